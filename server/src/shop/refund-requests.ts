import type { Refundable, RefundForm } from '@tutu/contract/api/refund'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage, toLanguage } from '@tutu/contract/core/languages'
import { REFUND_REASONS, type RefundReason } from '@tutu/contract/definition/refund-reasons'
import { fromCents } from '@tutu/contract/fields/money'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { readIn } from '../lib/own-words.ts'
import { channelOf } from '../messages/events.ts'
import type { Values } from '../messages/placeholders.ts'
import { queueIfOn, type QueueIfOn } from '../messages/queue-if-on.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { note, tellBuyer } from './move-order.ts'

/*
 * Refunds that are asked for (decision 364): columns of the order, which everybody who asks, withdraws, accepts or refuses locks first.
 * What is accepted goes the way of every refund (`refund`, move-order.ts).
 */

/** Orders that guardians are shown. */
const SHOWN = 20
/** Times that it may be asked for of one order: then the school is written to. */
const ASKED_MAX = 3
const DAY = 86_400

type Queue = QueueIfOn
/** The school's rules: days after the payment (0: never), and who is told of requests ('': nobody), in which language. */
export type RefundRules = { shop_refund_days: number; shop_refund_mail: string; school_language: Language }

/** Of a row of `shop_order` as `o`: whether a refund of it can be asked for. */
const canBeAsked = (days: number): RawBuilder<SqlBool> => sql<SqlBool>`(
  o.state in ('paid', 'delivered') and o.total + o.total_score > o.refunded + o.refunded_score
  and o.refund_request is distinct from 'waiting' and o.paytime + ${days * DAY}::bigint > epoch_seconds()
  and (select count(*) from order_log where order_id = o.id and step = 'refund_asked') < ${ASKED_MAX}
)`

/** Percent of what an order `o` has opened that was used by now: lessons done, or days that are over. */
const USED = sql<number | null>`(
  select max(used) from (
    select (hours - remaining) * 100 / hours as used from lesson_package where order_id = o.id
    union all
    select case when course_id is not null then coalesce(progress, 0) else least(100, greatest(0,
    (epoch_seconds() - begintime) * 100 / greatest(1, endtime - begintime))) end
    from enrolment where order_id = o.id
  ) as opened
)`

type Asked = { member: MemberId; order: number; form: RefundForm; by: 'member' | 'guardian'; rules: RefundRules }

/** Asks the school to give back what an order cost. */
export async function askRefund(
  session: WriteSession,
  outbox: Queue,
  { member, order, form, by, rules }: Asked,
): Promise<void> {
  const { rows } = await sql<Row & { can: boolean; used: number | null }>`
    select o.*, ${canBeAsked(rules.shop_refund_days)} as can, ${USED} as used from shop_order o
    where o.id = ${order} and o.user_id = ${member} for no key update
  `.execute(session.transaction)
  const [row] = rows
  if (!row) throw fail('record.notFound')
  if (!row.can) throw fail('refund.notForThis')
  await session.touch('shop-order', [order], {
    refund_request: 'waiting',
    refund_reason: form.reason,
    refund_words: form.words,
    refund_used: row.used === null ? null : Number(row.used),
    refund_time: sql`epoch_seconds()`,
    refund_by: by,
    refund_language: session.language,
  })
  // What they say in their own words is in the order, where it goes with their account.
  const reason = REFUND_REASONS[form.reason]
  await note(session, row, { step: 'refund_asked', reason: reason['zh-cn'] })
  if (!rules.shop_refund_mail) return
  const language = rules.school_language
  await queueIfOn(session, outbox, {
    channel: 'mail',
    event: 'refund_asked',
    target: rules.shop_refund_mail,
    language,
    values: { order: String(row.number), reason: reason[language], words: form.words },
  })
}

/** Asks no more for one that nobody has answered. */
export async function withdrawRefund(session: WriteSession, member: MemberId, order: number): Promise<void> {
  const { rows } = await sql<Row>`
    select * from shop_order where id = ${order} and user_id = ${member} for no key update
  `.execute(session.transaction)
  const [row] = rows
  if (!row) throw fail('record.notFound')
  if (row.refund_request !== 'waiting') throw fail('refund.notWaiting')
  await session.touch('shop-order', [order], { refund_request: 'withdrawn' })
  await note(session, row, { step: 'refund_withdrawn' })
}

