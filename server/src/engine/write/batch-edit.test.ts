import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { BATCH_MAX, batchFields, type BatchPreview } from '@tutu/contract/definition/batch-edit'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { RESOURCES } from '@tutu/contract/resources/index'
import { course } from '@tutu/contract/resources/course'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import { inTurn } from './batch-turns.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  await add('courseCategory')
})
afterAll(() => server.close())

const post = (path: string, body: object, token?: string) =>
  server.call('POST', `/admin/${path}`, body, token ? { token } : {})
const definitions = new Map(RESOURCES.map((one) => [controllerBase(one), one]))
let number = 0
async function add(base: string, values: object = {}): Promise<number> {
  const known = { 'course-category': [1], course: [1], tag: [], 'admin-group': [1] }
  const added = await post(`${base}/add`, { ...sampleRow(definitions.get(base)!, ++number, known), ...values })
  expect(added.code, added.msg).toBe(1)
  return added.data.id as number
}
const rowOf = async (base: string, id: number) =>
  (await server.call('GET', `/admin/${base}/edit`, { id })).data.row as Record<string, unknown>
const preview = async (base: string, body: object): Promise<BatchPreview> => {
  const answer = await post(`${base}/batch`, { ...body, preview: true })
  expect(answer.code, answer.msg).toBe(1)
  return answer.data as unknown as BatchPreview
}
const operations = async (ids: readonly number[]) => {
  const { rows } = await sql<{ operation: string }>`
    select distinct operation from history where resource = 'course' and action = 'edit' and row_id = any(${[...ids]}::int[])
  `.execute(server.database.kysely)
  return rows.length
}

test('one row that is edited can be taken back too, until it is changed again; what changes nothing has nothing to take back', async () => {
  const id = await add('course', { price: '10' })
  const done = await post('course/edit', { id, price: '12' })
  expect(done.data).toEqual({ undo: expect.any(String) })
  expect((await post('course/edit', { id, price: '12.00' })).data).toBeNull()
  expect(await post('course/unbatch', { undo: done.data.undo })).toMatchObject({ code: 1, data: { reverted: 1 } })
  expect((await rowOf('course', id)).price).toBe('10.00')
  const other = await post('course/edit', { id, price: '13' })
  await post('course/edit', { id, price: '14' })
  expect((await post('course/unbatch', { undo: other.data.undo })).code).toBe(0)
})

