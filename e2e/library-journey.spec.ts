import { expect, type Locator } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

/** Lets a drawn picture fall onto an element, as a person's hand would. */
async function dropPicture(target: Locator, name: string): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(async (called) => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 400
    const context = canvas.getContext('2d')!
    context.fillStyle = '#2b8a5b'
    context.fillRect(0, 0, 800, 400)
    context.fillStyle = '#fff'
    context.fillRect(600, 100, 100, 100)
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes!], called, { type: 'image/png' }))
    return transfer
  }, name)
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer })
}

test('a picture is dropped into a folder, used, found where it is used, cut, and comes back as it was', async ({
  page,
}) => {
  await signIn(page, '/admin/routine/attachment')

  // A folder is made, and what falls anywhere on the screen goes into it.
  await page.getByRole('button', { name: '新建文件夹' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('名称').fill('封面图')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(form).toBeHidden()
  const places = page.getByRole('navigation', { name: '位置' })
  await places.getByRole('button', { name: /^封面/ }).click()
  await expect(page).toHaveURL(/folder_id=\d+/)
  await expect(page.getByText('“封面图”里还没有文件，拖到这里就会上传进来')).toBeVisible()
  await dropPicture(page.getByRole('group', { name: '附件库' }), 'leaf.png')
  const card = page.getByRole('listitem').filter({ hasText: 'leaf.png' })
  await expect(card.getByText('没有用到')).toBeVisible()
  await expect(places.getByRole('button', { name: /^封面/ })).toContainText('1')

  // A form finds it in its folder.
  await page.goto('/admin/course?quick_search=cpp-sorting-and-searching')
  await page.getByRole('button', { name: /^编辑：/ }).click()
  const course = page.getByRole('dialog')
  await course.getByRole('button', { name: '从附件库选择 · 封面' }).click()
  const library = page.getByRole('dialog', { name: '从附件库选择' })
  await library.getByRole('combobox', { name: '文件夹' }).click()
  await page
    .getByRole('option', { name: '封面图' })
    .or(page.locator('.ant-select-item-option', { hasText: '封面图' }))
    .last()
    .click()
  await library.getByRole('button', { name: '选择：leaf.png' }).click()
  await library.getByRole('button', { name: '使用这个文件' }).click()
  await course.getByRole('button', { name: '发布改动' }).click()
  await expect(course).toBeHidden()

  // It is no longer among what nothing uses, and says which record uses it.
  await page.goto('/admin/routine/attachment')
  await places.getByRole('button', { name: '没有用到' }).first().click()
  await expect(page.getByRole('button', { name: '详情：leaf.png' })).toHaveCount(0)
  await places.getByRole('button', { name: /^封面/ }).click()
  await page.getByRole('button', { name: '详情：leaf.png' }).first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link', { name: /^课程 · / })).toHaveAttribute('href', /\/admin\/course\?open=\d+/)

  // Cut to a square, it is a square where visitors see it; its original comes back.
  await panel.getByRole('button', { name: '裁剪、旋转' }).click()
  const editor = page.getByRole('dialog', { name: '裁剪和旋转 · leaf.png' })
  await expect(editor.getByAltText('leaf.png')).toBeVisible()
  await editor.getByText('1:1').click()
  await editor.getByRole('button', { name: '保存图片' }).click()
  await expect(page.getByText('图片已更新，原图保留着')).toBeVisible()
  const visitor = await page.context().newPage()
  const sizeOnPage = async () => {
    await visitor.goto('/courses?category=cpp')
    const card = visitor.locator('.course-card', { has: visitor.locator('[href$="/cpp-sorting-and-searching"]') })
    const cover = card.locator('img.course-card-cover')
    return [await cover.getAttribute('width'), await cover.getAttribute('height')]
  }
  await expect.poll(sizeOnPage).toEqual(['400', '400'])

  await page.getByRole('button', { name: '详情：leaf.png' }).first().click()
  await page.getByRole('button', { name: '裁剪、旋转' }).click()
  await editor.getByRole('button', { name: '恢复原图' }).click()
  await editor.getByRole('button', { name: '保存图片' }).click()
  await expect(page.getByText('已恢复原图')).toBeVisible()
  await expect.poll(sizeOnPage).toEqual(['800', '400'])
})
