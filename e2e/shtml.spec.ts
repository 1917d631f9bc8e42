import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, expect, type Page } from '@playwright/test'
import { block, costume, sb3Json, SPRITE_ASSET, zipProject } from '@tutu/learning/scratch/testing/make-project'
import { png } from '@tutu/learning/scratch/testing/make-media'
import { test } from './tutu-test.ts'

// None leans on another: whoever is free takes the next, and no worker is left alone with the rest of a long file.
test.describe.configure({ mode: 'parallel' })

// Real projects and real damage; they lie beside the checkout and are not part of it.
const SAMPLES = join(import.meta.dirname, '../../shared/data/scratch')
const samples = (folder: string): string[] => {
  const path = join(SAMPLES, folder)
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []
}

type Upload = { name: string; mimeType: string; buffer: Buffer }
const upload = (name: string, buffer: Buffer): Upload => ({ name, mimeType: 'application/octet-stream', buffer })

/** The pages made of the chosen files, saved to `folder`. */
async function convert(page: Page, files: string[] | Upload[], folder: string): Promise<string[]> {
  await page.getByLabel(/选择作品文件/).setInputFiles(files)
  await expect(page.locator('.shtml-turning')).toHaveCount(0)
  // Not before every file has been looked at: the button makes what is ready.
  const all = files.length === 1 ? '做成网页' : `把 ${files.length} 个都做成网页`
  await page.getByRole('button', { name: all, exact: true }).click()
  const links = page.getByRole('link', { name: /^下载/ })
  await expect(links).toHaveCount(files.length)
  const saved: string[] = []
  for (const link of await links.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const path = join(folder, download.suggestedFilename())
    await download.saveAs(path)
    saved.push(path)
  }
  return saved
}

/** Opens a page as a child would: from the disk, without a network. `asked` lists what it tried to fetch. */
async function openOffline(browser: Browser, path: string): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ offline: true })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && request.url() !== pathToFileURL(path).href) asked.push(request.url())
  })
  page.on('websocket', (socket) => asked.push(socket.url()))
  await page.goto(pathToFileURL(path).href)
  await expect(page.locator('html')).toHaveAttribute('data-state', /waiting|playing/)
  return { page, asked }
}

const STAGE = { width: 96, height: 72 }

/** What the stage shows, in dots of red, green, blue and alpha. */
function dotsOfStage(page: Page): Promise<number[]> {
  return page.evaluate(async ({ width, height }) => {
    type Vm = { renderer: { requestSnapshot(answer: (url: string) => void): void; draw(): void } }
    const { vm } = globalThis as unknown as { vm: Vm }
    const picture = new Image()
    picture.src = await new Promise<string>((resolve) => {
      vm.renderer.requestSnapshot(resolve)
      vm.renderer.draw()
    })
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')!
    context.drawImage(picture, 0, 0, width, height)
    return [...context.getImageData(0, 0, width, height).data]
  }, STAGE)
}

/** How much the stage differs from a single colour, and how many sprites stand on it. */
async function lookAtStage(page: Page): Promise<{ variance: number; sprites: number }> {
  const values = (await dotsOfStage(page)).filter((_, at) => at % 4 < 3)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  const sprites = await page.evaluate(() => {
    const { vm } = globalThis as unknown as { vm: { runtime: { targets: unknown[] } } }
    return vm.runtime.targets.length - 1
  })
  return { variance, sprites }
}

