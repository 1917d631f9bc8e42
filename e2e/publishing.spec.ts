import { expect, type Page } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

// What is written waits until it is published: seen beforehand, shown at its time, and not lost between two people.

const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name)

async function open(page: Page): Promise<void> {
  await signIn(page, '/admin/course?quick_search=scratch-maze-adventure')
  await page.getByRole('button', { name: /^编辑：/ }).click()
  await expect(field(page, '课程名')).toBeVisible()
}

test('a writer drafts, sees the page beside the form, sends a link, and it is public at the time', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const visitor = await context.newPage()
  await visitor.goto('/courses')
  const link = visitor.locator('a[href="/course/scratch-maze-adventure"]').first()
  await expect(link).toBeVisible()
  await visitor.goto('/course/scratch-maze-adventure')
  const before = (await visitor.getByRole('heading', { level: 1 }).textContent())!

  await open(page)
  await page.getByRole('radiogroup', { name: '视图' }).getByText('预览').click()
  const frame = page.frameLocator('iframe[aria-hidden="false"]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(before)
  await field(page, '课程名').fill('迷宫大冒险，第二版')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('迷宫大冒险，第二版')

  // A colleague without an account sees it, whole and marked; visitors do not.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/previewPage'))
  await page.getByRole('button', { name: '复制预览链接' }).click()
  const { data } = (await (await answered).json()) as { data: { path: string } }
  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  const shown = await colleague.goto(new URL(data.path, page.url()).href)
  expect(shown?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(colleague.getByRole('note')).toContainText('预览')
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('迷宫大冒险，第二版')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before)

  await page.getByRole('button', { name: '收回链接' }).click()
  await expect(page.getByText('链接已收回')).toBeVisible()
  expect((await colleague.reload())?.status()).toBe(410)
  await elsewhere.close()

  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: before })
  await expect(row).toContainText('有改动未发布')

  await row.getByRole('button', { name: /^更多操作：/ }).click()
  await page.getByRole('menuitem', { name: '定时' }).click()
  const dialog = page.getByRole('dialog')
  const time = dialog.getByLabel('发布时间')
  // On a slow machine the calendar may open over what was typed, and say the present, or the time is over when it is sent.
  await expect(async () => {
    const typed = await page.evaluate(
      (at) => {
        const two = (value: number) => String(value).padStart(2, '0')
        const date = new Date(at * 1000)
        const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
        return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
      },
      Math.floor(Date.now() / 1000) + 20,
    )
    await time.fill(typed)
    await time.press('Tab')
    await expect(time).toHaveValue(typed, { timeout: 1000 })
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/schedule'))
    await dialog.getByRole('button', { name: /定\s?时/ }).click()
    expect(await (await answered).json()).toMatchObject({ msg: '已定好时间' })
  }).toPass()
  await expect(dialog).toBeHidden()

  // A call is cheaper than a page drawn anew until then.
  const seen = async () => (await visitor.request.get('/course/scratch-maze-adventure')).text()
  await expect.poll(seen).toContain('迷宫大冒险，第二版')
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('迷宫大冒险，第二版', { timeout: 300 })
  }).toPass()
})

test('of two administrators on one draft the second is asked, and loses nothing', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  await open(page)
  await open(other)
  await field(page, '一句话介绍').fill('第一个人写的话')
  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await field(other, '课程名').fill('第二个人起的名字')
  await other.getByRole('button', { name: '存草稿' }).click()
  await other.getByRole('button', { name: '重新载入' }).click()
  await expect(field(other, '一句话介绍')).toHaveValue('第一个人写的话')
  await other.getByRole('button', { name: '用我填写的' }).click()
  await other.getByRole('button', { name: '存草稿' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: /^编辑：/ }).click()
  await expect(field(page, '课程名')).toHaveValue('第二个人起的名字')
  await expect(field(page, '一句话介绍')).toHaveValue('第一个人写的话')
  await other.context().close()
})
