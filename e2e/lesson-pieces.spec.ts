import { expect, type Page } from '@playwright/test'
import { expectNoViolations, test } from './tutu-test.ts'

const STATIC = new URL('../site/public/static/lessons/', import.meta.url).pathname

async function write(page: Page, code: string): Promise<void> {
  await page.locator('.player .cm-content').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

test.describe('for the first time', () => {
  test.use({ isFresh: true })

  test('what a lesson makes is played before its steps: nothing loads until then, or shifts by itself afterwards', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()))
    await page.goto('/course/python-turtle-art/first-line')
    await page.evaluate(() => {
      const shifts = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
          if (!entry.hadRecentInput) document.body.dataset.shifted = String(entry.value)
      })
      shifts.observe({ type: 'layout-shift' })
    })
    expect(scripts.length).toBeLessThanOrEqual(2)
    const piece = page.locator('.piece')
    await piece.getByRole('button', { name: '玩玩成品' }).click()
    await expect(piece.getByRole('img', { name: '海龟画的画' })).toBeVisible()
    await expect(piece.getByRole('status')).toHaveText('运行完了')
    await expect(page.locator('body')).not.toHaveAttribute('data-shifted')
    await expectNoViolations(page)

    await page.goto('/course/javascript-click-game/a-button-that-answers?lang=en')
    await piece.getByRole('button', { name: 'Play it first' }).click()
    await expect(piece.frameLocator('iframe').getByRole('button')).toBeVisible()
  })
})

test('a Scratch lesson plays its own piece, has a file to begin with, and compares with that piece', async ({
  page,
}) => {
  await page.goto('/course/scratch-hide-and-seek/now-you-see-me?lang=en')
  const piece = page.locator('.piece')
  await piece.getByRole('button', { name: 'Play it first' }).click()
  const stage = piece.frameLocator('iframe').frameLocator('iframe').locator('canvas').first()
  await expect(stage).toBeVisible()
  await expect(page.getByRole('link', { name: 'starter file' })).toHaveAttribute(
    'href',
    /now-you-see-me-start\.en\.sb3$/,
  )
  await page.getByRole('button', { name: 'Open it here' }).click()
  await expect(page.locator('.piece-room')).toHaveCount(2)
  // What it begins with lacks just what the lesson adds.
  await page.locator('[data-compare-mine]').setInputFiles(`${STATIC}scratch-hide-and-seek/now-you-see-me-start.en.sb3`)
  await expect(page.locator('.compare-missing')).toContainText('“forever”: 1 more block')
  await expect(page.locator('.compare-missing')).toContainText('“hide”: 1 more block')
  await expect(page.locator('.compare-missing')).not.toContainText('variable')
})

test('a game of pixels hears keys and buttons, says what it shows, and stops', async ({ page }) => {
  await page.goto('/course/python-turtle-art/first-line')
  const block = page.locator('figure[data-code]').first()
  await block.getByRole('button', { name: '改一改' }).click()
  await write(
    page,
    'import game\nball = game.Sprite("ball", 3, 4)\ndef step():\n    if game.key("right"): ball.move(1, 0)\n    if game.pressed("space"): game.text("跳", 1, 1)\ngame.on_frame(step)\ngame.run(20)',
  )
  await block.getByRole('button', { name: '运行' }).click()
  const field = block.getByRole('application')
  await expect(field).toBeFocused()
  const shown = field.getByRole('img')
  await expect(shown).toHaveAttribute('aria-label', '游戏画面：ball 3, 4')
  await page.keyboard.down('ArrowRight')
  await expect(shown).not.toHaveAttribute('aria-label', '游戏画面：ball 3, 4')
  await page.keyboard.up('ArrowRight')
  await block.getByRole('button', { name: '空格' }).click()
  await expect(block.locator('.game-hands [aria-live]')).toHaveText('跳')
  await expectNoViolations(page)
  await block.getByRole('button', { name: '停下' }).click()
  await expect(block.getByRole('status')).toHaveText('已经停下来了')
  await expect(field).toHaveCount(0)

  // A frame that does not end is ended by hand, before it is by itself.
  await write(
    page,
    'import game\nframes = 0\ndef step():\n    global frames\n    frames += 1\n    while frames > 2: pass\ngame.on_frame(step)\ngame.run()',
  )
  await block.getByRole('button', { name: '运行' }).click()
  await expect(field).toBeVisible()
  await block.getByRole('button', { name: '停下' }).click()
  await expect(block.getByRole('status')).toHaveText('已经停下来了')
  await expect(block.getByText('程序跑了很久还没有结束')).toHaveCount(0)

  await write(page, 'import game\ngame.Sprite("dragon")')
  await block.getByRole('button', { name: '运行' }).click()
  await expect(block.getByRole('alert')).toContainText('没有叫“dragon”的小图')
})
