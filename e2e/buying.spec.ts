import { type APIRequestContext, expect } from '@playwright/test'
import { asAdmin, newMember, PASSWORD } from './calls.ts'
import { signIn, test } from './tutu-test.ts'

const LESSON = '/course/html-css-my-page/pictures-and-lists'

/** A grown-up with points enough for a course. */
async function makeBuyer(request: APIRequestContext): Promise<void> {
  const { userInfo } = await newMember(request, { username: 'page_maker', nickname: '小网页' })
  const admin = await asAdmin(request)
  await admin.post('/admin/user.user/adjustScore', { ids: [userInfo.id], amount: 1000, memo: '活动' })
}

test('a course is bought with points and its lesson opens; refunded it is closed again', async ({ page, browser }) => {
  await makeBuyer(page.request)
  // Whoever is nobody yet is asked who they are, and comes back to what they want to buy.
  await page.goto('/course/html-css-my-page')
  await page.getByRole('link', { name: '买这门课' }).click()
  await page.getByLabel('用户名、邮箱或手机号').fill('page_maker')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('radio', { name: /积分/ }).check()
  // A low window: the form is longer than it.
  await page.setViewportSize({ width: 1366, height: 420 })
  await page.getByRole('button', { name: /用 990 积分 ?换/ }).click()
  await expect(page.getByText('完成', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const order = page.url()

  // The page is everybody's; what was bought takes the place of what is locked, and can be done.
  await page.goto(LESSON)
  await expect(page.locator('.exercise').first()).toBeVisible()
  await expect(page.locator('.exercise button').first()).toBeEnabled()

  const office = await browser.newPage({ baseURL: new URL(order).origin, locale: 'zh-CN' })
  await signIn(office, '/admin/order')
  const row = office.getByRole('row').filter({ hasText: /page_maker|小网页/ })
  await row.getByRole('button', { name: /^更多操作：/ }).click()
  await office.getByRole('menuitem', { name: '退积分' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('原因').fill('买错了')
  await dialog.getByRole('button', { name: '退积分', exact: true }).click()
  await expect(row.getByText('已退款')).toBeVisible()
  await office.close()

  await page.goto(LESSON)
  await expect(page.getByText('要购买课程后才能看')).toBeVisible()
  await expect(page.locator('.exercise')).toHaveCount(0)
  await page.goto(order)
  await expect(page.getByText('已退款', { exact: true })).toBeVisible()
  await expect(page.getByText('买错了')).toBeVisible()
})
