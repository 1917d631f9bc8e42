import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'

const NAMES = ['bunny1234', 'pony1234', 'bunny12345@school.example', 'pony12345@school.example', 'bunny123']

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  for (const [index, name] of NAMES.entries()) {
    const added = await server.call('POST', '/admin/tag/add', { name: { 'zh-cn': name }, slug: `name-${index}` })
    expect(added).toMatchObject({ code: 1 })
  }
})
afterAll(() => server.close())

test.each([
  ['bunny1234', ['bunny1234', 'bunny12345@school.example']],
  ['bunny12345', ['bunny12345@school.example']],
  ['bunny12345@school.example', ['bunny12345@school.example']],
  ['bunny12345@home.example', []],
  ['ny1234', ['bunny1234', 'bunny12345@school.example', 'pony1234', 'pony12345@school.example']],
  ['1234 pony', ['pony1234', 'pony12345@school.example']],
])(
  'names with numbers are found by all that was typed, though the index is asked for the number: %s',
  async (typed, found) => {
    const { data } = await server.call<{ list: { name: string }[] }>('GET', '/admin/tag/index', { quick_search: typed })
    expect(data.list.map(({ name }) => name).toSorted()).toEqual(found)
  },
)
