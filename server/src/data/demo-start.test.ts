import { Failure } from '@tutu/contract/core/errors'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { findMismatches } from '../ledger/check.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { startDemoBusiness } from './demo-business.ts'
import { removeDemo } from './remove-demo.ts'

let server: TestApp
let engine: Engine
beforeEach(async () => {
  server = await testApp({ content: 'demo' })
  engine = server.app.engine
})
afterEach(() => server.close())

const failed = vi.fn<(error: unknown) => void>()
beforeEach(() => failed.mockClear())

/** How many there are of what the demo's members got. */
async function countAll(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from shop_order) as orders, (select count(*)::int from top_up) as top_ups,
      (select count(*)::int from money_log) as entries, (select count(*)::int from score_log) as points,
      (select count(*)::int from enrolment) as enrolments
  `.execute(server.database.kysely)
  return rows[0]!
}
const NONE = { orders: 0, top_ups: 0, entries: 0, points: 0, enrolments: 0 }
const ALL = { orders: 9, top_ups: 5, entries: 10, points: 4, enrolments: 4 }

/** The engine, whose sessions do `before` whenever they insert. */
function withInserts(before: (name: string) => void): Engine {
  const run: Engine['mutations']['run'] = (actor, work) =>
    engine.mutations.run(actor, (session) => {
      const insert: WriteSession['insert'] = (name, rows) => {
        before(name)
        return session.insert(name, rows)
      }
      return work({ ...session, insert })
    })
  return { ...engine, mutations: { ...engine.mutations, run } }
}

/** A start that is told to end while it makes the fourth order. */
async function startAndEndHalfWay(): Promise<void> {
  let orders = 0
  const business = startDemoBusiness(
    withInserts((name) => {
      if (name === 'shop-order' && ++orders === 4) void business.close()
    }),
    failed,
  )
  await business.done
  expect(orders).toBe(4)
}

/** A start with all the time it needs. */
async function startAndFinish(): Promise<void> {
  await startDemoBusiness(engine, failed).done
}

test('a shutdown half way leaves nothing, the next start does all of it once, and the one after it nothing', async () => {
  await startAndEndHalfWay()
  expect(await countAll()).toEqual(NONE)
  await startAndFinish()
  expect(await countAll()).toEqual(ALL)
  await startAndFinish()
  expect(await countAll()).toEqual(ALL)
  expect(await findMismatches(server.database.kysely)).toEqual([])
  expect(failed).not.toHaveBeenCalled()
})

test('two processes that start at the same time do it once', async () => {
  await Promise.all([startAndFinish(), startAndFinish()])
  expect(await countAll()).toEqual(ALL)
  expect(failed).not.toHaveBeenCalled()
})

test('what went wrong is told, and the next start tries again', async () => {
  const wrong = new Error('no room left')
  const failing = withInserts((name) => {
    if (name === 'top-up') throw wrong
  })
  await startDemoBusiness(failing, failed).done
  expect(failed.mock.calls).toEqual([[wrong]])
  expect(await countAll()).toEqual(NONE)
  await startAndFinish()
  expect(await countAll()).toEqual(ALL)
})

test('a demo that is removed before does no business later', async () => {
  await removeDemo(engine)
  await startAndFinish()
  expect(await countAll()).toEqual(NONE)
  expect(failed).not.toHaveBeenCalled()
})

test('a school that has changed the demo before is told once, and nothing of it is made later', async () => {
  await sql`delete from good where cover = '/static/covers/stickers.svg'`.execute(server.database.kysely)
  await startAndFinish()
  expect(failed.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining('stickers') })]])
  await startAndFinish()
  expect(failed).toHaveBeenCalledTimes(1)
  expect(await countAll()).toEqual(NONE)
})

test('a shop that refuses an order of the demo is told of once', async () => {
  await sql`update good set stock = 0 where cover = '/static/covers/stickers.svg'`.execute(server.database.kysely)
  await startAndFinish()
  expect(failed.mock.calls).toEqual([[expect.any(Failure)]])
  await startAndFinish()
  expect(failed).toHaveBeenCalledTimes(1)
  expect(await countAll()).toEqual(NONE)
})
