import type { Language } from '@tutu/contract/core/languages'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

type Notice = { id: number; title: string; content: string; publishtime: number; read: boolean }

/** What a member is told: to all, to their group, or to them alone. What was sent before they joined they need not know. */
const told = (member: MemberId) => sql`
  from notice n
  join member m on m.id = ${member}
  left join notice_read r on r.notice_id = n.id and r.user_id = m.id
  where n.status and coalesce(n.publishtime, n.createtime) <= epoch_seconds()
    and case n.audience
      when 'all' then coalesce(n.publishtime, n.createtime) >= m.createtime
      when 'group' then n.group_id = m.group_id and coalesce(n.publishtime, n.createtime) >= m.createtime
      else n.user_id = m.id
    end
`

/** Newest first, in the reader's language. */
export async function noticesOf(
  db: Kysely<Tables>,
  member: MemberId,
  { page, limit, language }: { page: number; limit: number; language: Language },
): Promise<{ list: Notice[]; total: number; unread: number }> {
  const text = (column: 'title' | 'content') =>
    sql`coalesce(nullif(n.${sql.ref(column)} ->> ${language}, ''), n.${sql.ref(column)} ->> 'zh-cn', '')`
  const [{ rows: list }, counts] = await Promise.all([
    sql<Notice>`
      select n.id, ${text('title')} as title, ${text('content')} as content,
        coalesce(n.publishtime, n.createtime) as publishtime, r.notice_id is not null as read
      ${told(member)}
      order by coalesce(n.publishtime, n.createtime) desc, n.id desc
      limit ${limit} offset ${(page - 1) * limit}
    `.execute(db),
    countNotices(db, member),
  ])
  return { list: list.map((row) => ({ ...row, publishtime: Number(row.publishtime) })), ...counts }
}

export async function countNotices(db: Kysely<Tables>, member: MemberId): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, (count(*) filter (where r.notice_id is null))::int as unread ${told(member)}
  `.execute(db)
  return rows[0]!
}

/** How many of them they have not read, as one value of a statement. */
export const unreadNotices = (member: MemberId) =>
  sql<number>`(select (count(*) filter (where r.notice_id is null))::int ${told(member)})`

/** Notes that a member has read what they were told: these, or everything. */
export async function readNotices(
  { transaction }: Pick<WriteSession, 'transaction'>,
  member: MemberId,
  ids: readonly number[] | undefined,
): Promise<void> {
  const chosen = ids === undefined ? sql`` : sql`and n.id = any(${[...ids]}::int[])`
  await sql`
    insert into notice_read (user_id, notice_id) select m.id, n.id ${told(member)} and r.notice_id is null ${chosen}
    on conflict do nothing
  `.execute(transaction)
}
