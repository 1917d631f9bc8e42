import { expect, type Page } from '@playwright/test'
import { test } from './tutu-test.ts'

// Tests are handed one page after the other: what one leaves in it, the next must not find. In the order they stand in.

let used: Page | undefined

test.describe.configure({ mode: 'serial' })

test('a test leaves all that can be left', async ({ page, context }) => {
  used = page
  await page.setViewportSize({ width: 390, height: 844 })
  await context.route('**/api/**', (route) => route.abort())
  await page.route('**/courses', (route) => route.fulfill({ body: 'not the site' }))
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/tool')
  await page.mouse.move(100, 100)
  await page.evaluate(async () => {
    // Kept on leaving, as pages keep what was written.
    addEventListener('pagehide', () => localStorage.setItem('late', '1'))
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    document.cookie = 'left=1; path=/'
    window.name = 'left'
    await (await caches.open('left')).put('/left', new Response('1'))
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve))
    await (await navigator.storage.getDirectory()).getFileHandle('left', { create: true })
  })
  await (await context.newPage()).goto('/tool')
})

test('the next one, in the same page, finds nothing of it', async ({ page, context }) => {
  expect(page).toBe(used)
  expect(context.pages()).toEqual([page])
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 })
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left = await page.evaluate(async () => {
    const folder: string[] = []
    const root = (await navigator.storage.getDirectory()) as unknown as { keys(): AsyncIterable<string> }
    for await (const name of root.keys()) folder.push(name)
    return [
      Object.keys(localStorage).filter((key) => /left|late/.test(key)),
      sessionStorage.getItem('left'),
      document.cookie,
      window.name,
      await caches.keys(),
      (await indexedDB.databases()).map(({ name }) => name),
      folder,
      confirm('Nobody says yes to this'),
      history.length,
      document.querySelectorAll('a:hover, button:hover').length,
      await fetch('/api/course/index').then(({ ok }) => ok),
    ]
  })
  // Where it was handed out, and the page.
  expect(left).toEqual([[], null, '', '', [], [], [], false, 2, 0, true])
})

const stays: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a clock': (page) => page.clock.install({ time: new Date(2001, 1, 1) }),
  'a script': (page) => page.addInitScript(() => Object.assign(globalThis, { left: 1 })),
  'no network': (page) => page.context().setOffline(true),
  'another medium': (page) => page.emulateMedia({ media: 'print' }),
}
for (const [name, leave] of Object.entries(stays)) {
  test(`after ${name}`, async ({ page }) => {
    used = page
    await leave(page)
  })

  test(`another page is handed out after ${name}`, async ({ page }) => {
    expect(used).toBeDefined()
    expect(page).not.toBe(used)
    await page.goto('/tool')
    const now = () => [new Date().getFullYear() > 2001, 'left' in globalThis, matchMedia('print').matches]
    expect(await page.evaluate(now)).toEqual([true, false, false])
  })
}
