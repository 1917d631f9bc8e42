import { expect, type Page } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

// Cells of a list are changed where they stand, with the keyboard alone, and nothing is lost on the way.

const first = (page: Page) => page.locator('.ant-table-tbody tr.ant-table-row').first()

/** The list of one module's rows, once they can be dragged. */
async function showLessons(page: Page) {
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page, '/admin/lesson?course_id=5&limit=50')
  await expect(page.getByText(/^按空格键拿起/)).toBeAttached()
}

test('a list is filled in cell by cell: Enter saves, Escape does not, Tab goes on, and what is wrong stays', async ({
  page,
}) => {
  await showLessons(page)
  const row = first(page)
  const before = (await row.getByText(/分钟$/).textContent()) ?? ''
  await row.focus()
  await page.keyboard.press('F2')
  const title = page.getByRole('textbox', { name: /^改课时名：/ })
  await expect(title).toBeFocused()
  const name = await title.inputValue()
  await title.fill(`${name}（新）`)
  await page.keyboard.press('Tab')
  const minutes = page.getByRole('spinbutton', { name: `改时长：${name}（新）` })
  await expect(minutes).toBeFocused()
  await minutes.fill('900')
  await page.keyboard.press('Enter')
  await expect(row.getByText(/240/)).toBeVisible()
  await expect(minutes).toHaveValue('900')
  await page.keyboard.press('Escape')
  await expect(row.getByText(before)).toBeVisible()
  await page.keyboard.press('Enter')
  await minutes.fill('77')
  await page.keyboard.press('Enter')
  await expect(row.getByText('77 分钟')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(row.getByText(before)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('somebody else’s change is not written over unasked', async ({ page, request }) => {
  await showLessons(page)
  const row = page.locator('.ant-table-tbody tr.ant-table-row').nth(1)
  const id = await row.getAttribute('data-row-key')
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('adminInfo') ?? '{}')).state as {
    token: string
  }
  const theirs = await request.post('/admin/lesson/edit', {
    headers: { server: 'true', batoken: token },
    data: { id, minutes: 33 },
  })
  expect(((await theirs.json()) as { code: number }).code).toBe(1)
  await row.hover()
  await row.getByRole('button', { name: /^改时长/ }).click()
  await row.getByRole('spinbutton').fill('44')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '重新载入' }).click()
  await expect(row.getByRole('spinbutton')).toHaveValue('33')
  await row.getByRole('button', { name: '用我填写的' }).click()
  await row.getByRole('spinbutton').press('Enter')
  await expect(row.getByText('44 分钟')).toBeVisible()
})
