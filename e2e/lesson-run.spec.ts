import { expect, type Page } from '@playwright/test'
import { LIGHT } from './kept-page.ts'
import { expectNoViolations, test } from './tutu-test.ts'

/** Puts a program into the editor of a block. */
async function write(page: Page, code: string): Promise<void> {
  const editor = page.locator('.player .cm-content').first()
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

test('a child runs a program, answers it, stops it, and can reach nothing of the site', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()))
  await page.goto('/course/python-word-games/fill-in-story')
  expect(scripts.length).toBeLessThanOrEqual(2)

  const block = page.locator('figure[data-code]').first()
  await block.getByRole('button', { name: '运行' }).click()
  await block.getByRole('textbox', { name: '说一种动物：' }).fill('刺猬')
  await page.keyboard.press('Enter')
  await expect(block.getByRole('log')).toHaveText(/说一种动物：刺猬\s+我看见了一只刺猬。/)
  await expect(block.getByRole('status')).toHaveText('运行完了')

  await write(page, 'while True:\n    pass')
  await block.getByRole('button', { name: '运行' }).click()
  await expect(block.getByRole('status')).toHaveText('正在运行')
  await block.getByRole('button', { name: '停下' }).click()
  await expect(block.getByRole('status')).toHaveText('已经停下来了')

  // A loop that certainly never ends is ended by itself; whether to wait for one that may end is asked. What was shown stays.
  await write(page, 'print("开始")\nprint("循环")\nwhile True:\n    pass')
  await block.getByRole('button', { name: '运行' }).click()
  await expect(block.getByRole('alert')).toContainText('第 3 行 这个循环永远不会结束')
  await expect(block.getByRole('log')).toHaveText(/开始\s+循环/)
  await write(page, 'def f():\n    return 1\nwhile f():\n    f()')
  await block.getByRole('button', { name: '运行' }).click()
  const busy = block.getByRole('group', { name: '程序还在忙' })
  await busy.getByRole('button', { name: '停下' }).click()
  await expect(block.getByRole('status')).toHaveText('已经停下来了')
  await expect(busy).toHaveCount(0)

  await write(page, 'prin("a")')
  await block.getByRole('button', { name: '运行' }).click()
  await expect(block.getByRole('alert')).toContainText('第 1 行')
  await expect(block.getByRole('alert')).toContainText('电脑不认识“prin”这个名字')

  // What the frame asks of the site comes to nothing, and it has no store.
  const refused = await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    const said = new Promise<unknown>((resolve) => {
      addEventListener('message', ({ data, source }) => {
        if (source !== frame.contentWindow || data?.type !== 'tutu-frame-ready') return
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = (event) => resolve(event.data)
        const script = `const port = window.tutuPreview.port
          const store = () => { try { return String(localStorage.length) } catch (error) { return error.name } }
          fetch('/api/course/index').then(() => 'answered', () => 'refused').then((call) => port.postMessage([call, store(), origin]))`
        frame.contentWindow!.postMessage({ type: 'tutu-show', html: `<script>${script}</script>` }, '*', [port2])
      })
    })
    frame.src = '/tool-frame'
    document.body.append(frame)
    return said
  })
  expect(refused).toEqual(['refused', 'SecurityError', 'null'])

  // Wherever what it shows leads it, nobody types a password there.
  const frame = page.frames().at(-1)!
  for (const way of ['/user/login', '/admin/']) {
    await page.evaluate((to) => ([...document.querySelectorAll('iframe')].at(-1)!.contentWindow!.location = to), way)
    await expect.poll(() => frame.url()).toContain('chrome-error:')
  }

  // What was written is there the next time.
  await page.reload()
  await block.getByRole('button', { name: '改一改' }).click()
  await expect(page.locator('.player .cm-content')).toHaveText('prin("a")')
})

test('a page that is shown follows what is written, and its mistakes stand on the lines of the page', async ({
  page,
}) => {
  await page.goto('/course/html-css-my-page/first-page')
  const block = page.locator('figure[data-code]').first()
  await block.getByRole('button', { name: '运行' }).click()
  const shown = block.frameLocator('.player-page')
  await expect(shown.locator('body')).not.toBeEmpty()
  await write(page, '<h1>改好了</h1>')
  await expect(shown.getByRole('heading', { name: '改好了' })).toBeVisible()
  await expect(page.locator('.player .cm-content').first()).toBeFocused()

  await write(page, '<!DOCTYPE html>\n<html>\n<body>\n<script>\nconst m = 1\nnme()\n</script>\n</body>\n</html>')
  await block.getByRole('button', { name: '运行' }).click()
  await expect(block.getByRole('alert')).toContainText('第 6 行')
})

