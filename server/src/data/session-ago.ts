import { traitsOf } from '@tutu/contract/fields/traits'
import { shopOrder } from '@tutu/contract/resources/shop-order'
import { topUp } from '@tutu/contract/resources/top-up'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Registry } from '../engine/registry.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { newNumber } from '../shop/place-order.ts'

const NUMBERED_BY_DAY: ReadonlySet<string> = new Set([shopOrder.name, topUp.name])

/**
 * A session whose own rows are of `ago` seconds before now: when they were made, every moment that they say, and the day in the
 * numbers of orders. What is asked of the clock in between is asked of now.
 */
export function sessionAgo(session: WriteSession, registry: Registry, ago: number): WriteSession {
  const then = Math.floor(Date.now() / 1000) - ago
  const earlier = (name: string, values: Row): Row => {
    const { fields } = registry.byName(name).definition
    const moments = Object.entries(values).filter(
      ([column, value]) => value !== null && fields[column] && traitsOf(fields[column]).holds === 'moment',
    )
    return { ...values, ...Object.fromEntries(moments.map(([column, value]) => [column, before(value, ago)])) }
  }
  return {
    ...session,
    insert: (name, rows) =>
      session.insert(
        name,
        rows.map((row) => ({
          ...earlier(name, row),
          createtime: then,
          ...(NUMBERED_BY_DAY.has(name) && { number: newNumber(new Date(then * 1000)) }),
        })),
      ),
    touch: (name, ids, values, options) =>
      session.touch(
        name,
        ids,
        typeof values === 'function'
          ? (row) => {
              const changed = values(row)
              return changed && earlier(name, changed)
            }
          : earlier(name, values),
        options,
      ),
  }
}

/** Seconds as they are, or as SQL that comes to them. */
const before = (value: unknown, ago: number): unknown =>
  typeof value === 'number' ? value - ago : sql`(${value})::bigint - ${ago}::int`
