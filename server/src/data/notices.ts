import type { Notice } from '@tutu/contract/api/account'
import { UNREAD_SHOWN_MAX } from '@tutu/contract/core/constants'
import type { Language } from '@tutu/contract/core/languages'
import { FOR_GROWN_UPS } from '@tutu/contract/core/member-events'
import { type Kysely, sql } from 'kysely'
import type { WriteSession } from '../engine/write/session.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { EVENT_COLUMNS, EVENT_JOINS, type StoredEvent, wordsOfEvent } from './member-events.ts'

/** Who reads, and whether what is for grown-ups is left out (decision 120). */
export type NoticeReader = { member: MemberId; inChildMode: boolean }

/** When a notice was sent, of a row without an alias. */
export const SENT_AT = sql`coalesce(publishtime, createtime)`

/** A text of a notice `n`, for who reads `language`. */
export const noticeText = (language: Language, column: 'title' | 'content') =>
  sql`coalesce(nullif(n.${sql.ref(column)} ->> ${language}, ''), n.${sql.ref(column)} ->> 'zh-cn', '')`

/**
 * What administrators tell a member: with all, with their group, or alone. What was sent before they joined they need not know.
 * Each audience has an index that finds its own.
 */
const written = ({ member }: NoticeReader) => sql`
  from member m cross join lateral (
    select * from notice where audience = 'all' and ${SENT_AT} >= m.createtime
    union all
    select * from notice where audience = 'group' and group_id = m.group_id and ${SENT_AT} >= m.createtime
    union all
    select * from notice where audience = 'member' and user_id = ${member}
  ) n
  left join notice_read r on r.notice_id = n.id and r.user_id = m.id
  where m.id = ${member} and n.status and coalesce(n.publishtime, n.createtime) <= epoch_seconds()
`

/** What they are told of what happened. */
const happened = ({ member, inChildMode }: NoticeReader) => sql`
  from member_event e where e.user_id = ${member}
    ${inChildMode ? sql`and e.event <> all(${FOR_GROWN_UPS}::text[])` : sql``}
`

type Stored = { id: number; publishtime: number; read: boolean; title: string; content: string } & (
  | StoredEvent
  | { event: null }
)

/** Both in one list, newest first, in the reader's language. */
export async function noticesOf(
  db: Kysely<Tables>,
  reader: NoticeReader,
  { page, limit, language }: { page: number; limit: number; language: Language },
): Promise<{ list: Notice[]; total: number; unread: number }> {
  const upTo = page * limit
  const [{ rows }, counts] = await Promise.all([
    sql<Stored>`
      with page as (
        (
          select 'notice' as kind, n.id, coalesce(n.publishtime, n.createtime) as told, r.notice_id is not null as read
          ${written(reader)} order by 3 desc, 2 desc limit ${upTo}
        ) union all (
          select 'event', e.id, e.createtime, e.readtime is not null
          ${happened(reader)} order by e.createtime desc, e.id desc limit ${upTo}
        ) order by 3 desc, 2 desc limit ${limit} offset ${upTo - limit}
      )
      select page.id, page.told as publishtime, page.read, ${noticeText(language, 'title')} as title, ${noticeText(language, 'content')} as content,
        ${EVENT_COLUMNS}
      from page
        left join notice n on page.kind = 'notice' and n.id = page.id
        left join member_event e on page.kind = 'event' and e.id = page.id
        ${EVENT_JOINS}
      order by page.told desc, page.id desc
    `.execute(db),
    countNotices(db, reader),
  ])
  return { list: rows.map((row) => toldOf(row, language, reader)), ...counts }
}

function toldOf(row: Stored, language: Language, { inChildMode }: NoticeReader): Notice {
  const { id, publishtime, read, title, content } = row
  const common = { id, publishtime: Number(publishtime), read }
  if (row.event === null) return { ...common, title, content, event: null, link: null }
  const { isOpenToChildren, ...told } = wordsOfEvent(row, language)
  return { ...common, ...told, event: row.event, link: inChildMode && !isOpenToChildren ? null : told.link }
}

async function countNotices(db: Kysely<Tables>, reader: NoticeReader): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select (select count(*) ${written(reader)})::int + (select count(*) ${happened(reader)})::int as total,
      ${unreadNotices(reader)} as unread
  `.execute(db)
  return rows[0]!
}

/** How many of them they have not read; of many it is enough to know that there are more than are shown. */
export async function countUnread(db: Kysely<Tables>, reader: NoticeReader): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${unreadNotices(reader)} as unread`.execute(db)
  return rows[0]!.unread
}

/** The same as one value of a statement. */
export const unreadNotices = (reader: NoticeReader) => sql<number>`(
  select count(*) from (
    (select 1 ${written(reader)} and r.notice_id is null limit ${COUNTED})
    union all (select 1 ${happened(reader)} and e.readtime is null limit ${COUNTED})
    limit ${COUNTED}
  ) as unread
)::int`
const COUNTED = UNREAD_SHOWN_MAX + 1

/** Notes that a member has read what they were told: these, or everything. Both kinds have their numbers in common. */
export async function readNotices(
  { transaction }: Pick<WriteSession, 'transaction'>,
  reader: NoticeReader,
  ids: readonly number[] | undefined,
): Promise<void> {
  const chosen = (id: 'n.id' | 'e.id') =>
    ids === undefined ? sql`` : sql`and ${sql.ref(id)} = any(${[...ids]}::int[])`
  await sql`
    insert into notice_read (user_id, notice_id)
    select m.id, n.id ${written(reader)} and r.notice_id is null ${chosen('n.id')}
    on conflict do nothing
  `.execute(transaction)
  await sql`
    update member_event set readtime = epoch_seconds() where id in (
      select e.id ${happened(reader)} and e.readtime is null ${chosen('e.id')}
    )
  `.execute(transaction)
}
