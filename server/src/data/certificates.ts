import { randomInt } from 'node:crypto'
import { type Certificate, CERTIFICATE_NUMBER } from '@tutu/contract/api/learning'
import { printedNumber } from '@tutu/contract/core/certificate-number'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { certificate } from '@tutu/contract/resources/certificate'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { progressOf } from './learning-progress.ts'

type Stored = Omit<Certificate, 'title'> & { title: Localized }

const COLUMNS = sql`number, course_id as course, title, name, lessons, createtime, revoketime, reason`
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 32^10 numbers: nobody finds one by trying. */
const NUMBER_LENGTH = 10

export async function certificatesOf(db: Kysely<Tables>, member: MemberId, language: Language): Promise<Certificate[]> {
  const { rows } = await sql<Stored>`
    select ${COLUMNS} from certificate where user_id = ${member} order by createtime desc, number
  `.execute(db)
  return rows.map((row) => told(row, language))
}

/**
 * What a certificate says, to whoever has its number; of one that was revoked only that it was, and when. Fails: there is none.
 */
export async function certificateOf(db: Kysely<Tables>, number: string, language: Language): Promise<Certificate> {
  // As it may be typed from paper.
  const typed = number.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!CERTIFICATE_NUMBER.test(typed)) throw fail('certificate.unknown')
  const { rows } = await sql<Stored>`select ${COLUMNS} from certificate where number = ${typed}`.execute(db)
  if (!rows[0]) throw fail('certificate.unknown')
  const shown = told(rows[0], language)
  return { ...shown, reason: null, name: shown.revoketime === null ? shown.name : '' }
}

/**
 * A member's certificate of a course, whose lessons are all done; asked for again, the same with the name that is wanted now.
 * Fails: there is no such course, lessons are left, or the school has revoked it. Progress is what devices say (decision 075):
 * a certificate is a pleasure and no proof.
 */
export async function issueCertificate(
  session: WriteSession,
  member: MemberId,
  { course, name }: { course: number; name: string },
): Promise<Certificate> {
  const { transaction: trx, language } = session
  const courses = await sql<{ title: Localized }>`select title from course where id = ${course} and status`.execute(trx)
  const { title } = courses.rows[0] ?? {}
  if (!title) throw fail('record.notFound')
  const { rows: lessons } = await sql<{ id: number }>`
    select id from lesson where course_id = ${course} and status
  `.execute(trx)
  const { lessons: records } = await progressOf(trx, member)
  const left = lessons.filter(({ id }) => typeof records[id]?.done !== 'number').length
  if (left > 0 || lessons.length === 0) throw fail('certificate.notDone', { count: left })
  // Two devices at once wait here for each other.
  await sql`select from member where id = ${member} for no key update`.execute(trx)
  const { rows: own } = await sql<{ id: number; state: string }>`
    select id, state from certificate where user_id = ${member} and course_id = ${course}
  `.execute(trx)
  if (own[0]?.state === 'revoked') throw fail('certificate.revoked')
  if (own[0]) await session.touch(certificate.name, [own[0].id], { name })
  else
    await session.insert(certificate.name, [newCertificate(member, { course, name, title, lessons: lessons.length })])
  const { rows } = await sql<Stored>`
    select ${COLUMNS} from certificate where user_id = ${member} and course_id = ${course}
  `.execute(trx)
  return told(rows[0]!, language)
}

type Made = { course: number; name: string; title: Localized; lessons: number }

function newCertificate(member: MemberId, { course, name, title, lessons }: Made): Row {
  const number = newNumber()
  return { number, printed: printedNumber(number), user_id: member, course_id: course, title, name, lessons }
}

const newNumber = (): string => Array.from({ length: NUMBER_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const told = ({ title, ...row }: Stored, language: Language): Certificate => ({
  ...row,
  title: pickLanguage(title, language),
})
