import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './tutu-test.ts'

// None leans on another: whoever is free takes the next, and no worker is left alone with the rest of a long file.
test.describe.configure({ mode: 'parallel' })

/** A laptop of 1366 × 768 less what its browser takes; what a task needs lies in the first 600 px. */
const WINDOW = { width: 1366, height: 650 }
const DEPTH = 600
/** A phone held across: all of it. */
const ACROSS = { width: 844, height: 390 }

test.use({ viewport: WINDOW })

/** Each part: all of what is meant by a locator, the first that a selector finds. */
async function expectInSight(page: Page, ...parts: (string | Locator)[]): Promise<void> {
  const depth = Math.min(DEPTH, page.viewportSize()!.height)
  const outOfSight = async () => {
    const found = await Promise.all(
      parts.map((part) => (typeof part === 'string' ? page.locator(part).first() : part).evaluateAll(extents)),
    )
    return parts.flatMap((part, index) => {
      const isSeen = found[index]!.length > 0 && found[index]!.every(({ top, bottom }) => top >= 0 && bottom <= depth)
      return isSeen ? [] : [[part.toString(), found[index]]]
    })
  }
  await expect.poll(outOfSight).toEqual([])
}

/** In CSS pixels of the window; what takes no room is nowhere. */
const extents = (elements: Element[]) =>
  elements.map((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
    return isShown ? { top: Math.round(top), bottom: Math.round(bottom) } : { top: -1, bottom: Infinity }
  })

/** How far the site's header reaches down into the window; 0 or less: it is out of sight. */
async function headerBottom(page: Page): Promise<number> {
  const box = (await page.locator('.site-header').boundingBox())!
  return box.y + box.height
}

/** Nothing that has no frame of its own may lie beneath the header. */
async function expectBelowHeader(page: Page, ...parts: string[]): Promise<void> {
  await expect.poll(() => headerBottom(page)).toBeGreaterThan(60)
  for (const part of parts) {
    const box = (await page.locator(part).first().boundingBox())!
    expect([part, box.y >= (await headerBottom(page))]).toEqual([part, true])
  }
}

