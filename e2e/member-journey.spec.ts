import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { asAdmin } from './calls.ts'
import { solveSum } from './solve-sum.ts'
import { expectNoViolations, test } from './tutu-test.ts'

// Children rest from ten in the evening: it is noon here, whatever hour it is where this runs.
const ahead = 12 - new Date().getUTCHours()
test.use({ timezoneId: `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}` })

/** What a page asks each minute while a child who is signed in looks at it. */
const BEAT = '**/api/account/heartbeat'

/** Of the scripts that the page has loaded, as they were sent or kept: compressed. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.split('?')[0]!.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
}

const PHONE = '13800001234'

/** Reads the sum that stands in for a picture. */
async function readSum(page: Page): Promise<void> {
  await page.getByRole('button', { name: '看不清？改做算术题' }).click()
  const question = page.getByRole('status').filter({ hasText: '等于几' })
  await page.getByLabel(/等于几/).fill(solveSum((await question.textContent())!))
}

/** The latest code that was sent to a number: nothing sends it, so it is kept in the outbox. */
async function codeTo(request: APIRequestContext, target: string, earlier = ''): Promise<string> {
  const admin = await asAdmin(request)
  const path = `/admin/message/index?limit=1&quick_search=${target}`
  let code = ''
  await expect(async () => {
    const { list } = await admin.get<{ list: { body: string }[] }>(path)
    code = /\d{6}/.exec(list[0]!.body)![0]
    expect(code).not.toBe(earlier)
  }).toPass()
  return code
}

let consentCode = ''

test('a child of nine has an account once a guardian agrees, and every tool without', async ({ page, request }) => {
  await page.goto('/user/reg')
  await page.getByLabel('出生年份').fill(String(new Date().getFullYear() - 9))
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('heading', { name: '要请爸爸妈妈一起来' })).toBeVisible()
  // Nothing of the child is asked for before the notice is there.
  await expect(page.getByRole('button', { name: '我是监护人，我同意' })).toBeEnabled()
  await expectNoViolations(page)

  await page.getByRole('button', { name: '不同意' }).click()
  await expect(page.getByRole('heading', { name: '好的，没有开账号' })).toBeVisible()
  await page.getByRole('link', { name: '去看看工具' }).click()
  await page.getByRole('link', { name: /时钟/ }).first().click()
  await expect(page.locator('.clock-stage')).not.toHaveAttribute('inert')
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible()

  await page.goto('/user/reg')
  await page.getByLabel('出生年份').fill(String(new Date().getFullYear() - 9))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('监护人的手机号或邮箱').fill(PHONE)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await readSum(page)
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeVisible()
  consentCode = await codeTo(request, PHONE)
  await page.getByLabel('孩子的用户名').fill('little_mei')
  await page.getByLabel('孩子的密码').fill('carrot-1')
  await page.getByLabel('验证码', { exact: true }).fill(consentCode === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: '我是监护人，我同意' }).click()
  await expect(page.getByText(/验证码(不正确|不对|错误)/)).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(consentCode)
  await page.getByRole('button', { name: '我是监护人，我同意' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('little_mei')
  // Of a child there is neither address nor number.
  await page.goto('/user/account/profile')
  await expect(page.getByLabel('昵称')).toHaveValue('little_mei')
  expect(await page.content()).not.toContain(PHONE)
})

test('what is typed before the script of a page is there is kept', async ({ page }) => {
  let arrive = () => {}
  const isThere = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isThere
    await route.continue()
  })
  await page.goto('/user/reg', { waitUntil: 'commit' })
  await page.getByLabel('出生年份').fill('2001')
  arrive()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByLabel('用户名')).toBeVisible()
})

