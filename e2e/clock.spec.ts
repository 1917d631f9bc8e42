import { expect, type Page } from '@playwright/test'
import { test } from './tutu-test.ts'

// None leans on another: whoever is free takes the next, and no worker is left alone with the rest of a long file.
test.describe.configure({ mode: 'parallel' })

const MINUTE = 60_000
const card = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('timer') })

/** The clock, once it can be used. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.clock-stage')).not.toHaveAttribute('inert')
}

test('the server draws heading, modes and dial; without script the modes are links to pages', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/clock')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('图图时钟')
  await expect(page.locator('.face-dial')).toBeVisible()
  await page.getByRole('link', { name: '倒计时' }).click()
  await expect(page).toHaveURL(/\/clock\?mode=countdown$/)
  await expect(page.getByText('要多久？')).toBeVisible()
  await context.close()
})

test.describe('for the first time', () => {
  test.use({ isFresh: true })

  test('the clock shows the time of its reader, without moving anything on the page', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
        const known = Number(document.documentElement.dataset['shift'] ?? 0)
        document.documentElement.dataset['shift'] = String(shifts.reduce((sum, { value }) => sum + value, known))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.clock.install({ time: new Date(2026, 10, 20, 15, 20, 30) })
    for (const path of [
      '/clock',
      '/clock?hours=24&seconds=1&lang=en',
      '/clock?mode=learn',
      '/clock?mode=countdown&t=90',
    ]) {
      await open(page, path)
      await page.clock.runFor(2000)
      expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThan(0.01)
    }
    await open(page, '/clock')
    await expect(page.locator('.clock-digits')).toHaveText('下午3:20')
    await open(page, '/clock?hours=24&seconds=1&lang=en')
    await expect(page.locator('.clock-digits')).toContainText('15:20')
    expect(errors).toEqual([])
  })
})

test('a countdown of ten minutes in a tab whose timers sleep is right to the second', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 9, 0, 0) })
  await open(page, '/clock?mode=countdown&t=600')
  await page.getByRole('button', { name: '开始' }).click()
  const left = card(page).getByRole('timer')
  await expect(left).toHaveText('10:00')
  // No timer fires in between, as in a tab the browser has put to sleep.
  await page.clock.fastForward(10 * MINUTE - 2500)
  await expect(left).toHaveText(/^0:0[23]$/)
  await expect(page).toHaveTitle(/^0:0[23] · /)
  await page.clock.fastForward(2600)
  await page.clock.runFor(1000)
  await expect(left).toHaveText('时间到')
  await expect(page).toHaveTitle(/^时间到 · /)
  await expect(card(page)).toContainText('09:10 响过')
})

for (const fraction of [0, 200, 500, 850]) {
  test(`what is started ${fraction} ms after a full second never shows more than was asked for`, async ({ page }) => {
    await page.clock.install({ time: new Date(2026, 10, 20, 9, 0, 0) })
    await open(page, '/clock?mode=countdown&t=60&look=sand')
    await page.clock.pauseAt(new Date(2026, 10, 20, 9, 1, 0, fraction))
    await page.getByRole('button', { name: '开始' }).click()
    const left = page.getByRole('timer')
    await expect(left).toHaveText('1:00')
    await page.clock.runFor(999)
    await expect(left).toHaveText('1:00')
    await page.clock.runFor(1)
    await expect(left).toHaveText('0:59')
    await expect(page).toHaveTitle(/^0:59 · /)
    await page.clock.runFor(58_999)
    await expect(left).toHaveText('0:01')
    // The worker that rings to the millisecond has the real time.
    await page.clock.runFor(1000)
    await expect(left).toHaveText('时间到')

    await page.getByRole('link', { name: '番茄钟' }).click()
    await page.getByRole('button', { name: '开始专心' }).click()
    await expect(left).toHaveText('15:00')
    await page.clock.runFor(1000)
    await expect(left).toHaveText('14:59')
  })
}

test('a length that cannot be is refused with its reason', async ({ page }) => {
  await open(page, '/clock?mode=countdown')
  const minutes = page.getByLabel('分', { exact: true })
  for (const wrong of ['-5', '0', '99999', '', '1e3', '2.5']) {
    await minutes.fill(wrong)
    await expect(page.getByText('分写 0 到 1440 的整数')).toBeVisible()
    await expect(minutes).toHaveAttribute('aria-invalid', 'true')
  }
  await minutes.fill('7')
  await expect(page.getByText('分写 0 到 1440 的整数')).toBeHidden()
  await page.getByRole('button', { name: '开始' }).click()
  await expect(card(page)).toContainText('7 分钟')
})

test('in full screen the countdown asks how long, then shows nothing but what runs', async ({ page }) => {
  await open(page, '/clock?mode=countdown')
  await page.keyboard.press('f')
  await expect(page.locator('.clock-stage')).toHaveAttribute('data-full', '')
  const form = page.getByText('要多久？')
  await expect(form).toBeVisible()
  await page.getByRole('button', { name: '开始' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('再加一个')).toBeHidden()
  await expect(page.getByRole('heading', { name: '5 分钟' })).toBeFocused()
  await page.getByRole('button', { name: '去掉“5 分钟”' }).click()
  await expect(form).toBeVisible()
})

test('several countdowns run at once, take a minute more, pause, and go on after a reload', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 9, 0, 0) })
  await open(page, '/clock?mode=countdown')
  await page.clock.pauseAt(new Date(2026, 10, 20, 9, 1, 0))
  await page.getByLabel('名字（可以不写）').fill('刷牙')
  await page.getByRole('button', { name: '3 分钟', exact: true }).click()
  await expect(page).toHaveURL(/t=180/)
  await page.getByRole('button', { name: '开始' }).click()
  await page.getByRole('button', { name: '10 分钟', exact: true }).click()
  await page.getByRole('button', { name: '加上' }).click()
  await expect(page.getByRole('timer')).toHaveText(['3:00', '10:00'])

  await card(page).first().getByRole('button', { name: '1 分钟' }).click()
  await card(page).last().getByRole('button', { name: '停一下' }).click()
  await page.clock.runFor(MINUTE)
  await expect(page.getByRole('timer')).toHaveText(['3:00', '10:00'])
  await page.reload()
  await page.clock.runFor(1000)
  await expect(page.getByRole('timer').first()).toHaveText(/^2:5\d$/)
  await expect(page.getByRole('timer').last()).toHaveText('10:00')
  await page.getByRole('button', { name: '去掉“刷牙”' }).click()
  await expect(page.getByRole('timer')).toHaveCount(1)
})

test('hands are turned by mouse and by arrow keys, together or alone', async ({ page }) => {
  await open(page, '/clock?mode=learn')
  const hands = page.getByRole('slider', { name: '拨动指针' })
  const digits = page.locator('.clock-answer .clock-digits')
  await expect(digits).toHaveText('10:10')
  await hands.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(digits).toHaveText('11:11')
  await expect(hands).toHaveAttribute('aria-valuetext', '十一点十一分')

  const box = (await hands.boundingBox())!
  const at = (degrees: number, reach: number) =>
    [
      box.x + box.width / 2 + Math.sin((degrees * Math.PI) / 180) * reach * box.width,
      box.y + box.height / 2 - Math.cos((degrees * Math.PI) / 180) * reach * box.width,
    ] as const
  await page.mouse.move(...at(66, 0.3))
  await page.mouse.down()
  for (const degrees of [90, 150, 180]) await page.mouse.move(...at(degrees, 0.3))
  await page.mouse.up()
  await expect(digits).toHaveText('11:30')
  await expect(page.getByText('十一点半')).toBeVisible()

  await page.getByText('各走各的').click()
  await hands.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(digits).toHaveText('–')
})

test('what is drawn around the clock is what happens at its time, also as its hands are turned', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 12, 20) })
  await open(page, '/clock')
  await expect(page.getByRole('img', { name: '图图在草地上吃午饭。' })).toBeVisible()
  await open(page, '/clock?mode=learn')
  await expect(page.getByRole('img', { name: '图图跟小鸟说早上好。' })).toBeVisible()
  await page.getByRole('slider', { name: '拨动指针' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('img', { name: '图图在草地上吃午饭。' })).toBeVisible()
  for (let hour = 11; hour < 22; hour += 1) await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('img', { name: '夜深了，图图睡着了。' })).toBeVisible()
})

test('questions, answers, two clocks and levels are read aloud', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    speechSynthesis.speak = ({ text }) => void said.push(text)
  })
  const lastSaid = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.at(-1))
  await open(page, '/clock?mode=exercise')
  await page.getByRole('button', { name: /读给我听：第 1 关/ }).click()
  expect(await lastSaid()).toBe('第 1 关　整时和半时\n3 点整，8 点半')
  await page.getByRole('button', { name: '读给我听：给老师和家长' }).click()
  expect(await lastSaid()).toContain('5 分钟收拾书包')
  await page.getByRole('button', { name: /^第 4 关/ }).click()
  await page.getByRole('button', { name: '读给我听', exact: true }).click()
  expect(await lastSaid()).toMatch(/[过是]/)
  await page.locator('.clock-choice').first().click()
  await page.getByRole('button', { name: '读给我听：说明' }).click()
  expect(await lastSaid()).not.toBe('')
  await open(page, '/clock?mode=learn&pair=1')
  await page.getByRole('button', { name: '读给我听：从' }).click()
  expect(await lastSaid()).toBe('早上 八点半')
})

test('an activity of the whole class opens with its name, and bookmarked it has it again', async ({ page }) => {
  await open(page, '/clock?mode=exercise')
  await page.getByRole('link', { name: '5 分钟收拾书包' }).click()
  await expect(page.getByLabel(/名字/)).toHaveValue('收拾书包')
  await open(page, page.url())
  await expect(page.getByLabel(/名字/)).toHaveValue('收拾书包')
  await page.getByRole('button', { name: '开始', exact: true }).click()
  await expect(card(page)).toContainText('收拾书包')
})

test('minutes stand clear of both rims, with two clocks on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/clock?mode=learn&pair=1')
  const gaps = await page.locator('.face').evaluateAll((faces) =>
    faces.flatMap((face) => {
      const box = (part: string) => face.querySelector(part)!.getBoundingClientRect()
      const [plate, dial] = [box('.face-plate'), box('.face-dial')]
      const [x, y] = [plate.x + plate.width / 2, plate.y + plate.height / 2]
      return [...face.querySelectorAll('.face-minute')].flatMap((minute) => {
        const { left, right, top, bottom } = minute.getBoundingClientRect()
        const nearest = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
        return [nearest - dial.width / 2, plate.right - right, left - plate.left]
      })
    }),
  )
  expect(gaps).toHaveLength(72)
  expect(Math.min(...gaps)).toBeGreaterThan(0)
})

test('a whole exercise: a wrong answer is explained, the last question leads to the stars', async ({ page }) => {
  await open(page, '/clock?mode=exercise')
  await page.getByRole('button', { name: /^第 4 关/ }).click()
  await expect(page).toHaveURL(/level=4/)
  const feedback = page.locator('.clock-feedback')
  for (let question = 1; question <= 8; question += 1) {
    await expect(page.getByText(`${question} / 8`)).toBeVisible()
    const choices = page.locator('.clock-choice')
    // Answers until one is right or the answer is shown: at most two.
    for (const choice of await choices.all()) {
      if (await choice.isEnabled()) await choice.click()
      if ((await feedback.getAttribute('data-state')) !== 'wrong') break
      await expect(feedback).toContainText('再试一次')
    }
    await feedback.getByRole('button', { name: /下一题|看结果/ }).click()
  }
  await expect(page.getByText(/8 道题，第一次就答对 \d 道/)).toBeVisible()
  await page.getByRole('button', { name: '选关' }).click()
  await expect(page.getByRole('button', { name: /^第 4 关/ }).getByRole('img', { name: /颗星/ })).toBeVisible()
})

test('the stopwatch takes laps and goes on after a reload', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 9, 0, 0) })
  await open(page, '/clock?mode=stopwatch')
  await page.getByRole('button', { name: '开始' }).click()
  await page.clock.runFor(5000)
  await page.getByRole('button', { name: '记一圈' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await page.clock.runFor(5000)
  await page.getByRole('button', { name: '停一下' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^0:1\d\.\d\d$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '存成表格' }).click()
  expect((await download).suggestedFilename()).toBe('秒表.csv')
})

test('an exam on the board: subject, times and what is left, from a bookmark', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 9, 30, 0) })
  await open(page, '/clock?mode=exam&subject=Maths&start=09:00&end=10:00&lang=en')
  await page.clock.runFor(1000)
  await expect(page.getByText('Maths', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^29:5\d$/)
  await expect(page).toHaveTitle(/^29:5\d Time left · /)
  await page.clock.fastForward(31 * MINUTE)
  await page.clock.runFor(1000)
  await expect(page.locator('.clock-exam-left')).toHaveText('The exam is over0:00')
})

test('an exam over midnight ends on the board and is told to end, also where the tab wakes late', async ({ page }) => {
  const told = page.locator('[aria-live="polite"].sr-only')
  await page.clock.install({ time: new Date(2026, 10, 20, 1, 50, 0) })
  await open(page, '/clock?mode=exam&start=22:00&end=02:00')
  await page.clock.pauseAt(new Date(2026, 10, 20, 1, 58, 0))
  await expect(page.getByRole('timer')).toHaveText('2:00')
  // What tells of the end is loaded after the page stands, and writes what is left into the title.
  await expect(page).toHaveTitle(/^2:00 /)
  await page.clock.runFor(2 * MINUTE)
  await expect(page.locator('.clock-exam-left')).toHaveText('考试结束0:00')
  await expect(told).toContainText('考试结束')
  await page.clock.fastForward(60 * MINUTE)
  await page.clock.runFor(1000)
  await expect(page.locator('.clock-exam-left')).toHaveText('考试结束0:00')

  await page.clock.pauseAt(new Date(2026, 10, 20, 10, 0, 0))
  await open(page, '/clock?mode=exam&start=09:00&end=10:30')
  await page.clock.runFor(1000)
  await expect(page.getByRole('timer')).toHaveText(/^29:5\d$/)
  await expect(page).toHaveTitle(/^29:5\d /)
  await expect(told).toBeEmpty()
  await page.clock.fastForward(40 * MINUTE)
  await page.clock.runFor(1000)
  await expect(told).toContainText('考试结束')
})

test('F fills the window and Escape gives it back; the link to the other language keeps the mode', async ({ page }) => {
  await open(page, '/clock')
  await page.getByRole('link', { name: '世界时间' }).click()
  await expect(page.getByRole('heading', { name: '北京' })).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.locator('.clock-stage')).toHaveAttribute('data-full', '')
  await page.keyboard.press('f')
  await expect(page.locator('.clock-stage')).not.toHaveAttribute('data-full')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/clock\?mode=world&lang=en$/)
  await expect(page.getByRole('heading', { name: 'Beijing' })).toBeVisible()
})

test('the subject of an exam is written with spaces and by an input method; equal times are refused', async ({
  page,
}) => {
  await open(page, '/clock?mode=exam&start=09:00&end=10:30')
  const subject = page.getByLabel('科目')
  await subject.pressSequentially('Unit 3 English')
  await expect(subject).toHaveValue('Unit 3 English')
  await expect(page.locator('.clock-exam-subject')).toHaveText('Unit 3 English')
  await expect(page).toHaveURL(/subject=Unit\+3\+English/)

  await subject.fill('')
  const ime = await page.context().newCDPSession(page)
  for (const text of ['y', 'yu', 'yu w', 'yu wen']) {
    await ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await ime.send('Input.insertText', { text: '语文' })
  await expect(subject).toHaveValue('语文')
  await subject.blur()
  await expect(page.locator('.clock-exam-subject')).toHaveText('语文')

  await page.getByLabel('结束', { exact: true }).fill('09:00')
  await expect(page.getByText('开始和结束是同一个时间')).toBeVisible()
  await expect(page).toHaveURL(/end=10:30/)
  await page.getByLabel('结束', { exact: true }).fill('08:00')
  await expect(page.getByText('第二天结束')).toBeVisible()

  // Left in the midst of writing.
  await open(page, '/clock?mode=exam&start=09:00&end=10:30')
  await subject.fill('数学')
  await page.reload()
  await expect(subject).toHaveValue('数学')
})

test('a round goes on after a reload; Back leads from it to the levels, and from there to the mode before', async ({
  page,
}) => {
  await open(page, '/clock')
  await page.getByRole('link', { name: '练一练' }).click()
  await page.getByRole('button', { name: /^第 5 关/ }).click()
  await expect(page.locator('.clock-ask')).toBeFocused()
  await page.locator('.clock-choice').first().click()
  const asked = await page.locator('.clock-ask').textContent()
  const state = await page.locator('.clock-feedback').getAttribute('data-state')
  await page.reload()
  await expect(page.locator('.clock-feedback')).toHaveAttribute('data-state', state!)
  await expect(page.locator('.clock-ask')).toHaveText(asked!)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^第 5 关/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/clock$/)
  await expect(page.locator('.clock-date')).toBeVisible()
})

test('pressing with the keyboard never loses the focus', async ({ page }) => {
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus()
    await page.keyboard.press('Enter')
  }
  await page.clock.install({ time: new Date(2026, 10, 20, 9, 0, 0) })
  await open(page, '/clock?mode=exercise')
  await press(/第 4 关/)
  await expect(page.locator('.clock-ask')).toBeFocused()
  for (let tries = 0; tries < 2; tries += 1) {
    const choice = page.locator('.clock-choice:not([aria-disabled=true])').first()
    if ((await choice.count()) === 0) break
    await choice.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.clock-feedback')).toHaveAttribute('data-state', /wrong|right|shown/)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
  await expect(page.getByRole('button', { name: '下一题' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.clock-ask')).toBeFocused()
  await press('选关')
  await expect(page.getByRole('button', { name: /^第 4 关/ })).toBeFocused()

  await open(page, '/clock?mode=countdown&t=60')
  await press('开始')
  await press('停一下“1 分钟”')
  await expect(page.getByRole('button', { name: '继续“1 分钟”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '停一下“1 分钟”' })).toBeFocused()
  await page.clock.fastForward(61_000)
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: '重来“1 分钟”' })).toBeFocused()
  await press('去掉“1 分钟”')
  await expect(page.locator('.clock-preset').first()).toBeFocused()

  await open(page, '/clock?mode=pomodoro')
  await press('开始专心')
  await expect(page.getByRole('button', { name: '停一下' })).toBeFocused()
  await press('重来')
  await expect(page.getByRole('button', { name: '开始专心' })).toBeFocused()

  await open(page, '/clock?mode=world')
  await press('去掉“北京”')
  await expect(page.getByRole('heading', { name: '伦敦' })).toBeFocused()
})

test('eight countdowns are the most, and it says so', async ({ page }) => {
  await open(page, '/clock?mode=countdown&t=600')
  await page.getByRole('button', { name: '开始' }).click()
  for (let count = 2; count <= 8; count += 1) await page.getByRole('button', { name: '加上' }).click()
  await expect(card(page)).toHaveCount(8)
  await expect(page.getByText('最多同时有 8 个倒计时')).toBeFocused()
})

test('a mode that cannot be fetched says so in its place and comes when asked again', async ({ page }) => {
  await open(page, '/clock')
  let isLost = true
  await page.route(/world-mode/, (route) => (isLost ? route.abort() : route.continue()))
  await page.getByRole('link', { name: '世界时间' }).click()
  await expect(page.getByRole('alert')).toContainText('没有加载出来')
  isLost = false
  await page.getByRole('alert').getByRole('button').click()
  // A browser that remembers the failure is told to load the page again.
  const again = page.getByRole('button', { name: '重新打开页面' })
  const city = page.getByRole('heading', { name: '北京' })
  await expect(again.or(city)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(city).toBeVisible()

  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  isLost = true
  await open(page, '/clock?mode=world')
  await expect(page.getByRole('alert')).toContainText('没有加载出来')
  await expect(city).toBeHidden()
  expect(errors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})

test('how far another city is ahead is told in hours and minutes', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu' })
  const page = await context.newPage()
  await open(page, '/clock?mode=world&zones=Asia/Shanghai')
  await expect(page.locator('.clock-city')).toContainText('早 2 小时 15 分钟')
  await open(page, '/clock?mode=world&zones=Asia/Shanghai&lang=en')
  await expect(page.locator('.clock-city')).toContainText('2 h 15 min ahead')
  await context.close()
})
