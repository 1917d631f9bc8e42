import { type CDPSession, expect, type Page } from '@playwright/test'
import { LIGHT } from './kept-page.ts'
import { axe, test } from './tutu-test.ts'

// None leans on another: whoever is free takes the next, and no worker is left alone with the rest of a long file.
test.describe.configure({ mode: 'parallel' })

const FIRST_LESSON = 'fff jjj fj jf fff jjj fjf jfj ffj jjf fj jf ffj jjf fjj jff fj jf fff jjj ffjj jjff fjf jfj'

async function open(page: Page, hash: string, query = ''): Promise<void> {
  await page.goto(`/dazi${query}${hash}`)
  await expect(page.locator('.typing-area')).toBeFocused()
}

/** Composes with an input method: the letters one by one, then the text it commits ('' gives up). */
async function compose(cdp: CDPSession, letters: string, text: string): Promise<void> {
  for (let length = 1; length <= letters.length; length++) {
    await cdp.send('Input.imeSetComposition', {
      text: letters.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  }
  if (text) await cdp.send('Input.insertText', { text })
  else await cdp.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
}

const rightCount = (page: Page) => page.locator('.unit.is-right').count()

test('a child types the first lesson, wins stars and finds them again after a reload', async ({ page }) => {
  await page.goto('/dazi')
  await page.getByRole('link', { name: /开始第一课/ }).click()
  await expect(page.locator('.typing-area')).toBeFocused()
  await expect(page.locator('[data-mark=key]')).toHaveAttribute('data-code', 'KeyF')
  const [left, right] = [page.locator('[data-finger=L2]'), page.locator('[data-finger=R2]')]
  await expect(left).toHaveClass(/is-next/)
  const home = await right.getAttribute('style')
  await page.keyboard.type('fff ', { delay: 30 })
  await expect(right).toHaveClass(/is-next/)
  await expect(left).not.toHaveClass(/is-next/)
  // J is where the finger rests: it goes nowhere.
  expect(await right.getAttribute('style')).toBe(home)
  await page.keyboard.type('x')
  await expect(page.locator('.watcher')).toHaveAttribute('data-mood', 'patient')
  await expect(page.locator('.unit.is-missed')).toHaveText('j')
  await page.keyboard.type(FIRST_LESSON.slice(4), { delay: 15 })
  await expect(page.getByRole('heading', { name: /太棒了/ })).toBeFocused()
  await expect(page.getByRole('img', { name: '3 颗星' })).toBeVisible()
  await expect(page.getByRole('link', { name: '下一课' })).toHaveAttribute('href', '#lesson/dk')
  await page.reload()
  await page.goto('/dazi')
  await expect(page.locator('.star-row').first()).toHaveAttribute('data-count', '3')
  await expect(page.getByRole('link', { name: /接着学/ })).toHaveAttribute('href', '#lesson/dk')
})

test('a slip among quick keys is seen on the keyboard until the next key', async ({ page }) => {
  await open(page, '#lesson/fj')
  await page.keyboard.type('fffx', { delay: 20 })
  const down = page.locator('[data-mark=down]')
  await expect(down).toHaveClass('is-slip')
  await expect(down).toHaveAttribute('data-code', 'KeyX')
  await page.keyboard.press('Space')
  await expect(down).not.toHaveAttribute('data-code')
})

test('Chinese is committed when the composition ends, and only then', async ({ page, context }) => {
  await open(page, '#lesson/quiet-night')
  const cdp = await context.newCDPSession(page)
  await compose(cdp, 'chuang', '')
  expect(await rightCount(page)).toBe(0)
  await cdp.send('Input.imeSetComposition', { text: 'chuang', selectionStart: 6, selectionEnd: 6 })
  await expect(page.locator('.typing-composing')).toHaveText('chuang')
  expect(await rightCount(page)).toBe(0)
  await cdp.send('Input.insertText', { text: '床前' })
  await expect(page.locator('.typing-composing')).toHaveText('')
  expect(await rightCount(page)).toBe(2)
  await compose(cdp, 'mingyueguang', '明月光')
  // A comma without composing, half-width: counts, and is told.
  await cdp.send('Input.insertText', { text: ',' })
  expect(await rightCount(page)).toBe(6)
  await expect(page.getByText(/另一种宽度/)).toBeVisible()
  // A wrong phrase leaves the caret where it was.
  await compose(cdp, 'yi', '一')
  expect(await rightCount(page)).toBe(6)
  await expect(page.locator('.unit.is-missed')).toContainText('疑')
  await compose(cdp, 'yishidishangshuang', '疑是地上霜。')
  await compose(cdp, 'jutou', '举头望明月，')
  await compose(cdp, 'ditou', '低头思故乡。')
  await expect(page.getByRole('heading', { name: /打完了|太棒了/ })).toBeVisible()
  await expect(page.locator('.result-figures')).toContainText('字/分')
})

test('the field goes with the caret, so that an input method opens its window there', async ({ page, context }) => {
  await open(page, '#lesson/quiet-night')
  const cdp = await context.newCDPSession(page)
  const places = async () => {
    const caret = await page.locator('.typing-caret').boundingBox()
    const field = await page.locator('.typing-area').boundingBox()
    return { caret: caret!, field: field! }
  }
  const { caret: first } = await places()
  await compose(cdp, 'chuangqian', '床前明月光，疑是地上霜。举头')
  const { caret, field } = await places()
  expect(caret.y).toBeGreaterThan(first.y)
  expect(Math.abs(field.x - caret.x)).toBeLessThan(2)
  expect(Math.abs(field.y - (caret.y + caret.height))).toBeLessThan(12)
  // Smaller letters would have a phone zoom in.
  const size = await page.locator('.typing-area').evaluate((area) => Number.parseFloat(getComputedStyle(area).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
})

test('on a phone, where a line takes several rows, the caret stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '#test/60s')
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('[data-unit]')].map((unit) => unit.textContent).join(''),
  )
  for (const part of text.slice(0, 180).match(/.{1,20}/gs)!) {
    await page.keyboard.type(part)
    const [caret, box] = [
      await page.locator('.typing-caret').boundingBox(),
      await page.locator('.typing-box').boundingBox(),
    ]
    expect(caret!.y).toBeGreaterThan(box!.y)
    expect(caret!.y + caret!.height).toBeLessThan(box!.y + box!.height)
  }
})

test('an input method left on is explained with a picture, and its Chinese is no slip', async ({ page, context }) => {
  await open(page, '#lesson/fj')
  const cdp = await context.newCDPSession(page)
  await compose(cdp, 'fen', '分')
  const picture = page.getByRole('alert')
  await expect(picture).toContainText('Shift')
  await expect(page.locator('.ime-picture')).toBeVisible()
  expect(await rightCount(page)).toBe(0)
  await expect(page.locator('.unit.is-missed')).toHaveCount(0)
  await page.keyboard.type('ff')
  await expect(picture).toHaveCount(0)
  expect(await rightCount(page)).toBe(2)
})

test('full-width letters count as the keys they come from', async ({ page, context }) => {
  await open(page, '#lesson/fj')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Input.insertText', { text: 'ｆ' })
  expect(await rightCount(page)).toBe(1)
  await expect(page.getByText(/另一种宽度/)).toBeVisible()
})

test('paste and drop enter nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '#lesson/fj')
  await page.evaluate(() => navigator.clipboard.writeText('fff jjj'))
  await page.keyboard.press('Control+V')
  await expect(page.getByText(/粘贴和拖放不算/)).toBeVisible()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'fff')
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
    document.querySelector('.typing-area')?.dispatchEvent(drop)
  })
  expect(await rightCount(page)).toBe(0)
  await page.keyboard.type('fff')
  expect(await rightCount(page)).toBe(3)
})

