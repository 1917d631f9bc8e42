import { expect } from '@playwright/test'
import { expectNoViolations, signIn, test } from './tutu-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// A day's work in lists: what one decides by is in sight, many rows are changed at once, and what belongs to a record is beside it.

test('many rows are changed at once, looked at beforehand, and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, '/admin/courseCategory')
  const rows = page.locator('.ant-table-tbody tr.ant-table-row')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  await expectNoViolations(page)
  await page.getByRole('checkbox', { name: /全选|选择全部/ }).check()
  await page.getByRole('button', { name: '批量修改' }).click()
  const dialog = page.getByRole('dialog', { name: '批量修改' })
  await dialog.getByLabel('要改的内容').click()
  await page.getByText('公开', { exact: true }).last().click()
  await page.keyboard.press('Escape')
  const shown = dialog.getByRole('switch', { name: '公开' })
  if ((await shown.getAttribute('aria-checked')) === 'true') await shown.click()
  await dialog.getByRole('button', { name: '预览修改' }).click()
  await expect(dialog.getByText(`将修改 ${count} 条`)).toBeVisible()
  await dialog.getByRole('button', { name: `修改 ${count} 条` }).click()
  await expect(page.getByText(`已修改 ${count} 条`)).toBeVisible()
  await expect(rows.getByRole('switch', { checked: false })).toHaveCount(count)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(rows.getByRole('switch', { checked: true })).toHaveCount(count)
})

test('a course opens by a click and shows its lessons, where one is added in place', async ({ page }) => {
  await signIn(page, '/admin/course?quick_search=cpp-first-steps')
  await page
    .locator('.ant-table-tbody tr.ant-table-row')
    .first()
    .click({ position: { x: 60, y: 8 } })
  const form = page.getByRole('dialog').first()
  await expect(form.getByLabel('课程名')).toBeVisible()
  await form.getByText('课时', { exact: true }).first().click()
  await expect(form.getByRole('row').nth(1)).toBeVisible()
  await form.getByRole('button', { name: '添加课时' }).click()
  const lesson = page.getByRole('dialog').last()
  await lesson.getByLabel('课时名').fill('番外：再玩一次')
  await expect(lesson.getByLabel('网址名')).not.toHaveValue('')
  await lesson.getByLabel('摘要').fill('把学过的再玩一遍')
  await lesson.getByRole('textbox', { name: '课文' }).fill('来玩吧。')
  await lesson.getByRole('button', { name: '存草稿', exact: true }).click()
  await expect(form.getByRole('row').filter({ hasText: '番外：再玩一次' })).toContainText('未发布')
})

test('a row goes to its place by number, typed and taken by Enter', async ({ page }) => {
  await signIn(page, '/admin/tag')
  const menus = page.getByRole('button', { name: /^更多操作：/ })
  const first = String(await menus.first().getAttribute('aria-label'))
  await menus.first().click()
  await page.getByText('移到第几位…', { exact: true }).click()
  await expect(page.getByRole('spinbutton')).toBeFocused()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(menus.nth(2)).toHaveAttribute('aria-label', first)
})
