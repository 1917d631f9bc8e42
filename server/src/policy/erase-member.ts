import type { Definition } from '@tutu/contract/definition/define-resource'
import { isSo } from '@tutu/contract/definition/form-conditions'
import { GONE_NAME } from '@tutu/contract/core/constants'
import type { Localized } from '@tutu/contract/core/languages'
import { traitsOf } from '@tutu/contract/fields/traits'
import { guardian } from '@tutu/contract/resources/guardian'
import { member } from '@tutu/contract/resources/member'
import { type Kysely, sql } from 'kysely'
import { goneName, type Works } from '../data/erasures.ts'
import { endAllSessions } from '../data/sessions.ts'
import type { MemberId } from './actors.ts'
import type { Tables } from '../postgres/database.ts'
import { referencesTo } from '../postgres/foreign-keys.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { Registry, Resource } from '../engine/registry.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'

/*
 * What there is of a member goes (PIPL, article 47): the account stays as a number, since orders and ledgers name it, and
 * no text of the member's is left anywhere.
 */

const GONE = '***'
const NOBODY: Localized = { 'zh-cn': GONE, en: GONE }
const ERASED = {
  nickname: GONE_NAME,
  gender: '0',
  can_publish: true,
  can_comment: true,
  is_teacher: false,
  status: false,
} as const

/** `session` is the system's: rows go with what hangs on them. `keepsTraces`: of somebody made up, the log need not forget. */
export async function eraseMember(
  session: WriteSession,
  registry: Registry,
  id: MemberId,
  { works, keepsTraces = false }: { works: Works; keepsTraces?: boolean },
): Promise<void> {
  const { transaction } = session
  const { rows } = await sql<Row>`select * from member where id = ${id} for update`.execute(transaction)
  const row = rows[0]
  if (!row) return
  const texts = await textsOf(transaction, registry.byName(member.name), row)
  for (const resource of registry.all()) texts.push(...(await eraseOwned(session, resource, id, works)))
  texts.push(...(await eraseFiles(session, registry.byName('attachment'), id)))
  await eraseLetters(session, id)
  await blankRow(session, registry.byName(member.name), id, { ...ERASED, username: goneName(id), password: '!' })
  await eraseUnlisted(transaction, registry, id)
  await endAllSessions(transaction, 'member', [id])
  if (keepsTraces) await forget(session, member.name, [id])
  else await eraseTraces(session, registry, { definition: member, id, texts: longestFirst(texts) })
  if (row.guardian_id !== null) await eraseGuardian(session, registry, row.guardian_id as number)
}

/** What the outbox has of weekly letters about a child. */
export async function eraseLetters(session: WriteSession, child: MemberId): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select message_id as id from guardian_letter where user_id = ${child} and message_id is not null
  `.execute(session.transaction)
  await session.remove('message', idsOf(rows))
}

/** A guardian whose last child is gone is nobody's guardian any more. */
async function eraseGuardian(session: WriteSession, registry: Registry, id: number): Promise<void> {
  const { transaction } = session
  const { rows } = await sql<Row>`
    select * from guardian g where id = ${id} and not exists (select from member where guardian_id = g.id) for update
  `.execute(transaction)
  if (!rows[0]) return
  const texts = await textsOf(transaction, registry.byName(guardian.name), rows[0])
  await session.remove(guardian.name, [id])
  await endAllSessions(transaction, 'guardian', [id])
  await eraseTraces(session, registry, { definition: guardian, id, texts })
}

/** What a row says of somebody, and has said. */
async function textsOf(trx: Kysely<Tables>, { definition }: Resource, row: Row): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct value from history h, jsonb_each(h.changes) as change (field, pair), jsonb_array_elements_text(
      case when jsonb_typeof(pair) = 'array' then pair else '[]' end
    ) as value
    where h.resource = ${definition.name} and h.row_id = ${row.id} and value is not null
  `.execute(trx)
  const named = PERSONAL.map((name) => row[name]).filter((value) => typeof value === 'string')
  const said = rows.map(({ value }) => value).filter((value) => !/^(?:\d{1,6}|true|false|\d\d:\d\d:\d\d)$/.test(value))
  return longestFirst([...named, ...said])
}
const PERSONAL = ['username', 'nickname', 'mobile', 'email', 'motto', 'lastloginip', 'contact', 'letter_email'] as const

