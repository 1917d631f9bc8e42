import { expect } from '@playwright/test'
import { solveSum } from './solve-sum.ts'
import { signIn, test } from './tutu-test.ts'

test('a parent books a trial lesson from a course, moves it by the link, and the school notes that they came', async ({
  page,
  browser,
  origin,
}) => {
  await page.goto('/course/scratch-hide-and-seek')
  await page.locator('main').getByRole('link', { name: '预约试听' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '预约试听' })).toBeVisible()
  await expect(page.getByLabel('想试哪门课')).not.toHaveValue('')
  const times = page.getByRole('group', { name: '什么时候来' }).getByRole('radio')
  await times.first().check()
  await expect(page.getByLabel('方便的时间', { exact: true })).toBeHidden()
  await page.getByLabel('怎么称呼您').fill('小芽妈妈')
  await page.getByLabel('孩子的年龄或年级').fill('小学二年级')
  await page.getByLabel('手机').fill('13800000077')
  await page.getByRole('button', { name: '换成算术题' }).click()
  const question = page.getByText(/等于几/)
  await expect(question).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(solveSum(await question.innerText()))
  await page.getByRole('button', { name: '预约', exact: true }).click()
  // Nothing is done without consent, and what was written stays.
  await expect(page.getByText('请勾选同意')).toBeVisible()
  await page.getByRole('checkbox').check()
  await expect(question).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(solveSum(await question.innerText()))
  await page.getByRole('button', { name: '预约', exact: true }).click()

  await expect(page.getByRole('heading', { name: '约好了，到时候见' })).toBeFocused()
  const number = await page.locator('[data-line="number"] dd').innerText()
  const first = await page.locator('[data-line="when"] dd').innerText()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '加到日历' }).click()
  expect((await download).suggestedFilename()).toBe(`trial-${number}.ics`)
  await page.getByText('改时间', { exact: true }).click()
  await page.getByRole('group', { name: '改到什么时候' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: '改成这个时间' }).click()
  await expect(page.getByText('改好了')).toBeVisible()
  await expect(page.locator('[data-line="when"] dd')).not.toHaveText(first)

  const office = await browser.newPage({ baseURL: origin, locale: 'zh-CN' })
  await signIn(office, '/admin/trial')
  const row = office.getByRole('row').filter({ hasText: '小芽妈妈' })
  await expect(row.getByText('已约好')).toBeVisible()
  await row.getByRole('button', { name: /^来了：/ }).click()
  await expect(row.getByText('来了', { exact: true })).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: '来过了，谢谢' })).toBeVisible()
})
