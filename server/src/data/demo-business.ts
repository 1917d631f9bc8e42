import { Failure } from '@tutu/contract/core/errors'
import type { InvoiceForm } from '@tutu/contract/api/invoice'
import type { RefundForm } from '@tutu/contract/api/refund'
import { toCents } from '@tutu/contract/fields/money'
import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { adjustAccounts } from '../ledger/adjust.ts'
import { dayOf } from '../lib/days.ts'
import { manual } from '../payment/manual.ts'
import { askTopUp, payIn, refuse } from '../payment/top-up.ts'
import { type Administrator, administratorId, memberId, SYSTEM } from '../policy/actors.ts'
import { openCourse } from '../shop/enrolments.ts'
import { askInvoice, issueInvoice } from '../shop/invoices.ts'
import { cancel, deliver, refund, settle } from '../shop/move-order.ts'
import { type PayType, placeOrder } from '../shop/place-order.ts'
import { askRefund } from '../shop/refund-requests.ts'
import { issueCertificate } from './certificates.ts'
import { furnishOffice } from './demo-office.ts'
import { offerDemoTrials } from './demo-trials.ts'
import { addProgress, noteProgress } from './learning-progress.ts'
import { readTold } from './demo-told.ts'
import { type DemoUnderWay, startDemo } from './demo-under-way.ts'
import { readYaml } from './seed-files.ts'
import { sessionAgo } from './session-ago.ts'

/** What happened between the demo's members and the school, `ago` hours before the start (`server/seed/business.yaml`). */
type Happening =
  | Ordered
  | (Common & ({ points: number; memo: string } | { given: string; memo: string }))
  | Filled
  | Learned
type Common = { ago: number; member: string }
type Ordered = Common & { good: string; quantity?: number; by: PayType; address?: string; then?: Step[] }
type Filled = Common & { topUp: string; paid?: string; refused?: string }
/** The first lessons of a course, or all of them and its certificate, with the name on it. */
type Learned = Common & { learned: string } & ({ lessons: number } | { certificate: string })
/** How an order went on; what was paid at the counter, sent, given up, or given back (yuan; null: all of it), and why. */
type Step = { ago: number } & (
  | { paid: string }
  | { delivered: string }
  | { cancelled: string }
  | { refunded: string | null; reason: string }
  | { refundAsked: RefundForm }
  | { invoice: InvoiceForm }
  | { issued: string }
)

/** Tells what went wrong; where a row of the demo is gone, or the shop refuses, once: else the next start tries again. */
export function startDemoBusiness(engine: Engine, onError: (error: unknown) => void): DemoUnderWay {
  return startDemo(
    (signal) => conductDemoBusiness(engine, signal),
    async (error) => {
      onError(error)
      // The school has changed the demo since: it will not be as it was at the next start either.
      if (error instanceof Failure || error instanceof NotThere)
        await engine.mutations.run(SYSTEM, noBusinessDue).catch(onError)
    },
  )
}

/**
 * Gives the demo's members orders, balances, points, courses and progress: by the functions that serve real ones, each as of its
 * time, so that totals, ledgers and stock add up; only the history of the rows says when it was done, and by the system. What
 * somebody of the school did was done by the first administrator, who is named with enquiries, works and reports too. Once, after
 * the seed and when that administrator is there: all of it or nothing.
 */
export async function conductDemoBusiness({ registry, mutations }: Engine, signal?: AbortSignal): Promise<void> {
  await mutations.run(SYSTEM, async (session) => {
    if (!(await noBusinessDue(session))) return
    const actor = await firstAdministrator(session)
    await furnishOffice({ ...session, actor }, registry)
    await offerDemoTrials({ ...session, actor }, registry)
    const happenings = (await readYaml('business.yaml')) as Happening[]
    const steps = happenings.flatMap((one, index) => stepsOf(one, `demo-${index}`))
    for (const { ago, take } of steps.toSorted((one, other) => other.ago - one.ago)) {
      signal?.throwIfAborted()
      await take(sessionAgo({ ...session, actor }, registry, ago * 3600))
    }
    await nameWhoDidIt(session, actor.id)
    await readTold(session.transaction)
  })
}