test.describe('typing', () => {
  const large = { version: 1, settings: { size: 'large' } }
  const DRILL = ['.typing-box', '.drill-foot', '.keyboard']
  const drills: readonly [
    name: string,
    hash: string,
    start: RegExp | undefined,
    parts: readonly string[],
    kept?: object,
  ][] = [
    ['a lesson of letters', '#lesson/fj', undefined, DRILL],
    ['a poem under its pinyin', '#lesson/quiet-night', undefined, DRILL],
    ['pinyin with its meaning', '#lesson/py-family', undefined, [...DRILL, '.drill-meaning']],
    ['code', '#lesson/py-if', undefined, [...DRILL, '.drill-meaning']],
    ['large letters', '#lesson/fj', undefined, DRILL, large],
    ['a large poem', '#lesson/quiet-night', undefined, DRILL, large],
    ['large code', '#lesson/py-if', undefined, [...DRILL, '.drill-meaning'], large],
    ['a round of practice', '#practice', /开始一轮/, DRILL],
    [
      'the mistake book',
      '#mistakes',
      /练字母词/,
      DRILL,
      { version: 1, mistakes: [{ word: 'cat', slips: 1, clean: 0, at: 1 }] },
    ],
    ['a test', '#test/30s', undefined, DRILL],
    ['letter rain', '#games/rain', /^开始$/, ['.rain-lives', '.rain-stage', '.drill-foot', '.keyboard']],
    ['a race', '#games/race', undefined, ['.race-track', ...DRILL]],
  ]
  // One page for all: opening another costs more than looking at it.
  for (const query of ['', '?lang=en'] as const) {
    test(`text, keyboard and hands stand in 600 px${query}`, async ({ page }) => {
      let last: object | undefined
      for (const [name, hash, start, parts, kept] of drills) {
        if (start && query) continue
        await test.step(name, async () => {
          await page.goto(`/dazi${query}${hash}`)
          if (kept !== last) {
            await page.evaluate((record) => {
              if (record) localStorage.setItem('tutu.dazi', JSON.stringify(record))
              else localStorage.removeItem('tutu.dazi')
            }, kept)
            await page.reload()
            last = kept
          }
          if (start) await page.getByRole('button', { name: start }).click()
          await expect(page.locator('.typing-area')).toBeFocused()
          await expectInSight(page, ...parts)
          expect(await headerBottom(page)).toBeLessThanOrEqual(0)
          // Keys that can be read: those of a phone's keyboard are as large.
          expect((await page.locator('.keyboard [data-code=KeyF] rect').boundingBox())!.width).toBeGreaterThan(20)
          // The palms go on below the picture's edge; all fingers and their numbers are above it.
          await expectInSight(page, page.locator('.keyboard .finger-number'))
        })
      }
    })
  }

  test('the header is back above everything on a pause and gone again when one goes on', async ({ page }) => {
    await page.goto('/dazi#lesson/fj')
    await expect(page.locator('.typing-area')).toBeFocused()
    await page.keyboard.type('fff')
    expect(await headerBottom(page)).toBeLessThanOrEqual(0)
    const places = () => Promise.all(DRILL.map((part) => page.locator(part).boundingBox()))
    const before = await places()
    await page.keyboard.press('Escape')
    await expectBelowHeader(page, '.screen-head', '.drill-bar', '.typing-box')
    await page.keyboard.press('Enter')
    await expect(page.locator('.typing-area')).toBeFocused()
    expect(await headerBottom(page)).toBeLessThanOrEqual(0)
    expect(await places()).toEqual(before)
    // A press beside the box is a pause too; one on a link still opens it.
    await page.mouse.click(WINDOW.width / 2, 630)
    await expectBelowHeader(page, '.typing-box')
    await page.locator('.typing-box').click()
    await expect.poll(() => headerBottom(page)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: '全部课程' }).click({ delay: 400 })
    await expect(page).toHaveURL(/#lessons$/)
    await expectBelowHeader(page, '.dazi-tabs')
  })

  test('the header can be reached by Shift+Tab and by scrolling up, and stands above a result', async ({ page }) => {
    await page.goto('/dazi#lesson/fj')
    await expect(page.locator('.typing-area')).toBeFocused()
    await page.mouse.wheel(0, -2000)
    await expect.poll(() => headerBottom(page)).toBeGreaterThan(60)
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: '全部课程' })).toBeFocused()
    for (let tabs = 0; tabs < 6; tabs++) await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.site-header') !== null)).toBe(true)
    await page.locator('.typing-box').click()
    await page.keyboard.type(
      'fff jjj fj jf fff jjj fjf jfj ffj jjf fj jf ffj jjf fjj jff fj jf fff jjj ffjj jjff fjf jfj',
    )
    await expect(page.locator('#result')).toBeFocused()
    await expectBelowHeader(page, '.dazi-tabs', '#result')
  })

  for (const [name, hash, start, ...parts] of [
    ['a round of practice', '#practice', /开始一轮/, '.text-link', '.screen-title', '.next-key', '.drill-bar'],
    ['letter rain', '#games/rain', /^开始$/, '.text-link', '.screen-title', '.rain-lives'],
  ] as const) {
    for (const viewport of [WINDOW, { width: 390, height: 844 }]) {
      test(`on a pause the way out and the state are seen: ${name} (${viewport.width} px)`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(`/dazi${hash}`)
        await page.getByRole('button', { name: start }).click()
        await expect(page.locator('.typing-area')).toBeFocused()
        await page.keyboard.press('Escape')
        await expectBelowHeader(page, ...parts.map((part) => `.drill-screen ${part}`))
        await expectInSight(page, ...parts.map((part) => `.drill-screen ${part}`))
      })
    }
  }

  test('with less motion the header is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/dazi#lesson/fj')
    await expect(page.locator('.typing-area')).toBeFocused()
    await page.keyboard.press('Escape')
    const duration = await page.locator('.site-header').evaluate((header) => getComputedStyle(header).animationDuration)
    expect(Number.parseFloat(duration)).toBeLessThan(0.001)
  })
})

