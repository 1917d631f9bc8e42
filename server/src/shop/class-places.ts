import { PUPIL_NAME_MAX, PUPILS_MAX, UNSEEN } from '@tutu/contract/core/classroom'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, sql } from 'kysely'
import { addPlace, isTaken, lockPlaces, pupilsOf, removePlace } from '../data/classrooms.ts'
import { tell } from '../data/member-events.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { requireTrait } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { buyerOf } from './rules.ts'

/** Whoever is in the class already buys more hours of it only. */
export async function refuseFull(db: Kysely<Tables>, classroom: number, member: number): Promise<void> {
  const pupils = await pupilsOf(db, classroom)
  if (pupils.length >= PUPILS_MAX && !pupils.some(({ user }) => user === member)) throw fail('class.full')
}

/** What nobody has paid for yet, of a class that has ended meanwhile: there is no place to be had for it. */
export async function refuseEnded({ transaction, language }: WriteSession, order: number): Promise<void> {
  const { rows } = await sql<{ title: Localized }>`
    select line.title from order_line line join good on good.id = line.good_id
    where line.order_id = ${order} and good.joins_class and good.classroom_id is null order by line.id limit 1
  `.execute(transaction)
  if (rows[0]) throw fail('shop.notOnSale', { name: pickLanguage(rows[0].title, language) })
}

/** The front desk puts a member on the list of a class. */
export async function enterByHand(session: WriteSession, place: { classroom: number; member: number }): Promise<void> {
  const { transaction } = session
  requireTrait(await buyerOf(transaction, place.member, { lock: true }), 'purse')
  await lockPlaces(transaction, place.classroom)
  await refuseFull(transaction, place.classroom, place.member)
  if (!(await givePlace(session, place))) throw failForm({ user_id: { key: 'class.inAlready' } })
}

/**
 * A place in a class, the member locked: one more than a class has is better than money taken for none. Answers whether it is a
 * new one.
 */
export async function givePlace(
  session: WriteSession,
  { classroom, member, order }: { classroom: number; member: number; order?: number },
): Promise<boolean> {
  const { transaction } = session
  await lockPlaces(transaction, classroom)
  const pupils = await pupilsOf(transaction, classroom)
  if (pupils.some(({ user }) => user === member)) return false
  const { rows } = await sql<{ nickname: string; teacher: number | null }>`
    select m.nickname, c.teacher_id as teacher from member m, classroom c where m.id = ${member} and c.id = ${classroom}
  `.execute(transaction)
  if (!rows[0]) throw failForm({ user_id: { key: 'record.notFound' } })
  const { nickname, teacher } = rows[0]
  await addPlace(transaction, {
    classroom,
    user: member,
    name: freeName(pupils, nickname, session.language),
    pictures: null,
    ...(order && { order }),
  })
  const told = { params: { classroom }, ...(order && { source: `order:${order}:place` }) }
  await tell(session, [
    { member, event: 'class_entered', ...told },
    ...(teacher === null ? [] : [{ member: teacher, event: 'pupil_entered' as const, ...told }]),
  ])
  return true
}

const NAMELESS: Localized = { 'zh-cn': '新同学', en: 'New pupil' }

/** By nickname, with a number where somebody of the class is called so. */
function freeName(pupils: readonly { folded: string }[], nickname: string, language: Language): string {
  const signs = [...nickname.normalize('NFKC')].filter((sign) => !UNSEEN.test(sign))
  const seen = signs.join('').trim() || pickLanguage(NAMELESS, language)
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`
    const name = `${cut(seen, PUPIL_NAME_MAX - end.length)}${end}`
    if (!isTaken(pupils, name)) return name
  }
}

/** So much of it as there is room for; an emoji whole or not at all. */
function cut(text: string, most: number): string {
  let kept = ''
  for (const sign of text) {
    if (kept.length + sign.length > most) break
    kept += sign
  }
  return kept.trim()
}

/**
 * The places that came with an order end with it, but for whom other hours of that class alone go on. Who was there already stays until
 * the teacher says otherwise.
 */
export async function endPlaces({ transaction }: WriteSession, order: number): Promise<void> {
  await sql`
    update classroom_member place set order_id = other.order_id
    from (
      select distinct on (user_id, classroom_id) user_id, classroom_id, order_id from lesson_package
      where state = 'open' and order_id is distinct from ${order} order by user_id, classroom_id, id desc
    ) other
    where place.order_id = ${order} and other.user_id = place.user_id and other.classroom_id = place.classroom_id
  `.execute(transaction)
  const { rows } = await sql<{ classroom: number; user: number }>`
    select classroom_id as classroom, user_id as "user" from classroom_member place where order_id = ${order} and not exists (
      select from class_attendance a join class_meeting m on m.id = a.meeting_id
      where m.classroom_id = place.classroom_id and a.user_id = place.user_id and a.state in ('present', 'late')
    ) order by classroom_id
  `.execute(transaction)
  for (const { classroom, user } of rows) {
    await lockPlaces(transaction, classroom)
    await removePlace(transaction, classroom, user)
  }
}
