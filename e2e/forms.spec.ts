import { expect } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

test('what was typed survives a reload, a missing tag is made in place, and nothing of the form is lost', async ({
  page,
}) => {
  await signIn(page, '/admin/course?quick_search=python-turtle-art')
  const edit = page.getByRole('button', { name: /^编辑：/ })
  await edit.click()
  const form = page.getByRole('dialog', { name: '编辑课程' })
  const subtitle = form.getByLabel('一句话介绍')
  await subtitle.fill('画一只会转圈的海龟')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved.')).length))
    .toBe(1)

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await edit.click()
  await expect(form.getByText(/填写过，还没有保存/)).toBeVisible()
  await expect(form.getByText('这台设备上留着：一句话介绍。')).toBeVisible()
  await form.getByRole('button', { name: '接着填写' }).click()
  await expect(subtitle).toHaveValue('画一只会转圈的海龟')

  await form.getByRole('tab', { name: '适合谁' }).click()
  const tags = form.getByRole('combobox', { name: '标签' })
  await tags.fill('海龟')
  await page.getByText('添加“海龟”').click()
  const second = page.getByRole('dialog', { name: '添加标签' })
  await expect(second.getByLabel('名称')).toHaveValue('海龟')
  await second.getByLabel('网址名').fill('turtle')
  await second.getByRole('button', { name: '保存', exact: true }).click()
  await expect(second).toBeHidden()
  await expect(form.getByTitle('海龟')).toBeVisible()
  await expect(tags).toBeFocused()

  await form.getByRole('button', { name: '发布改动' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: /海龟/ })).toContainText('海龟')
  await edit.click()
  await expect(subtitle).toHaveValue('画一只会转圈的海龟')
  await expect(form.getByText(/填写过，还没有保存/)).toBeHidden()
})

test('the tab key stays in a dialog over a form, and never gets under an open form', async ({ page }) => {
  await signIn(page, '/admin/bole')
  const edit = page.getByRole('button', { name: /^编辑：/ }).first()
  await edit.click()
  const form = page.getByRole('dialog', { name: '编辑伯乐' })
  const choose = form.getByRole('button', { name: '从附件库选择' }).first()
  await choose.click()
  const library = page.getByRole('dialog', { name: '从附件库选择' })
  const close = library.getByRole('button', { name: '取消' })
  await close.focus()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    // Between the last and the first the browser itself has it.
    await expect(page.locator(':focus').and(page.locator('body, [role=dialog] *'))).toHaveCount(
      await page.locator(':focus').count(),
    )
  }
  await expect(library.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(library).toBeHidden()
  await expect(choose).toBeFocused()

  // Behind what is asked first in the form stands the list, which is masked.
  await form.getByRole('button', { name: '关闭' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.shell-scroll:focus-within')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await edit.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.shell-scroll:focus-within')).toHaveCount(1)
})

test('on a telephone a calendar is in sight as a whole, with its times or with two months', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const isWhole = async () => {
    const box = (await page.locator('.ant-picker-dropdown').filter({ visible: true }).boundingBox())!
    return box.x >= 0 && box.x + box.width <= 390
  }
  await signIn(page, '/admin/good')
  await page.getByRole('button', { name: /^添加/ }).first().click()
  await page.getByRole('dialog', { name: '添加商品' }).getByLabel('开售时间').click()
  await expect(page.getByText('此刻')).toBeVisible()
  await expect.poll(isWhole).toBe(true)

  await page.goto('/admin/order')
  await page.getByRole('button', { name: '筛选' }).first().click()
  const from = page.getByRole('textbox', { name: '付款时间' })
  await from.click()
  await expect(page.getByRole('columnheader', { name: '日', exact: true }).first()).toBeVisible()
  await expect.poll(isWhole).toBe(true)
  // Chosen by clicks, the focus is where the keyboard goes on, and the calendar gone.
  const days = page.locator('.ant-picker-dropdown').filter({ visible: true }).getByRole('cell')
  await days.filter({ hasText: /^11$/ }).first().click()
  await days.filter({ hasText: /^13$/ }).first().click()
  await expect(page.locator('.ant-picker-dropdown').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.ant-picker-range input:focus')).toHaveValue(/-13$/)
})