test.describe('the clock', () => {
  const open = async (page: Page, query: string) => {
    await page.goto(`/clock${query}`)
    await expect(page.locator('.clock-stage')).not.toHaveAttribute('inert')
  }
  const start = (page: Page) => page.getByRole('button', { name: /^(开始|Start)$/ }).click()

  for (const lang of ['', '&lang=en'] as const) {
    test(`what one needs stands in 600 px${lang}`, async ({ page }) => {
      for (const [mode, ...parts] of [
        ['clock', '.clock-main-face', '.clock-digits', '.clock-date', '.clock-options'],
        ['learn', '.face-turnable', '.clock-answer', '.clock-buttons', '.clock-options .choice'],
        ['exercise', '.clock-levels'],
        ['countdown', '.clock-presets', '.clock-new-timer'],
        ['stopwatch', '.clock-huge', '.clock-buttons'],
        ['pomodoro', '.clock-picture', '.clock-digits', '.clock-buttons'],
        ['exam&subject=Maths&start=00:00&end=23:59', '.clock-exam-board', '.clock-own-time'],
        ['world', '.clock-cities'],
      ] as const) {
        await test.step(mode, async () => {
          await open(page, `?mode=${mode}${lang}`)
          await expectInSight(page, '.clock-modes', ...parts)
          await expectBelowHeader(page, '.clock-modes')
        })
      }
    })
    test(`a countdown that runs stands in 600 px${lang}`, async ({ page }) => {
      // Each begins with none.
      await page.addInitScript(() => localStorage.clear())
      for (const look of ['disc', 'sand', 'digits'] as const) {
        await test.step(look, async () => {
          await open(page, `?mode=countdown&t=300&look=${look}${lang}`)
          await start(page)
          if (look !== 'digits') await expectInSight(page, '.clock-timers .clock-picture')
          await expectInSight(page, '.clock-timer-left', '.clock-timer .clock-buttons')
          await expectBelowHeader(page, '.clock-timer')
        })
      }
    })
  }
  for (const count of [3, 8]) {
    test(`${count} countdowns stand in 600 px`, async ({ page }) => {
      await open(page, '?mode=countdown&t=300')
      await start(page)
      for (let more = 1; more < count; more++) await page.getByRole('button', { name: '加上' }).click()
      await page.evaluate(() => scrollTo(0, 0))
      await expectInSight(page, page.locator('.clock-timer-left'), page.locator('.clock-timer .clock-buttons'))
    })
  }
  test('a countdown started further down is in sight', async ({ page }) => {
    await open(page, '?mode=countdown&t=300')
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20)
    await start(page)
    await expectInSight(page, '.clock-timer-left', '.clock-timer .clock-buttons')
    await expectBelowHeader(page, '.clock-timer')
  })
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    test(`a countdown started on a phone leaves nothing half under the header (${viewport.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, '?mode=countdown&t=300')
      await start(page)
      await expectBelowHeader(page, '.clock-timer', '.clock-full-button')
      const bottom = await headerBottom(page)
      for (const mode of await page.locator('.clock-modes a').all()) {
        const { y, height } = (await mode.boundingBox())!
        expect(y >= bottom || y + height <= bottom).toBe(true)
      }
    })
  }
  test('an alarm that rings, a stopwatch with laps and a rest stand in 600 px', async ({ page }) => {
    await open(page, '?mode=countdown&t=1')
    await start(page)
    await expect(page.getByRole('timer')).toHaveText('时间到')
    await expectInSight(page, '.clock-timer-left', '.clock-timer .clock-buttons')
    await open(page, '?mode=stopwatch')
    await start(page)
    for (let lap = 0; lap < 3; lap++) await page.getByRole('button', { name: '记一圈' }).click()
    await expectInSight(page, '.clock-huge', '.clock-buttons', '.clock-laps')
    await open(page, '?mode=pomodoro')
    await page.getByRole('button', { name: '直接休息' }).click()
    await expectInSight(page, '.clock-picture', '.clock-digits', '.clock-tip', '.clock-buttons')
  })

  for (const level of [1, 2, 3, 4, 5]) {
    for (const lang of ['', '&lang=en'] as const) {
      test(`every question of level ${level} stands in 600 px, and in a phone held across, with its answers and its feedback${lang}`, async ({
        page,
      }) => {
        let isAcross = false
        const inBoth = async (...selectors: string[]) => {
          await expectInSight(page, ...selectors)
          isAcross = !isAcross
          await page.setViewportSize(isAcross ? ACROSS : WINDOW)
          await expectInSight(page, ...selectors)
        }
        await open(page, `?mode=exercise&level=${level}${lang}`)
        const next = page.locator('.clock-feedback .btn')
        for (let question = 0; question < 8; question++) {
          const isSet = (await page.locator('.clock-set').count()) > 0
          const asked = isSet ? ['.face-turnable', '.clock-set-side .btn'] : ['.clock-answers']
          await inBoth('.clock-round-head', '.clock-ask', ...asked)
          expect(await headerBottom(page)).toBeLessThanOrEqual(0)
          for (let tries = 0; tries < 4 && (await next.count()) === 0; tries++) {
            if (isSet) {
              await page.locator('.face-turnable').focus()
              await page.keyboard.press('ArrowUp')
              await page.locator('.clock-set-side .btn').click()
            } else await page.locator('.clock-choice').nth(tries).click()
            await expect(page.locator('.clock-feedback')).not.toHaveAttribute('data-state', 'asked')
            await inBoth('.clock-feedback', asked[0]!)
          }
          await next.click()
        }
        await page.setViewportSize(WINDOW)
        await expectInSight(page, '.clock-result')
        await expectBelowHeader(page, '.clock-modes', '.clock-result')
      })
    }
  }

  test('in a round Escape brings the header back above the way out and the question, the next press takes it away', async ({
    page,
  }) => {
    await open(page, '?mode=exercise&level=1')
    await expect.poll(() => headerBottom(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expectBelowHeader(page, '.clock-round-head', '.clock-ask')
    await page.locator('.clock-choice').first().click()
    await expect.poll(() => headerBottom(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: '选关' }).click()
    await expectBelowHeader(page, '.clock-levels')
  })
})

test('the choices of the course list are folded away on phones, held across too', async ({ page }) => {
  const choices = page.locator('.filter-choices')
  for (const viewport of [ACROSS, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport)
    await page.goto('/courses')
    await expect(choices).toBeHidden()
    await page.getByText('筛选', { exact: true }).click()
    await expect(choices).toBeVisible()
  }
  await page.setViewportSize(WINDOW)
  await page.goto('/courses')
  await expect(choices).toBeVisible()
  await expect(page.locator('.filter-fold')).toBeHidden()
})
