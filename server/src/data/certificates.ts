import { randomInt } from 'node:crypto'
import { type Certificate, CERTIFICATE_NUMBER } from '@tutu/contract/api/learning'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { progressOf } from './learning-progress.ts'

type Stored = Omit<Certificate, 'title'> & { title: Localized }

const COLUMNS = sql`number, course_id as course, title, name, lessons, createtime`
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 32^10 numbers: nobody finds one by trying. */
const NUMBER_LENGTH = 10

export async function certificatesOf(db: Kysely<Tables>, member: MemberId, language: Language): Promise<Certificate[]> {
  const { rows } = await sql<Stored>`
    select ${COLUMNS} from certificate where user_id = ${member} order by createtime desc, number
  `.execute(db)
  return rows.map((row) => told(row, language))
}

/** What a certificate says, to whoever has its number. Fails: there is none. */
export async function certificateOf(db: Kysely<Tables>, number: string, language: Language): Promise<Certificate> {
  // As it may be typed from paper.
  const typed = number.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!CERTIFICATE_NUMBER.test(typed)) throw fail('certificate.unknown')
  const { rows } = await sql<Stored>`select ${COLUMNS} from certificate where number = ${typed}`.execute(db)
  if (!rows[0]) throw fail('certificate.unknown')
  return told(rows[0], language)
}

/**
 * A member's certificate of a course, whose lessons are all done; asked for again, the same with the name that is wanted now.
 * Fails: there is no such course, or lessons are left. Progress is what devices say (decision 075): a certificate is a
 * pleasure and no proof.
 */
export async function issueCertificate(
  trx: Transaction<Tables>,
  member: MemberId,
  { course, name }: { course: number; name: string },
  language: Language,
): Promise<Certificate> {
  const courses = await sql<{ title: Localized }>`select title from course where id = ${course} and status`.execute(trx)
  const { title } = courses.rows[0] ?? {}
  if (!title) throw fail('record.notFound')
  const { rows: lessons } = await sql<{ id: number }>`
    select id from lesson where course_id = ${course} and status
  `.execute(trx)
  const { lessons: records } = await progressOf(trx, member)
  const left = lessons.filter(({ id }) => typeof records[id]?.done !== 'number').length
  if (left > 0 || lessons.length === 0) throw fail('certificate.notDone', { count: left })
  const { rows } = await sql<Stored>`
    insert into certificate (number, user_id, course_id, title, name, lessons, createtime)
    values (
      ${newNumber()}, ${member}, ${course}, ${JSON.stringify(title)}::jsonb, ${name}, ${lessons.length},
      ${Math.floor(Date.now() / 1000)}
    )
    on conflict (user_id, course_id) do update set name = excluded.name
    returning ${COLUMNS}
  `.execute(trx)
  return told(rows[0]!, language)
}

const newNumber = (): string => Array.from({ length: NUMBER_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const told = ({ title, ...row }: Stored, language: Language): Certificate => ({
  ...row,
  title: pickLanguage(title, language),
})
