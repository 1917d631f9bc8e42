import { tutu } from '@tutu/contract/resources/tutu'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { SAMPLE_FILES } from '../testing/sample-files.ts'
import { sampleRow } from '../testing/sample-rows.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const video = SAMPLE_FILES[0]
const address = 'https://video.example/first-page'
let number = 0
const add = (values: object) =>
  server.call<{ id: number; errors?: object }>('POST', '/admin/tutu/add', {
    ...sampleRow(tutu, ++number, { tag: [] }),
    ...values,
  })

test.each([
  ['none', { video: null, video_url: null }],
  ['file', { video, video_url: null }],
  ['address', { video: null, video_url: address }],
])('whose video is from %s has no other, whatever is posted', async (video_from, kept) => {
  const { code, data } = await add({ video_from, video, video_url: address })
  expect(code, JSON.stringify(data)).toBe(1)
  const read = await server.call<{ row: object }>('GET', '/admin/tutu/edit', { id: data.id })
  expect(read.data.row).toMatchObject({ video_from, ...kept })
})

test.each(['ftp://video.example/1', 'javascript:alert(1)', 'https://', 'https://a b', ''])(
  'an address of a video like %j is refused',
  async (video_url) => {
    const { data } = await add({ video_from: 'address', video_url })
    expect(data.errors).toEqual({ video_url: expect.any(String) })
  },
)

test('nobody sets how often it was read', async () => {
  const { data } = await add({ views: 1000 })
  const read = await server.call<{ row: object }>('GET', '/admin/tutu/edit', { id: data.id })
  expect(read.data.row).toMatchObject({ views: 0 })
})

test('who reads a tutorial is led to those beside it behind the same sign, never to a hidden one', async () => {
  for (const [at, slug] of ['first', 'hidden', 'second', 'elsewhere'].entries()) {
    const topic = slug === 'elsewhere' ? 'cpp' : 'flash'
    const { data } = await add({ slug, topic, video_from: 'none', status: slug === 'hidden' ? '0' : '1' })
    await server.database.pool.query('update tutu set weigh = $1, status = $2, topic = $3 where id = $4', [
      1_000_000 - at,
      slug !== 'hidden',
      topic,
      data.id,
    ])
  }
  const read = async (slug: string) =>
    (
      await server.call<{ row: { previous: object | null; next: object | null } }>(
        'GET',
        '/api/tutu/read',
        { slug },
        { token: '' },
      )
    ).data.row
  const [first, second] = [await read('first'), await read('second')]
  expect(first.previous).toBeNull()
  expect(first.next).toMatchObject({ slug: 'second' })
  expect(second).toMatchObject({ previous: { slug: 'first' } })
})
