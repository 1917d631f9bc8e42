import { expect, type Page, test } from '@playwright/test'
import { type MailServer, startMailServer } from '../server/src/messages/testing/mail-server.ts'
import { ADMIN_PASSWORD } from './playwright.config.ts'

const PASS = 'app password'
let post: MailServer

test.beforeAll(async () => {
  post = await startMailServer({ user: { name: 'tutu@example.com', pass: PASS } })
})
test.afterAll(() => post.close())

async function signInTo(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function save(page: Page): Promise<void> {
  const told = page.getByText('更新成功')
  await expect(told).toBeHidden()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(told).toBeVisible()
}

async function sendTestMail(page: Page, to: string): Promise<void> {
  const region = page.getByRole('region', { name: '发送测试邮件' })
  await region.getByLabel('收件邮箱').fill(to)
  await region.getByRole('button', { name: '发送', exact: true }).click()
}

test.setTimeout(90_000)
test.use({ actionTimeout: 10_000 })

test('the name of the site is changed, and the next visitor reads it', async ({ page, context }) => {
  await signInTo(page, '/admin/routine/config', '系统设置')
  const name = field(page, '网站名称 中文')
  const before = await name.inputValue()
  const visitor = await context.newPage()
  try {
    await name.fill('小兔编程屋')
    await save(page)
    await visitor.goto('/courses')
    await expect(visitor).toHaveTitle(/小兔编程屋/)
  } finally {
    await name.fill(before)
    await save(page)
  }
})

test('mail: set up, tried, sent by a template, and what became of it is seen in the outbox', async ({ page }) => {
  await signInTo(page, '/admin/routine/config?tab=mail', '系统设置')
  await field(page, 'SMTP 服务器').fill('127.0.0.1')
  await page.getByLabel('端口').fill(String(post.port))
  await page.getByLabel('加密方式').click()
  await page.getByTitle('不加密（仅限内网）').click()
  await field(page, '用户名').fill('tutu@example.com')
  await field(page, '密码').fill('wrong')

  await sendTestMail(page, 'parent@example.com')
  await expect(page.getByText('没有发出去')).toBeVisible()
  expect(post.received).toEqual([])

  await field(page, '密码').fill(PASS)
  await sendTestMail(page, 'parent@example.com')
  await expect(page.getByText('发送成功')).toBeVisible()
  expect(post.received.map(({ to }) => to)).toEqual(['parent@example.com'])
  await save(page)
  // What was saved is never shown again.
  await page.reload()
  await expect(page.getByText('已设置')).toBeVisible()
  expect(await page.content()).not.toContain(PASS)

  // The line breaks after the server took the mail: nobody knows, and nobody repeats it by himself.
  await page.goto('/admin/routine/adminInfo')
  await field(page, '邮箱').fill('lost@example.com')
  await save(page)
  await page.goto('/admin/messageTemplate')
  await page
    .getByRole('button', { name: /^预览：/ })
    .first()
    .click()
  await page.getByRole('button', { name: '发送测试给自己' }).click()
  await post.until(2)
  await page.goto('/admin/message')
  const row = page.getByRole('row').filter({ hasText: 'lost@example.com' })
  await expect(row).toContainText('不知是否发出', { timeout: 30_000 })
  expect(post.received).toHaveLength(2)
  await row.getByRole('button', { name: /^重新发送/ }).click()
  await expect(page.getByText('它可能已经发出，收件人可能会收到两次。')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '重新发送' }).click()
  await post.until(3)
  expect(post.received.map(({ to }) => to).slice(1)).toEqual(['lost@example.com', 'lost@example.com'])
})
