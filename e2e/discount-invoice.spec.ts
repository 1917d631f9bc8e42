import { type APIRequestContext, expect } from '@playwright/test'
import { asAdmin, newMember, PASSWORD } from './calls.ts'
import { expectNoViolations, signIn, test } from './tutu-test.ts'

const PDF = { name: 'fapiao.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 an invoice') }

/** A grown-up with money, and a code that takes a fifth off. */
async function makeBuyer(request: APIRequestContext): Promise<void> {
  const { userInfo } = await newMember(request, { username: 'bill_payer', nickname: '小账本' })
  const admin = await asAdmin(request)
  await admin.post('/admin/user.user/adjustMoney', { ids: [userInfo.id], amount: '500.00', memo: '前台现金' })
  await admin.post('/admin/coupon/add', { code: 'FIFTH', off: 'percent', percent: 20, status: '1' })
}

test('an order with a discount code is paid, its invoice asked for, issued and downloaded', async ({
  page,
  browser,
}) => {
  await makeBuyer(page.request)
  await page.goto('/course/html-css-my-page')
  await page.getByRole('link', { name: '买这门课' }).click()
  await page.getByLabel('用户名、邮箱或手机号').fill('bill_payer')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByLabel('有优惠码就填在这里').fill('fifth')
  await page.getByRole('button', { name: '用上' }).click()
  await expect(page.getByText('¥79.20').first()).toBeVisible()
  await page.getByRole('radio', { name: /余额/ }).check()
  await page.getByRole('button', { name: /用余额付 ?¥79\.20/ }).click()
  await expect(page.getByText('完成', { exact: true }).first()).toBeVisible()
  const order = page.url()

  await page.getByRole('button', { name: '申请发票' }).click()
  await page.getByRole('radio', { name: '单位' }).check()
  await page.getByLabel('单位名称').fill('胡萝卜小学')
  await page.getByLabel('税号').fill('9135 0100 m000 100y 43')
  // What the server would refuse is said here first.
  await page.getByLabel('收发票的邮箱').fill('books"x@example.com')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请填写正确的邮箱地址')).toBeVisible()
  await page.getByLabel('收发票的邮箱').fill('books@example.com')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('等着开')).toBeVisible()
  await expectNoViolations(page)

  const office = await browser.newPage({ baseURL: new URL(order).origin, locale: 'zh-CN' })
  await signIn(office, '/admin/invoice')
  const row = office.getByRole('row').filter({ hasText: '胡萝卜小学' })
  await expect(row.getByText('¥79.20').first()).toBeVisible()
  await row.getByRole('button', { name: /^开具：/ }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('发票号码').fill('26442000000099999999')
  await dialog.getByLabel('发票文件').setInputFiles(PDF)
  await dialog.getByRole('button', { name: '开具', exact: true }).click()
  await expect(row.getByText('已开', { exact: true })).toBeVisible()
  await office.close()

  await page.goto(order)
  await expect(page.getByText('26442000000099999999')).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载发票' }).click()
  expect((await coming).suggestedFilename()).toBe('fapiao-26442000000099999999.pdf')
})
