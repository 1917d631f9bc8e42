import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { asAdmin } from './calls.ts'
import { ADMIN_PASSWORD } from './demo-folder.ts'
import { test } from './tutu-test.ts'

// A CDN that fetches what it has not from the site, on a port of its own and below a folder.
const FOLDER = '/tutu'
let cdn: Server
let host = ''

test.beforeAll(async ({ playwright, baseURL }) => {
  cdn = createServer(({ url = '', method, headers }, answer) => {
    if (!url.startsWith(`${FOLDER}/`)) return void answer.writeHead(404).end()
    const origin = new URL(url.slice(FOLDER.length), baseURL)
    const asked = request(origin, { method, headers: { ...headers, host: origin.host } }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    asked.on('error', () => answer.destroy()).end()
  }).listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  host = `127.0.0.1:${(cdn.address() as AddressInfo).port}`
  const api = await playwright.request.newContext({ baseURL })
  await setCdn(api, `http://${host}${FOLDER}`)
  await api.dispose()
})

test.afterAll(async ({ playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL })
  await setCdn(api, '')
  await api.dispose()
  cdn.closeAllConnections()
  cdn.close()
})

async function setCdn(api: APIRequestContext, cdn_url: string): Promise<void> {
  await (await asAdmin(api)).post('/admin/routine.config/edit', { cdn_url })
}

/** Where a page's files came from, and what the browser complained of. */
function watch(page: Page) {
  const seen = { cdn: [] as string[], elsewhere: [] as string[], problems: [] as string[] }
  page.on('response', (response) => {
    if (!['script', 'stylesheet', 'image', 'font'].includes(response.request().resourceType())) return
    const isOurs = response.url().startsWith(`http://${host}${FOLDER}/`) && response.ok()
    const isPicture = /^(data|blob):/.test(response.url())
    if (!isPicture) (isOurs ? seen.cdn : seen.elsewhere).push(response.url())
  })
  page.on('console', (message) => message.type() === 'error' && seen.problems.push(message.text()))
  page.on('pageerror', (error) => seen.problems.push(String(error)))
  return seen
}

test('the home page loads styles, script and pictures from the CDN, at once after it was set', async ({ page }) => {
  const seen = watch(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  // Covers are fetched where one gets near them.
  await page.locator('main img').first().scrollIntoViewIfNeeded()
  for (const kind of ['.css', '.js', '.svg'])
    await expect.poll(() => seen.cdn.some((url) => url.endsWith(kind)), { message: kind }).toBe(true)
  expect(seen).toMatchObject({ elsewhere: [], problems: [] })
})

test.describe('kept', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const path of ['/clock', '/dazi', '/shtml']) {
    test(`${path} hydrates with scripts of the CDN, and works without a network`, async ({ page, context }) => {
      const seen = watch(page)
      const isHydrated = () => page.evaluate(() => '__reactRouterDataRouter' in window)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect.poll(isHydrated).toBe(true)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      const isKept = () => page.evaluate((kept) => caches.match(kept).then((answer) => answer !== undefined), path)
      await expect.poll(isKept).toBe(true)
      expect(seen).toMatchObject({ elsewhere: [], problems: [] })
      await context.setOffline(true)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.goto(path)
      await expect.poll(isHydrated).toBe(true)
      expect(errors).toEqual([])
    })
  }
})

test('the back office loads all its scripts from the CDN', async ({ page }) => {
  const seen = watch(page)
  await page.goto('/admin/login')
  await page.locator('input[name="username"]').fill('admin')
  await page.locator('input[name="password"]').fill(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto('/admin/course', { waitUntil: 'networkidle' })
  await expect(page.getByRole('table').first()).toBeVisible()
  const scripts = (urls: readonly string[]) => urls.filter((url) => /\.(js|css)(\?|$)/.test(url))
  expect(scripts(seen.elsewhere)).toEqual([])
  expect(scripts(seen.cdn).length).toBeGreaterThan(10)
  expect(seen.problems).toEqual([])
})
