import { expect } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

test('an administrator edits a course and visitors see it at once, in both languages', async ({ page, context }) => {
  const visitor = await context.newPage()
  await visitor.goto('/course/python-turtle-art')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Python 海龟画画' })).toBeVisible()

  await signIn(page, '/admin/course?quick_search=python-turtle-art')
  const row = page.getByRole('row').filter({ hasText: 'Python 海龟画画' })
  await row.getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('课程名').fill('Python 海龟画星星')
  await form.getByText('English', { exact: true }).click()
  await form.getByLabel('课程名').fill('Turtle Stars')
  await form.getByRole('button', { name: '发布改动' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Python 海龟画星星' })).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Python 海龟画星星' })).toBeVisible()
  await visitor.goto('/course/python-turtle-art?lang=en')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Turtle Stars' })).toBeVisible()
  await visitor.goto('/courses?lang=en')
  await expect(visitor.getByRole('link', { name: 'Turtle Stars' })).toBeVisible()
})

test('what is wrong with a form is said beside its fields, and nothing is stored', async ({ page }) => {
  await signIn(page, '/admin/tag')
  await page.getByRole('button', { name: '添加' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('网址名').fill('Not A Slug')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(form.getByText('请填写名称')).toBeVisible()
  await expect(form.getByText(/只能用小写字母/)).toBeVisible()
})

// Home has one more, for what can be tried on the spot; lessons have one, for what is done in them. Each address is
// opened in a tab of its own: a script one page asks for late would otherwise be counted with the next one's.
for (const [path, most] of [
  ['/', 2],
  ['/courses', 1],
  ['/course/scratch-hide-and-seek', 1],
  ['/course/scratch-hide-and-seek/rabbit-says-hello', 2],
] as const) {
  test(`visitors of ${path} meet no console error and no script they do not need`, async ({ page }) => {
    const problems: string[] = []
    const scripts: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()))
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // What a page asks for once it is at rest counts too.
    await page.waitForLoadState('networkidle')
    expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(most)
    expect(problems).toEqual([])
  })
}

test('an address that does not exist is a 404 page', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
})
