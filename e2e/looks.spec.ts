import { expect, type Page } from '@playwright/test'
import { axe, signIn, test } from './tutu-test.ts'

// A list is looked at as cards or by the month, and is the same list.

async function expectAccessible(page: Page) {
  // antd's row that only measures is inert, which axe does not look at.
  const screen = axe(page).include('.resource-screen').exclude('.ant-table-measure-row')
  const { violations } = await screen.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([])
  // Nothing of the page, its tabs included, stands outside of its landmarks.
  const { violations: outside } = await axe(page).withRules(['region']).analyze()
  expect(outside.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)))).toEqual([])
}

test('courses are looked at as cards and by the month, and so the next time', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page, '/admin/course?quick_search=python')
  const row = page.locator('.ant-table-tbody tr.ant-table-row').first()
  await expect(row).toBeVisible()
  await expect(page.getByText(/^全部 \d+ 条合计$/)).toBeVisible()
  await expectAccessible(page)
  // In the system's own colours, too, one sees where one is.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('menuitem', { name: '课程', exact: true })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('tab', { name: '课程', exact: true })).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: null })

  await page.getByTitle('卡片').click()
  const cards = page.locator('.card')
  await expect(cards.first()).toBeVisible()
  await expect(page).toHaveURL(/quick_search=python.*as=cards/)
  await expectAccessible(page)
  await cards.first().getByRole('checkbox').check()
  await expect(page.getByText('已选 1 条')).toBeVisible()
  await cards.first().click({ position: { x: 120, y: 60 } })
  await expect(page.getByRole('dialog').getByLabel('课程名')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByTitle('日历').click()
  const entries = page.locator('.calendar-entry')
  await expect(entries.first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '上个月' }).click()
  await expect(page.getByText('这个月 0 条')).toBeVisible()
  await page.goBack()
  await expect(entries.first()).toBeVisible()

  await page.goto('/admin/course')
  await expect(entries.first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.calendar-days .calendar-entry').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByTitle('表格').click()
  await expect(row).toBeVisible()
})