/** Whether it was due. Other processes wait for this transaction to end before they are told. */
export async function noBusinessDue({ transaction }: WriteSession): Promise<boolean> {
  const { rows } = await sql`
    update seed_done set business_due = false where business_due returning createtime
  `.execute(transaction)
  return rows.length > 0
}

type Timed = { ago: number; take: (session: WriteSession) => Promise<unknown> }

/** What is done for a happening, each part at its time. */
function stepsOf(one: Happening, key: string): Timed[] {
  if ('good' in one) return orderSteps(one, key)
  return [{ ago: one.ago, take: (session) => happen(session, one, key) }]
}

async function happen(session: WriteSession, one: Exclude<Happening, Ordered>, key: string): Promise<void> {
  const member = await memberCalled(session, one.member)
  if ('topUp' in one) await topUp(session, member, one, key)
  else if ('points' in one)
    await adjustAccounts(session, [{ account: 'score', member, amount: one.points, reason: one.memo }])
  else if ('given' in one)
    await openCourse(session, {
      member,
      course: await courseOf(session, one.given),
      source: 'given',
      memo: one.memo,
    })
  else await learn(session, member, one)
}

/** An order, made by the member, and how the school went on with it. */
function orderSteps(
  { ago, member, good, quantity = 1, by: payType, address, then = [] }: Ordered,
  key: string,
): Timed[] {
  let order = 0
  const begin = async (session: WriteSession): Promise<void> => {
    const lines = [{ good: await goodOf(session, good), quantity }]
    const wanted = { member: await memberCalled(session, member), payType, lines, key, ...(address && { address }) }
    order = await placeOrder({ ...session, actor: SYSTEM }, wanted)
  }
  const goOn = (step: Step): Timed => ({
    ago: step.ago,
    take: async (session) => move(session, await locked(session, 'shop_order', order), step),
  })
  return [{ ago, take: begin }, ...then.map(goOn)]
}

async function topUp(
  session: WriteSession,
  member: number,
  { topUp: yuan, paid, refused }: Filled,
  key: string,
): Promise<void> {
  const limits = { shop_order_max: 0, shop_day_max: 0 }
  const amount = toCents(yuan)!
  const { id } = await askTopUp(session, {
    member,
    amount,
    key,
    most: amount,
    limits,
    payments: { manual },
    provider: 'manual',
  })
  const row = await locked(session, 'top_up', id)
  if (paid !== undefined) await payIn(session, row, { reason: paid })
  if (refused !== undefined) await refuse(session, row, { reason: refused })
}

async function move(session: WriteSession, order: Row, step: Step): Promise<void> {
  if ('invoice' in step)
    return askInvoice(session, {
      member: memberId(order.user_id as number),
      order: order.id as number,
      form: step.invoice,
      by: 'member',
    })
  if ('issued' in step) {
    const issueday = dayOf(new Date(Date.now() - step.ago * 3_600_000))
    return issueInvoice(session, NO_MAIL, await invoiceOf(session, order), { number: step.issued, issueday })
  }
  if ('refundAsked' in step)
    return askRefund(session, NO_MAIL, {
      member: memberId(order.user_id as number),
      order: order.id as number,
      form: step.refundAsked,
      by: 'member',
      rules: { shop_refund_days: 30, shop_refund_mail: '', school_language: 'zh-cn' },
    })
  if ('paid' in step) return settle(session, order, { reason: step.paid })
  if ('delivered' in step) return deliver(session, order, { reason: step.delivered })
  if ('cancelled' in step) return cancel(session, order, { reason: step.cancelled })
  const amount = step.refunded === null ? null : toCents(step.refunded)
  await refund(session, order, { amount, reason: step.reason })
}

