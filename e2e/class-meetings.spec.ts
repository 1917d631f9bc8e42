import { expect } from '@playwright/test'
import { newMember } from './calls.ts'
import { enterCentre, expectNoViolations, test } from './tutu-test.ts'

test('a teacher plans, a child sees it, the teacher takes attendance, and the child reads what was done', async ({
  page,
  request,
  browser,
  origin,
}) => {
  const teacher = await newMember(request, { username: 'teacher_meets', nickname: '许老师', is_teacher: true })
  const pupil = await newMember(request, { username: 'pupil_meets', nickname: '小豆' })
  const { code } = await teacher.post<{ code: string }>('/api/classroom/create', { name: '周六班' })
  await pupil.post('/api/classroom/join', { code, name: '小豆' })

  await enterCentre(page, 'teacher_meets', '我的班级')
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
  await enterCentre(child, 'pupil_meets', '我的课表')
  const entry = child.getByRole('listitem').filter({ hasText: '周六班' }).filter({ hasText: soon.time })
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
  await page.getByText('课后点评').click()
  await page.getByLabel('先写一段给大家的').fill('今天画了城堡。')
  await page.getByRole('button', { name: '加到 1 个人的点评前面' }).click()
  const feedback = page.getByRole('textbox', { name: '小豆' })
  await expect(feedback).toHaveValue('今天画了城堡。')
  await feedback.press('End')
  await feedback.pressSequentially('塔尖是自己想出来的。')
  await expectNoViolations(page)
  await page.getByRole('button', { name: '保存点名和点评' }).click()
  await page.getByRole('button', { name: '回到课表' }).click()
  await expect(page.getByText('到 0 · 迟到 1 · 请假 0 · 没来 0')).toBeVisible()

  await child.reload()
  await expect(entry).toContainText('迟到')
  await expect(entry).toContainText('给城堡加一面旗')
  const read = child.getByRole('region', { name: '老师的课后点评' })
  await expect(read).toContainText('今天画了城堡。塔尖是自己想出来的。')
  await expectNoViolations(child)
  await child.goto('/user/account/overview')
  await expect(child.getByRole('region', { name: '下一节课' })).toContainText('画一座城堡')
  await context.close()
})
