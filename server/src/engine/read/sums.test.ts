import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'

let server: TestApp
const ids: number[] = []
const PRICES = ['0.10', '0.20', '99999999.99', '12.30']
beforeAll(async () => {
  server = await testApp()
  await server.call('POST', '/admin/courseCategory/add', sampleRow(courseCategory, 1, {}))
  for (const [at, price] of PRICES.entries()) {
    const row = {
      ...sampleRow(course, at + 1, { 'course-category': [1], tag: [] }),
      price,
      level: at < 2 ? 'beginner' : 'creator',
    }
    ids.push((await server.call('POST', '/admin/course/add', row)).data.id as number)
  }
})
afterAll(() => server.close())

const sums = async (query: object = {}, token?: string) =>
  server.call('GET', '/admin/course/sums', query as Record<string, unknown>, token ? { token } : {})

test('what all rows come to together, to the cent', async () => {
  expect((await sums()).data).toEqual({ count: 4, sums: { price: '100000012.59' } })
})

test('of a filter its rows, on whichever page; of none nothing', async () => {
  const search = [{ field: 'level', operator: '=', val: 'beginner' }]
  expect((await sums({ search })).data).toEqual({ count: 2, sums: { price: '0.30' } })
  expect((await sums({ search, page: 9, limit: 10 })).data).toMatchObject({ count: 2 })
  expect((await sums({ quick_search: 'nothing-is-called-so' })).data).toEqual({ count: 0, sums: { price: '0.00' } })
})

test('of chosen rows', async () => {
  expect((await sums({ ids: [ids[0], ids[3]] })).data).toEqual({ count: 2, sums: { price: '12.40' } })
})

test('more than a number holds exactly is exact too', async () => {
  await server.database.pool.query('update course set price = 9007199254740991 where id = any($1)', [ids.slice(0, 3)])
  expect((await sums({ ids: ids.slice(0, 3) })).data.sums).toEqual({ price: '270215977642229.73' })
})

test('who may not see the list hears nothing of it, and a module without such a column has no such call', async () => {
  const other = await server.signIn(['tag/index'])
  expect((await sums({}, other)).code).toBe(401)
  expect((await server.call('GET', '/admin/tag/sums')).code).not.toBe(1)
  expect((await sums({ search: [{ field: 'slugs', operator: '=', val: 'x' }] })).code).toBe(0)
})
