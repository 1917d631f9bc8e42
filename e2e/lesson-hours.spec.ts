import { expect } from '@playwright/test'
import { asAdmin, newMember } from './calls.ts'
import { enterCentre, expectNoViolations, signIn, test } from './tutu-test.ts'

test('the front desk enters a package, a lesson takes one hour of it, and the family reads what is left', async ({
  page,
  request,
  browser,
  origin,
}) => {
  const teacher = await newMember(request, { username: 'teacher_hours', nickname: '贺老师', is_teacher: true })
  const child = await newMember(request, { username: 'pupil_hours', nickname: '小麦' })
  const { id, code } = await teacher.post<{ id: number; code: string }>('/api/classroom/create', { name: '周日班' })
  await child.post('/api/classroom/join', { code, name: '小麦' })
  await (await asAdmin(request)).post('/admin/user.classroom/edit', { id, takes_hours: '1' })
  // In half an hour: attendance can be taken already.
  const at = new Date(Date.now() + 30 * 60_000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const planned = { id, day, time: `${two(at.getHours())}:${two(at.getMinutes())}`, minutes: 60, time_zone }
  await teacher.post('/api/timetable/plan', planned)

  await signIn(page, '/admin/lessonPackage')
  await page.getByRole('button', { name: '添加' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: '会员' }).fill('小麦')
  await page.locator('.ant-select-item-option', { hasText: '小麦' }).click()
  await form.getByLabel('课时', { exact: true }).fill('3')
  await form.getByLabel(/^实收/).fill('300')
  await form.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect(page.getByRole('row').filter({ hasText: '小麦' })).toContainText('可用')

  const enter = async (username: string, item: string) => {
    const context = await browser.newContext({ baseURL: origin })
    const of = await context.newPage()
    await enterCentre(of, username, item)
    return of
  }
  const desk = await enter('teacher_hours', '我的班级')
  await desk.getByRole('link', { name: '周日班' }).click()
  await desk.getByRole('button', { name: '课表和点名' }).click()
  await desk.getByRole('button', { name: /^点名/ }).click()
  await expect(desk.getByRole('group', { name: /小麦/ })).toContainText('剩 3 课时')
  await expectNoViolations(desk)
  await desk.getByRole('button', { name: '保存点名' }).click()
  await desk.getByRole('button', { name: '回到课表' }).click()
  await expect(desk.getByText('到 1 · 迟到 0 · 请假 0 · 没来 0')).toBeVisible()
  await desk.context().close()

  const pupil = await enter('pupil_hours', '我的课时')
  await expect(pupil.getByText('剩 2 / 3 课时')).toBeVisible()
  await expect(pupil.getByText('课时不多了')).toBeVisible()
  await expect(pupil.getByRole('listitem').filter({ hasText: '周日班' })).toContainText('-1')
  await expectNoViolations(pupil)
  await pupil.context().close()
})