test('exercises give stars, the device remembers them, and the course goes on where it was', async ({ page }) => {
  await page.goto('/course/python-turtle-art/first-line')
  const choice = page.locator('[data-exercise=choice]')
  // Exercises come with the first move on the page. Browsers tell of one, of no pixel, where a pointer only rests.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
  await page.waitForLoadState('networkidle')
  await expect(choice.getByRole('button')).toHaveCount(0)
  await choice.scrollIntoViewIfNeeded()
  await choice.getByRole('button', { name: '左', exact: true }).click()
  await expect(choice.getByRole('status')).toContainText('还不对')
  await choice.getByRole('button', { name: '右，和出发时一样' }).click()
  await expect(choice.getByRole('status')).toContainText('得到一颗星')

  const written = page.locator('[data-exercise=code]')
  await written.getByRole('button', { name: '开始写' }).click()
  await written.getByRole('button', { name: '检查' }).click()
  await expect(written.locator('.exercise-said')).toContainText('画出来的形状和要求的还不一样')
  await write(page, 'import turtle\nfor i in range(3):\nturtle.fd(50)')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('from turtle import *\n\nright(60)\nfor i in range(3): fd(50); lt(120)')
  await written.getByRole('button', { name: '检查' }).click()
  // The same triangle, turned: another shape on the sheet.
  await expect(written.locator('.exercise-said')).toContainText('不一样')
  await page.locator('.player .cm-content').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('from turtle import *\n\nfor i in range(3): fd(50); lt(120)')
  await written.getByRole('button', { name: '检查' }).click()
  await expect(written.locator('.exercise-said')).toContainText('得到一颗星')

  await page.getByRole('button', { name: '学完了' }).click()
  await page.reload()
  await expect(choice).toHaveAttribute('data-solved', '')
  await expect(page.getByRole('heading', { name: '这一课学完了' })).toBeVisible()
  await page.goto('/course/python-turtle-art?lang=en')
  const goOn = page.getByRole('link', { name: 'Go on with lesson 2' })
  await expect(goOn).toHaveAttribute('href', '/course/python-turtle-art/loops-and-polygons?lang=en')
  await expect(page.getByRole('img', { name: 'Done' })).toHaveCount(1)
})

test.describe('kept', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a lesson that was read runs its programs without a network', async ({ page, context }) => {
    const path = '/course/python-turtle-art/loops-and-polygons'
    await page.goto(path)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect
      .poll(() => page.evaluate((kept) => caches.match(kept).then((answer) => answer !== undefined), path))
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    const block = page.locator('figure[data-code]').first()
    await block.getByRole('button', { name: '运行' }).click()
    await expect(block.getByRole('img', { name: '海龟画的画' })).toBeVisible()
    await expect(block.getByRole('status')).toHaveText('运行完了')
    const choice = page.locator('[data-exercise=choice]').first()
    await choice.scrollIntoViewIfNeeded()
    await expect(choice.getByRole('button').first()).toBeVisible()
  })
})

test('what went wrong is asked again the next day, and then in three', async ({ page }) => {
  await page.goto('/course/python-turtle-art/first-line')
  const inLesson = page.locator('.exercise[data-id=back-home]')
  await inLesson.scrollIntoViewIfNeeded()
  const wrong = inLesson.locator('li[data-choice=wrong] button')
  await wrong.first().click()
  await expect(inLesson.locator('.exercise-said')).toContainText('还不对')
  await page.goto('/review')
  await expect(page.getByRole('heading', { name: '今天没有要复习的题' })).toBeVisible()

  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000)
  await page.goto('/')
  await page.getByRole('link', { name: '先复习 1 题' }).click()
  await expect(page.getByText('还剩 1 题')).toBeVisible()
  await expect(page.getByText('以前做错过，再试一次')).toBeVisible()
  await expectNoViolations(page)
  await page.locator('.exercise li[data-choice=right] button').click()
  await expect(page.getByRole('heading', { name: '今天的复习做完了' })).toBeFocused()
  // Where screen readers tell what comes.
  const told = page.locator('.exercise [aria-live]').filter({ hasText: '以前做错的，过几天再问，做对了。' })
  await expect(told.getByText('记住了')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/下一题 .+回来/)).toBeVisible()
})

