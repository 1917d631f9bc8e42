import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Mutations } from '../engine/write/session.ts'
import { EXPIRED } from '../lib/own-words.ts'
import { SYSTEM } from '../policy/actors.ts'
import { cancel } from './move-order.ts'
import { IS_OVER } from './waiting.ts'

/** Orders that one transaction ends. */
const PORTION = 100

/** Cancels orders that were not paid or confirmed in time: their pieces are there for others again. Answers how many. */
export async function expireOrders(mutations: Mutations): Promise<number> {
  for (let expired = 0; ;) {
    const done = await mutations.run(SYSTEM, async (session) => {
      const { rows } = await sql<Row>`
        select * from shop_order where ${IS_OVER}
        order by id limit ${PORTION} for no key update skip locked
      `.execute(session.transaction)
      for (const row of rows) await cancel(session, row, { reason: EXPIRED })
      return rows.length
    })
    expired += done
    if (done < PORTION) return expired
  }
}
