import type { Definition } from '@tutu/contract/definition/define-resource'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARS } from '../../../testing/modules/star-rating/kind.ts'
import { review } from '../../../testing/modules/star-rating/module.ts'
import '../../../testing/modules/star-rating/server.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { makeTables } from '../testing/make-tables.ts'
import { columnOf, registerFieldKind } from './fields/columns.ts'
import { createRegistry } from './registry.ts'

/* A kind of field from outside the tree, stars, goes through everything like a built-in one. */

let server: TestApp
beforeAll(async () => {
  server = await testApp({
    modules: [{ definition: review }],
    beforeStart: (database) => makeTables(database, [review]),
  })
})
afterAll(() => server.close())

const add = (values: object) =>
  server.call<{ id: number; errors: Record<string, string> }>('POST', '/admin/review/add', values, { language: 'en' })
const find = async (search: object[], order = 'stars,asc') =>
  (await server.call<{ list: { stars: number }[] }>('GET', '/admin/review/index', { search, order })).data.list.map(
    ({ stars }) => stars,
  )

describe('a field of a kind from outside the tree', () => {
  test('is checked by its schema, in the words of the catalogue', async () => {
    expect((await add({ title: 'None' })).data.errors).toEqual({ stars: 'Choose Stars' })
    for (const stars of [11, -1, 1.3, 'many'])
      expect((await add({ title: 'x', stars })).data.errors).toHaveProperty('stars')
  })

  test('is stored as its column says, and stands on the wire as it says', async () => {
    const { data } = await add({ title: 'Good', stars: 4.5 })
    const { rows } = await sql`select stars from review where id = ${data.id}`.execute(server.database.kysely)
    expect(rows).toEqual([{ stars: 9 }])
    const shown = await server.call<{ row: object }>('GET', '/admin/review/edit', { id: data.id })
    expect(shown.data.row).toMatchObject({ title: 'Good', stars: 4.5 })
  })

  test('is searched and ordered by what its column holds', async () => {
    for (const stars of [2, '7.5', 10]) expect(await add({ title: 'More', stars })).toMatchObject({ code: 1 })
    expect(await find([])).toEqual([2, 4.5, 7.5, 10])
    expect(await find([{ field: 'stars', operator: 'RANGE', val: '4.5,8' }])).toEqual([4.5, 7.5])
    expect(await find([{ field: 'stars', operator: '>=', val: '7.5' }], 'stars,desc')).toEqual([10, 7.5])
    const refused = await server.call('GET', '/admin/review/index', {
      search: [{ field: 'stars', operator: '=', val: '1.3' }],
    })
    expect(refused).toMatchObject({ code: 0, msg: '参数不正确：stars' })
  })

  test('is exported as its text', async () => {
    const { data } = await server.call<{ ticket: string }>('POST', '/admin/review/export', { order: 'stars,asc' })
    const { body } = await server.app.inject({ method: 'GET', url: `/admin/review/export?ticket=${data.ticket}` })
    expect(body).toContain('★★★★½')
  })
})

test('a definition that names a kind which nobody registered is refused in plain words', () => {
  const field = { kind: 'star-rating:moons', label: { 'zh-cn': '月', en: 'Moons' } } as const
  const unknown: Definition = { ...review, fields: { ...review.fields, moons: field } }
  expect(() => createRegistry([unknown])).toThrow(
    "The field moons of 'review' is of the kind 'star-rating:moons', which nobody has registered",
  )
})

test.each<[string, Parameters<typeof registerFieldKind>]>([
  ['the contract knows none of this name', ['star-rating:moons', columnOf(review.fields.stars)]],
  ['there is one already', [STARS, columnOf(review.fields.stars)]],
  ['it must say the type of its column', [STARS, {} as Parameters<typeof registerFieldKind>[1]]],
])('a column is refused in plain words: %s', (reason, [kind, column]) => {
  expect(() => registerFieldKind(kind, column)).toThrow(reason)
})