test('a project becomes a page that plays from the disk, keys on the screen included', async ({
  page,
  browser,
}, info) => {
  const sent: string[] = []
  page.on('request', (request) => {
    // A visit is counted by its address alone.
    if (request.url().endsWith('/api/common/view')) return
    if (request.method() !== 'GET' || !/^(http:\/\/127\.0\.0\.1:|blob:|data:)/.test(request.url()))
      sent.push(request.url())
  })
  await page.goto('/shtml')
  await expect(page.getByText('不会传到网上')).toBeVisible()
  await page.getByLabel(/选择作品文件/).setInputFiles([upload('小方块.sb3', squareProject())])

  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-state', 'waiting')
  expect(await frame.locator('html').evaluate(() => globalThis.origin)).toBe('null')
  await expect(page.getByRole('img', { name: '封面' })).toBeVisible()

  await page.getByLabel('作品的名字').fill('</title><script>x</script>')
  await page.getByLabel('作者').fill('小明')
  await page.getByLabel('屏幕上的按键').selectOption('always')
  await expect(frame.getByRole('button', { name: '→' })).toBeVisible()
  await page.getByRole('button', { name: '做成网页' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /下载网页/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('title-script-x-script.html')
  expect(sent).toEqual([])

  const path = info.outputPath('page.html')
  await download.saveAs(path)
  const opened = await openOffline(browser, path)
  await expect(opened.page).toHaveTitle('</title><script>x</script>')
  await expect(opened.page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(opened.page.getByText('作者：小明')).toBeVisible()
  await opened.page.getByRole('button', { name: /点绿旗开始/ }).click()
  const x = (): Promise<number> =>
    opened.page.evaluate(
      () => (globalThis as unknown as { vm: { runtime: { targets: { x: number }[] } } }).vm.runtime.targets[1]!.x,
    )
  const before = await x()
  await opened.page.getByRole('button', { name: '→' }).click({ delay: 100 })
  await expect.poll(x).toBeGreaterThan(before)
  const after = await x()
  await opened.page.keyboard.press('ArrowRight', { delay: 100 })
  await expect.poll(x).toBeGreaterThan(after)
  expect((await lookAtStage(opened.page)).variance).toBeGreaterThan(100)
  expect(opened.asked).toEqual([])
})

test('what is no project, or not safe, is refused in words a child understands', async ({ page }) => {
  await page.goto('/shtml')
  const files = [
    upload('空.sb3', Buffer.alloc(0)),
    upload('photo.sb3', Buffer.from('\u0089PNG\r\n', 'latin1')),
    upload('setup.exe.sb3', Buffer.from('MZ\u0090\u0000', 'latin1')),
    upload('half.sb3', squareProject().subarray(0, 300)),
  ]
  await page.getByLabel(/选择作品文件/).setInputFiles(files)
  for (const words of ['这个文件是空的', '里面却是图片', '这是电脑程序', '文件不完整']) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /做成网页/ })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveTitle(/把作品变成网页/)
})

test('foreign blocks are listed, taken out when somebody agrees, and the rest plays', async ({
  page,
  browser,
}, info) => {
  await page.goto('/shtml')
  const extensionURLs = { lmsVideo: 'data:,document.title="PWNED"', fetch: 'https://extensions.example/fetch.js' }
  await page.getByLabel(/选择作品文件/).setInputFiles([upload('赛车 v2 (1).sb3', foreignProject(extensionURLs))])
  await expect(page.getByText('用了别处的扩展：视频')).toBeVisible()
  const lost = page.getByRole('group', { name: /会少掉 4 块积木/ })
  await expect(lost).toContainText('当按下 → 键：视频：加载视频网址')
  await expect(lost).toContainText('由它开头的整段脚本不再运行')
  await expect(lost).toContainText('滑杆：数值')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /做成网页/ })).toHaveCount(0)

  await page.getByRole('button', { name: '去掉这些积木，继续' }).press('Enter')
  await expect(page.getByText('去掉了别处扩展的积木')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-state', 'waiting')
  await expect(page.getByLabel('作品的名字')).toHaveValue('赛车')
  await page.getByRole('button', { name: '做成网页', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /下载网页/ }).click(),
  ])
  const path = info.outputPath('page.html')
  await download.saveAs(path)
  const opened = await openOffline(browser, path)
  await expect(opened.page).toHaveTitle('赛车')
  await expect(opened.page.getByRole('heading', { name: '赛车' })).toBeVisible()
  await opened.page.getByRole('button', { name: '点绿旗开始' }).press('Enter')
  const x = (): Promise<number> =>
    opened.page.evaluate(
      () => (globalThis as unknown as { vm: { runtime: { targets: { x: number }[] } } }).vm.runtime.targets[1]!.x,
    )
  const before = await x()
  await opened.page.keyboard.press('ArrowRight', { delay: 100 })
  await expect.poll(x).toBeGreaterThan(before)
  expect(opened.asked).toEqual([])
  await expect(opened.page).toHaveTitle('赛车')
})

