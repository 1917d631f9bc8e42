import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

const PICTURE = readFileSync(new URL('../site/public/apple-touch-icon.png', import.meta.url)).toString('base64')

test('a lesson is written with a pasted picture, looked at, saved, and read by visitors', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, '/admin/lesson')
  await page.getByRole('button', { name: '编辑：它是怎么接话的' }).click()
  const form = page.getByRole('dialog')
  const text = form.getByRole('textbox', { name: /课文/ })
  await text.fill('第一步。')
  await text.press('End')
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })])
  }, PICTURE)
  await text.press('Control+v')
  // Asked for at once, and Enter leads back into the text.
  await expect(form.getByRole('textbox', { name: /里有什么/ })).toBeFocused()
  await page.keyboard.type('图图在挥手')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(/^第一步。!\[图图在挥手\]\(\/storage\/.+\.png\)$/)
  await expect(text).toBeFocused()

  await text.press('Control+End')
  await form.getByRole('button', { name: '提示框' }).click()
  await page.getByRole('menuitem', { name: '试一试' }).click()
  await expect(text).toHaveValue(/\n\n> \[!TRY\]\n> 写在这里\n$/)
  await page.keyboard.type('换一张图')
  await page.keyboard.press('Control+z')
  await expect(text).not.toHaveValue(/换一张图/)
  await page.keyboard.press('Control+y')
  await expect(text).toHaveValue(/> 换一张图\n$/)

  await form.getByText('对照', { exact: true }).click()
  const preview = page.frameLocator('iframe[title="网站上的样子"]')
  await expect(preview.getByText('试一试')).toBeVisible()
  await expect(preview.getByRole('img', { name: '图图在挥手' })).toBeVisible()
  await form.getByRole('button', { name: '回到表单' }).click()
  await form.getByRole('button', { name: '发布改动' }).click()
  await expect(form).toBeHidden()

  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto('/course/ai-talk-with-assistants/what-an-assistant-does')
    await expect(visitor.getByRole('note')).toContainText('换一张图', { timeout: 500 })
  }).toPass()
  const picture = visitor.getByRole('img', { name: '图图在挥手' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
