import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { signIn, test } from './tutu-test.ts'

// A mail server with a password. To `lost@…` the line breaks when the mail has come, before the server says so.
const PASS = 'app password'
const received: string[] = []
const lines = new Set<Socket>()
const post = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'tutu@example.com' && password === PASS
      ? done(null, { user: username })
      : done(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 })),
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      const to = envelope.rcptTo.map(({ address }) => address).join()
      received.push(to)
      if (to.startsWith('lost@')) for (const line of lines) line.destroy()
      else done()
    })
  },
})
let port = 0

test.beforeAll(async () => {
  post.server.on('connection', (line) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })
  post.on('error', () => undefined)
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  port = (post.server.address() as AddressInfo).port
})
test.afterAll(() => {
  for (const line of lines) line.destroy()
  post.close()
})

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

test.use({ actionTimeout: 10_000 })

test('the name of the site is changed, and the next visitor reads it', async ({ page, context }) => {
  await signIn(page, '/admin/routine/config')
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
  await signIn(page, '/admin/routine/config?tab=mail')
  await field(page, 'SMTP 服务器').fill('127.0.0.1')
  await page.getByLabel('端口').fill(String(port))
  await page.getByLabel('加密方式').click()
  await page.getByTitle('不加密（仅限内网）').click()
  await field(page, '用户名').fill('tutu@example.com')
  await field(page, '密码').fill('wrong')

  await sendTestMail(page, 'parent@example.com')
  await expect(page.getByText('没有发出去')).toBeVisible()
  expect(received).toEqual([])

  await field(page, '密码').fill(PASS)
  await sendTestMail(page, 'parent@example.com')
  await expect(page.getByText('发送成功')).toBeVisible()
  expect(received).toEqual(['parent@example.com'])
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
  await expect.poll(() => received).toEqual(['parent@example.com', 'lost@example.com'])
  await page.goto('/admin/message')
  const row = page.getByRole('row').filter({ hasText: 'lost@example.com' })
  await expect(row).toContainText('不知是否发出')
  expect(received).toHaveLength(2)
  await row.getByRole('button', { name: /^重新发送/ }).click()
  await expect(page.getByText('收件人可能会收到两次')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '重新发送' }).click()
  await expect.poll(() => received.slice(1)).toEqual(['lost@example.com', 'lost@example.com'])
})