/** The school will not give back what a locked order cost, and says why. */
export async function refuseRefund(session: WriteSession, outbox: Queue, order: Row, reason: string): Promise<void> {
  await session.touch('shop-order', [order.id as number], { refund_request: 'refused' })
  await note(session, order, { step: 'refund_refused', reason })
  await tellBuyer(session, order, {
    event: 'refund_refused',
    source: `order:${String(order.id)}:refund_refused:${String(order.refund_time)}`,
    reason,
  })
  await writeAnswer(session, outbox, order, { event: 'refund_refused', reason })
}

/** Whoever asked for the refund of a locked order is written to: the child's guardian, or the member where they have a mailbox. */
export async function writeAnswer(
  session: WriteSession,
  outbox: Queue,
  order: Row,
  { event, reason }: { event: 'refund_accepted' | 'refund_refused'; reason: string },
): Promise<void> {
  const { rows } = await sql<{ target: string | null }>`
    select case when ${order.refund_by} = 'guardian' then g.contact else m.email end as target
    from member m left join guardian g on g.id = m.guardian_id and g.status where m.id = ${order.user_id}
  `.execute(session.transaction)
  const target = rows[0]?.target
  if (!target) return
  const language = toLanguage(String(order.refund_language))
  const channel = channelOf(target)
  // What was said stands on the guardian's page, not in a short message.
  const values: Values = channel === 'mail' ? { order: String(order.number), reason } : {}
  await queueIfOn(session, outbox, { channel, event, target, language, values })
}

type Stored = Pick<Refundable, 'order' | 'number' | 'kinds' | 'pay_type' | 'paytime'> & {
  goods: Localized[]
  cost: string
  cost_points: number
  left: string
  left_points: number
  used: number | null
  can: boolean
  state: NonNullable<Refundable['request']>['state'] | null
  refund_reason: RefundReason
  refund_words: string | null
  refund_time: number | null
  answer: string | null
}

type Reading = {
  member: MemberId
  /** Absent: the latest. */
  order?: number
  /** Whether whoever reads it may ask, and is told what others wrote. */
  mayAsk: boolean
  days: number
  language: Language
}

/** A member's orders whose refund can be asked for or was, the latest first. */
export async function readRefunds(
  db: Kysely<Tables>,
  { member, order, mayAsk, days, language }: Reading,
): Promise<Refundable[]> {
  const which = order === undefined ? sql<SqlBool>`true` : sql<SqlBool>`o.id = ${order}`
  const { rows } = await sql<Stored>`
    select * from (
      select o.id as order, o.number, o.pay_type, o.paytime,
        o.total as cost, o.total_score as cost_points, o.total - o.refunded as left, o.total_score - o.refunded_score as left_points,
        array(select line.title from order_line line where line.order_id = o.id order by line.id) as goods,
        array(
          select distinct good.kind from order_line line join good on good.id = line.good_id where line.order_id = o.id
        ) as kinds,
        ${USED} as used, ${canBeAsked(days)} as can, o.refund_request as state, o.refund_reason, o.refund_words, o.refund_time,
        (
          select reason from order_log where order_id = o.id and o.refund_request in ('accepted', 'refused')
            and step in ('refunded', 'refund_refused')
            and id > (select max(id) from order_log where order_id = o.id and step = 'refund_asked') order by id limit 1
        ) as answer
      from shop_order o where o.user_id = ${member} and ${which}
    ) as found where can or state is not null order by "order" desc limit ${SHOWN}
  `.execute(db)
  return rows.map(({ goods, cost, cost_points, left, left_points, used, can, ...row }) => ({
    order: row.order,
    number: row.number,
    goods: goods.map((title) => pickLanguage(title, language)).join(' · '),
    kinds: row.kinds,
    pay_type: row.pay_type,
    paytime: row.paytime,
    cost: fromCents(Number(cost)),
    costPoints: cost_points,
    left: fromCents(Number(left)),
    leftPoints: left_points,
    used: used === null ? null : Number(used),
    until: can && row.paytime !== null ? Number(row.paytime) + days * DAY : null,
    canAsk: can && mayAsk,
    request: row.state && {
      state: row.state,
      reason: row.refund_reason,
      words: mayAsk ? (row.refund_words ?? '') : '',
      answer: readIn(language, row.answer ?? ''),
      asktime: row.refund_time,
    },
  }))
}
