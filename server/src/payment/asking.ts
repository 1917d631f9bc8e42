import { fail, Failure, translate } from '@tutu/contract/core/errors'
import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Mutations } from '../engine/write/session.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { type Payments, providerOf } from './provider.ts'
import { payByNotice, wasGivenBack } from './top-up.ts'

// What providers are asked about top-ups, outside of any transaction: an answer may take seconds.

const PORTION = 100
/** Seconds after it has ended that its provider is asked about one. */
const ASKED_AFTER = 3600
/** One whose money may still come, where it was begun: of what has ended it may have at the last moment. */
const IS_ASKED = sql<SqlBool>`(state = 'waiting'
  or (state in ('expired', 'refused') and expiretime > epoch_seconds() - ${sql.lit(ASKED_AFTER)}))`
/** Seconds that a payment has to have left to be begun. */
const BEGUN_LAST = 60

/** Who is asked, and where the answers are kept. */
export type Asking = { kysely: Kysely<Tables>; mutations: Mutations; payments: Payments }
/** What is asked of a provider. */
type Due = { number: string; provider: string }
type Begun = Due & { id: number; amount: string; expiretime: string }

/** Begins the payment of those that may be paid and are not begun: of one, or of all that were left. Answers how many. */
export async function beginTopUps({ kysely, mutations, payments }: Asking, id?: number): Promise<number> {
  const { rows } = await sql<Begun>`
    select id, number, amount, provider, expiretime from top_up
    where state = 'waiting' and begun is null and expiretime > epoch_seconds() + ${BEGUN_LAST} and provider = any(${beginning(payments)}::text[]) ${id === undefined ? sql`` : sql`and id = ${id}`} order by id limit ${PORTION}
  `.execute(kysely)
  await each(rows, async (row) => {
    const asked = { number: row.number, amount: Number(row.amount), expiretime: Number(row.expiretime) }
    const begun = await providerOf(payments, row.provider).begin?.(asked)
    // Begun twice at once it is the same payment: what was kept first stays.
    await mutations.run(SYSTEM, async (session) => {
      const { rows: open } = await sql<{ id: number }>`
        select id from top_up where id = ${row.id} and begun is null for no key update
      `.execute(session.transaction)
      await session.touch(
        'top-up',
        open.map((one) => one.id),
        { begun },
      )
    })
  })
  return rows.length
}

/** Names of those with whom a payment has to be begun. */
const beginning = (payments: Payments): string[] =>
  Object.entries(payments).flatMap(([name, provider]) => (provider.begin ? [name] : []))

const refunding = (payments: Payments): string[] =>
  Object.entries(payments).flatMap(([name, provider]) => (provider.refund ? [name] : []))

type Log = { warn: (details: object, message: string) => void }

/** Begins the payment of one, if it may be paid. Where its provider cannot be reached now, the job does. */
export async function beginNow(asking: Asking, id: number, log: Log): Promise<void> {
  if (beginning(asking.payments).length === 0) return
  await beginTopUps(asking, id).catch((err: unknown) => log.warn({ err }, 'not begun yet'))
}

/** Whoever waits asks whether one is paid, or for its code where it has none. Throws where the provider cannot be reached now. */
export async function askNow(asking: Asking, id: number, log: Log): Promise<void> {
  try {
    // What was begun just now is not paid yet, and whoever waits gives up after ten seconds.
    const begun = await beginTopUps(asking, id)
    if (begun === 0) await queryTopUps(asking, id)
  } catch (err) {
    log.warn({ err }, 'not asked about')
    throw fail('payment.notNow')
  }
}

/** Asks what has come of those that wait, or of one: a notice may have got lost. What is about to end is asked once more before it does. */
export async function queryTopUps(asking: Asking, id?: number): Promise<void> {
  const { rows } = await sql<Due>`
    select number, provider from top_up
    where begun is not null and provider = any(${beginning(asking.payments)}::text[]) and ${IS_ASKED}
      ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by state = 'waiting' desc, expiretime limit ${PORTION}
  `.execute(asking.kysely)
  await each(rows, async (due) => void (await payIfPaid(asking, due)))
}

