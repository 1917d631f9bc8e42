import { expect, type Page } from '@playwright/test'
import { callsOf, newMember, type UserInfo } from './calls.ts'
import { expectNoViolations, test } from './tutu-test.ts'

/** As a hand types: no two gaps alike. */
async function type(page: Page, text: string): Promise<void> {
  for (const [at, unit] of [...text].entries()) {
    await page.keyboard.press(unit === ' ' ? 'Space' : unit, { delay: 30 + ((at * 37) % 50) })
    await page.waitForTimeout(20 + ((at * 137) % 160))
  }
}

test('a teacher opens a race, two children of the class run, one reloads on the way, and both are across the line', async ({
  page,
  request,
  browser,
  origin,
}) => {
  const teacher = await newMember(request, { username: 'teacher_wu', nickname: '吴老师', is_teacher: true })
  const { id, code } = await teacher.post<{ id: number; code: string }>('/api/classroom/create', { name: '四年一班' })
  const { cards } = await teacher.post<{ cards: { name: string; pictures: string[] }[] }>('/api/classroom/addPupils', {
    id,
    names: ['小兔', '小米'],
  })

  const signIn = (child: Page, { id: member, token }: UserInfo) =>
    child.addInitScript(
      (session) => localStorage.setItem('memberInfo', session),
      JSON.stringify({ id: member, nickname: '', avatar: '', token, refreshToken: '', childMode: false }),
    )
  const children: Page[] = []
  for (const { name, pictures } of cards) {
    const card = { tab: 'class', classCode: code, nickname: name, pictures }
    const { userInfo } = await callsOf(request).post<{ userInfo: UserInfo }>('/api/user/checkIn', card)
    const child = await (await browser.newContext({ baseURL: origin })).newPage()
    await signIn(child, userInfo)
    children.push(child)
  }
  await signIn(page, teacher.userInfo)
  await page.goto(`/dazi#race/class-${id}`)
  await page.getByText('自己的', { exact: true }).click()
  await page.getByLabel('文章').fill('a rabbit hops')
  await page.getByRole('button', { name: '开比赛' }).click()
  await expect(page.locator('.race-code')).toBeVisible()

  const [bao, mi] = children as [Page, Page]
  for (const child of children) {
    // Nobody has to know the code: the race is on the first page of the trainer.
    await child.setViewportSize({ width: 390, height: 844 })
    let isKnown = (): void => undefined
    const known = new Promise<void>((resolve) => (isKnown = resolve))
    await child.route('**/api/race/mine', async (route) => {
      await known
      await route.continue()
    })
    const asked = child.waitForRequest('**/api/race/mine')
    await child.goto('/dazi')
    await asked
    // It moves nothing as it comes, and is in the window.
    const first = child.locator('.next-lesson')
    await child.evaluate(() => document.fonts.ready)
    const before = await first.boundingBox()
    isKnown()
    await expect(child.getByRole('link', { name: '进去' })).toBeInViewport({ ratio: 1 })
    expect(await first.boundingBox()).toEqual(before)
    await child.setViewportSize({ width: 1280, height: 720 })
    await child.getByRole('link', { name: '进去' }).click()
    await expect(child.getByText('等大家进来')).toBeVisible()
  }
  await expect(page.getByText('进来了 2 人')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '开始倒数' }).click()
  for (const child of children) await expect(child.locator('.typing-area')).toBeFocused()
  await expectNoViolations(bao)

  await type(bao, 'a rabbit')
  await bao.reload()
  await expect(bao.locator('.unit.is-right')).toHaveCount(8)
  await expect(bao.locator('.typing-area')).toBeFocused()
  await type(bao, ' hops')
  await expect(bao.getByText('到终点了！')).toBeVisible()
  await type(mi, 'a rab')
  await expect(page.getByText('1 / 2 人到了')).toBeVisible()
  await page.getByRole('button', { name: '结束比赛' }).click()
  for (const child of children)
    await expect(child.getByRole('heading', { name: '比赛结束，大家都到终点了！' })).toBeVisible()
  await expect(mi.getByText(/得到 \d+ 个萝卜/)).toBeVisible()
  await expectNoViolations(mi)
  for (const child of children) await child.context().close()
})