test('on a phone a long block stays inside its exercise', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/course/scratch-hide-and-seek/rabbit-says-hello')
  await page.locator('.exercise').first().hover()
  const block = page.locator('.exercise .choice .scratch-one .line').first()
  await expect(block).toBeVisible()
  await block.evaluate((line) => {
    line.textContent = '移到 x: 在 -200 和 200 之间取随机数 y: 在 -130 和 130 之间取随机数'
  })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBe(widths[1])
})

// One lesson or two for each kind of exercise, blocks to choose and to order among them.
test.describe('for the first time', () => {
  test.use({ isFresh: true })
  for (const path of [
    '/course/python-turtle-art/first-line',
    '/course/scratchjr-first-stories/rabbit-takes-a-walk',
    '/course/html-css-my-page/first-page',
    '/course/ai-how-machines-learn/data-cards',
  ])
    test(`${path}: exercises that somebody jumps to are made where they stand, and nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          const known = Number(document.documentElement.dataset['shift'] ?? 0)
          document.documentElement.dataset['shift'] = String(shifts.reduce((sum, { value }) => sum + value, known))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      const count = await page.locator('.exercise').count()
      expect(count).toBeGreaterThan(2)
      const shifts: number[] = []
      for (let at = 0; at < count; at++) {
        await page.goto(LIGHT)
        await page.goto(path)
        const exercise = page.locator('.exercise').nth(at)
        await exercise.evaluate((one) => one.scrollIntoView({ block: 'center' }))
        await expect(exercise.locator('.exercise-help')).toBeAttached()
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)))),
        )
        shifts.push(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0)))
      }
      expect(Math.max(...shifts)).toBeLessThan(0.05)
    })
})

test('a program of a lesson is a text to type, with one press', async ({ page }) => {
  await page.goto('/course/python-turtle-art/first-line')
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 240)
  const typing = page.getByRole('link', { name: '打一打' }).first()
  await expect(typing).toHaveAttribute('href', /#text\/python\/import/)
  await typing.click()
  await expect(page.locator('.typing-area')).toBeFocused()
  await expect(page.locator('.typing-text')).toContainText('import turtle')
})

test('a child goes through a program step by step, forwards and back, and sees what its variables hold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/course/python-word-games/fill-in-story')
  const block = page.locator('figure[data-code]').first()
  await block.getByRole('button', { name: '改一改' }).click()
  await write(page, 'name = input("谁？")\nfor n in range(2):\n    name = name + "!"\nprint(name)')
  await block.getByRole('button', { name: '一步一步看' }).click()
  await block.getByRole('textbox', { name: '谁？' }).fill('兔')
  await page.keyboard.press('Enter')
  const on = block.getByRole('button', { name: '下一步' })
  await expect(block.getByText('第 1 步，共 5 步')).toBeVisible()
  await on.click()
  await on.click()
  await expect(block.locator('.cm-running')).toHaveText('    name = name + "!"')
  await expect(block.getByRole('row', { name: "name '兔'" })).toBeVisible()
  await on.click()
  await expect(block.locator('.is-changed')).toHaveText(["name'兔!'", 'n1'])
  await block.getByRole('slider').fill('5')
  await expect(block.getByText('程序走完了')).toBeVisible()
  await expect(block.locator('.player-stepper .player-output')).toContainText('兔!!')
  await block.getByRole('button', { name: '上一步' }).click()
  await expect(block.locator('.player-stepper .player-output')).not.toContainText('兔!!')

  // After a slip the line and what is said of it are in the window together.
  await write(page, `${'a = 1\n'.repeat(4)}prin("x")\n${'b = 2\n'.repeat(4)}`)
  await block.getByRole('button', { name: '运行' }).click()
  await expect(block.getByRole('alert')).toContainText('第 5 行')
  await expect(block.locator('.cm-wrong')).toBeInViewport({ ratio: 1 })
  await expect(block.getByRole('alert')).toBeInViewport({ ratio: 0.5 })
})

test('the editor offers words with what they do, and undoes what was written before the page was left', async ({
  page,
}) => {
  await page.goto('/course/python-word-games/fill-in-story')
  const block = page.locator('figure[data-code]').first()
  await block.getByRole('button', { name: '改一改' }).click()
  await write(page, 'for i in range(3):\n    ')
  await page.keyboard.type('pri')
  await expect(page.getByRole('option', { name: /print.*显示出来/ })).toBeVisible()
  // For its first 75 ms the list takes no key: whoever types on chooses nothing by mistake.
  await page.waitForTimeout(150)
  await page.keyboard.press('Tab')
  await page.keyboard.type('(i)')
  const code = block.locator('.cm-content')
  await expect(code).toHaveText(/print\(i\)$/)
  await expect(block.locator('.cm-stepped-in')).toHaveText('    print(i)')
  // A whole word is followed by a new line, whatever begins like it.
  await page.keyboard.press('Enter')
  await page.keyboard.type('print')
  await page.keyboard.press('Enter')
  await expect(code).toHaveText(/print\s*$/)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('tutu-code-past'))))
    .toBe(true)

  await page.reload()
  await block.getByRole('button', { name: '改一改' }).click()
  await expect(code).toHaveText(/print\s*$/)
  await code.click()
  // Letters typed within half a second are one step: on a slow machine each may be one.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(code).toContainText('input(', { timeout: 500 })
  }).toPass()
})

test('a teacher prints a lesson with its hints and answers, and nothing counts as looked at', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined))
  await page.goto('/course/python-turtle-art/loops-and-polygons')
  const way = page.getByRole('button', { name: /打印这一课/ })
  await way.scrollIntoViewIfNeeded()
  await expect(page.locator('.exercise .choices').first()).toBeAttached()
  await way.click()
  const sheet = page.locator('.teacher-sheet')
  await expect(sheet).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByText('第 5 行没有缩进')).toBeVisible()
  await expect(sheet.getByText('转了 5 次，每次 144 度')).toBeVisible()
  await expect(sheet.getByText('出错的是第 5 行。')).toBeVisible()
  await expect(page.locator('#content')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('.exercise .answer[open]')).toHaveCount(0)
})

test('what a long program prints comes into sight also where its buttons stand below the window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/course/python-word-games/fill-in-story')
  const block = page.locator('figure[data-code]:not([data-piece])').first()
  await block.getByRole('button', { name: '改一改' }).click()
  await write(page, Array.from({ length: 40 }, (_, at) => `print(${at})`).join('\n'))
  // Its first lines are being written, in the lower half of the window.
  await page.keyboard.press('ControlOrMeta+Home')
  await block.locator('.player').evaluate((player) => {
    scrollBy({ top: player.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' })
  })
  await expect(block.getByRole('button', { name: '运行' })).not.toBeInViewport()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(block.getByRole('status')).toHaveText('运行完了')
  await expect(block.getByRole('log')).toBeInViewport({ ratio: 0.99 })
})

test.describe('on a phone', () => {
  const KEYBOARD = { width: 390, height: 440 }
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('keys for code and Run lie on the keyboard, and what the program does is in sight without it', async ({
    page,
  }) => {
    await page.goto('/course/python-turtle-art/loops-and-polygons')
    const block = page.locator('figure[data-code]:not([data-piece])').first()
    await block.getByRole('button', { name: '改一改' }).tap()
    const code = block.locator('.cm-content')
    await write(page, 'import turtle')
    const keys = block.getByRole('toolbar', { name: '写代码的按键' })
    await expect(keys).toBeHidden()
    // As a keyboard does, in browsers whose window it makes lower.
    await page.setViewportSize(KEYBOARD)
    await expect(keys).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.type('for i in range')
    await keys.getByRole('button', { name: '(', exact: true }).tap()
    await page.keyboard.type('4')
    await keys.getByRole('button', { name: '光标往右' }).tap()
    await keys.getByRole('button', { name: ':', exact: true }).tap()
    await page.keyboard.press('Enter')
    await page.keyboard.type('turtle.fd(i)')
    await expect(code).toHaveText(/for i in range\(4\):\s+turtle\.fd\(i\)$/)
    await expect(code).toBeFocused()
    // Also at the end of a program that is longer than the window.
    for (const line of 'abcdefghijklm') await page.keyboard.insertText(`\n${line} = 1`)
    const [row, cursor] = await Promise.all([keys.boundingBox(), block.locator('.cm-cursor-primary').boundingBox()])
    expect(cursor!.y + cursor!.height).toBeLessThanOrEqual(row!.y)

    await keys.getByRole('button', { name: '运行' }).tap()
    await expect(keys).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(block.getByRole('status')).toHaveText('运行完了')
    await expect(block.locator('.player-sheet')).toBeInViewport({ ratio: 0.99 })
  })
})