test('the player is fetched before the first file is chosen, but not where data is to be saved', async ({
  browser,
  baseURL,
}) => {
  for (const saveData of [false, true]) {
    const context = await browser.newContext({ baseURL })
    await context.addInitScript((isOn) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: isOn, effectiveType: '4g' } })
    }, saveData)
    const page = await context.newPage()
    const fetched: string[] = []
    page.on('requestfinished', (request) => fetched.push(request.url()))
    await page.goto('/shtml')
    const players = () => fetched.filter((url) => /assets\/scaffolding-.*\.js$/.test(url)).length
    if (saveData) {
      await page.getByLabel(/选择作品文件/).focus()
      await page.waitForLoadState('networkidle')
      expect(players()).toBe(0)
    } else {
      await expect.poll(players).toBe(1)
      // What was fetched is used: offline from here on, the first project still plays and becomes a page.
      await page.getByLabel(/选择作品文件/).setInputFiles([upload('空.sb3', Buffer.alloc(0))])
      await expect(page.getByText('这个文件是空的')).toBeVisible()
    }
    await page.locator('input[type=file]').setInputFiles([upload('小方块.sb3', squareProject())])
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-state', 'waiting')
    expect(players()).toBe(1)
    await context.close()
  }
})

test('the automatic cover shows what stands on the stage', async ({ page }) => {
  await page.goto('/shtml')
  await page.getByLabel(/选择作品文件/).setInputFiles([upload('小方块.sb3', squareProject())])
  const cover = page.getByRole('img', { name: '封面' })
  await expect(cover).toBeVisible()
  const [square, stage] = await cover.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    return [240, 20].map((x) => [...context.getImageData(x, 180, 1, 1).data])
  })
  const near = (colour: number) => expect.closeTo(colour, -1)
  expect(square).toEqual([near(0xc2), near(0x25), near(0x5c), 255])
  expect(stage).toEqual([near(0xdc), near(0xec), near(0xfb), 255])
})

test('broken costumes and sounds are told by name, and the rest converts', async ({ page }) => {
  await page.goto('/shtml')
  const file = squareProject({ square: '<svg xmlns="http://www.w3.org/2000/svg"><rect', sound: 'no sound at all' })
  await page.getByLabel(/选择作品文件/).setInputFiles([upload('小方块.sb3', file)])
  await expect(page.getByText('角色“Square”的造型“costume1”坏了，会显示成“?”。')).toBeVisible()
  await expect(page.getByText('舞台的声音“pop”坏了，到那里没有声音。')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-state', 'waiting')
  await expect(page.getByRole('button', { name: '做成网页', exact: true })).toBeVisible()
})

test('a page brings the one drum that is played, and plays it', async ({ page, browser }, info) => {
  await page.goto('/shtml')
  const [path] = await convert(page, [upload('鼓.sb3', drumProject())], info.outputDir)
  expect(statSync(path!).size).toBeLessThan(2_000_000)
  const opened = await openOffline(browser, path!)
  const players = await opened.page.evaluate(() => {
    type Vm = { runtime: { ext_music: { _drumPlayers: unknown[]; _instrumentPlayerArrays: unknown[][] } } }
    const { ext_music } = (globalThis as unknown as { vm: Vm }).vm.runtime
    return { drums: Object.keys(ext_music._drumPlayers), notes: ext_music._instrumentPlayerArrays.flat().length }
  })
  expect(players).toEqual({ drums: ['1'], notes: 0 })
})

test('costumes of dots are drawn when they are first worn, in their size', async ({ page, browser }, info) => {
  const colours = [
    [200, 30, 30],
    [30, 160, 30],
    [30, 30, 200],
  ]
  const files = Object.fromEntries(colours.map((rgb, at) => [`${String(at).repeat(32)}.png`, plain(60, 40, rgb)]))
  const costumes = Object.keys(files).map((md5ext, at) => ({
    name: `c${at}`,
    assetId: md5ext.slice(0, 32),
    md5ext,
    dataFormat: 'png',
    // As Scratch 2 kept them, and as Scratch 3 does.
    bitmapResolution: at < 2 ? 1 : 2,
    rotationCenterX: 30,
    rotationCenterY: 20,
  }))
  await page.goto('/shtml')
  const project = Buffer.from(zipProject(sb3Json({ sprite: { costumes } }), files))
  const [path] = await convert(page, [upload('换装.sb3', project)], info.outputDir)
  const opened = await openOffline(browser, path!)
  const wear = async (costume: number) => {
    const worn = await opened.page.evaluate((number) => {
      type Sprite = { setCostume(to: number): void; drawableID: number; getCostumes(): { size: number[] }[] }
      type Renderer = { getCurrentSkinSize(drawable: number): number[] }
      const { vm } = globalThis as unknown as { vm: { runtime: { targets: Sprite[] }; renderer: Renderer } }
      const sprite = vm.runtime.targets[1]!
      sprite.setCostume(number)
      const size = [...vm.renderer.getCurrentSkinSize(sprite.drawableID)]
      return { size, known: sprite.getCostumes()[number]!.size }
    }, costume)
    const dots = await dotsOfStage(opened.page)
    const middle = 4 * ((STAGE.height / 2) * STAGE.width + STAGE.width / 2)
    return { colour: dots.slice(middle, middle + 3), ...worn }
  }
  expect(await wear(0)).toEqual({ colour: colours[0], size: [60, 40], known: [120, 80] })
  expect(await wear(1)).toEqual({ colour: colours[1], size: [60, 40], known: [120, 80] })
  expect(await wear(2)).toEqual({ colour: colours[2], size: [30, 20], known: [60, 40] })
  expect(await wear(0)).toEqual({ colour: colours[0], size: [60, 40], known: [120, 80] })
})

/** A PNG of one colour. */
function plain(width: number, height: number, [red, green, blue]: readonly number[]): Uint8Array {
  const row = [0, ...Array.from({ length: width }, () => [red!, green!, blue!, 255]).flat()]
  return png(width, height, Uint8Array.from(Array.from({ length: height }, () => row).flat()))
}

test('several pages are one zip; the focus goes on after each press', async ({ page }) => {
  await page.goto('/shtml')
  const files = [upload('a_b.sb3', squareProject()), upload('A B.sb3', squareProject())]
  await page.getByLabel(/选择作品文件/).setInputFiles(files)
  await expect(page.getByRole('button', { name: '把 2 个都做成网页' })).toBeVisible()
  // A name of spaces is none: the file's name stands in.
  await page.getByLabel('“a_b”的名字').fill('   ')
  await expect(page.locator('.shtml-work h3').first()).toHaveText('a b')
  await page.getByRole('button', { name: '把 2 个都做成网页' }).press('Enter')
  await expect(page.getByRole('link', { name: /下载《a b》/ }).first()).toBeFocused()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /压缩包/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('作品网页.zip')
  await page.getByRole('button', { name: '不要《a b》了', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: '不要《A B》了', exact: true })).toBeFocused()
  await page.getByRole('button', { name: '不要《A B》了', exact: true }).press('Enter')
  await expect(page.getByLabel(/选择作品文件/)).toBeFocused()
})

