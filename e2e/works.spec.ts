import { expect, type Page } from '@playwright/test'
import { costume, sb3Json, SPRITE_ASSET, zipProject } from '@tutu/learning/scratch/testing/make-project'
import { asAdmin, newMember } from './calls.ts'
import { signIn, test } from './tutu-test.ts'

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#2b8a5b"/></svg>'
/** One pixel. */
const COVER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function rabbitProject(): Buffer {
  const sprite = { name: 'Rabbit', costumes: [costume(SPRITE_ASSET, 60, 60)] }
  return Buffer.from(zipProject(sb3Json({ sprite }), { [`${SPRITE_ASSET}.svg`]: SQUARE }))
}

/** A work as it stands before anybody has looked at it. */
async function handIn(page: Page): Promise<void> {
  const { request } = page
  const admin = await asAdmin(request)
  const send = async (name: string, mimeType: string, buffer: Buffer): Promise<string> => {
    const answer = await request.post('/admin/ajax/upload', {
      headers: admin.headers,
      multipart: { file: { name, mimeType, buffer } },
    })
    return (await answer.json()).data.file.url
  }
  const work = {
    title: '会飞的兔子',
    author: '小胡萝卜',
    kind: 'scratch',
    cover: await send('rabbit.png', 'image/png', COVER),
    file: await send('会飞的兔子.sb3', 'application/octet-stream', rabbitProject()),
  }
  const { id } = await admin.post<{ id: number }>('/admin/cases/add', work)
  await admin.post('/admin/cases/handIn', { ids: [id] })
}

test('a work is approved in the back office, found by visitors and played', async ({ page, context }) => {
  await handIn(page)
  const visitor = await context.newPage()
  await visitor.goto('/work')
  await expect(visitor.getByRole('link', { name: '会飞的兔子' })).toHaveCount(0)

  await signIn(page, '/admin/cases')
  await page.getByRole('button', { name: '通过：会飞的兔子' }).click()
  await expect(page.getByRole('button', { name: '通过：会飞的兔子' })).toHaveCount(0)

  await visitor.reload()
  await visitor.getByRole('link', { name: '会飞的兔子' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: '会飞的兔子' })).toBeVisible()
  // The heading is painted before the page's script has run.
  await visitor.waitForLoadState()
  // Whatever its sides, the cover fills the stage.
  const tall = (part: string) => visitor.locator(part).evaluate((element) => element.clientHeight)
  expect(await tall('.work-player .work-picture')).toBe(await tall('.work-player'))
  await visitor.getByRole('button', { name: '玩一玩' }).click()
  const stage = visitor.frameLocator('.work-player iframe').frameLocator('iframe')
  await expect(stage.getByRole('button', { name: '开始' }).first()).toBeVisible()
})

test('a program runs on its page, in a frame, once somebody asks for it', async ({ page }) => {
  await page.goto('/work?kind=python')
  await page.getByRole('link', { name: '会押韵的诗机' }).click()
  await expect(page.locator('.work-player iframe')).toHaveCount(0)
  await page.getByRole('button', { name: '运行' }).click()
  const player = page.frameLocator('.work-player iframe')
  await expect(player.getByRole('log')).toContainText('《')
  await expect(player.getByRole('button', { name: '运行' })).toBeVisible()
})

test('the finished piece of a course is played on its page, one that remembers the best score too', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/course/javascript-click-game')
  expect(scripts).toHaveLength(1)
  await page.getByRole('button', { name: '玩一玩' }).click()
  const game = page.frameLocator('.work-player iframe').frameLocator('iframe')
  await game.getByRole('button', { name: '开始' }).click()
  await game.getByRole('button', { name: '胡萝卜' }).click()
  await expect(game.locator('#score')).toHaveText('1')
})

test('on a phone, what a press on “like” came to is said in the window', async ({ page }) => {
  const { userInfo } = await newMember(page.request, { username: 'likes_works', nickname: '小葵', birth_year: 2010 })
  await page.addInitScript((own) => localStorage.setItem('memberInfo', own), JSON.stringify(userInfo))
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/work?kind=python')
  await page.getByRole('link', { name: '会押韵的诗机' }).click()
  const like = page.getByRole('button', { name: /^喜欢/ })
  // At the window's lower edge, where a thumb presses it.
  await like.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await like.click()
  await expect(page.locator('[data-said-status]')).toBeInViewport({ ratio: 1 })
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  // Beside the button, not over it.
  await expect
    .poll(async () => (await page.locator('[data-said-status]').boundingBox())!.y - bottomOf(await like.boundingBox()))
    .toBeGreaterThan(0)
})

const bottomOf = (box: { y: number; height: number } | null): number => box!.y + box!.height
