import { expect } from '@playwright/test'
import { test } from './tutu-test.ts'

// Readers who set their browser's letters to twice the size, on a phone: every line can be read without moving sideways.

const PAGES = [
  '/',
  '/courses',
  '/course/python-turtle-art',
  '/work',
  '/subscribe',
  '/about/jobs',
  '/nowhere',
  '/clock',
  '/rest',
  '/offline',
]

test('pages fit a phone with letters of twice the size, in both languages', async ({ context }) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const wider: string[] = []
  for (const path of PAGES)
    for (const language of ['', '?lang=en']) {
      await page.goto(path + language)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 1) wider.push(`${path}${language}: ${over} px`)
    }
  expect(wider).toEqual([])
})

test('on a laptop whose window is magnified four times the header goes with the page, and no page is wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 341, height: 163 })
  const wider: string[] = []
  for (const path of [
    ...PAGES,
    '/clock?mode=exercise&level=1',
    '/dazi',
    '/super',
    '/user/login',
    '/user/reg',
    '/guardian',
  ]) {
    await page.goto(path)
    if (path.includes('level')) await expect(page.locator('.clock-question-face')).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 1) wider.push(`${path}: ${over} px`)
  }
  expect(wider).toEqual([])
  await page.goto('/courses')
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 400))
  await expect(header).not.toBeInViewport()
})

test('the open menu and the reading settings end within a phone whose letters are twice as large', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto('/?lang=en')
  const header = page.getByRole('banner')
  const bottom = (await header.boundingBox())!.height
  for (const [opener, panel] of [
    ['Menu', '.phone-menu-panel'],
    ['Text size and spacing', '.reading-panel'],
  ] as const) {
    await header.getByLabel(opener, { exact: true }).click()
    const box = (await page.locator(panel).boundingBox())!
    expect(box.y, panel).toBeGreaterThanOrEqual(bottom - 2)
    expect(box.y + box.height, panel).toBeLessThanOrEqual(844)
  }
})