/** The demo's parents are nobody: nothing is written to them. */
const NO_MAIL = { queue: async () => 0, sends: () => false }

async function invoiceOf({ transaction }: WriteSession, order: Row): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from invoice where order_id = ${order.id} and state = 'waiting' for no key update
  `.execute(transaction)
  return rows[0]!
}

/** Lessons of a course are done, one a day up to `ago` hours ago. */
async function learn(session: WriteSession, member: number, { learned, ago, ...how }: Learned): Promise<void> {
  const { transaction } = session
  const count = 'lessons' in how ? how.lessons : null
  const { rows } = await sql<LessonRow>`
    select l.id, l.slug, l.title, l.minutes, c.id as course, c.slug as course_slug, c.title as course_title,
      count(*) over ()::int as count, row_number() over (order by l.weigh desc, l.id desc)::int as number
    from lesson l join course c on c.id = l.course_id where c.slug = ${learned} and l.status
    order by number limit ${count}
  `.execute(transaction)
  const last = Date.now() - ago * 3_600_000
  const lessons = rows.map(({ id, course, slug, title, number, minutes }) => {
    const done = last - (rows.length - number) * 86_400_000
    const spent = { seen: done - minutes * 60_000, done, minutes }
    return [id, { course: String(course), slug, title, number, ...spent, stars: [], again: {} }] as const
  })
  const courses = rows.map((row) => [row.course, { slug: row.course_slug, title: row.course_title, count: row.count }])
  await addProgress(transaction, memberId(member), {
    courses: Object.fromEntries(courses),
    lessons: Object.fromEntries(lessons),
  })
  await noteProgress(session, memberId(member))
  if ('certificate' in how)
    await issueCertificate(session, memberId(member), { course: rows[0]!.course, name: how.certificate })
}

type LessonRow = {
  id: number
  slug: string
  title: Record<string, string>
  minutes: number
  number: number
  course: number
  course_slug: string
  course_title: Record<string, string>
  count: number
}

/** Who looked at what was handed in or written before there was an administrator. */
async function nameWhoDidIt(session: WriteSession, id: number): Promise<void> {
  const sign = async (name: string, table: string, by: string, at: string): Promise<void> => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where is_demo and ${sql.ref(by)} is null and ${sql.ref(at)} is not null
    `.execute(session.transaction)
    const ids = rows.map((row) => row.id)
    await session.touch(name, ids, { [by]: id }, { keepsVersion: true })
  }
  await sign('contact', 'contact', 'handler_id', 'handletime')
  await sign('cases', 'cases', 'reviewer_id', 'reviewtime')
  await sign('work-report', 'work_report', 'handler_id', 'handletime')
}

async function firstAdministrator({ transaction, language }: WriteSession): Promise<Administrator> {
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from admin order by id limit 1
  `.execute(transaction)
  const { id, username } = rows[0]!
  const nowhere = { language, ip: '', useragent: '', url: '', sessionId: 0 }
  return { kind: 'administrator', id: administratorId(id), username, super: true, can: () => true, ...nowhere }
}

/** A row that `business.yaml` names is gone. */
class NotThere extends Error {}

const memberCalled = (session: WriteSession, name: string) => idOf(session, name, sql`member where username = ${name}`)

const courseOf = (session: WriteSession, slug: string) => idOf(session, slug, sql`course where slug = ${slug}`)

/** A course's by its address, any other by its picture. */
const goodOf = (session: WriteSession, name: string) =>
  idOf(
    session,
    name,
    sql`good where course_id in (select id from course where slug = ${name})
      or kind <> 'course' and cover = ${`/static/covers/${name}.svg`}`,
  )

async function idOf({ transaction }: WriteSession, name: string, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from ${from}`.execute(transaction)
  if (!rows[0]) throw new NotThere(`business.yaml: the demo has no ${name} any more`)
  return rows[0].id
}

async function locked({ transaction }: WriteSession, table: string, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id = ${id} for no key update
  `.execute(transaction)
  return rows[0]!
}
