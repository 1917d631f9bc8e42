import type { InvoiceForm, Invoiced } from '@tutu/contract/api/invoice'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage, toLanguage } from '@tutu/contract/core/languages'
import { fromCents } from '@tutu/contract/fields/money'
import { invoice as definition } from '@tutu/contract/resources/invoice'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import { type Telling, tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { dayOf } from '../lib/days.ts'
import { ALL_REFUNDED, readIn } from '../lib/own-words.ts'
import { queueIfOn, type QueueIfOn } from '../messages/queue-if-on.ts'
import { administratorIdOf, type MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

/*
 * Invoices of orders (decision 354). Whoever asks for one, and a refund, lock the order and then its invoice; the school, which
 * notes what it did with the tax office, locks the invoice alone. An amount is what was paid less what was given back, as long as
 * nothing is issued; what is given back later makes it due to be voided.
 */

/** Orders that guardians are shown. */
const SHOWN = 20
const OPEN = sql<SqlBool>`state in ('waiting', 'issued', 'due')`
/** Of a row of `shop_order` without an alias. */
const WAS_PAID = sql<SqlBool>`pay_type <> 'points' and state in ('paid', 'delivered')`

type Asked = { member: MemberId; order: number; form: InvoiceForm; by: 'member' | 'guardian' }

/** Asks for an invoice of an order, or changes what was asked for, until it is issued. */
export async function askInvoice(session: WriteSession, { member, order, form, by }: Asked): Promise<void> {
  const { transaction } = session
  const { rows } = await sql<{ left: string; was_paid: boolean }>`
    select total - refunded as left, ${WAS_PAID} as was_paid from shop_order
    where id = ${order} and user_id = ${member} for no key update
  `.execute(transaction)
  if (!rows[0]) throw fail('record.notFound')
  const amount = Number(rows[0].left)
  if (!rows[0].was_paid || amount === 0) throw fail('invoice.notForThis')
  const open = await openOf(session, order)
  if (open && open.state !== 'waiting') throw fail('invoice.already')
  const tax_number = form.title_kind === 'company' ? form.tax_number : null
  const asked = { ...form, tax_number, amount, asked_by: by, language: session.language }
  if (open) await session.touch(definition.name, [open.id as number], asked)
  else await session.insert(definition.name, [{ ...asked, order_id: order, user_id: member }])
}

/** Asks no more for one that is not issued. */
export async function withdrawInvoice(session: WriteSession, member: MemberId, order: number): Promise<void> {
  const open = await openOf(session, order)
  if (!open || open.user_id !== member) throw fail('record.notFound')
  if (open.state !== 'waiting') throw fail('invoice.notWaiting')
  await session.touch(definition.name, [open.id as number], { state: 'withdrawn' })
}

/** After a part of a locked order was given back, or all of it: `left` cents are paid. */
export async function followRefund(session: WriteSession, order: Row, left: number): Promise<void> {
  const open = await openOf(session, order.id as number)
  if (!open) return
  const ids = [open.id as number]
  if (open.state !== 'waiting')
    await session.touch(definition.name, ids, { state: 'due', refunded: Number(open.amount) - left })
  else if (left > 0) await session.touch(definition.name, ids, { amount: left })
  else {
    await session.touch(definition.name, ids, { state: 'refused', reason: ALL_REFUNDED })
    await tellOf(session, open, 'invoice_refused', ALL_REFUNDED)
  }
}

/** The school has made out a locked one. */
export async function issueInvoice(
  session: WriteSession,
  outbox: QueueIfOn,
  row: Row,
  { number, issueday }: { number: string; issueday: string | null },
): Promise<void> {
  await handle(session, row, { state: 'issued', number, issueday: issueday ?? dayOf(new Date()) })
  await tellOf(session, row, 'invoice_issued')
  await write(session, outbox, row, 'invoice_issued', { number })
}

/** The school will not make out a locked one, and says why. */
export async function refuseInvoice(session: WriteSession, outbox: QueueIfOn, row: Row, reason: string) {
  await handle(session, row, { state: 'refused', reason })
  await tellOf(session, row, 'invoice_refused', reason)
  await write(session, outbox, row, 'invoice_refused', { reason })
}

/** A locked one that was issued is void by now: it was cancelled, or a red-letter invoice was made out. */
export async function voidInvoice(
  session: WriteSession,
  outbox: QueueIfOn,
  row: Row,
  { reason, red_number }: { reason: string; red_number: string | null },
): Promise<void> {
  await handle(session, row, { state: 'void', reason, red_number })
  await tellOf(session, row, 'invoice_void', reason)
  await write(session, outbox, row, 'invoice_void', { number: String(row.number), reason })
}

async function openOf({ transaction }: WriteSession, order: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select * from invoice where order_id = ${order} and ${OPEN} for no key update
  `.execute(transaction)
  return rows[0]
}

/** Says who did something with it last, and when. */
async function handle(session: WriteSession, { id }: Row, values: Row): Promise<void> {
  const handled = { handler_id: administratorIdOf(session.actor), handletime: sql`epoch_seconds()` }
  await session.touch(definition.name, [id as number], { ...values, ...handled })
}

async function tellOf(session: WriteSession, row: Row, event: Telling['event'], reason?: string): Promise<void> {
  const { id, user_id, order_id } = row
  const source = `invoice:${String(id)}:${event}`
  await tell(session, [{ member: user_id as number, order: order_id as number, event, source, reason }])
}

/** To whom the invoice is sent. Where the template is switched off the message on the site is all there is. */
async function write(
  session: WriteSession,
  outbox: QueueIfOn,
  row: Row,
  event: 'invoice_issued' | 'invoice_refused' | 'invoice_void',
  values: Record<string, string>,
): Promise<void> {
  if (!row.email) return
  const { rows } = await sql<{ number: string }>`
    select number from shop_order where id = ${row.order_id}
  `.execute(session.transaction)
  const named = { title: String(row.title), amount: fromCents(Number(row.amount)), order: rows[0]!.number }
  await queueIfOn(session, outbox, {
    channel: 'mail',
    event,
    target: String(row.email),
    language: toLanguage(String(row.language)),
    values: { ...named, ...values },
  })
}

type Stored = {
  order: number
  order_number: string
  goods: Localized[]
  paytime: number | null
  left: string
  was_paid: boolean
  id: number | null
  state: NonNullable<Invoiced['invoice']>['state']
  amount: string
  title_kind: InvoiceForm['title_kind']
  title: string
  tax_number: string | null
  email: string | null
  number: string | null
  day: string | null
  reason: string | null
  has_file: boolean
  createtime: number
}

type Reading = {
  member: MemberId
  /** Absent: the latest. */
  order?: number
  /** Whether whoever reads it may ask, and is told what others asked for. */
  mayAsk: boolean
  /** Whether the school takes such requests. */
  isOpen: boolean
  language: Language
}

/** A member's orders that were paid with money and are not refunded, or had an invoice, the latest first, each with its latest invoice. */
export async function readInvoices(
  db: Kysely<Tables>,
  { member, order, mayAsk, isOpen, language }: Reading,
): Promise<Invoiced[]> {
  const which: RawBuilder<SqlBool> = order === undefined ? sql`true` : sql`o.id = ${order}`
  const { rows } = await sql<Stored>`
    select o.id as order, o.number as order_number, o.paytime, o.total - o.refunded as left, o.was_paid,
      array(select line.title from order_line line where line.order_id = o.id order by line.id) as goods,
      i.id, i.state, i.amount, i.title_kind, i.title, i.tax_number, i.email, i.number, i.issueday::text as day, i.reason, i.has_file,
      i.createtime
    from (select *, ${WAS_PAID} as was_paid from shop_order where user_id = ${member}) as o
      left join lateral (
        select * from invoice where order_id = o.id order by id desc limit 1
      ) as i on true
    where ${which} and (i.id is not null or ${isOpen} and o.was_paid and o.total > o.refunded)
    order by o.id desc limit ${SHOWN}
  `.execute(db)
  return rows.map((row) => told(row, { mayAsk, isOpen, language }))
}

function told(row: Stored, { mayAsk, isOpen, language }: Pick<Reading, 'mayAsk' | 'isOpen' | 'language'>): Invoiced {
  const { order, order_number, goods, paytime, left, was_paid, id } = row
  const isUnderWay = id !== null && (row.state === 'issued' || row.state === 'due')
  return {
    order,
    number: order_number,
    goods: goods.map((title) => pickLanguage(title, language)).join(' · '),
    paytime,
    amount: fromCents(Number(left)),
    canAsk: mayAsk && isOpen && was_paid && Number(left) > 0 && !isUnderWay,
    invoice:
      id === null
        ? null
        : {
            state: row.state,
            amount: fromCents(Number(row.amount)),
            title_kind: row.title_kind,
            title: row.title,
            tax_number: row.tax_number ?? '',
            email: mayAsk ? (row.email ?? '') : '',
            number: row.number ?? '',
            day: row.day,
            reason: readIn(language, row.reason ?? ''),
            hasFile: row.has_file,
            createtime: row.createtime,
          },
  }
}

/** What was asked for the last time for a member, to begin the next form with. */
export async function lastForm(db: Kysely<Tables>, member: MemberId): Promise<InvoiceForm | null> {
  const { rows } = await sql<InvoiceForm>`
    select title_kind, title, coalesce(tax_number, '') as tax_number, email from invoice
    where user_id = ${member} and email is not null order by id desc limit 1
  `.execute(db)
  return rows[0] ?? null
}
