import { expect } from '@playwright/test'
import { ADMIN_PASSWORD } from './demo-folder.ts'
import { expectNoViolations, test } from './tutu-test.ts'

test('a teacher plans, a child sees it, the teacher takes attendance, and the child reads what was done', async ({
  page,
  request,
  browser,
  origin,
}) => {
  const post = async <T>(path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await request.post(path, { data, headers: { server: 'true', ...headers } })
    const { code, data: found } = (await answer.json()) as { code: number; data: T }
    expect(code, path).toBe(1)
    return found
  }
  type SignedIn = { userInfo: { token: string } }
  const admin = await post<SignedIn>('/admin/index/login', { username: 'admin', password: ADMIN_PASSWORD })
  const asAdmin = { batoken: admin.userInfo.token }
  const account = { password: 'carrot-1', group_id: 1, birth_year: 1985 }
  const teacher = { ...account, username: 'teacher_meets', nickname: '许老师', is_teacher: true }
  await post('/admin/user.user/add', teacher, asAdmin)
  await post('/admin/user.user/add', { ...account, username: 'pupil_meets', nickname: '小豆' }, asAdmin)
  const asMember = async (username: string) => {
    const form = { tab: 'login', username, password: 'carrot-1' }
    return { 'ba-user-token': (await post<SignedIn>('/api/user/checkIn', form)).userInfo.token }
  }
  const room = await post<{ code: string }>(
    '/api/classroom/create',
    { name: '周六班' },
    await asMember('teacher_meets'),
  )
  await post('/api/classroom/join', { code: room.code, name: '小豆' }, await asMember('pupil_meets'))

  const signIn = async (of: typeof page, username: string, item: string): Promise<void> => {
    await of.goto('/user/login')
    await of.getByLabel('用户名、邮箱或手机号').fill(username)
    await of.getByLabel('密码', { exact: true }).fill('carrot-1')
    await of.getByRole('button', { name: '登录', exact: true }).click()
    await of.getByRole('navigation', { name: '会员中心菜单' }).getByRole('link', { name: item }).click()
  }
  await signIn(page, 'teacher_meets', '我的班级')
  await page.getByRole('link', { name: '周六班' }).click()
  await page.getByRole('button', { name: '课表和点名' }).click()
  // In half an hour: attendance can be taken already, and it is still to come.
  const soon = await page.evaluate(() => {
    const at = new Date(Date.now() + 30 * 60_000)
    const two = (value: number): string => String(value).padStart(2, '0')
    return {
      day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
      time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    }
  })
  await page.getByLabel('哪天', { exact: true }).fill(soon.day)
  await page.getByLabel('几点开始').fill(soon.time)
  await page.getByLabel(/^在哪里/).fill('三楼机房')
  await page.getByLabel(/^上什么/).fill('画一座城堡')
  await page.getByRole('button', { name: '排课' }).click()
  await expect(page.getByRole('heading', { name: '接下来的课' })).toBeVisible()
  await expectNoViolations(page)

  const context = await browser.newContext({ baseURL: origin })
  const child = await context.newPage()
  await signIn(child, 'pupil_meets', '我的课表')
  const entry = child.getByRole('listitem').filter({ hasText: '周六班' })
  await expect(entry).toContainText('三楼机房')
  await expect(entry).toContainText(soon.time)
  await expectNoViolations(child)
  await entry.getByRole('button', { name: '请假' }).click()
  await entry.getByLabel(/^为什么/).fill('去看外婆')
  await entry.getByRole('button', { name: '请假，告诉老师' }).click()
  await expect(entry).toContainText('已请假')

  await page.getByRole('button', { name: /^点名/ }).click()
  const group = page.getByRole('group', { name: /小豆/ })
  await expect(group).toContainText('自己请假：去看外婆')
  await expect(group.getByRole('radio', { name: '请假' })).toBeChecked()
  // They came all the same, a little late.
  await group.getByRole('radio', { name: '请假' }).press('ArrowLeft')
  await expect(group.getByRole('radio', { name: '迟到' })).toBeChecked()
  await page.getByLabel(/^作业/).fill('给城堡加一面旗')
  await expectNoViolations(page)
  await page.getByRole('button', { name: '保存点名' }).click()
  await page.getByRole('button', { name: '回到课表' }).click()
  await expect(page.getByText('到 0 · 迟到 1 · 请假 0 · 没来 0')).toBeVisible()

  await child.reload()
  await expect(entry).toContainText('迟到')
  await expect(entry).toContainText('给城堡加一面旗')
  await child.goto('/user/account/overview')
  await expect(child.getByRole('region', { name: '下一节课' })).toContainText('画一座城堡')
  await context.close()
})
