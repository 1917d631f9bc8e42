import { expect } from '@playwright/test'
import { EDITOR_PASSWORD, makeEditor } from './editor.ts'
import { signIn, test } from './tutu-test.ts'

// The same rows each morning: conditions are built once, saved as a view, begun with, and shared with a colleague.

test('an OR filter is built, saved as a view, begun with, and shared', async ({ page, request, browser, origin }) => {
  const colleague = await makeEditor(request)
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page, '/admin/course')
  const rows = page.locator('.ant-table-tbody tr.ant-table-row')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()

  await page.getByRole('button', { name: '筛选', exact: true }).click()
  await page.getByRole('button', { name: '更多条件…' }).click()
  const dialog = page.getByRole('dialog', { name: '更多条件' })
  await dialog.getByText('任一', { exact: true }).click()
  for (const [index, slug] of ['python-turtle', 'cpp-first-steps'].entries()) {
    if (index > 0) await dialog.getByRole('button', { name: '添加条件', exact: true }).click()
    await dialog.getByRole('combobox', { name: `条件 ${index + 1} · 字段` }).click()
    await page.keyboard.type('网址名')
    await page.keyboard.press('Enter')
    await dialog.getByLabel(`条件 ${index + 1} · 值`).fill(slug)
  }
  await dialog.getByRole('button', { name: '筛选', exact: true }).click()
  await expect(page.getByRole('group', { name: '筛选条件' })).toContainText('或')
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)

  const name = `两门 ${colleague}`
  await page.getByRole('button', { name: '视图', exact: true }).click()
  await page.getByRole('menuitem', { name: '另存为视图…' }).click()
  const saving = page.getByRole('dialog', { name: '另存为视图' })
  await saving.getByLabel('名称').fill(name)
  await saving.getByRole('checkbox', { name: '我打开列表时用它' }).check()
  await saving.getByRole('button', { name: '保存' }).click()
  const button = page.getByRole('button', { name })
  await expect(button).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/course\?view=\d+$/)
  const link = page.url()

  await page.goto('/admin/course')
  await expect(button).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByTitle('按课程名排序').click()
  await expect(button).toContainText('已改动')
  await button.click()
  await page.getByRole('menuitem', { name: '放弃改动' }).click()
  await expect(button).not.toContainText('已改动')

  await button.click()
  await page.getByRole('menuitem', { name: '改名、共享…' }).click()
  const sharing = page.getByRole('dialog', { name: `视图“${name}”` })
  await expect(sharing.getByLabel('名称')).toBeFocused()
  await sharing.getByLabel('共享给').click()
  await page.keyboard.type(colleague)
  await page.keyboard.press('Enter')
  await sharing.getByRole('checkbox', { name: '组里的成员' }).check()
  await sharing.getByRole('button', { name: '保存' }).click()
  await expect(sharing).toBeHidden()

  const other = await browser.newContext({ baseURL: origin })
  const theirs = await other.newPage()
  await signIn(theirs, '/admin/course', { username: colleague, password: EDITOR_PASSWORD })
  const theirRows = theirs.locator('.ant-table-tbody tr.ant-table-row')
  await expect(theirs.getByRole('button', { name })).toBeVisible()
  await expect(theirRows).toHaveCount(2)
  await theirs.getByRole('button', { name }).click()
  await expect(theirs.getByRole('menuitem', { name: '打开列表时用它' })).toBeVisible()
  await expect(theirs.getByRole('menuitem', { name: '删除视图' })).toHaveCount(0)
  await theirs.getByRole('menuitem', { name: '不用视图' }).click()
  await expect(theirRows).toHaveCount(count)
  await theirs.goto(link)
  await expect(theirRows).toHaveCount(2)
  await other.close()

  await button.click()
  await page.getByRole('menuitem', { name: '删除视图' }).click()
  await page
    .getByRole('dialog', { name: `删除视图“${name}”？` })
    .getByRole('button', { name: '删除视图' })
    .click()
  await expect(rows).toHaveCount(count)
})