test('a file dropped beside the field is taken, and leaving with undone work asks first', async ({ page }) => {
  await page.goto('/shtml')
  await expect(page.locator('html')).toHaveAttribute('data-js', '')
  const asks = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const drop = (bytes: number[]) =>
    page.evaluate((bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], '小方块.sb3'))
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
      document.querySelector('footer')!.dispatchEvent(event)
      return event.defaultPrevented
    }, bytes)
  await expect.poll(() => drop([...squareProject()])).toBe(true)
  await expect(page.getByRole('button', { name: '看看《小方块》' })).toBeVisible()
  expect(await asks()).toBe(true)
  await page.getByRole('button', { name: '不要《小方块》了' }).click()
  expect(await asks()).toBe(false)
})

test.describe('a part that is lost', () => {
  test('does not pass for a damaged file', async ({ page }) => {
    await page.route(/assets\/worker-/, (route) => route.abort())
    await page.goto('/shtml')
    await page.getByLabel(/选择作品文件/).setInputFiles([upload('小方块.sb3', squareProject())])
    await expect(page.getByText(/检查文件的部分没有加载出来/)).toBeVisible()
    await page.unroute(/assets\/worker-/)
    await page.getByRole('button', { name: '再试一次' }).click()
    await expect(page.getByRole('button', { name: '做成网页', exact: true })).toBeVisible()
  })

  test('a lost player is said where it is missed, and both places are mended by one press', async ({ page }) => {
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await page.route(/assets\/scaffolding-/, (route) => route.abort())
    await page.goto('/shtml')
    await page.getByLabel(/选择作品文件/).setInputFiles([upload('小方块.sb3', squareProject())])
    const lost = page.getByText('播放器没有取到')
    await expect(lost).toHaveCount(1)
    await page.getByRole('button', { name: '做成网页', exact: true }).click()
    await expect(lost).toHaveCount(2)
    await page.unroute(/assets\/scaffolding-/)
    await page.getByRole('button', { name: '再试一次' }).click()
    await expect(lost).toHaveCount(0)
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-state', 'waiting')
    expect(thrown).toEqual([])
  })
})

