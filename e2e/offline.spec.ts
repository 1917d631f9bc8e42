import { expect, type Page } from '@playwright/test'
import { test } from './tutu-test.ts'

test.use({ serviceWorkers: 'allow' })

/** Until the service worker has kept the page and all its files. */
async function untilKept(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate((kept) => caches.match(kept).then((answer) => answer !== undefined), path))
    .toBe(true)
}

function scopes(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
}

const TOOLS = ['/clock', '/dazi', '/shtml', '/super']

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
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
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

const LESSON = '/course/scratch-hide-and-seek/rabbit-says-hello'

/** Whether the page has its style sheet: its body is not as wide as a browser makes it by itself. */
function isStyled(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.body).margin === '0px')
}

test('home and a lesson that was read open without a network, whole, in their language', async ({ page, context }) => {
  await page.goto(`${LESSON}?lang=en`)
  await untilKept(page, `${LESSON}?lang=en`)
  await untilKept(page, '/?lang=en')
  await context.setOffline(true)
  await page.goto(`${LESSON}?lang=en&utm_source=class`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rabbit Says Hello')
  await expect(page.locator('.scratch .block')).toHaveCount(4)
  expect(await isStyled(page)).toBe(true)
  await page.locator('header a.brand').click()
  await expect(page).toHaveURL('/?lang=en')
  expect(await isStyled(page)).toBe(true)
  const broken = () =>
    page.evaluate(() => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length)
  await expect.poll(broken).toBe(0)
})

test('the Scratch project of a lesson plays without a network once one was played', async ({ page, context }) => {
  const lesson = '/course/scratch-hide-and-seek/now-you-see-me?lang=en'
  const piece = page.locator('.piece')
  const stage = piece.frameLocator('iframe').frameLocator('iframe').locator('canvas').first()
  const play = piece.getByRole('button', { name: 'Play it first' })
  await page.goto(lesson)
  await untilKept(page, lesson)
  await context.setOffline(true)
  await play.click()
  await expect(piece.getByRole('status')).toHaveText('It could not be loaded. Check the network and press again.')
  await context.setOffline(false)
  await play.click()
  await expect(stage).toBeVisible()
  await untilKept(page, '/player?lang=en')
  await context.setOffline(true)
  await page.goto(lesson)
  await play.click()
  await expect(stage).toBeVisible()
})

test('in place of other pages stands one that lists what can be opened; back online the page comes by itself', async ({
  page,
  context,
}) => {
  await page.goto('/clock')
  await untilKept(page, '/clock')
  await page.goto(LESSON)
  await untilKept(page, LESSON)
  await context.setOffline(true)
  // The browser tells its worker a moment later than the page.
  await expect(async () => {
    await page.goto('/courses?category=python')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('现在没有连上网', { timeout: 1000 })
  }).toPass()
  expect(await isStyled(page)).toBe(true)
  const list = page.getByRole('region', { name: '这台设备上读过的课，现在也能读' })
  await expect(list.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('link', { name: '图图时钟' })).toBeVisible()
  await list.getByRole('link').click()
  await expect(page).toHaveURL(LESSON)
  await expect(page.locator('.scratch').first()).toBeVisible()
  await page.goto('/courses?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  // Read in Chinese only: the tool's English name is known, the lesson's is not, and is read out as what it is.
  await expect(page.getByRole('link', { name: 'Tutu Clock' })).toHaveAttribute('href', '/clock')
  await expect(page.locator('[data-kept=reading] a')).toHaveAttribute('lang', 'zh-CN')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a course you like')
})

test('a lesson that is gone is not kept', async ({ page }) => {
  await page.goto(LESSON)
  await untilKept(page, LESSON)
  const gone = '/course/scratch-hide-and-seek/never-there'
  await page.evaluate(async (path) => {
    const cache = await caches.open('tutu-tools')
    await cache.put(path, new Response('<h1>old</h1>', { headers: { 'content-type': 'text/html' } }))
  }, gone)
  await page.goto(gone)
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then((kept) => kept === undefined), gone))
    .toBe(true)
})

test('one worker looks after the site; of the back office, of calls and of lists nothing is kept', async ({ page }) => {
  await page.goto('/tool')
  await untilKept(page, '/tool')
  expect(await scopes(page)).toEqual(['/'])
  await page.goto('/courses')
  await page.evaluate(() => fetch('/api/course/index'))
  await page.goto('/admin/login')
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  // What kept pages are made of; covers that other journeys have sent stand among it.
  const pages = new Set(kept.filter((path) => !/^\/(assets|static|storage)\//.test(path)))
  expect([...pages].toSorted()).toEqual(['/', '/offline', '/tool'])
  expect(kept.filter((path) => path.startsWith('/admin'))).toEqual([])
})

test('workers that tools registered for themselves are gone', async ({ page }) => {
  await page.goto('/clock')
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { scope: '/clock' }).then(() => undefined))
  await page.reload()
  await expect.poll(() => scopes(page)).toEqual(['/'])
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
