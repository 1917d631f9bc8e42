import { expect } from '@playwright/test'
import { sb3File } from '@tutu/learning/scratch/testing/make-project'
import { expectNoViolations, test } from './tutu-test.ts'

test('a visitor finds the two keys, sets the clock and hands a project on, all from the home page', async ({
  page,
}) => {
  await page.goto('/')
  const strips = page.locator('[data-play]')
  await expect(strips).toHaveCount(3)

  const keys = page.locator('[data-play="dazi"]')
  await keys.scrollIntoViewIfNeeded()
  await keys.getByRole('button', { name: 'J' }).click()
  await expect(keys.getByRole('status')).toContainText('找一找 F')
  for (const key of ['f', 'j', 'f', 'f', 'j', 'j']) await page.keyboard.press(key)
  await expect(keys.getByRole('status')).toContainText('都按对了')
  await keys.getByRole('button', { name: '再来一次' }).click()
  await expect(keys.getByRole('status')).toContainText('从 F 开始')

  const clock = page.locator('[data-play="clock"]')
  await clock.scrollIntoViewIfNeeded()
  const slider = clock.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuetext', '现在是 10:10')
  const dial = (await clock.locator('[data-dial]').boundingBox())!
  const [x, y] = [dial.x + dial.width / 2, dial.y + dial.height / 2]
  await page.mouse.move(x + 40, y - 30)
  await page.mouse.down()
  await page.mouse.move(x, y + 60)
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuetext', '现在是 10:30')
  await slider.fill('210')
  await expect(clock.getByRole('status')).toContainText('就是 3 点半')

  const drop = page.locator('[data-play="shtml"]')
  await drop
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') })
  await expect(drop.getByRole('status')).toContainText('不像 Scratch 作品')
  const project = { name: '小猫.sb3', mimeType: 'application/octet-stream', buffer: Buffer.from(sb3File()) }
  await drop.locator('input[type=file]').setInputFiles(project)
  await page.waitForURL('**/shtml')
  await expect(page.getByText('小猫', { exact: false }).first()).toBeVisible()
  // Once: whoever comes again by themselves begins with nothing.
  await page.reload()
  await expect(page.getByText('小猫', { exact: false })).toHaveCount(0)
})

for (const viewport of [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 1366, height: 650 },
])
  test(`Tutu does what three blocks say, within the first screen of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const address of ['/', '/?lang=en']) {
      await page.goto(address)
      await expect(page.locator('[data-first-program] [role="status"]')).toBeInViewport({ ratio: 1 })
    }
    const program = page.getByRole('group', { name: 'A small program for Tutu' })
    await program.getByRole('button', { name: 'hide' }).click()
    await expect(program.getByRole('button')).toHaveText(['', 'jump', 'turn', 'grow'], { useInnerText: true })
    await program.getByRole('button', { name: 'Run it' }).click()
    await expect(page.getByText('That is a program')).toBeVisible()
    await expectNoViolations(page)
  })

test('without script the home page tells of the tools and leads to them, with nothing dead on it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/?lang=en')
  await expect(page.getByRole('link', { name: 'Open Typing trainer' })).toHaveAttribute('href', '/dazi?lang=en')
  const toys = page.locator('[data-play], [data-first-program]')
  await expect(toys.locator('button, input').filter({ visible: true })).toHaveCount(0)
  await context.close()
})

test('on a phone its rows are gone along by keys too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const query of ['', '?lang=en']) {
    await page.goto(`/${query}`)
    await expectNoViolations(page)
  }
})
