import type { KeptCode } from '@tutu/contract/api/learning'
import type { PupilProgram } from '@tutu/contract/api/classroom'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

/** Programs of a member: more than all lessons of the demo have. */
const PROGRAMS_MAX = 500

export async function codeOfLesson(db: Kysely<Tables>, member: MemberId, lesson: number): Promise<KeptCode[]> {
  const { rows } = await sql<KeptCode>`
    select key, code, updatetime as at from learning_code
    where user_id = ${member} and key like ${`${lesson}:%`} order by key
  `.execute(db)
  return rows
}

/** Programs that a teacher is shown of a pupil. */
const SHOWN_MAX = 30

/**
 * What a member of a class wrote in lessons, the latest first, each with the lesson it is of. Of somebody who joined with an
 * account of their own only what was written since.
 */
export async function latestCode(
  db: Kysely<Tables>,
  { member, classroom }: { member: MemberId; classroom: number },
  language: Language,
): Promise<PupilProgram[]> {
  const { rows } = await sql<{ title: Localized; code: string; updatetime: number }>`
    select lesson.title, kept.code, kept.updatetime from learning_code kept
    join lesson on lesson.id = split_part(kept.key, ':', 1)::bigint
    join classroom_member place on place.user_id = kept.user_id and place.classroom_id = ${classroom}
    where kept.user_id = ${member} and (place.pictures is not null or kept.updatetime >= place.createtime)
    order by kept.updatetime desc, kept.key limit ${SHOWN_MAX}
  `.execute(db)
  return rows.map(({ title, ...row }) => ({ lesson: pickLanguage(title, language), ...row }))
}

/**
 * Keeps a program unless another device has written it since `known`, the time of the copy that this one began with; then
 * nothing is changed, and the other's copy is answered for its reader to choose.
 */
export async function keepCode(
  trx: Transaction<Tables>,
  member: MemberId,
  { key, code, known }: { key: string; code: string; known: number },
): Promise<{ kept: KeptCode; isOther: boolean }> {
  // Two devices at once wait here for each other.
  await sql`select from member where id = ${member} for no key update`.execute(trx)
  const { rows } = await sql<KeptCode>`
    select key, code, updatetime as at from learning_code where user_id = ${member} and key = ${key}
  `.execute(trx)
  const stored = rows[0]
  if (stored && stored.code === code) return { kept: stored, isOther: false }
  if (stored && stored.at !== known) return { kept: stored, isOther: true }
  // By the database's clock, as the time at which somebody joined a class; later than what it takes the place of, also within
  // one second.
  const written = await sql<KeptCode>`
    insert into learning_code (user_id, key, code, updatetime)
    values (${member}, ${key}, ${code}, greatest(epoch_seconds(), ${(stored?.at ?? 0) + 1}::bigint))
    on conflict (user_id, key) do update set code = excluded.code, updatetime = excluded.updatetime
    returning key, code, updatetime as at
  `.execute(trx)
  await sql`
    delete from learning_code where user_id = ${member} and key in (
      select key from learning_code where user_id = ${member} order by updatetime desc, key offset ${PROGRAMS_MAX}
    )
  `.execute(trx)
  return { kept: written.rows[0]!, isOther: false }
}
