import type { GuardianNotice } from '@tutu/contract/api/guardian'
import { UNREAD_SHOWN_MAX } from '@tutu/contract/core/constants'
import type { Language } from '@tutu/contract/core/languages'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { GuardianId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { noticeText, SENT_AT } from './notices.ts'

/**
 * What administrators have told guardians (`g`): all of them, or those of a group's members. What was sent before they or their child
 * joined they need not know. Each audience has an index that finds its own. `r`: they have read it.
 */
export const TOLD_TO_GUARDIANS = sql`
  from guardian g cross join lateral (
    select * from notice where audience = 'guardians' and ${SENT_AT} >= g.createtime
    union all
    select * from notice where audience = 'group_guardians' and group_id in (
      select m.group_id from member m where m.guardian_id = g.id and ${SENT_AT} >= m.createtime
    )
  ) n
  left join guardian_notice_read r on r.notice_id = n.id and r.guardian_id = g.id
  where n.status and coalesce(n.publishtime, n.createtime) <= epoch_seconds()
`
const written = (guardian: GuardianId) => sql`${TOLD_TO_GUARDIANS} and g.id = ${guardian}`

/** A page of them, newest first, in the reader's language. */
export async function guardianNotices(
  db: Kysely<Tables>,
  guardian: GuardianId,
  { page, limit, language }: { page: number; limit: number; language: Language },
): Promise<{ list: GuardianNotice[]; total: number; unread: number }> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<GuardianNotice>`
      select n.id, ${noticeText(language, 'title')} as title, ${noticeText(language, 'content')} as content,
        coalesce(n.publishtime, n.createtime) as publishtime, r.notice_id is not null as read
      ${written(guardian)} order by 4 desc, 1 desc limit ${limit} offset ${(page - 1) * limit}
    `.execute(db),
    sql<{ total: number; unread: number }>`
      select (select count(*) ${written(guardian)})::int as total, ${unreadBy(guardian)} as unread
    `.execute(db),
  ])
  return { list: rows.map((row) => ({ ...row, publishtime: Number(row.publishtime) })), ...counts[0]! }
}

/** How many they have not read, counted as far as is shown. */
export async function countUnreadBy(db: Kysely<Tables>, guardian: GuardianId): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${unreadBy(guardian)} as unread`.execute(db)
  return rows[0]!.unread
}

const unreadBy = (guardian: GuardianId): RawBuilder<number> => sql`(
  select count(*) from (select 1 ${written(guardian)} and r.notice_id is null limit ${UNREAD_SHOWN_MAX + 1}) as unread
)::int`

/** Notes that a guardian has read what they were told: these, or everything. */
export async function readByGuardian(
  { transaction }: Pick<WriteSession, 'transaction'>,
  guardian: GuardianId,
  ids: readonly number[] | undefined,
): Promise<void> {
  await sql`
    insert into guardian_notice_read (guardian_id, notice_id)
    select g.id, n.id ${written(guardian)} and r.notice_id is null
      ${ids === undefined ? sql`` : sql`and n.id = any(${[...ids]}::int[])`}
    on conflict do nothing
  `.execute(transaction)
}
