import { type BrowserContext, expect, type Page } from '@playwright/test'
import { EDITOR_PASSWORD, makeEditor } from './editor.ts'
import { ADMIN_PASSWORD } from './demo-folder.ts'
import { signIn, test } from './tutu-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const tabNames = (page: Page) => page.getByRole('tablist', { name: '打开的页面' }).getByRole('tab').allInnerTexts()

test('a limited administrator sees only what is allowed', async ({ page, request }) => {
  const username = await makeEditor(request)
  await signIn(page, '/admin/tag', { username, password: EDITOR_PASSWORD })
  const menu = page.getByRole('navigation', { name: '菜单' })
  await expect(menu.getByText('标签')).toBeVisible()
  await expect(menu.getByText('课程', { exact: true })).toBeVisible()
  await expect(menu.getByText('管理员')).toHaveCount(0)

  const row = page.getByRole('row').nth(1)
  await expect(row.getByRole('button', { name: '编辑' })).toBeVisible()
  await expect(row.getByRole('button', { name: '删除' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '添加' })).toHaveCount(0)

  // What the screen does not offer the server refuses too.
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('adminInfo') ?? '{}')).state as {
    token: string
  }
  const refused = await request.post('/admin/tag/add', {
    headers: { server: 'true', batoken: token },
    data: { name: { 'zh-cn': '不该有' }, slug: 'not-allowed' },
  })
  expect(await refused.json()).toMatchObject({ code: 401 })
})

test('a forbidden screen says so inside the shell, and the tabs stay', async ({ page, request }) => {
  const username = await makeEditor(request)
  await signIn(page, '/admin/tag', { username, password: EDITOR_PASSWORD })
  await expect(page.getByRole('heading', { level: 1, name: '标签' })).toBeVisible()
  await page.goto('/admin/auth/admin')
  await expect(page.getByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible()
  await expect(page.getByText('请联系网站管理员')).toBeVisible()
  await expect(tab(page, '标签')).toBeVisible()
})

test('an address deep in the back office survives signing in and a reload', async ({ page }) => {
  await signIn(page, '/admin/course?quick_search=python')
  const heading = page.getByRole('heading', { level: 1, name: '课程' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('searchbox').first()).toHaveValue('python')
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/course\?.*quick_search=python/)
  await expect(page.getByRole('row').filter({ hasText: 'Python' }).first()).toBeVisible()
})

test('an address nobody knows is a 404 inside the shell', async ({ page }) => {
  await signIn(page, '/admin/no/such/screen')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('没有 /admin/no/such/screen 这个页面', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '返回首页' })).toBeVisible()
})

test('tabs: once per screen, kept alive, moved, closed by keyboard, there again after a reload', async ({ page }) => {
  await signIn(page, '/admin/tag')
  const menu = page.getByRole('navigation', { name: '菜单' })
  await page.getByRole('searchbox').first().fill('动画')
  await menu.getByText('课程分类').click()
  await expect(page.getByRole('heading', { level: 1, name: '课程分类' })).toBeVisible()
  await menu.getByText('课时', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '课时' })).toBeVisible()
  expect((await tabNames(page)).slice(-3)).toEqual(['标签', '课程分类', '课时'])

  // What was typed there is still there, and no second tab was made.
  await menu.getByText('标签', { exact: true }).click()
  await expect(page.getByRole('searchbox').first()).toHaveValue('动画')
  expect(await tabNames(page)).toHaveLength(4)

  await tab(page, '标签').focus()
  await page.keyboard.press('Shift+ArrowRight')
  expect((await tabNames(page)).slice(-3)).toEqual(['课程分类', '标签', '课时'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '标签' })).toBeVisible()
  expect((await tabNames(page)).slice(-3)).toEqual(['课程分类', '标签', '课时'])

  await tab(page, '课时').focus()
  await page.keyboard.press('Delete')
  await expect(tab(page, '课时')).toHaveCount(0)
  await tab(page, '标签').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  expect((await tabNames(page)).slice(1)).toEqual(['标签'])
})

test('rows are put in order with the pointer and with the keyboard, and stay so', async ({ page }) => {
  await signIn(page, '/admin/courseCategory')
  const names = () =>
    page
      .getByRole('button', { name: /^拖动排序：/ })
      .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label') ?? ''))
  const handles = page.getByRole('button', { name: /^拖动排序：/ })
  await expect(handles.nth(3)).toBeVisible()
  const before = await names()

  // What is said to who cannot see it: each step is waited for, as a person would. "Moved" to its own place, which is said
  // once the places of all rows are known, tells that a row picked up by key hears the arrows.
  const said = (what: '移到' | '放在', place: number) =>
    expect(page.getByRole('status').filter({ hasText: `${what}第 ${place} 位` })).toBeAttached()
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()]
  if (!from || !to) throw new Error('no handles')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y, { steps: 6 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await said('移到', 3)
  await page.mouse.up()
  await said('放在', 3)
  const dragged = [before[1], before[2], before[0], ...before.slice(3)]
  await expect.poll(names).toEqual(dragged)

  await handles.nth(2).focus()
  await page.keyboard.press('Space')
  // The list shows the new order before the server has it; a page that is left takes its calls along.
  const saved = page.waitForResponse(/\/courseCategory\/sortable/)
  for (const place of [3, 2, 1]) {
    await said('移到', place)
    await page.keyboard.press(place === 1 ? 'Space' : 'ArrowUp')
  }
  await said('放在', 1)
  await expect.poll(names).toEqual(before)
  await saved
  await page.reload()
  await expect(handles.nth(3)).toBeVisible()
  expect(await names()).toEqual(before)
})

/**
 * From now on the server takes the token of these pages as expired, until it is refreshed: not before so many calls
 * have come with the old one.
 */
async function expireToken(context: BrowserContext, page: Page, callers: number) {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('adminInfo') ?? '{}')).state as {
    token: string
  }
  const seen = { expired: 0, refreshes: 0 }
  await context.route(/\/(admin|api)\//, async (route) => {
    const request = route.request()
    if (request.url().includes('/api/common/refreshToken')) {
      seen.refreshes++
      await expect.poll(() => seen.expired).toBeGreaterThanOrEqual(callers)
    } else if (request.headers().batoken === token && request.headers().server) {
      seen.expired++
      return route.fulfill({ json: { code: 409, msg: '', data: null, time: 0 } })
    }
    return route.continue()
  })
  return seen
}

test('two browser tabs whose session has expired refresh it once, and neither is signed out', async ({
  page,
  context,
}) => {
  await page.goto('/admin/tag')
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByLabel('保持登录').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '标签' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/courseCategory')
  await expect(other.getByRole('heading', { level: 1, name: '课程分类' })).toBeVisible()

  const seen = await expireToken(context, page, 2)
  await Promise.all([page, other].map((one) => one.getByRole('button', { name: '刷新', exact: true }).first().click()))
  await expect.poll(() => seen.expired).toBeGreaterThanOrEqual(2)
  for (const one of [page, other]) {
    await expect(one.getByRole('row').nth(2)).toBeVisible()
    await expect(one).not.toHaveURL(/login/)
  }
  expect(seen.refreshes).toBe(1)
})
