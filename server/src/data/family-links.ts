import type { FamilyWork } from '@tutu/contract/api/family'
import { fail } from '@tutu/contract/core/errors'
import { type Kysely, sql, type Transaction } from 'kysely'
import { hashOf, hashToken, newToken } from '../lib/opaque-token.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

const LASTS = 30 * 24 * 3600
/** Links that are good at a time. */
const PER_WORK = 3
const PER_MEMBER = 30

export type FamilyLink = { id: number; work: number; expiretime: number }

const now = (): number => Math.floor(Date.now() / 1000)

/**
 * What a family may see although nobody of the school has looked at it: what the school has never judged. What it sent back
 * stays away however often it is handed in again, until it is approved.
 */
const SHOWN = sql`(c.state = 'approved' or (c.reviewtime is null and c.state in ('draft', 'pending')))`
/** As for publishing: the guardian's word holds, and a class has none. */
const ALLOWED = sql`m.status and m.can_publish and not m.of_class`

export async function familyLinksOf(db: Kysely<Tables>, member: MemberId): Promise<FamilyLink[]> {
  const { rows } = await sql<FamilyLink>`
    select id, cases_id as work, expiretime from family_link
    where user_id = ${member} and expiretime > ${now()} order by id desc limit ${PER_MEMBER}
  `.execute(db)
  return rows
}

/** A link to one of the member's own works. Fails: it is not theirs, was sent back, or has enough of them. */
export async function addFamilyLink(
  trx: Transaction<Tables>,
  member: MemberId,
  work: number,
): Promise<FamilyLink & { token: string }> {
  // Held, so that two at once do not both find room.
  await sql`select from member where id = ${member} for update`.execute(trx)
  const { rows: works } = await sql<{ shown: boolean }>`
    select ${SHOWN} as shown from cases c where c.id = ${work} and c.user_id = ${member}
  `.execute(trx)
  if (!works[0]) throw fail('record.notFound')
  if (!works[0].shown) throw fail('family.notShown')
  await sql`delete from family_link where user_id = ${member} and expiretime <= ${now()}`.execute(trx)
  const { rows: counts } = await sql<{ mine: number; ofWork: number }>`
    select count(*)::int as mine, count(*) filter (where cases_id = ${work})::int as "ofWork"
    from family_link where user_id = ${member}
  `.execute(trx)
  const { mine, ofWork } = counts[0]!
  if (ofWork >= PER_WORK) throw fail('family.enoughOfWork', { count: PER_WORK })
  if (mine >= PER_MEMBER) throw fail('family.enough', { count: PER_MEMBER })
  const token = newToken()
  const { rows } = await sql<FamilyLink>`
    insert into family_link (token_hash, cases_id, user_id, createtime, expiretime)
    values (${hashOf(token)}, ${work}, ${member}, ${now()}, ${now() + LASTS})
    returning id, cases_id as work, expiretime
  `.execute(trx)
  return { ...rows[0]!, token }
}

/** At once: whoever has it sees nothing from now on. Fails: it is nobody's, or somebody else's. */
export async function endFamilyLink(trx: Transaction<Tables>, member: MemberId, id: number): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from family_link where id = ${id} and user_id = ${member}
  `.execute(trx)
  if (!numAffectedRows) throw fail('record.notFound')
}

/** The work of a link. One answer for whatever is not to be seen: guessed, ended, run out, sent back, or forbidden. */
export async function familyWork(db: Kysely<Tables>, token: string): Promise<FamilyWork> {
  const hash = hashToken(token)
  if (!hash) throw fail('family.ended')
  const { rows } = await sql<FamilyWork>`
    select c.title, c.kind, c.cover, c.file, c.source, coalesce(c.description, '') as description,
      m.nickname as author, l.expiretime
    from family_link l join cases c on c.id = l.cases_id join member m on m.id = l.user_id
    where l.token_hash = ${hash} and l.expiretime > ${now()} and c.user_id = l.user_id and ${SHOWN} and ${ALLOWED}
  `.execute(db)
  if (!rows[0]) throw fail('family.ended')
  return rows[0]
}
