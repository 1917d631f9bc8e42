import type { Favourite, FavouriteKind } from '@tutu/contract/api/favourite'
import { FAVOURITES_MAX } from '@tutu/contract/core/constants'
import { fail } from '@tutu/contract/core/errors'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, sql, type SqlBool, type Transaction } from 'kysely'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

const BLANK = '/static/covers/blank.svg'

/** What there is to be kept, as its pages show it: what is not published is not there, what is announced for a later day is. */
const THERE = sql`(
  select 'course' as kind, id, title, cover, '/course/' || slug as path, '' as by, null::int as user_id from course
    where status
  union all
  select 'tutu', id, title, cover, '/tutu/' || topic || '/' || slug, '', null from tutu where status
  union all
  select 'blog', id, title, cover, '/blog/' || slug, '', null from blog where status
  union all
  select 'cases', id, jsonb_build_object('zh-cn', title, 'en', title), cover, '/work/' || id, coalesce(author, ''), user_id
    from cases where state = 'approved'
)`

type Of = { kind: FavouriteKind; id: number }

async function isKept(db: Kysely<Tables>, member: MemberId, { kind, id }: Of): Promise<boolean> {
  const { rows } = await sql`
    select from favourite where user_id = ${member} and kind = ${kind} and row_id = ${id}
  `.execute(db)
  return rows.length > 0
}

/** Whether it is kept, and whether it is a work of one's own, which is not. */
export async function readFavourite(
  db: Kysely<Tables>,
  member: MemberId,
  { kind, id }: Of,
): Promise<{ kept: boolean; own: boolean }> {
  const { rows } = await sql<{ kept: boolean; own: boolean }>`
    select exists (select from favourite where user_id = ${member} and kind = ${kind} and row_id = ${id}) as kept,
      ${kind} = 'cases' and exists (select from cases where id = ${id} and user_id = ${member}) as own
  `.execute(db)
  return rows[0]!
}

/** Keeps what is there and not one's own; twice is once. Fails: there are too many already. */
export async function keep(trx: Transaction<Tables>, member: MemberId, { kind, id }: Of): Promise<void> {
  // Held, so that two at once do not both find room.
  await sql`select from member where id = ${member} for no key update`.execute(trx)
  if (await isKept(trx, member, { kind, id })) return
  const { rows } = await sql<{ user_id: number | null }>`
    select user_id from ${THERE} as there where kind = ${kind} and id = ${id}
  `.execute(trx)
  if (!rows[0]) throw fail('record.notFound')
  if (rows[0].user_id === Number(member)) throw fail('favourite.own')
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from favourite where user_id = ${member}
  `.execute(trx)
  if (counted[0]!.count >= FAVOURITES_MAX) throw fail('favourite.enough', { count: FAVOURITES_MAX })
  await sql`insert into favourite (user_id, kind, row_id) values (${member}, ${kind}, ${id})`.execute(trx)
}

export async function keepNoMore(trx: Transaction<Tables>, member: MemberId, { kind, id }: Of): Promise<void> {
  await sql`delete from favourite where user_id = ${member} and kind = ${kind} and row_id = ${id}`.execute(trx)
}

type Wanted = { kind: FavouriteKind | undefined; search: string; page: number; limit: number; language: Language }
type Stored = Omit<Favourite, 'title' | 'cover' | 'by'> & {
  title: Localized | null
  cover: string | null
  by: string | null
}

/** A page of what a member keeps, the latest first, what is gone included; searched, of titles in the reader's language. */
export async function favouritesOf(
  db: Kysely<Tables>,
  member: MemberId,
  { kind, search, page, limit, language }: Wanted,
): Promise<{ list: Favourite[]; total: number; counts: Record<FavouriteKind, number> }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isWanted = sql<SqlBool>`
    ${kind === undefined ? sql`true` : sql`f.kind = ${kind}`}
    and ${search === '' ? sql`true` : sql`coalesce(nullif(there.title ->> ${language}, ''), there.title ->> 'zh-cn') ilike ${pattern}`}
  `
  const from = sql`
    from favourite f left join ${THERE} as there on there.kind = f.kind and there.id = f.row_id
    where f.user_id = ${member} and ${isWanted}
  `
  const [{ rows }, { rows: totals }, { rows: counted }] = await Promise.all([
    sql<Stored>`
      select f.kind, f.row_id as id, there.title, there.path, there.cover, there.by, f.createtime
      ${from} order by f.createtime desc, f.kind, f.row_id desc limit ${limit} offset ${(page - 1) * limit}
    `.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
    sql<{ kind: FavouriteKind; count: number }>`
      select kind, count(*)::int as count from favourite where user_id = ${member} group by kind
    `.execute(db),
  ])
  const counts = { course: 0, tutu: 0, blog: 0, cases: 0 }
  for (const { kind: of, count } of counted) counts[of] = count
  return {
    list: rows.map(({ title, cover, by, ...row }) => ({
      ...row,
      title: title ? pickLanguage(title, language) : '',
      cover: cover || BLANK,
      by: by ?? '',
    })),
    total: totals[0]!.total,
    counts,
  }
}
