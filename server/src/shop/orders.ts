import type { Order, OrderDetail } from '@tutu/contract/api/shop'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { fromCents } from '@tutu/contract/fields/money'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import { readIn } from '../lib/own-words.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { IS_OVER, STILL_WAITS } from './waiting.ts'

const BLANK = '/static/covers/blank.svg'

type Stored = Omit<Order, 'lines'> & { address: string }

/** A page of a member's orders, the latest first, and how many there are. */
export async function ordersOf(
  db: Kysely<Tables>,
  member: MemberId,
  { page, limit, language }: { page: number; limit: number; language: Language },
): Promise<{ list: Order[]; total: number }> {
  const mine = sql<SqlBool>`user_id = ${member}`
  const [list, { rows: counted }] = await Promise.all([
    read(db, mine, language, sql`limit ${limit} offset ${(page - 1) * limit}`),
    sql<{ total: number }>`select count(*)::int as total from shop_order where ${mine}`.execute(db),
  ])
  return { list: list.map(({ address: _, ...order }) => order), total: counted[0]!.total }
}

/** A member's own order with its steps; undefined: it is another's, or none. */
export async function orderOf(
  db: Kysely<Tables>,
  member: MemberId,
  id: number,
  language: Language,
): Promise<Omit<OrderDetail, 'howToPay' | 'byBalance'> | undefined> {
  const [found] = await read(db, sql`id = ${id} and user_id = ${member}`, language, sql`limit 1`)
  if (!found) return undefined
  const { rows: log } = await sql<OrderDetail['log'][number]>`
    select step, amount, points, coalesce(reason, '') as reason, createtime from order_log where order_id = ${id} order by id
  `.execute(db)
  return {
    ...found,
    log: log.map((one) => ({
      ...one,
      amount: fromCents(Number(one.amount)),
      reason: readIn(language, one.reason),
    })),
  }
}

/** Where a member's order went to, or the latest that went anywhere; undefined: it is another's, none, or nothing was sent. */
export async function addressOf(
  db: Kysely<Tables>,
  member: MemberId,
  id?: number,
): Promise<{ order: number; text: string } | undefined> {
  const { rows } = await sql<{ order: number; text: string }>`
    select id as order, address as text from shop_order
    where user_id = ${member} and address <> '' ${id === undefined ? sql`` : sql`and id = ${id}`} order by id desc limit 1
  `.execute(db)
  return rows[0]
}

async function read(
  db: Kysely<Tables>,
  condition: RawBuilder<SqlBool>,
  language: Language,
  bounds: RawBuilder<unknown>,
): Promise<(Order & { address: string })[]> {
  const { rows } = await sql<Stored>`
    select id, number, case when ${IS_OVER} then 'cancelled' else state end as state, pay_type, discount, total, total_score, refunded,
      refunded_score, createtime, paytime, coalesce(address, '') as address,
      case when ${STILL_WAITS} then expiretime end as expiretime
    from shop_order where ${condition} order by id desc ${bounds}
  `.execute(db)
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
    language,
  )
  return rows.map(({ discount, total, refunded, ...order }) => ({
    ...order,
    discount: fromCents(Number(discount)),
    total: fromCents(Number(total)),
    refunded: fromCents(Number(refunded)),
    lines: lines.get(order.id) ?? [],
  }))
}

type StoredLine = Omit<Order['lines'][number], 'title' | 'price' | 'course' | 'cover'> & {
  order_id: number
  title: Localized
  price: string
  cover: string | null
  slug: string | null
  course_title: Localized | null
}

async function linesOf(
  db: Kysely<Tables>,
  orders: readonly number[],
  language: Language,
): Promise<Map<number, Order['lines']>> {
  const { rows } = await sql<StoredLine>`
    select line.order_id, line.good_id, line.title, line.quantity, line.price, line.score_price, good.kind, good.cover,
      course.slug, course.title as course_title
    from order_line as line join good on good.id = line.good_id left join course on course.id = good.course_id
    where line.order_id = any(${orders}::int[]) order by line.id
  `.execute(db)
  const byOrder = new Map<number, Order['lines']>()
  for (const { order_id, title, price, cover, slug, course_title, ...line } of rows) {
    const lines = byOrder.get(order_id) ?? []
    byOrder.set(order_id, lines)
    lines.push({
      ...line,
      title: pickLanguage(title, language),
      price: fromCents(Number(price)),
      cover: cover ?? BLANK,
      course: slug === null ? null : { slug, title: pickLanguage(course_title, language) },
    })
  }
  return byOrder
}