describe('many rows get the same values', () => {
  test('the preview says how many change, and changes nothing', async () => {
    const ids = [
      await add('course', { price: '10' }),
      await add('course', { price: '10' }),
      await add('course', { price: '20' }),
    ]
    const seen = await preview('course', { ids, values: { price: '20' } })
    expect(seen.rows.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(seen).toMatchObject({ already: 1, refused: [] })
    expect((await rowOf('course', ids[0]!)).price).toBe('10.00')
    expect(await operations(ids)).toBe(0)
  })

  test('the preview says what rows hold now and what they would, the most frequent first and five at most', async () => {
    const prices = ['1', '2', '3', '3', '4', '5', '6', '7']
    const ids: number[] = []
    for (const price of prices) ids.push(await add('course', { price }))
    const { changes } = await preview('course', { ids, values: { price: '7', category_id: 1 } })
    expect(changes.map(({ field }) => field)).toEqual(['price'])
    const { from, more } = changes[0]!
    expect(from.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1])
    expect(from[0]!.change).toMatchObject({ before: { price: '3.00' }, after: { price: '7.00' } })
    expect(more).toBe(1)

    const other = await add('courseCategory')
    const moved = await preview('course', { ids: ids.slice(0, 2), values: { category_id: other } })
    expect(moved.changes).toEqual([
      {
        field: 'category_id',
        more: 0,
        from: [{ count: 2, change: expect.objectContaining({ fields: ['category_id'] }) }],
      },
    ])
    expect(moved.changes[0]!.from[0]!.change.after).toMatchObject({ category_id: other, category: { id: other } })
  })

  test('it is one operation of the history, one entry of the log, and is taken back at once', async () => {
    const ids = [await add('course', { price: '10' }), await add('course', { price: '12' })]
    const { rows } = await preview('course', { ids, values: { price: '33', level: 'creator' } })
    const done = await post('course/batch', {
      ids: rows.map(({ id }) => id),
      versions: rows.map(({ version }) => version),
      values: { price: '33', level: 'creator' },
    })
    expect(done).toMatchObject({ code: 1, data: { changed: 2 } })
    expect(await rowOf('course', ids[1]!)).toMatchObject({ price: '33.00', level: 'creator' })
    expect(await operations(ids)).toBe(1)
    expect(await post('course/unbatch', { undo: done.data.undo })).toMatchObject({ code: 1, data: { reverted: 2 } })
    expect([(await rowOf('course', ids[0]!)).price, (await rowOf('course', ids[1]!)).price]).toEqual(['10.00', '12.00'])
  })

  test('all rows that a filter finds', async () => {
    const ids = [
      await add('course', { price: '777', recommended: '0' }),
      await add('course', { price: '777', recommended: '0' }),
    ]
    const filter = { search: [{ field: 'price', operator: 'RANGE', val: '777,777' }] }
    const seen = await preview('course', { filter, values: { recommended: '1' } })
    expect(seen.rows.map(({ id }) => id)).toEqual(ids)
  })

  test('one row that is refused is named with its reason; with it nothing is done', async () => {
    const [wide, narrow] = [
      await add('course', { age_min: 6, age_max: 16 }),
      await add('course', { age_min: 6, age_max: 8 }),
    ]
    const values = { age_min: 10 }
    const seen = await preview('course', { ids: [wide, narrow], values })
    expect(seen.rows.map(({ id }) => id)).toEqual([wide])
    expect(seen.refused).toMatchObject([{ id: narrow, reason: expect.stringMatching(/年龄/) }])
    expect((await post('course/batch', { ids: [wide, narrow], values })).code).toBe(0)
    expect((await rowOf('course', wide)).age_min).toBe(6)
  })

  test('what somebody has changed since the preview is not overwritten, nor undone', async () => {
    const ids = [await add('course'), await add('course')]
    const { rows } = await preview('course', { ids, values: { price: '41' } })
    await post('course/edit', { id: ids[1], price: '99' })
    const versions = rows.map(({ version }) => version)
    expect(await post('course/batch', { ids, versions, values: { price: '41' } })).toMatchObject({
      code: 0,
      data: { changed: true },
    })
    const done = await post('course/batch', { ids, values: { price: '41' } })
    await post('course/edit', { id: ids[0], price: '100' })
    expect((await post('course/unbatch', { undo: done.data.undo })).code).toBe(0)
    expect((await rowOf('course', ids[1]!)).price).toBe('41.00')
  })
})

describe('what is refused', () => {
  test('fields that name or place a row, that are not there, or nothing at all', async () => {
    const ids = [await add('course')]
    for (const values of [{ slug: 'all-alike' }, { weigh: 1 }, { title: 'x' }, { version: 7 }, { nothing: 1 }]) {
      const answer = await post('course/batch', { ids, values })
      expect(answer.code).toBe(0)
      expect(answer.msg).toContain('不能批量修改')
    }
    expect((await post('course/batch', { ids, values: {} })).code).toBe(0)
    expect(batchFields(course).map(([name]) => name)).not.toContain('intro')
  })

  test('too many rows, none, and filters that the definition does not know', async () => {
    const values = { price: '1' }
    const many = Array.from({ length: BATCH_MAX + 1 }, (_, index) => index + 1)
    expect((await post('course/batch', { ids: many, values })).msg).toContain(String(BATCH_MAX))
    expect((await post('course/batch', { ids: [], values })).code).toBe(0)
    const filter = { search: [{ field: 'password', operator: '=', val: 'x' }] }
    expect((await post('course/batch', { filter, values, preview: true })).code).toBe(0)
    expect((await post('course/batch', { ids: [99_999_999], values, preview: true })).code).toBe(0)
  })

  test('callers without the right to edit, and rows that are not theirs', async () => {
    const id = await add('course')
    const reader = await server.signIn(['course/index'])
    expect((await post('course/batch', { ids: [id], values: { price: '1' }, preview: true }, reader)).code).toBe(401)
    expect((await post('course/unbatch', { undo: crypto.randomUUID() }, reader)).code).toBe(401)
    const other = await server.signIn(['course/index', 'course/edit'])
    const done = await post('course/batch', { ids: [id], values: { price: '64' } })
    expect((await post('course/unbatch', { undo: done.data.undo }, other)).code).toBe(0)
  })

  test('rows outside the caller’s scope: nothing of the others is done either', async () => {
    const limited = await server.signIn(['auth/admin/index', 'auth/admin/edit'])
    const before = await rowOf('auth.admin', 1)
    const answer = await post('auth.admin/batch', { ids: [1], values: { status: '0' } }, limited)
    expect(answer.code).not.toBe(1)
    expect(await rowOf('auth.admin', 1)).toMatchObject({ status: before.status, version: before.version })
  })
})

