import { expect, type Page } from '@playwright/test'
import { expectNoViolations, test } from './tutu-test.ts'

test.use({ viewport: { width: 1366, height: 650 } })

const solved = (page: Page) => page.getByRole('group', { name: '到家了' })

test('a level by keys, one by blocks, one typed; the stars stay on the map', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') foreign.push(request.url())
  })
  await page.goto('/super')
  await expectNoViolations(page)
  await page.getByRole('link', { name: /^第 2 关/ }).click()
  const program = page.locator('.super-strip')
  await program.focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await expect(page.locator('.super-lines')).toContainText('right()')
  // All that is played with stands in the window of a laptop.
  for (const part of ['.super-field', '.super-run', '.super-strip', '.super-palette', '.super-lines']) {
    const box = (await page.locator(part).boundingBox())!
    expect([part, box.y >= 0 && box.y + box.height <= 650]).toEqual([part, true])
  }
  await expectNoViolations(page)
  await page.keyboard.press('Control+Enter')
  await expect(solved(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '3 颗星' })).toBeAttached()
  // The way on has the focus: one key.
  await expect(page.getByRole('link', { name: '下一关' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3. 拔萝卜')
  await page.getByRole('button', { name: '代码', exact: true }).click()
  const editor = page.getByRole('textbox', { name: /你的代码/ })
  await editor.click()
  await page.keyboard.type('forward()\nforwad()')
  await expect(page.getByText('是不是想写 forward')).toBeVisible()
  await expect(page.locator('.cm-wrong')).toHaveText('forwad()')
  await editor.press('Control+a')
  await page.keyboard.type('for i in range(2):\nforward()')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('pull()\nforward()\nforward()')
  await expectNoViolations(page)
  await page.keyboard.press('Control+Enter')
  await expect(solved(page)).toBeVisible()

  await page.goto('/super#level/1')
  await page.getByRole('button', { name: '积木', exact: true }).click()
  const hop = page.locator('.blocklyFlyout .blocklyDraggable').first()
  const table = page.locator('.blocklyBlockCanvas').filter({ hasText: '小兔子' })
  await expect(hop).toBeVisible()
  for (const row of [1, 2]) {
    const from = (await hop.boundingBox())!
    const to = (await table.boundingBox())!
    await page.mouse.move(from.x + 12, from.y + 12)
    await page.mouse.down()
    await page.mouse.move(to.x + 40, to.y + to.height + 4, { steps: 6 })
    await page.mouse.move(to.x + 12, to.y + to.height + 8, { steps: 3 })
    await page.mouse.up()
    await expect(page.locator('.super-lines li')).toHaveText(Array<string>(row).fill('forward()'))
  }
  // Blocks have menus of their own, by another key.
  await page.keyboard.press('Control+Enter')
  await expect(solved(page)).toBeVisible()
  await expect(page.locator('.blocklyContextMenu')).toHaveCount(0)
  await page.getByRole('link', { name: '地图' }).click()
  await page.reload()
  for (const level of [/^第 1 关.*3 颗星/, /^第 2 关.*3 颗星/, /^第 3 关.*颗星/])
    await expect(page.getByRole('link', { name: level })).toBeVisible()
  await expect(page.getByRole('link', { name: '接着玩：第 4 关' })).toBeVisible()
  expect(foreign).toEqual([])
})

test('a level that somebody made opens by its address', async ({ page }) => {
  await page.goto('/super#make')
  await page.getByRole('radio', { name: '洞' }).check({ force: true })
  await page.getByRole('button', { name: /^第 1 行第 2 列/ }).press('Enter')
  await expect(page.getByRole('button', { name: '第 1 行第 2 列：洞' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: '试一试' }).click()
  // From where the rabbit stands to the carrot, and down to the house.
  await page.locator('.super-strip').focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'p', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(key)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('link', { name: '发给朋友' })).toBeFocused()
  await page.keyboard.press('Enter')
  const address = await page.getByLabel('链接').inputValue()
  await expectNoViolations(page)
  const other = await page.context().browser()!.newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('学员造的一关')
  await expect(other.getByRole('cell', { name: '洞' })).toHaveCount(2)
  await other.close()
})

test('on a small phone the pictures to press, Run and every tool are in the window', async ({ browser, origin }) => {
  const phone = { viewport: { width: 360, height: 560 }, hasTouch: true, isMobile: true }
  const page = await browser.newPage({ baseURL: origin, ...phone })
  await page.goto('/super#level/1')
  const parts = [
    page.getByRole('button', { name: '往前' }),
    page.getByRole('button', { name: '开始' }),
    page.getByRole('button', { name: '清空' }),
  ]
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.9 })
  // The site's name has room beside the buttons, or is not seen.
  const name = page.getByRole('banner').getByText('图图编程')
  expect((await name.boundingBox())!.height).toBeLessThan(60)

  await page.setViewportSize({ width: 320, height: 560 })
  await page.goto('/super?lang=en#level/1')
  for (const mode of ['Pictures', 'Blocks', 'Code', 'Read aloud']) {
    const button = page.getByRole('button', { name: mode, exact: true })
    await expect(button).toBeInViewport({ ratio: 0.99 })
    // Words are whole, in one line.
    expect((await button.boundingBox())!.height).toBeLessThan(50)
  }

  // What is done again leaves each button where the finger is.
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await page.getByRole('button', { name: 'Hop', exact: true }).click()
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const place = await redo.boundingBox()
  await redo.click()
  await expect(redo).toBeDisabled()
  expect(await redo.boundingBox()).toEqual(place)

  // Held across: field, blocks and their table beside each other, each button as large as a finger, and no word over the field.
  await page.setViewportSize({ width: 667, height: 375 })
  await page.getByRole('button', { name: 'Blocks', exact: true }).click()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  for (const [width, height] of [
    [667, 375],
    [640, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of ['.super-field', '.super-run', '.super-blocks', '.blocklyFlyout .blocklyDraggable'])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const button of await page.locator(':is(.super-controls, .super-tabs) button:visible').all()) {
      const box = (await button.boundingBox())!
      // In px of the screen: boxes are told to a millionth.
      expect(Math.round(Math.min(box.width, box.height)), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
    const stage = (await page.locator('.super-stage').boundingBox())!
    const message = (await page.locator('.super-message').boundingBox())!
    expect(message.y).toBeGreaterThanOrEqual(stage.y + stage.height)
  }
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Read aloud', exact: true })).toBeInViewport({ ratio: 0.99 })

  // The keyboard stays at the snail, whose place is another's while the program runs.
  const snail = page.getByRole('button', { name: 'Slow motion', exact: true })
  await page.getByRole('button', { name: 'Hop', exact: true }).click()
  await expect(page.locator('.super-count-short')).toHaveText('2/2')
  await snail.focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(snail).toBeFocused()
  // Home again: the way on and looking once more are both in the window.
  await expect(page.getByRole('link', { name: 'Next level' })).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeInViewport({ ratio: 0.99 })
  await page.close()
})