test('Caps Lock is noticed', async ({ page }) => {
  await open(page, '#lesson/fj')
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'F', code: 'KeyF', modifierCapsLock: true, bubbles: true })
    document.querySelector('.typing-area')?.dispatchEvent(key)
  })
  await expect(page.getByText(/大写锁定开着/)).toBeVisible()
})

test('Shift is shown on the other hand, Escape leaves the box and Tab goes on', async ({ page }) => {
  await open(page, '#lesson/capitals')
  const key = page.locator('[data-mark=key]')
  const shift = page.locator('[data-mark=shift]')
  await expect(key).toHaveAttribute('data-code', 'KeyA')
  await expect(shift).toHaveAttribute('data-code', 'ShiftRight')
  await page.keyboard.type('Anna ')
  await expect(key).toHaveAttribute('data-code', 'KeyB')
  // The index finger goes down to its key, and the little finger of the other hand out to Shift.
  const tip = async (finger: string) => (await page.locator(`[data-finger=${finger}] .finger-nail`).boundingBox())!
  const [low, home] = [await tip('L2'), await tip('L3')]
  expect(low.y).toBeGreaterThan(home.y + 10)
  expect((await tip('R5')).x).toBeGreaterThan((await page.locator('[data-code=Slash]').boundingBox())!.x)
  await page.keyboard.press('Escape')
  await expect(page.locator('.typing-area')).not.toBeFocused()
  await expect(page.getByRole('button', { name: '点这里，接着打' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.typing-area')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.locator('.typing-box').click()
  await expect(page.locator('.typing-area')).toBeFocused()
})

test('a timed test keeps mistakes until they are erased, and one left idle is void', async ({ page }) => {
  await page.clock.install()
  await open(page, '#test/15s')
  await page.keyboard.type('qq')
  expect(await page.locator('.unit.is-wrong').count()).toBeGreaterThan(0)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.unit.is-wrong')).toHaveCount(0)
  await page.clock.runFor(15_000)
  await expect(page.getByRole('heading', { name: '这次不算' })).toBeVisible()
})

test('code gives its indentation and says what it does', async ({ page }) => {
  await open(page, '#lesson/py-if')
  await expect(page.getByText('按年龄选游乐车。')).toBeVisible()
  for (const line of ['age = 8', 'if age >= 7:', 'print("big ride")', 'else:', 'print("small ride")']) {
    await page.keyboard.type(line)
    if (!line.includes('small')) await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: /太棒了/ })).toBeVisible()
})

test('practice grows with the child; the mistake book fills and is emptied by hand', async ({ page }) => {
  await page.goto('/dazi#lesson/animals')
  await expect(page.locator('.typing-area')).toBeFocused()
  await page.keyboard.type('cax')
  await page.keyboard.type(
    't dog hen duck goose rabbit turtle hedgehog tiger panda koala whale butterfly ladybird snail',
  )
  await expect(page.getByRole('heading', { name: /打完了|太棒了/ })).toBeVisible()
  await page.goto('/dazi#mistakes')
  await expect(page.locator('.mistake-list')).toContainText('cat')
  await page.getByRole('button', { name: '划掉“cat”' }).click()
  await expect(page.getByText(/错词本是空的/)).toBeVisible()
  await page.goto('/dazi#practice')
  await page.getByRole('button', { name: '开始一轮' }).click()
  await expect(page.locator('.typing-area')).toBeFocused()
  const text = await page.locator('.typing-text .unit').allTextContents()
  expect(text.join('')).toMatch(/^[aeinhd ]+$/)
})

test('practice says which key is next and what it waits for, before and after a round', async ({ page }) => {
  await page.addInitScript(() => {
    const right = { time: 500, best: 450, hits: 40, misses: 0 }
    const keys = {
      ...Object.fromEntries([...'aeihd'].map((key) => [key, right])),
      n: { ...right, hits: 20, misses: 20 },
    }
    const skill = { keys, pairs: {}, active: [...'aeinhdo'], targetCpm: 60, steady: 0 }
    localStorage.setItem('tutu.dazi', JSON.stringify({ version: 1, skill }))
  })
  await page.goto('/dazi?lang=en#practice')
  await expect(page.getByText('First, N: it needs 90% right, now 50%.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'joins next' })).toContainText('u')
  await page.getByRole('button', { name: 'Start a round' }).click()
  await expect(page.locator('.typing-area')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'In focus: n' })).toBeVisible()
  const units = await page.locator('.typing-text .unit').allTextContents()
  const words = units.join('').split(' ')
  expect(words.filter((word) => word.includes('n')).length).toBeGreaterThanOrEqual(12)
  await page.keyboard.type(units.join(''), { delay: 15 })
  await expect(page.locator('#result')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /\bN\b.* 90%/ })).toBeVisible()
  await page.goto('/dazi#practice')
  await expect(page.getByText(/N(：| 的)正确率要?到 90%/)).toBeVisible()
})

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 390, height: 844 },
]) {
  test(`the tabs stay in sight when chosen, chosen again and gone back to (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/dazi')
    const heights = new Set<number>()
    const expectInSight = async () => {
      const [tabs, header] = [
        await page.locator('.dazi-tabs').boundingBox(),
        await page.locator('.site-header').boundingBox(),
      ]
      expect(tabs!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
      expect(tabs!.y + tabs!.height).toBeLessThan(viewport.height / 2)
      heights.add(Math.round(tabs!.y))
    }
    const headings = { 智能练习: '智能练习', 测验: '测验', 游戏: '游戏', 我的进步: '我的进步' }
    const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 })
    const tabs = page.getByRole('navigation', { name: '打字练习' })
    for (const [tab, title] of Object.entries(headings)) {
      for (let times = 0; times < 2; times++) {
        await tabs.getByRole('link', { name: tab }).click()
        await expect(heading(title)).toBeVisible()
        await expectInSight()
      }
    }
    for (const title of ['游戏', '测验', '智能练习']) {
      await page.goBack()
      await expect(heading(title)).toBeVisible()
      await expectInSight()
    }
    expect(heights.size).toBe(1)
    await page.goBack()
    await expect(page.getByRole('link', { name: /开始第一课/ })).toBeVisible()
    await expectInSight()
  })
}

test('letters fall and are caught in their order', async ({ page }) => {
  // As it was bookmarked before.
  await page.goto('/dazi#games/rain')
  await page.getByRole('button', { name: '开始' }).click()
  for (let caught = 0; caught < 5; caught++) {
    const next = page.locator('.rain-letter.is-next:not([hidden])')
    await expect(next).toBeVisible()
    await page.keyboard.type((await next.textContent()) ?? '')
    await expect(page.locator('.rain-letter').nth(caught)).toBeHidden()
  }
})

test('an input method left on holds the rain, and a lost game wins nothing', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/dazi#games/letters')
  await page.getByRole('button', { name: '开始' }).click()
  await expect(page.locator('.rain-letter.is-next:not([hidden])')).toBeVisible()
  const cdp = await context.newCDPSession(page)
  await compose(cdp, 'fen', '分')
  await expect(page.getByRole('alert')).toContainText('Shift')
  const letter = page.locator('.rain-letter').first()
  const before = await letter.getAttribute('style')
  await page.clock.runFor(500)
  expect(await letter.getAttribute('style')).toBe(before)
  // The first letter is caught, then nothing more.
  await page.keyboard.type((await letter.textContent()) ?? '')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const heading = page.getByRole('heading', { name: '机会用完了' })
  await page.clock.runFor(40_000)
  await expect(heading).toBeFocused()
  await expect(page.locator('.result-figures')).toHaveText(/接住的萝卜1 \/ 40正确率100%/)
  await expect(page.locator('.stars')).toHaveCount(0)
  await page.goto('/dazi#progress')
  await expect(page.getByText(/还没有成绩/)).toBeVisible()
  await page.goto('/dazi#games')
  await expect(page.getByText('篮子里有 1 个萝卜')).toBeVisible()
})

test('words fall to be typed in pinyin, and with an input method', async ({ page, context }) => {
  await page.goto('/dazi#games/pinyin')
  await page.getByRole('button', { name: '慢慢来' }).click()
  await page.getByRole('button', { name: '开始' }).click()
  const next = page.locator('.rain-letter.is-next:not([hidden])')
  await expect(next).toBeVisible()
  await page.keyboard.type((await next.locator('small').textContent()) ?? '')
  await expect(page.locator('.rain-letter').first()).toBeHidden()
  await page.goto('/dazi#games/han')
  await page.getByRole('button', { name: '开始' }).click()
  await expect(next).toBeVisible()
  const cdp = await context.newCDPSession(page)
  const word = await next.evaluate((item) => item.firstChild?.textContent ?? '')
  await cdp.send('Input.imeSetComposition', { text: 'ci', selectionStart: 2, selectionEnd: 2 })
  await expect(page.locator('.rain-composing')).toHaveText('ci')
  await cdp.send('Input.insertText', { text: word })
  await expect(page.locator('.rain-letter').first()).toBeHidden()
})

test('a text of one’s own is typed, its program run, and the best printed on a sheet', async ({ page }) => {
  await page.goto('/dazi#practice')
  await page.getByRole('link', { name: '打自己的文章' }).click()
  await page.getByRole('textbox', { name: '文章' }).fill('rows = 3\r\nfor i in range(rows):\n\tprint("tutu", i * 14)\n')
  await expect(page.getByLabel('它是什么')).toHaveValue('python')
  await expect(page.getByText('看起来是 Python 代码')).toBeVisible()
  await page.getByRole('button', { name: '开始打' }).click()
  await expect(page.locator('.typing-area')).toBeFocused()
  await expect(page.locator('[data-colour=keyword]').first()).toHaveText('f')
  for (const line of ['rows = 3\n', 'for i in range(rows):\n', 'print("tutu", i * 14)'])
    await page.keyboard.type(line, { delay: 4 })
  await page.getByRole('button', { name: '运行刚才打的程序' }).click()
  await expect(page.getByRole('log')).toHaveText(/tutu 0\s+tutu 14\s+tutu 28/)

  await page.goto('/dazi#certificate')
  await page.getByLabel('证书上写谁的名字').fill('小兔')
  const sheet = page.getByRole('article', { name: '打字证书' })
  await expect(sheet).toContainText(/小兔.*正确率 100%/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '打印证书' })).toBeHidden()
  await expect(sheet).toBeVisible()
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  // Kept on the device, and whole in its address.
  await page.goto('/dazi#own')
  await expect(page.getByRole('link', { name: 'rows = 3' })).toHaveAttribute('href', /^#text\/python\/rows/)
})

test('the race’s rabbits keep to their lanes, in a low window too', async ({ page }) => {
  for (const height of [650, 900]) {
    await page.setViewportSize({ width: 1366, height })
    await open(page, '#games/race')
    const [own, ghost] = await page.locator('.race-runner svg').all()
    const [upper, lower] = [(await own!.boundingBox())!, (await ghost!.boundingBox())!]
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y)
  }
})

test('what is typed has the letters and the ground that were chosen', async ({ page }) => {
  await open(page, '#lesson/fj')
  const line = page.locator('.typing-text')
  const before = await line.evaluate((one) => getComputedStyle(one).letterSpacing)
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  expect(await fonts()).toEqual(['OpenDyslexic unloaded'])
  await page.getByText('显示与声音').click()
  await page.getByLabel('字形').selectOption('apart')
  await expect.poll(fonts).toEqual(['OpenDyslexic loaded'])
  await page.getByLabel('底色').selectOption('night')
  expect(await line.evaluate((one) => getComputedStyle(one).letterSpacing)).not.toBe(before)
  await page.reload()
  await expect(page.locator('.dazi')).toHaveAttribute('data-look', 'night')
})

test('after a press the focus is on what comes next', async ({ page }) => {
  await page.addInitScript(() => {
    const mistakes = ['cat', 'dog'].map((word) => ({ word, slips: 1, clean: 0, at: 1 }))
    if (!localStorage.getItem('tutu.dazi')) localStorage.setItem('tutu.dazi', JSON.stringify({ version: 1, mistakes }))
  })
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await page.goto('/dazi#mistakes')
  await press('划掉“cat”')
  await expect(page.getByRole('button', { name: '划掉“dog”' })).toBeFocused()
  await press('划掉“dog”')
  await expect(page.getByRole('heading', { name: '错词本', exact: true })).toBeFocused()
  await page.goto('/dazi#progress')
  await press('全部删除')
  await expect(page.getByRole('button', { name: '不删了' })).toBeFocused()
  await press('删除')
  await expect(page.getByRole('button', { name: '全部删除' })).toBeFocused()
  await page.goto('/dazi#games')
  await page.reload()
  await expect(page.getByRole('heading', { name: '游戏' })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('link', { name: '兔子接萝卜' }).press('Enter')
  await expect(page.getByRole('heading', { name: '兔子接萝卜' })).toBeFocused()
})

test.describe('a part that is lost', () => {
  test('is told in its place, comes when tried again, and the page stays', async ({ page }) => {
    await page.route(/assets\/views-/, (route) => route.abort())
    await page.goto('/dazi#lesson/fj')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('这一部分没有加载出来')
    await expect(page.getByRole('navigation', { name: '打字练习' })).toBeVisible()
    await page.getByRole('button', { name: '再试一次' }).press('Enter')
    await expect(page.getByRole('button', { name: '重新打开页面' })).toBeFocused()
    await page.unroute(/assets\/views-/)
    await page.keyboard.press('Enter')
    await expect(page.locator('.typing-area')).toBeFocused()
  })
})

test.describe('a script of the page itself that is lost', () => {
  for (const [path, file] of [
    ['/dazi#lesson/fj', /assets\/use-record-/],
    ['/shtml', /assets\/shared-/],
    ['/clock', /assets\/entry\.client-/],
  ] as const) {
    test(`is told at ${path}, and loading again mends it`, async ({ page }) => {
      await page.route(file, (route) => route.abort())
      await page.goto(path)
      const notice = page.getByRole('alert')
      await expect(notice).toContainText('有一部分没有加载出来')
      const offline = notice.getByText('没有连上网')
      await expect(offline).toBeHidden()
      await page.context().setOffline(true)
      await expect(offline).toBeVisible()
      await page.context().setOffline(false)
      await expect(offline).toBeHidden()
      await page.getByRole('button', { name: '关掉这条提示' }).press('Enter')
      await expect(notice).toHaveCount(0)
      await expect(page.locator('#content')).toBeFocused()
      await page.reload()
      await expect(notice).toBeVisible()
      await page.unroute(file)
      await page.getByRole('button', { name: '重新加载' }).click()
      await expect(notice).toBeHidden()
    })
  }
})

test('the other language opens at the same place', async ({ page }) => {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  await open(page, '#lesson/dk')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\?lang=en#lesson\/dk$/)
  await expect(page.locator('.typing-area')).toBeFocused()
  expect(said).toEqual([])
})

test('going back to the list of lessons asks the server for nothing', async ({ page }) => {
  await page.goto('/dazi')
  await page.getByRole('link', { name: '游戏', exact: true }).click()
  await expect(page.getByRole('heading', { name: '游戏' })).toBeVisible()
  await page.route(/\.data/, (route) => route.abort())
  await page.goBack()
  await expect(page.getByRole('link', { name: /开始第一课/ })).toBeVisible()
})

test('with blocked storage everything works and the page says what is lost', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/dazi')
  await expect(page.getByText(/不让网页保存内容/)).toBeVisible()
  await page.getByRole('link', { name: /开始第一课/ }).click()
  await expect(page.locator('.typing-area')).toBeFocused()
  await page.keyboard.type('fff')
  expect(await rightCount(page)).toBe(3)
})

test('own data can be taken along and erased', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('tutu.dazi')) localStorage.setItem('tutu.dazi', '{"version":1,"stars":{"fj":2}}')
  })
  await page.goto('/dazi#progress')
  await expect(page.getByText('2 颗星 · 0 分')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载一份' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tutu-typing.json')
  await page.getByRole('button', { name: '全部删除' }).click()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('0 颗星 · 0 分')).toBeVisible()
})

for (const [query, heading] of [
  ['', '打字练习'],
  ['?lang=en', 'Typing'],
] as const) {
  test(`the list of lessons is there without script (${heading})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(`/dazi${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    expect(await page.locator('.lesson-unit li').count()).toBeGreaterThanOrEqual(60)
    await context.close()
  })
}

// One page for all: most of the time of each went into coming there.
test('no serious accessibility violation of any screen, light or dark', async ({ page }) => {
  for (const hash of ['#lessons', '#lesson/fj', '#practice', '#test', '#games', '#progress'])
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${hash}, ${colorScheme}`, async () => {
        // Loaded anew: to an address that differs in nothing a page only goes on, its colours on their way to the others.
        await page.goto(LIGHT)
        await page.emulateMedia({ colorScheme })
        await page.goto(`/dazi${hash}`)
        await page.waitForLoadState('networkidle')
        const { violations } = await axe(page)
          .options({ resultTypes: ['violations'] })
          .analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect.soft(serious.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
      })
})