test('while two batches are at work, trying and taking back wait for their turn, and whoever goes meanwhile is not served', async () => {
  const [other, left] = [await add('course', { price: '10' }), await add('course', { price: '10' })]
  const { data } = await post('course/batch', { ids: [other], values: { price: '11' } })
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const finish = twoAtWork()
  try {
    const asked = once(server.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>
    const gone = new AbortController()
    const leaving = fetch(`${address}/admin/course/batch`, {
      method: 'POST',
      headers: { batoken: server.token, server: 'true', 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [left], values: { price: '99' } }),
      signal: gone.signal,
    }).catch(() => 'gone')
    const waiting = [
      post('course/batch', { ids: [left], values: { price: '12' }, preview: true }),
      post('course/unbatch', { undo: data.undo }),
    ]
    const [, answer] = await asked
    const closed = once(answer, 'close')
    gone.abort()
    expect(await leaving).toBe('gone')
    await closed
    await overtake()
    expect((await rowOf('course', other)).price).toBe('11.00')
    await finish()
    for (const each of await Promise.all(waiting)) expect(each.code, each.msg).toBe(1)
    expect([(await rowOf('course', left)).price, (await rowOf('course', other)).price]).toEqual(['10.00', '10.00'])
  } finally {
    await finish()
  }
})

test('while two batches are at work, deleting several rows waits for its turn, and so does restoring them', async () => {
  const several = [await add('course'), await add('course')]
  await inLine(
    () => server.call('DELETE', '/admin/course/del', { ids: several }),
    async () => {
      await overtake()
      for (const id of several) expect(await rowOf('course', id)).toMatchObject({ id })
    },
  )
  const entries = await binned(several)
  expect(entries).toHaveLength(2)
  await inLine(
    () => post('security.dataRecycleLog/restore', { ids: entries }),
    async () => {
      await overtake()
      expect(await binned(several)).toEqual(entries)
    },
  )
  expect(await binned(several)).toEqual([])
})

test('one course, which may take its lessons along, waits as several do, to be deleted and to be restored', async () => {
  const id = await add('course')
  await inLine(
    () => server.call('DELETE', '/admin/course/del', { ids: [id] }),
    async () => {
      await overtake()
      expect(await rowOf('course', id)).toMatchObject({ id })
    },
  )
  const entries = await binned([id])
  await inLine(
    () => post('security.dataRecycleLog/restore', { ids: entries }),
    async () => {
      await overtake()
      expect(await binned([id])).toEqual(entries)
    },
  )
  expect(await rowOf('course', id)).toMatchObject({ id })
})

/** Asks while both places are taken, looks at what is so meanwhile, and gives them back: then it is done. */
async function inLine(ask: () => ReturnType<typeof post>, meanwhile: () => Promise<void>): Promise<void> {
  const finish = twoAtWork()
  const asked = ask()
  await meanwhile().finally(finish)
  expect(await asked).toMatchObject({ code: 1 })
}

/** Takes both places at which this process works on many rows; answers what gives them back. */
function twoAtWork(): () => Promise<unknown> {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const places = [inTurn(() => done), inTurn(() => done)]
  return () => {
    finish()
    return Promise.all(places)
  }
}

/** A tag takes nothing along and waits for no turn: what was asked before, and is not done when it is gone, waits. */
async function overtake(): Promise<void> {
  expect(await server.call('DELETE', '/admin/tag/del', { ids: [await add('tag')] })).toMatchObject({ code: 1 })
}

/** The entries of the recycle bin that these courses are. */
async function binned(ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from data_recycle_log where resource = 'course' and row_id = any(${[...ids]}::int[]) order by id
  `.execute(server.database.kysely)
  return rows.map(({ id }) => id)
}
