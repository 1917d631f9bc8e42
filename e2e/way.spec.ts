import { expect } from '@playwright/test'
import { test } from './tutu-test.ts'

test('a visitor wanders over the map, answers three questions, opens step pictures and searches everything', async ({
  page,
}) => {
  await page.goto('/way')
  const view = page.locator('[data-map-view]')
  const width = () => page.locator('[data-map-picture]').evaluate((picture) => picture.clientWidth)
  const before = await width()
  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(width).toBeGreaterThan(before)
  await view.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await page.getByRole('button', { name: '看整张图' }).click()
  await expect(page.locator('.way-place')).not.toHaveCount(0)

  await page.getByLabel('几岁了？').selectOption('12')
  await page.getByText('写过代码').click()
  await page.getByRole('button', { name: '帮我找' }).click()
  await expect(page).toHaveURL(/age=12/)
  await expect(page.getByRole('heading', { name: '适合你的三站' })).toBeVisible()

  await page.goto('/tutu')
  await page.getByRole('link', { name: 'Python' }).first().click()
  await page.getByRole('link', { name: '海龟画星星' }).click()
  await page.getByRole('link', { name: /第 1 步的图/ }).click()
  const box = page.locator('dialog.light-box')
  await expect(box).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('2 / 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(page.getByRole('link', { name: /第 1 步的图/ })).toBeFocused()
})

for (const [words, found] of [
  ['我想做游戏', '小游戏'],
  ['兔子 游戏', '躲猫猫'],
  ['循环', '循环'],
  ['loop', '循环'],
  ['乌龟', '海龟'],
  ['youxi', '游戏'],
  ['pyhton', 'Python'],
] as const)
  test(`one search over everything finds what “${words}” means`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: '搜索', exact: true }).click()
    await page.getByRole('searchbox').fill(words)
    await expect(page.locator('[data-results] .found').filter({ hasText: found }).first()).toBeVisible()
  })
