import { failForm } from '@tutu/contract/core/errors'
import type { PackageSource } from '@tutu/contract/core/lesson-hours'
import { lessonPackage as definition } from '@tutu/contract/resources/lesson-package'
import { sql } from 'kysely'
import { tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { dayOf, type Day } from '../lib/days.ts'
import { HOURS_BOUGHT, HOURS_ENDED, HOURS_GIVEN } from '../lib/own-words.ts'
import { lockHours, postHours, settleOwed } from './post.ts'

/** Cents that an hour of a package was bought for, in whole ones. */
export const unitPriceOf = (price: number, hours: number): number => Math.floor(price / hours)

/** The first entry of a package, with what it says where nobody has written something. */
const GIVEN = { kind: 'given', memo: HOURS_GIVEN } as const
const BOUGHT = { kind: 'bought', memo: HOURS_BOUGHT } as const

/** A package was stored, with nothing in it: its hours come into the account, and pay first what is owed. The account is locked. */
export async function openPackage(session: WriteSession, row: Row): Promise<void> {
  const member = row.user_id as number
  const entry = row.source === 'gift' ? GIVEN : BOUGHT
  const memo = String(row.memo || entry.memo)
  await postHours(session, [{ ...entry, member, hours: row.hours as number, package: row.id as number, memo }])
  await settleOwed(session, member)
}

type NewPackage = {
  member: number
  hours: number
  /** Cents. */
  price: number
  classroom: number | null
  validTo: Day | null
  source: PackageSource
  order: number
  memo: string
}

/** What an order gives. */
export async function addPackage(session: WriteSession, wanted: NewPackage): Promise<void> {
  const { member, hours, price, classroom, validTo, source, order, memo } = wanted
  await lockHours(session.transaction, member)
  const [row] = await session.insert(definition.name, [
    {
      user_id: member,
      hours,
      remaining: 0,
      price,
      unit_price: unitPriceOf(price, hours),
      classroom_id: classroom,
      valid_to: validTo,
      source,
      state: 'open',
      order_id: order,
      memo,
    },
  ])
  await openPackage(session, row!)
}

/** Adds to what is left of a package, or takes from it, and says why. */
export async function correctPackage(
  session: WriteSession,
  row: Row,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  const member = row.user_id as number
  await lockHours(session.transaction, member)
  const left = await remainingOf(session, row)
  if (amount === 0) throw failForm({ amount: { key: 'ledger.zero' } })
  if (left + amount < 0) throw failForm({ amount: { key: 'hours.tooFew', params: { left } } })
  await postHours(session, [{ member, hours: amount, kind: 'corrected', package: row.id as number, memo: reason }])
  await settleOwed(session, member)
  await tell(session, [
    { member, event: amount > 0 ? 'hours_added' : 'hours_taken', reason, params: { hours: Math.abs(amount) } },
  ])
}

/** Another end of a package; what was taken when it ended comes back. */
export async function extendPackage(
  session: WriteSession,
  row: Row,
  { valid_to, reason }: { valid_to?: Day | null; reason: string },
): Promise<void> {
  const member = row.user_id as number
  const id = row.id as number
  if (valid_to && valid_to < dayOf(new Date())) throw failForm({ valid_to: { key: 'hours.endPast' } })
  await lockHours(session.transaction, member)
  await session.touch(definition.name, [id], { valid_to: valid_to ?? null, state: 'open', endtold: null })
  if (row.state === 'expired') {
    const lost = await lostOf(session, id)
    if (lost > 0) await postHours(session, [{ member, hours: lost, kind: 'corrected', package: id, memo: reason }])
  }
  await settleOwed(session, member)
}

/** What a package lost when it ended last. */
async function lostOf({ transaction }: WriteSession, id: number): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select -hours as hours from lesson_hour where package_id = ${id} and kind = 'expired' order by id desc limit 1
  `.execute(transaction)
  return rows[0]?.hours ?? 0
}

/** Takes back hours of packages whose money is given back; absent: all that are left of each, which is then closed. Answers how many. */
export async function takeBack(
  session: WriteSession,
  row: Row,
  { reason, most }: { reason: string; most?: number },
): Promise<number> {
  const member = row.user_id as number
  const id = row.id as number
  await lockHours(session.transaction, member)
  const left = await remainingOf(session, row)
  const hours = Math.min(left, most ?? left)
  if (hours > 0) await postHours(session, [{ member, hours: -hours, kind: 'refunded', package: id, memo: reason }])
  if (hours === left) await session.touch(definition.name, [id], { state: 'closed' })
  return hours
}

/** What is left of a package by now: under the account's lock it stays so. */
async function remainingOf({ transaction }: WriteSession, { id }: Row): Promise<number> {
  const { rows } = await sql<{ remaining: number }>`
    select remaining from lesson_package where id = ${id}
  `.execute(transaction)
  return rows[0]?.remaining ?? 0
}

/** A package whose last day is over: what is left of it goes. */
export async function expirePackage(session: WriteSession, row: Row): Promise<void> {
  const member = row.user_id as number
  const id = row.id as number
  const left = await remainingOf(session, row)
  if (left > 0) await postHours(session, [{ member, hours: -left, kind: 'expired', package: id, memo: HOURS_ENDED }])
  await session.touch(definition.name, [id], { state: 'expired' })
}
