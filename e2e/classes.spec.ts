import { PASSWORD_PICTURES, PICTURES_OF_PASSWORDS } from '@tutu/contract/core/classroom'
import { expect } from '@playwright/test'
import { newMember } from './calls.ts'
import { enterCentre, expectNoViolations, test } from './tutu-test.ts'

test('a teacher makes a class of thirty and opens the cards, three children sign in, and their progress shows', async ({
  page,
  request,
  browser,
  origin,
}) => {
  // Marked by an administrator; how forms of the back office work is told elsewhere.
  await newMember(request, { username: 'teacher_lin', nickname: '林老师', is_teacher: true })

  await enterCentre(page, 'teacher_lin', '我的班级')
  await page.getByLabel('班级名称').fill('三年二班')
  await page.getByRole('button', { name: '建班' }).click()
  await page.getByLabel('昵称，一行一个').fill(Array.from({ length: 30 }, (_, at) => `小兔${at + 1}号`).join('\n'))
  await page.getByRole('button', { name: '加进名单，发卡片' }).click()
  const cards = page.locator('.login-card')
  await expect(cards).toHaveCount(30)
  // Ten to a sheet, also where the address of the site takes two lines.
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('.login-card-site'))
      line.textContent = 'Open coding.primary-school.example/user/login and choose “With my class”'
  })
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type ?\/Page\b/g)
  expect(sheets).toHaveLength(3)

  const code = (await cards.first().locator('.class-code').textContent())!
  const names = PASSWORD_PICTURES.map((name) => PICTURES_OF_PASSWORDS[name]['zh-cn'])
  const enter = async (at: number): Promise<void> => {
    const pictures = await cards.nth(at).getByRole('listitem').allTextContents()
    const context = await browser.newContext({ baseURL: origin })
    const child = await context.newPage()
    await child.goto(`/user/login?class=${code}`)
    await child.getByLabel('昵称').fill(`小兔${at + 1}号`)
    if (at === 0) {
      await child.getByRole('button', { name: '雨伞' }).click()
      await expectNoViolations(child)
      await child.getByRole('button', { name: '退一张' }).click()
    }
    for (const text of pictures)
      await child.getByRole('button', { name: names.find((name) => text.endsWith(name))!, exact: true }).click()
    await child.getByRole('button', { name: '进去' }).click()
    await expect(child.getByRole('heading', { level: 1 })).toContainText(`小兔${at + 1}号`)
    await child.goto('/course/python-turtle-art/first-line')
    // What was opened is on the account a little later.
    await child.waitForResponse(/api\/learning\/progress/)
    await context.close()
  }
  await Promise.all([0, 1, 2].map(enter))

  await page.getByRole('button', { name: '卡片收好了' }).click()
  await page.getByRole('button', { name: '进度', exact: true }).click()
  await page.getByRole('button', { name: '刷新' }).click()
  for (const at of [1, 2, 3])
    await expect(page.getByRole('row', { name: new RegExp(`小兔${at}号`) }).getByText('在学')).toHaveCount(1)
  await expect(page.getByRole('row', { name: /小兔4号/ })).toContainText('没来过')
  await expectNoViolations(page)
})