test('somebody registers, looks around the centre, changes the password and signs in again', async ({ page }) => {
  // From a page of the site, to which the way leads back.
  await page.goto('/tool')
  await page.getByRole('link', { name: '登录' }).click()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: '还没有账号？注册一个' }).click()
  await page.getByLabel('出生年份').fill('2001')
  await page.getByRole('button', { name: '下一步' }).click()

  // What is wrong is said as one types, beside its field.
  await page.getByLabel('用户名').fill('9lives')
  await page.getByLabel('密码', { exact: true }).fill('carrot')
  await expect(page.getByText('3 到 15 个字符，字母开头，只能用字母、数字和下划线')).toBeVisible()
  await page.getByLabel('用户名').fill('nine_lives')
  await readSum(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page).toHaveURL('/tool')

  // The header of a page that is kept for everybody.
  const member = page.getByRole('link', { name: /我的会员中心/ })
  await expect(member).toBeVisible()
  await expect(page.getByRole('link', { name: '登录' })).toBeHidden()
  await member.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nine_lives')
  await expect(page).toHaveURL('/user/account/overview')
  // React and its router are 91 of it (decision 281).
  expect(await scriptBytes(page)).toBeLessThan(130_000)
  await page.getByRole('button', { name: /签到，得 5 积分/ }).click()
  await expect(page.getByText('今天签到过了，明天再来。')).toBeVisible()
  await expectNoViolations(page)

  const menu = page.getByRole('navigation', { name: '会员中心菜单' })
  await menu.getByRole('link', { name: '积分' }).click()
  await expect(page.getByRole('row', { name: /每日签到/ })).toContainText('+5')
  await menu.getByRole('link', { name: '个人资料' }).click()
  await page.getByLabel('昵称').fill('九条命')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('更新成功')).toBeVisible()
  await page.getByRole('button', { name: '第 5 个头像' }).click()
  await expect(page.getByRole('button', { name: '第 5 个头像' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolations(page)

  // A course that is done has a certificate, with the name one wants on it.
  await page.goto('/course/python-turtle-art')
  await page.evaluate(() => {
    const { goOn: course } = document.querySelector<HTMLElement>('[data-go-on]')!.dataset
    const ids = [...document.querySelectorAll<HTMLElement>('[data-lesson-ref]')].map((one) => one.dataset['lessonRef']!)
    const lesson = { course, slug: 'one', title: {}, number: 1, seen: 1, done: 1, minutes: 9, stars: [], again: {} }
    const record = {
      courses: { [course!]: { slug: 'python-turtle-art', title: { 'zh-cn': 'Python 海龟画画' }, count: ids.length } },
      lessons: Object.fromEntries(ids.map((id, at) => [id, { ...lesson, number: at + 1 }])),
    }
    localStorage.setItem('tutu-learning', JSON.stringify(record))
  })
  await page.goto('/user/account/courses')
  await page.getByLabel('证书上的名字').fill('加我微信 tutu_2016')
  await page.getByRole('button', { name: '领证书' }).click()
  await expect(page.getByText(/好像有 QQ 或微信号/)).toBeVisible()
  await page.getByLabel('证书上的名字').fill('九条命')
  await page.getByRole('button', { name: '领证书' }).click()
  await page.getByRole('link', { name: '看证书' }).click()
  await expect(page.getByRole('article', { name: '学习证书' })).toContainText('九条命')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '存成 PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('学习证书 九条命.pdf')
  const pdf = await readFile(await file.path())
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.4')
  expect(pdf.toString('latin1')).toContain('/Width 2921')
  await expectNoViolations(page)
  await page.goto('/user/account/overview')

  await menu.getByRole('link', { name: '修改密码' }).click()
  await page.getByLabel('原密码').fill('carrot')
  await page.getByLabel('新密码', { exact: true }).fill('turnip-22')
  await page.getByLabel('再写一遍新密码').fill('turnip-22')
  await page.getByRole('button', { name: '改成新密码' }).click()
  await expect(page.getByText('密码已修改，其他登录已退出')).toBeVisible()

  // Signed out, one is at the login page, from which the way leads back.
  await menu.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/user\/login\?to=/)
  await page.getByLabel('用户名、邮箱或手机号').fill('NINE_lives')
  await page.getByLabel('密码', { exact: true }).fill('carrot')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('用户名或密码不正确')
  await page.getByLabel('密码', { exact: true }).fill('turnip-22')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/user/account/changePassword')

  // The login page has nothing for who is signed in, and takes nothing away.
  await page.goto('/user/login')
  await expect(page).toHaveURL('/user/account/overview')

  // An address of the centre with a query goes by way of loading, and arrives as it was.
  await page.goto('/user/account/integral?page=2&lang=en')
  await expect(page.getByRole('heading', { name: 'Points', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/user/account/integral?page=2&lang=en')
  await page.goto('/user/account/nowhere')
  await expect(page.getByRole('heading', { name: '会员中心里没有这一页' })).toBeVisible()
})

/** The school sends back what waits for it. */
async function sendBack(request: APIRequestContext, reason: string): Promise<void> {
  const admin = await asAdmin(request)
  const { list } = await admin.get<{ list: { id: number }[] }>('/admin/cases/index?limit=1')
  await admin.post('/admin/cases/reject', { ids: [list[0]!.id], reason })
}

test('somebody reads in their messages why a work came back, mends it and hands it in again', async ({
  page,
  request,
}) => {
  await page.goto('/user/reg?to=works')
  await page.getByLabel('出生年份').fill('2001')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('用户名').fill('mend_er')
  await page.getByLabel('密码', { exact: true }).fill('carrot-1')
  await readSum(page)
  await page.getByRole('button', { name: '注册', exact: true }).click()
  const menu = page.getByRole('navigation', { name: '会员中心菜单' })
  await menu.getByRole('link', { name: '我的作品' }).click()
  await page.getByRole('button', { name: '写一个自己的程序' }).click()
  await page.getByLabel('作品名').fill('会数数的兔子')
  const code = page.getByRole('textbox', { name: '代码，可以改' })
  await code.fill('while True: print("1")')
  await expectNoViolations(page)
  // Without a cover of another choice it has its first lines.
  await page.getByRole('button', { name: '存好并提交审核' }).click()
  await expect(page.getByText('会数数的兔子')).toBeVisible()
  await sendBack(request, '数到十就停下来，再交一次。')

  await page.goto('/user/account/overview')
  await page.getByRole('link', { name: '有 1 条新消息' }).click()
  await page.getByText('《会数数的兔子》还要改一改').click()
  await expect(page.getByText('老师说：数到十就停下来，再交一次。')).toBeVisible()
  await expect(page.getByText('未读')).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('link', { name: '去修改' }).click()
  await expect(page.getByRole('heading', { name: '修改作品' })).toBeVisible()
  await code.fill('for number in range(10): print(number + 1)')
  await page.getByRole('button', { name: '运行', exact: true }).click()
  await expect(page.getByText('运行完了')).toBeVisible()
  await expect(page.getByLabel('程序的输出')).toContainText('10')
  await page.getByRole('button', { name: '存好并提交审核' }).click()
  await expect(page.getByText('老师在看')).toBeVisible()
  await page.goto('/user/account/overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /条新消息/ })).toHaveCount(0)
})

test('a parent hands the device to a child: what is bought or changed is not there until the PIN is typed', async ({
  page,
}) => {
  await page.goto('/user/reg')
  await page.getByLabel('出生年份').fill('1988')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('用户名').fill('lin_ping')
  await page.getByLabel('密码', { exact: true }).fill('carrot-1')
  await readSum(page)
  await page.getByRole('button', { name: '注册', exact: true }).click()
  const menu = page.getByRole('navigation', { name: '会员中心菜单' })
  await menu.getByRole('link', { name: '儿童模式' }).click()
  await page.getByLabel('PIN（4 到 6 位数字）').fill('24')
  await page.getByLabel('账号密码').fill('carrot-1')
  await page.getByRole('button', { name: '设好 PIN' }).click()
  await expect(page.getByText('PIN 是 4 到 6 位数字')).toBeVisible()
  await page.getByLabel('PIN（4 到 6 位数字）').fill('2468')
  await page.getByRole('button', { name: '设好 PIN' }).click()
  await expect(page.getByRole('heading', { name: '在这台设备上开始' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '开始儿童模式' }).click()

  await expect(page).toHaveURL('/user/account/overview')
  await expect(menu.getByRole('link')).toHaveText([
    '概览',
    '我的课程',
    '我的班级',
    '我的课表',
    '消息',
    '我的作品',
    '我的收藏',
    '我的打字',
    '儿童模式',
  ])
  await expect(menu.getByRole('button')).toHaveCount(0)
  // A page for grown-ups, of the centre or of the site, is this one.
  for (const path of ['/user/shop/orders', '/about']) {
    await page.goto(path)
    await expect(page).toHaveURL('/user/account/childMode')
    await expect(page.getByRole('heading', { name: '现在是儿童模式' })).toBeVisible()
  }
  await expectNoViolations(page)
  // A link that leads out of the site does too.
  await page.goto('/courses')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://elsewhere.example/'
    link.textContent = 'elsewhere'
    document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'elsewhere' }).click()
  await expect(page).toHaveURL('/user/account/childMode')

  // By the keyboard alone.
  await page.getByLabel('PIN（4 到 6 位数字）', { exact: true }).focus()
  await page.keyboard.type('1357')
  await page.keyboard.press('Enter')
  await expect(page.getByText('PIN 不对')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2468')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: '修改密码' })).toBeVisible()
})

test('a guardian sets twenty minutes, and they end', async ({ page, request, browser, origin, server }) => {
  test.slow()
  // To one number a code is sent once a minute.
  await server.putForward(60_000)
  // Guardians have no account: the way to their page stands where others sign in.
  await page.goto('/user/login')
  await page.getByRole('link', { name: '我是家长，打开家长页' }).click()
  await page.getByLabel('手机号或邮箱').fill(PHONE)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await readSum(page)
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await codeTo(request, PHONE, consentCode))
  await page.getByRole('button', { name: '打开家长页' }).click()
  const child = page.getByRole('region', { name: 'little_mei' })
  await child.getByLabel('每天最多用多久').selectOption({ label: '20 分钟' })
  await child.getByRole('checkbox', { name: /晚上休息/ }).uncheck()
  await child.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText('设置已保存，马上生效')).toBeVisible()
  await expectNoViolations(page)

  const context = await browser.newContext({ baseURL: origin })
  const tablet = await context.newPage()
  await tablet.goto('/user/login?to=%7B%22path%22%3A%22%2Fcourses%22%7D')
  await tablet.getByLabel('用户名、邮箱或手机号').fill('little_mei')
  await tablet.getByLabel('密码', { exact: true }).fill('carrot-1')
  await tablet.clock.install()
  let isOver = false
  await tablet.route(BEAT, async (route) => {
    const response = await route.fetch()
    isOver = (await response.json()).data.rest !== null
    await route.fulfill({ response })
  })
  const beat = () => tablet.waitForResponse(BEAT)
  await Promise.all([beat(), tablet.getByRole('button', { name: '登录', exact: true }).click()])
  await expect(tablet).toHaveURL('/courses')
  // Minutes are counted by the server between the beats of the page; those that pass here by themselves are among them.
  for (let minutes = 0; minutes < 30 && !isOver; minutes++) {
    await server.putForward(60_000)
    await Promise.all([beat(), tablet.clock.runFor(60_000)])
  }
  expect(isOver, 'after half an hour').toBe(true)
  await tablet.unrouteAll({ behavior: 'wait' })
  await expect(tablet).toHaveURL('/rest')
  await expect(tablet.getByText('今天的时间用完了。做过的都存好了，明天接着来。')).toBeVisible()
  await expectNoViolations(tablet)
  // Wherever else the child goes, and whatever page asks for.
  await tablet.goto('/courses')
  await expect(tablet).toHaveURL('/rest')
  await context.close()
  await page.reload()
  await expect(page.getByText(/今天用了 2[01] 分钟/)).toBeVisible()
})
