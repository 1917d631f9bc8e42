import { blog } from '@tutu/contract/resources/blog'
import { news } from '@tutu/contract/resources/news'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { sampleRow } from '../testing/sample-rows.ts'

let server: TestApp
let category: number
beforeAll(async () => {
  server = await testApp()
  category = await added('newsCategory', { name: '通知', slug: 'notices' })
})
afterAll(() => server.close())

async function added(base: string, row: object): Promise<number> {
  const { data, code, msg } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, row)
  expect(code, msg).toBe(1)
  return data.id
}

describe.each([blog, news])('$name', (definition) => {
  let number = 0
  const { name: base } = definition
  const add = (values: object): Promise<number> =>
    added(base, { ...sampleRow(definition, ++number, { tag: [], 'news-category': [category] }), ...values })
  const dated = async (id: number): Promise<number | null> =>
    (await server.call<{ row: { publishtime: number | null } }>('GET', `/admin/${base}/edit`, { id })).data.row
      .publishtime
  const post = (action: string, body: object) => server.call('POST', `/admin/${base}/${action}`, body)
  const justNow = (): number => Math.floor(Date.now() / 1000) - 60

  test('what is not published needs no date, and has that of its first publication then', async () => {
    const id = await add({ status: '0', publishtime: null })
    expect(await dated(id)).toBeNull()
    expect(await post('publish', { ids: [id] })).toMatchObject({ code: 1 })
    const first = await dated(id)
    expect(first).toBeGreaterThan(justNow())
    await post('unpublish', { ids: [id] })
    await post('publish', { ids: [id] })
    expect(await dated(id)).toBe(first)
  })

  test('a date that was chosen stays; one that is emptied is now', async () => {
    const id = await add({ status: '1', publishtime: 1_767_225_600 })
    expect(await dated(id)).toBe(1_767_225_600)
    expect(await post('edit', { id, publishtime: null })).toMatchObject({ code: 1 })
    expect(await dated(id)).toBeGreaterThan(justNow())
  })

  test('views are counted by the server: no form sets them', async () => {
    const id = await add({ status: '1' })
    await post('edit', { id, views: 900, likes: 900, title_i18n: { en: 'Another' } })
    const { data } = await server.call<{ row: object }>('GET', `/api/${base}/read`, { id }, { token: '' })
    expect(data.row).toMatchObject({ title: expect.any(String), views: 0 })
  })
})

test('visitors read what is pinned first, then the newest', async () => {
  const ids = [
    await addNews('older', { pinned: '0' }),
    await addNews('pinned', { pinned: '1' }),
    await addNews('newer', { pinned: '0' }),
  ]
  const { data } = await server.call<{ list: { id: number }[] }>('GET', '/api/news/index', { limit: 50 }, { token: '' })
  const listed = data.list.map(({ id }) => id).filter((id) => ids.includes(id))
  expect(listed).toEqual([ids[1], ids[2], ids[0]])
})

const addNews = (slug: string, values: object): Promise<number> =>
  added('news', { ...sampleRow(news, 50, { 'news-category': [category] }), slug, ...values, status: '1' })
