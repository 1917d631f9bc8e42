import { expect, type Locator, type Page } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

// Rows from a file: its mistakes are mended before anything is stored, and what is under way goes on by itself. New tags
// stand last (权重 0), where no other journey looks.

const HEADINGS = '名称 (zh-cn),名称 (en),短名,颜色,权重'

function tags(count: number, colourOf: (at: number) => string): Buffer {
  const lines = Array.from(
    { length: count },
    (_, at) => `导入${at},Import ${at},import-${count}-${at},${colourOf(at)},0`,
  )
  return Buffer.from(`\uFEFF${[HEADINGS, ...lines].join('\r\n')}\r\n`)
}

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '导入', exact: true }).click()
  return page.getByRole('dialog', { name: '导入标签' })
}

async function choose(drawer: Locator, name: string, buffer: Buffer): Promise<void> {
  await expect(drawer.getByRole('heading', { name: '选择文件' })).toBeVisible()
  await drawer.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expect(drawer.getByRole('heading', { name: `文件：${name}` })).toBeVisible()
}

test('mistakes of a file are shown and mended, and then all of it comes in', async ({ page }) => {
  await signIn(page, '/admin/tag?quick_search=import-3-')
  const drawer = await openImport(page)
  await choose(
    drawer,
    '标签.csv',
    tags(3, (at) => (at === 1 ? '大红' : '#2b8a5b')),
  )

  // What the headings do not say is chosen: it holds on for the mended file.
  await expect(drawer.getByText('新记录还必须有：网址名。没有列对应它们，这样的行会算错误。')).toBeVisible()
  await drawer.getByRole('combobox', { name: '“短名”对应的字段' }).click()
  await page.getByRole('option', { name: '网址名' }).or(page.getByTitle('网址名')).last().click()
  await drawer.getByRole('button', { name: '开始检查' }).click()
  await expect(drawer.getByText('1 行有错，改好以后才能导入').first()).toBeVisible()
  await expect(drawer.getByRole('row', { name: /^3 颜色 大红/ })).toBeVisible()
  const saving = page.waitForEvent('download')
  await drawer.getByRole('button', { name: '下载错误列表' }).click()
  expect((await saving).suggestedFilename()).toBe('标签-错误.csv')

  await drawer.getByRole('button', { name: '选择改好的文件' }).click()
  await choose(
    drawer,
    '标签改好.csv',
    tags(3, () => '#2b8a5b'),
  )
  await expect(drawer.getByText('列的对应和选项沿用了“标签.csv”的，因为列名相同。')).toBeVisible()
  await drawer.getByRole('button', { name: '开始检查' }).click()
  await drawer.getByRole('button', { name: '导入 3 条标签' }).click()
  await expect(drawer.getByText('新增 3，修改 0，0 行不变。').first()).toBeVisible()
  await drawer.getByRole('button', { name: '关闭' }).last().click()
  await expect(page.getByRole('row', { name: /import-3-/ })).toHaveCount(3)

  // It was the wrong file after all: all of it goes at once, once it is said what that is.
  // Opened at once it would show its end still; later on that is among the imports before.
  await page.reload()
  await openImport(page)
  await drawer.getByRole('button', { name: '打开：标签改好.csv' }).click()
  await drawer.getByRole('button', { name: '撤销这次导入' }).click()
  await expect(page.getByText('新增的 3 条标签会移到回收站，可以从那里还原。')).toBeVisible()
  await page.getByRole('dialog').last().getByRole('button', { name: '撤销这次导入' }).click()
  await expect(drawer.getByText('新增的 3 条标签已删除。').first()).toBeVisible()
  await drawer.getByRole('button', { name: '关闭' }).last().click()
  await expect(page.getByRole('row', { name: /import-3-/ })).toHaveCount(0)
})

test('an import that is under way goes on when its drawer is closed, and can be cancelled', async ({ page }) => {
  await signIn(page, '/admin/tag')
  const drawer = await openImport(page)
  await choose(
    drawer,
    '很多标签.csv',
    tags(20_000, () => '#2b8a5b'),
  )
  await drawer.getByRole('combobox', { name: '“短名”对应的字段' }).click()
  await page.getByRole('option', { name: '网址名' }).or(page.getByTitle('网址名')).last().click()
  await drawer.getByRole('button', { name: '开始检查' }).click()
  await expect(drawer.getByText(/^已读 [\d,]+ 行$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('“很多标签.csv”在后台继续，完成后会告诉你')).toBeVisible()
  await expect(drawer).toBeHidden()

  // The page may be left, too.
  await page.reload()
  await openImport(page)
  await expect(drawer.getByText(/很多标签\.csv/).first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: '导入 20000 条标签' })).toBeVisible()
  await drawer.getByRole('button', { name: '导入 20000 条标签' }).click()
  await expect(drawer.getByText(/ \/ 20,000 行$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await openImport(page)
  await drawer.getByRole('button', { name: '取消导入' }).click()
  await expect(drawer.getByText('导入已取消，没有保存任何内容').first()).toBeVisible()
  await page.goto('/admin/tag?quick_search=import-20000-')
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
})