/**
 * One that fails keeps none of the others from it; what failed is told together. A provider that is away is not asked about the others,
 * each of which would wait for it, and keeps nobody from asking another.
 */
async function each<T extends Due>(rows: readonly T[], work: (row: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  const ask = async (own: readonly T[]): Promise<void> => {
    for (const row of own) {
      try {
        await work(row)
      } catch (error) {
        failures.push(error)
        if (error instanceof Failure && error.key === 'payment.away') return
      }
    }
  }
  await Promise.all([...Map.groupBy(rows, ({ provider }) => provider).values()].map(ask))
  if (failures.length > 0) throw new AggregateError(failures, 'payments could not be begun or asked about')
}

/** Asks about one whose money is said to have come; throws where it has not. */
export async function askAbout(asking: Asking, { number, provider }: Row): Promise<void> {
  const isPaid = await payIfPaid(asking, { number: String(number), provider: String(provider) })
  if (!isPaid) throw fail('payment.notYet')
}

/** Asks, and adds what has come; answers whether it has. */
async function payIfPaid({ mutations, payments }: Asking, { number, provider }: Due): Promise<boolean> {
  const paid = await providerOf(payments, provider).query(number)
  if (paid) await payByNotice(mutations, paid, provider)
  return paid !== undefined
}

type Refunding = Due & { id: number; amount: string; trade: string | null }

/** Has providers give back what balances have lost: of one, or of all. What is not there yet is asked for again. */
export async function giveBack({ kysely, mutations, payments }: Asking, id?: number): Promise<void> {
  const { rows } = await sql<Refunding>`
    select id, number, amount, provider, trade from top_up
    where state = 'refunding' and provider = any(${refunding(payments)}::text[]) ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by id limit ${PORTION}
  `.execute(kysely)
  await each(rows, async ({ id: one, number, amount, provider, trade }) => {
    // Others before it may have taken minutes, in which somebody gave it back by hand.
    const { rows: still } = await sql`select from top_up where id = ${one} and state = 'refunding'`.execute(kysely)
    if (still.length === 0) return
    const isThere = await providerOf(payments, provider).refund?.({
      number,
      amount: Number(amount),
      trade: trade ?? '',
    })
    if (!isThere) return
    await mutations.run(SYSTEM, async (session) => {
      const { rows: open } = await sql<Row>`
        select * from top_up where id = ${one} and state = 'refunding' for no key update
      `.execute(session.transaction)
      for (const row of open) await wasGivenBack(session, row, { reason: String(row.reason ?? '') })
    })
  })
}

/** The same for one, asked for by a person; throws in words for them where it is not given back yet. */
export async function giveBackNow(asking: Asking, row: Row, language: Language = DEFAULT_LANGUAGE): Promise<void> {
  try {
    await giveBack(asking, row.id as number)
  } catch (error) {
    const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
    if (!(first instanceof Failure)) throw error
    throw fail('payment.refundLater', { said: translate(first.key, language, first.params) })
  }
}

/** What only the merchant of a provider can say or do yet: `asked` may still be paid, `minutes` at most; `refunding` are to be given back. */
export async function openWith(
  kysely: Kysely<Tables>,
  provider: string,
): Promise<{ asked: number; minutes: number; refunding: number }> {
  // What is not begun yet may just be.
  const { rows } = await sql<{ asked: number; minutes: number | null; refunding: number }>`
    select count(*) filter (where state <> 'refunding')::int as asked,
      ceil((max(expiretime) filter (where state <> 'refunding') + ${ASKED_AFTER} - epoch_seconds()) / 60.0)::int as minutes,
      count(*) filter (where state = 'refunding')::int as refunding
    from top_up where provider = ${provider}
      and (state = 'refunding' or (${IS_ASKED} and (begun is not null or state = 'waiting')))
  `.execute(kysely)
  const { asked, minutes, refunding } = rows[0]!
  return { asked, minutes: Math.max(1, minutes ?? 0), refunding }
}
