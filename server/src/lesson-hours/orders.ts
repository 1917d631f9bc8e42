import { sql, type SqlBool } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { takeBack } from './packages.ts'

/** Of a package `p`: nothing but hours was bought with it. */
export const IS_ALONE = sql<SqlBool>`not exists (
  select from order_line line join good on good.id = line.good_id where line.order_id = p.order_id and good.kind <> 'lessons'
)`

/**
 * Money of a locked order goes back, and with it hours of its packages: all that are left where the whole is given back, else so
 * many as it comes to by their price. Of an order of other things besides nobody knows what a part was for: then hours stay, and
 * whoever gave it back takes them.
 */
export async function takeBackOfOrder(
  session: WriteSession,
  order: Row,
  { isWhole, given, reason }: { isWhole: boolean; given: number; reason: string },
): Promise<void> {
  const { rows } = await sql<Row & { is_alone: boolean }>`
    select p.*, ${IS_ALONE} as is_alone
    from lesson_package p where p.order_id = ${order.id} and p.state = 'open' order by p.id
  `.execute(session.transaction)
  let left = given
  for (const { is_alone, ...row } of rows) {
    if (isWhole) {
      await takeBack(session, row, { reason })
      continue
    }
    const unit = Number(row.unit_price)
    if (!is_alone || unit === 0 || left < unit) continue
    const taken = await takeBack(session, row, { reason, most: Math.floor(left / unit) })
    left -= taken * unit
  }
}
