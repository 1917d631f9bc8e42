import { expect, type Page, test } from '@playwright/test'

/** Until the service worker has kept the page and all its files. */
async function untilKept(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate((kept) => caches.match(kept).then((answer) => answer !== undefined), path), {
      timeout: 30_000,
    })
    .toBe(true)
}

function scopes(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
}

const TOOLS = ['/clock', '/dazi', '/shtml']

for (const path of TOOLS) {
  test(`${path} works without a network once it was opened`, async ({ page, context }) => {
    const errors: string[] = []
    await page.goto(path)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await untilKept(page, path)
    await context.setOffline(true)
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
    // A page that hydrated knows its router.
    await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
    expect(errors).toEqual([])
  })
}

test('the clock offline: a bookmark, another mode, a countdown that rings', async ({ page, context }) => {
  await page.goto('/clock?lang=en')
  await untilKept(page, '/clock?lang=en')
  await context.setOffline(true)
  await page.goto('/clock?mode=countdown&t=2&lang=en')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('timer')).toHaveText('Time is up')
  await page.getByRole('link', { name: 'Learn' }).click()
  await expect(page.getByRole('slider', { name: 'Turn the hands' })).toBeVisible()
})

test('online the newest page is shown, never the kept one', async ({ page }) => {
  await page.goto('/clock')
  await untilKept(page, '/clock')
  await page.evaluate(async () => {
    const cache = await caches.open('tutu-tools')
    await cache.put('/clock', new Response('<h1>old</h1>', { headers: { 'content-type': 'text/html' } }))
  })
  await page.goto('/clock')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('图图时钟')
})

test('only tool pages register the service worker, and nothing else is kept', async ({ page }) => {
  await page.goto('/courses')
  await page.waitForLoadState('load')
  expect(await scopes(page)).toEqual([])
  await page.goto('/tool')
  await untilKept(page, '/tool')
  expect(await scopes(page)).toEqual(['/tool'])
  await page.goto('/courses')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.goto('/admin/login')
  const kept = await page.evaluate(async () => {
    const requests = await (await caches.open('tutu-tools')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/tool'])
})

test('the page of the tools sends no React and leads to each of them', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/tool')
  for (const path of TOOLS) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible()
  expect(scripts.filter((url) => !url.endsWith('/sw.js'))).toHaveLength(1)
  await page.getByRole('link', { name: '图图时钟' }).click()
  await expect(page).toHaveURL(/\/clock$/)
})