/**
 * Rows that are the member's: they go, unless they are kept by law or by choice; then what names somebody is blank. Answers what
 * those that are gone said.
 */
async function eraseOwned(session: WriteSession, resource: Resource, id: MemberId, works: Works): Promise<string[]> {
  const { definition, table } = resource
  const { owner, ledger, name, erase } = definition
  if (!owner || ledger) return []
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(owner)} = ${id} order by id
  `.execute(session.transaction)
  const recycled = await recycledOf(session.transaction, name, owner, id)
  const ids = idsOf(rows)
  const areKept = erase?.stays === 'always' || (erase?.stays === 'asked' && works === 'keep')
  const kept = areKept ? rows.filter((row) => isSo(erase?.while, row)) : []
  const others = rows.filter((row) => !kept.includes(row))
  const gone = [...recycled, ...others]
  await session.del(name, idsOf(others))
  const { ends = {} } = erase ?? {}
  if (erase?.blank || erase?.ends)
    await session.touch(name, idsOf(kept), (row) => ({ ...erase.blank, ...endsOf(ends, row) }))
  await forget(session, name, [...ids, ...idsOf(recycled)])
  const blank = Object.keys(erase?.blank ?? {})
  const own = [...(definition.write?.member ?? []), ...(erase?.names ?? []), ...blank]
  return [
    ...gone.flatMap((row) => textsIn(resource, row, own)),
    ...kept.flatMap((row) => textsIn(resource, row, blank)),
  ]
}

/** Nobody waits any more for what somebody who is gone has asked for. */
const endsOf = (ends: Record<string, Record<string, string>>, row: Row): Row =>
  Object.fromEntries(
    Object.entries(ends).flatMap(([field, ended]) => {
      const to = ended[String(row[field])]
      return to === undefined ? [] : [[field, to]]
    }),
  )

/** Uploads that nothing names go; of the others only what they were called. */
async function eraseFiles(session: WriteSession, library: Resource, id: MemberId): Promise<string[]> {
  const { name } = library.definition
  // A content is nobody's once: what others who are gone uploaded too stays as theirs.
  const { rows } = await sql<Row & { stays: boolean }>`
    select *, usage > 0 and not exists (
      select from attachment twin
      where twin.blob_id = a.blob_id and twin.topic = a.topic and twin.user_id is null and twin.admin_id is null
    ) as stays from attachment a where user_id = ${id} order by id
  `.execute(session.transaction)
  const [used, unused] = [rows.filter(({ stays }) => stays), rows.filter(({ stays }) => !stays)]
  const recycled = await recycledOf(session.transaction, name, 'user_id', id)
  await session.touch(name, idsOf(used), ({ type }) => ({ name: `file.${String(type)}`, user_id: null }))
  await session.del(name, idsOf(unused))
  await forget(session, name, [...idsOf(rows), ...idsOf(recycled)])
  return [...unused, ...recycled].flatMap((row) => textsIn(library, row, Object.keys(library.definition.fields)))
}

/** Rows of a member's that somebody has deleted before, as the recycle bin has them. */
async function recycledOf(trx: Kysely<Tables>, resource: string, owner: string, id: MemberId): Promise<Row[]> {
  const { rows } = await sql<{ data: Row }>`
    select data from data_recycle_log where resource = ${resource} and data ->> ${owner} = ${String(id)}
  `.execute(trx)
  return rows.map(({ data }) => data)
}

/** What history, recycle bin and the log of sensitive data hold of rows. */
export async function forget(session: WriteSession, resource: string, ids: readonly number[]): Promise<void> {
  const { transaction: trx } = session
  await session.flush()
  await blotHistory(trx, resource, ids)
  const { rows: recycled } = await sql<{ id: number }>`
    select id from data_recycle_log where resource = ${resource} and row_id = any(${[...ids]}::int[])
  `.execute(trx)
  await session.remove('data-recycle-log', idsOf(recycled))
  const { rows: sensitive } = await sql<{ id: number }>`
    select id from sensitive_data_log where resource = ${resource} and row_id = any(${[...ids]}::int[])
  `.execute(trx)
  await session.touch('sensitive-data-log', idsOf(sensitive), { name: NOBODY, summary: NOBODY, is_secret: true })
}

/** What somebody typed into these fields of a row: what a lesson is called is the school's word, not the member's. */
function textsIn({ definition }: Resource, row: Row, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const { holds, chosen } = traitsOf(definition.fields[name]!)
    const value = row[name]
    if (holds !== 'text' || chosen || !value) return []
    return (typeof value === 'string' ? [value] : Object.values(value)).filter((text) => typeof text === 'string')
  })
}

/** One text may be part of another. */
const longestFirst = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text.length > 1).toSorted((a, b) => b.length - a.length)

/** Every field that may be empty is; the others say what is given. Accounts and switches apart. */
async function blankRow(session: WriteSession, { definition }: Resource, id: number, given: Row): Promise<void> {
  const blank = Object.entries(definition.fields).flatMap(([name, field]) =>
    field.required || name in given || traitsOf(field).holds === 'boolean' ? [] : [[name, null] as const],
  )
  await session.touch(definition.name, [id], { ...Object.fromEntries(blank), ...given })
}

/** Rows of tables that are no resources, by their foreign keys: days of coming by, passes, progress. */
async function eraseUnlisted(trx: Kysely<Tables>, registry: Registry, id: MemberId): Promise<void> {
  const listed = registry.all().map(({ table }) => table)
  for (const { table, column } of await referencesTo(trx, 'member'))
    if (!listed.includes(table))
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(trx)
}

type Erased = { definition: Definition; id: number; texts: readonly string[] }

/** What logs and messages have kept of a row that is blank, or gone. */
async function eraseTraces(session: WriteSession, registry: Registry, { definition, id, texts }: Erased) {
  const { transaction: trx } = session
  const { name } = definition
  await forget(session, name, [id])
  await sql`update history set actor_name = '' where actor = ${name} and actor_id = ${id}`.execute(trx)
  const { rows: mails } = await sql<{ id: number }>`
    select id from message where lower(target) = any(${texts.map((text) => text.toLowerCase())})
  `.execute(trx)
  await session.remove('message', idsOf(mails))
  const names = texts.map((text) => text.toLowerCase())
  await sql`delete from login_failure where kind = ${name} and lower(account) = any(${names})`.execute(trx)
  await eraseLog(session, registry, { definition, id, texts })
  await session.flush()
}

/** What administrators did with the row stays, without what it says; elsewhere the texts are blotted out. */
async function eraseLog(session: WriteSession, registry: Registry, { definition, id, texts }: Erased): Promise<void> {
  // A short word would be found in everything.
  const telling = texts.filter((text) => text.length >= 3)
  const about = [definition.name, ...registry.all().flatMap((one) => (one.definition.owner ? one.definition.name : []))]
  const { rows } = await sql<{ id: number; resource: string | null; record_id: number | null }>`
    select id, resource, record_id from admin_log
    where (resource = ${definition.name} and record_id = ${id})
      or (resource = any(${about}) and (${containsAny(texts)}))
      or (${containsAny(telling)})
    order by id
  `.execute(session.transaction)
  await session.touch('admin-log', idsOf(rows), (entry) => {
    const isAbout = entry.resource === definition.name && entry.record_id === id
    const known = about.includes(String(entry.resource)) ? texts : telling
    return {
      record: isAbout ? NOBODY : blotted(entry.record, known),
      data: isAbout ? '{}' : JSON.stringify(blotted(parsed(String(entry.data)), known)),
      url: blotted(entry.url, known),
    }
  })
}

function containsAny(texts: readonly string[]) {
  const patterns = texts.map(
    (text) =>
      `%${JSON.stringify(text)
        .slice(1, -1)
        .replace(/[\\%_]/g, '\\$&')}%`,
  )
  return sql`data like any(${patterns}) or record::text like any(${patterns}) or url like any(${patterns})`
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The same value with every one of the texts blotted out, at any depth. */
function blotted(value: unknown, texts: readonly string[]): unknown {
  if (typeof value === 'string') return texts.reduce((text, one) => text.replaceAll(one, GONE), value)
  if (Array.isArray(value)) return value.map((item) => blotted(item, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, blotted(item, texts)]))
}

/** That rows changed stays, and in which fields; what they held does not. */
async function blotHistory(trx: Kysely<Tables>, resource: string, ids: readonly number[]): Promise<void> {
  await sql`
    update history h set changes = (select jsonb_object_agg(key, null) from jsonb_object_keys(h.changes) as key)
    where resource = ${resource} and row_id = any(${[...ids]}::int[]) and changes is not null
  `.execute(trx)
}
