import { expect } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

// Work that cannot be lost: what was deleted comes back, and an older text over a newer one.

test('a tag that was deleted by mistake comes back with a press, and stands on its courses again', async ({ page }) => {
  await signIn(page, '/admin/tag')
  const row = page.getByRole('row', { name: /故事/ })
  // Whoever presses before it is known what else is touched is asked once more.
  const remove = async () => {
    await row.getByRole('button', { name: '删除：故事' }).click()
    await expect(page.getByText(/“故事”正被 \d+ 条课程使用，会从它们的“标签”里去掉/)).toBeVisible()
    await page.getByRole('button', { name: '删除', exact: true }).click()
  }
  await remove()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(row).toBeVisible()

  // By the keyboard too, and a second time from the recycle bin.
  for (const way of ['keyboard', 'bin']) {
    await remove()
    await expect(page.getByRole('button', { name: '撤销' })).toBeVisible()
    await expect(row).toBeHidden()
    if (way === 'keyboard') await page.keyboard.press('Control+z')
    else {
      await page.goto('/admin/security/dataRecycleLog')
      await page.getByRole('button', { name: '查看内容：故事' }).click()
      await expect(page.getByRole('dialog').getByText('story', { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '还原：故事' }).click()
      await expect(page.getByRole('row', { name: /故事/ })).toBeHidden()
      await page.goto('/admin/tag')
    }
    await expect(row).toBeVisible()
  }
  await row.getByRole('button', { name: '删除：故事' }).click()
  await expect(page.getByText(/“故事”正被 \d+ 条课程使用/)).toBeVisible()
})

test('an older version of a course goes over a newer one, and visitors see it', async ({ page, context }) => {
  const visitor = await context.newPage()
  await visitor.goto('/course/python-turtle-art')
  const before = await visitor.getByRole('heading', { level: 1 }).textContent()

  await signIn(page, '/admin/course?quick_search=python-turtle-art')
  await page.getByRole('button', { name: /^编辑：/ }).click()
  const title = page.getByRole('textbox', { name: /课程名/ })
  await title.fill('改错了的标题')
  await page.getByRole('button', { name: '发布改动' }).click()
  await expect(page.getByRole('row', { name: /改错了的标题/ })).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('改错了的标题', { timeout: 500 })
  }).toPass()

  await page.getByRole('button', { name: '编辑：改错了的标题' }).click()
  await page.getByText('历史', { exact: true }).click()
  await expect(page.locator('ins').first()).toBeVisible()
  await page.getByRole('button', { name: '还原到修改之前' }).first().click()
  await page.getByRole('tooltip').getByRole('button', { name: '还原到修改之前' }).click()
  // The newest entry is the way back.
  await expect(page.locator('.row-history > li').first().locator('del').first()).toContainText('改')
  await page.getByRole('radiogroup', { name: '视图' }).getByText('内容').click()
  await expect(title).toHaveValue(String(before))
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(String(before), { timeout: 500 })
  }).toPass()
})
