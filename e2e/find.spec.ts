import { expect } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

// A day in the back office without the menu: everything is found by what it is called.

test('what one looks for is found by pinyin, initials and words, and opens where one goes on', async ({ page }) => {
  await signIn(page, '/admin/dashboard')
  const find = page.getByRole('combobox', { name: '查找' })
  const option = (name: RegExp) => page.getByRole('option', { name })

  // An action by initials: its form proposes the part of the address.
  await page.keyboard.press('Control+k')
  await find.fill('tjbq')
  await expect(option(/^添加标签/)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /名称/ }).fill('拼图游戏')
  await expect(page.getByRole('textbox', { name: /网址/ })).toHaveValue('pin-tu-you-xi')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('row', { name: /拼图游戏/ })).toBeVisible()

  // The record by its name; its form opens.
  await page.keyboard.press('Control+k')
  await find.fill('拼图')
  await option(/拼图游戏/).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /名称/ })).toHaveValue('拼图游戏')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  // A setting, with the focus in it.
  await page.keyboard.press('Control+k')
  await find.fill('smtp')
  await option(/^SMTP 服务器/).click()
  await expect(page.getByRole('textbox', { name: 'SMTP 服务器' })).toBeFocused()

  // What was opened lately is there before anything is typed.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: '最近打开' }).getByRole('option', { name: /拼图游戏/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(find).toBeHidden()

  // Letters jump where nobody types.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/admin\/course$/)
})