test('every sample is converted and drawn offline with its sprites', async ({ page, browser }, info) => {
  const files = samples('good').concat(samples('bad').filter((path) => basename(path).includes('missing')))
  test.skip(files.length === 0, 'no samples beside the checkout')
  await page.goto('/shtml')
  const pages = await convert(page, files, info.outputDir)
  expect(pages).toHaveLength(files.length)
  for (const path of pages) {
    const opened = await openOffline(browser, path)
    await opened.page.locator('#start').click()
    // A white stage and a sound: there is nothing to see in that one.
    if (!path.endsWith('vm single sound.html')) {
      await expect.poll(async () => (await lookAtStage(opened.page)).variance, { message: path }).toBeGreaterThan(10)
      expect((await lookAtStage(opened.page)).sprites, path).toBeGreaterThan(0)
    }
    expect(opened.asked, path).toEqual([])
    await opened.page.context().close()
  }
})

test('bad samples never get as far as a page', async ({ page }) => {
  // One lacks a picture, one has foreign blocks: both convert, the second when somebody agrees.
  const files = samples('bad').filter((path) => !/missing|ext-data/.test(basename(path)))
  test.skip(files.length === 0, 'no samples beside the checkout')
  await page.goto('/shtml')
  await page.getByLabel(/选择作品文件/).setInputFiles(files)
  await expect(page.locator('[data-refused]')).toHaveCount(files.length)
  await expect(page.locator('iframe')).toHaveCount(0)
})

/** The square moves below a block of a video extension; a hat of a fetch extension and a slider's display are there too. */
function foreignProject(extensionURLs: object): Buffer {
  return squareProject({
    extensionURLs,
    monitors: [{ id: 'slider_value', opcode: 'slider_value', mode: 'slider', params: {}, visible: true }],
    blocks: {
      a: block('event_whenkeypressed', { next: 'v', fields: { KEY_OPTION: ['right arrow', null] } }),
      v: block('lmsVideo_loadVideoURL', { next: 'b', parent: 'a', inputs: { URL: [1, [10, 'https://v.example']] } }),
      b: block('motion_changexby', { parent: 'v', inputs: { DX: [1, [4, '10']] } }),
      f: block('fetch_whenLoaded', { next: 'g' }),
      g: block('looks_hide', { parent: 'f' }),
    },
  })
}

/** Plays the bass drum when the flag is clicked. */
function drumProject(): Buffer {
  return squareProject({
    blocks: {
      a: block('event_whenflagclicked', { next: 'b' }),
      b: block('music_playDrumForBeats', { parent: 'a', inputs: { DRUM: [1, 'c'], BEATS: [1, [4, '0.25']] } }),
      c: block('music_menu_DRUM', { parent: 'b', fields: { DRUM: ['2', null] }, shadow: true }),
    },
  })
}

const SQUARE_BLOCKS = {
  a: block('event_whenkeypressed', { next: 'b', fields: { KEY_OPTION: ['right arrow', null] } }),
  b: block('motion_changexby', { parent: 'a', inputs: { DX: [1, [4, '10']] } }),
}

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#c2255c"/></svg>'

type SquareOptions = {
  blocks?: Record<string, unknown>
  extensionURLs?: object
  monitors?: object[]
  square?: string
  sound?: string
}

/** A red square that moves right with the right arrow. */
function squareProject(options: SquareOptions = {}): Buffer {
  const { blocks = SQUARE_BLOCKS, extensionURLs = {}, monitors = [], square = SQUARE, sound } = options
  const id = '3'.repeat(32)
  const sounds = [{ name: 'pop', assetId: id, md5ext: `${id}.wav`, dataFormat: 'wav', rate: 1, sampleCount: 1 }]
  const json = sb3Json({
    blocks,
    stage: { sounds: sound ? sounds : [] },
    sprite: { name: 'Square', costumes: [costume(SPRITE_ASSET, 60, 60)] },
    project: { monitors, extensions: Object.keys(extensionURLs), extensionURLs },
  })
  return Buffer.from(zipProject(json, { [`${SPRITE_ASSET}.svg`]: square, ...(sound ? { [`${id}.wav`]: sound } : {}) }))
}
