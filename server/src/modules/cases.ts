import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { suffixOf } from '@tutu/contract/core/upload'
import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { isAsked } from '@tutu/contract/definition/form-conditions'
import type { MemberEvent } from '@tutu/contract/core/member-events'
import { cases as definition } from '@tutu/contract/resources/cases'
import { decodeLevel } from '@tutu/learning/super/address-code'
import { sql } from 'kysely'
import { DEFAULT_AVATAR } from '../data/admins.ts'
import type { Row } from '../engine/fields/columns.ts'
import { addFileInfo } from '../engine/fields/file-info.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { relationTag } from '../engine/tags.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { type Telling, tell, untell } from '../data/member-events.ts'
import { administratorIdOf } from '../policy/actors.ts'
import { requireAllowed } from '../policy/child-limits.ts'
import type { Database } from '../postgres/database.ts'

/** Works of learners: handed in, looked at, shown or sent back. */
export const cases: ResourceHooks = {
  async beforeSave(session, { before, values }) {
    const after = { ...before, ...values }
    if (after.remix_id && after.remix_id === before?.id)
      throw failForm({ remix_id: { key: 'cases.remixOfItself' } }, fieldLabels(definition))
    const author = session.actor.kind === 'member' ? session.actor.id : after.user_id
    // Of a form that was open while the member was called otherwise, too.
    if (author) values.author = await nicknameOf(session, author as number)
    if (before?.state === 'pending' || before?.state === 'approved') checkWhole(after, session.language)
    // What somebody has looked at is not what is shown then: it is handed in again.
    if (session.actor.kind === 'member' && before?.state === 'approved') {
      await requireAllowed(session.transaction, session.actor, 'can_publish')
      Object.assign(values, HANDED_IN)
    }
  },

  async afterSave(session, { before, after }) {
    if (before && !after) await untell(session, { work: Number(before.id) })
  },

  commands: {
    async handIn(session, { rows }) {
      await requireAllowed(session.transaction, session.actor, 'can_publish')
      for (const row of rows) checkWhole(row, session.language)
      await session.touch(definition.name, idsOf(rows), HANDED_IN)
    },
    async withdraw(session, { rows }) {
      await session.touch(definition.name, idsOf(rows), { state: 'withdrawn' })
    },
    async approve(session, { rows }) {
      for (const row of rows) checkWhole(row, session.language)
      await requireGuardians(session, rows)
      const shown = await review(session, rows, { state: 'approved', reason: null })
      await tell(session, [
        ...shown.flatMap((row) => toAuthor(row, 'work_approved')),
        ...(await toOrigins(session, shown)),
      ])
    },
    async reject(session, { rows, input: { reason } }) {
      await sendBack(session, rows, String(reason))
    },
    async reopen(session, { rows }) {
      const opened = await session.touch(definition.name, idsOf(rows), HANDED_IN)
      await tell(
        session,
        opened.flatMap((row) => toAuthor(row, 'work_reopened')),
      )
    },
    async feature(session, { rows }) {
      const featured = await session.touch(definition.name, idsOf(rows), { featured: true })
      await tell(
        session,
        featured.flatMap((row) => toAuthor(row, 'work_featured')),
      )
    },
    async unfeature(session, { rows }) {
      await session.touch(definition.name, idsOf(rows), { featured: false })
    },
  },

  async presentPublic({ database, detail }, rows) {
    const ids = rows.map((row) => row.id as number)
    const tags = [...(await addAuthors(database, rows)), ...ids.map((id) => relationTag('reaction', 'cases_id', id))]
    const [row] = rows
    if (!detail || !row) return tags
    const added = [await addInside(database, row), await addFamily(database, row), await addOthers(database, row)]
    return [...tags, ...added.flat()]
  },
}

const HANDED_IN = { state: 'pending', reason: null }

function review(session: WriteSession, rows: readonly Row[], outcome: Row): Promise<Row[]> {
  const reviewed = { ...outcome, reviewer_id: administratorIdOf(session.actor), reviewtime: sql`epoch_seconds()` }
  return session.touch(definition.name, idsOf(rows), reviewed)
}

/** Locked works are not shown, or no longer, until they are mended as the reason says. */
export async function sendBack(session: WriteSession, rows: readonly Row[], reason: string): Promise<void> {
  const shown = rows.filter(({ state }) => state === 'approved').map(({ id }) => id)
  const back = await review(session, rows, { state: 'rejected', reason })
  await tell(
    session,
    back.flatMap((row) => toAuthor(row, shown.includes(row.id) ? 'work_taken_down' : 'work_rejected', { reason })),
  )
}

/** What the author of a work that has changed is told; shown on behalf of a child it has none. */
function toAuthor({ id, user_id, version }: Row, event: MemberEvent, more: Pick<Telling, 'reason'> = {}): Telling[] {
  if (!user_id) return []
  return [{ member: Number(user_id), event, work: Number(id), source: `work:${id}:${version}:${event}`, ...more }]
}

/** Whose works those were made from that are shown now, for the first time. */
async function toOrigins({ transaction }: WriteSession, shown: readonly Row[]): Promise<Telling[]> {
  const { rows } = await sql<{ id: number; member: number }>`
    select made.id, origin.user_id as member from cases made join cases origin on origin.id = made.remix_id
    where made.id = any(${idsOf(shown)}::int[]) and origin.user_id is distinct from made.user_id and origin.user_id is not null
  `.execute(transaction)
  return rows.map(({ id, member }) => ({ member, event: 'work_remixed', work: id, source: `remix:${id}` }))
}

/** A guardian who has changed their mind while it waited is heard. */
async function requireGuardians({ transaction }: WriteSession, rows: readonly Row[]): Promise<void> {
  const { rows: refused } = await sql`
    select from member where id = any(${rows.map(({ user_id }) => user_id)}::int[]) and (of_class or not can_publish)
  `.execute(transaction)
  if (refused.length > 0) throw fail('cases.guardianRefuses')
}

async function nicknameOf({ transaction }: WriteSession, id: number): Promise<string> {
  const { rows } = await sql<{ nickname: string }>`select nickname from member where id = ${id}`.execute(transaction)
  return rows[0]?.nickname ?? ''
}

/** What a kind of work may be a file of. */
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  scratch: ['sb3', 'sb2', 'sb'],
  video: ['mp4', 'webm', 'mov'],
}

/** What is wrong with the source of a kind that not any text is. */
const SOURCES: Readonly<Record<string, (source: string) => 'cases.noLevel' | undefined>> = {
  level: (source) => (decodeLevel(source) ? undefined : 'cases.noLevel'),
}

/** A draft may lack its signature, file or code, what is handed in may not; and a file must be one that is shown as what it is called. */
function checkWhole(row: Row, language: Language): void {
  const labels = fieldLabels(definition)
  if (!row.user_id && !row.author) throw failForm({ author: { key: 'rule.required' } }, labels)
  if (isAsked(definition.fields.source, row) && !String(row.source ?? '').trim())
    throw failForm({ source: { key: 'rule.required' } }, labels)
  const wrongSource = SOURCES[String(row.kind)]?.(String(row.source))
  if (wrongSource) throw failForm({ source: { key: wrongSource } }, labels)
  const allowed = SUFFIXES[String(row.kind)]
  if (!allowed) return
  const label = pickLanguage(labels.file, language)
  const refuse = (key: 'rule.required' | 'rule.fileType') =>
    failForm({ file: { key, params: { label, types: allowed.map((one) => `.${one}`).join(' ') } } }, labels)
  if (!row.file) throw refuse('rule.required')
  if (!allowed.includes(suffixOf(String(row.file)))) throw refuse('rule.fileType')
}

type Author = { id: number; user_id: number | null; nickname: string | null; avatar: string | null }

/** Of a member visitors are told the nickname and the picture, as they are today, and nothing else. */
async function addAuthors({ reads }: Database, rows: Row[]): Promise<string[]> {
  const { rows: authors } = await sql<Author>`
    select c.id, c.user_id, m.nickname, m.avatar from cases c left join member m on m.id = c.user_id
    where c.id = any(${idsOf(rows)}::int[])
  `.execute(reads)
  for (const row of rows) {
    const author = authors.find(({ id }) => id === row.id)
    row.author = author?.nickname ?? row.author ?? ''
    row.author_avatar = author?.user_id ? (author.avatar ?? DEFAULT_AVATAR) : null
  }
  return authors.flatMap(({ user_id }) => (user_id ? [`member:${user_id}`] : []))
}

/** How many have said what; and the code itself, which is played, and changed by others. */
async function addInside({ reads }: Database, row: Row): Promise<string[]> {
  const { rows: stored } = await sql<{ source: string | null }>`select source from cases where id = ${row.id}`.execute(
    reads,
  )
  row.source = stored[0]?.source ?? null
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from reaction where cases_id = ${row.id} group by kind
  `.execute(reads)
  row.reactions = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  return []
}

/** Of the same member's other works. */
const OTHERS_MAX = 4

/** What else its author shows, the latest first; a work of nobody's account, or of one that is closed, has none. */
async function addOthers(database: Database, row: Row): Promise<string[]> {
  const { rows } = await sql<{ user_id: number; others: Row[] }>`
    select user_id, array(
      select json_build_object('id', id, 'title', title, 'kind', kind, 'cover', cover) from cases other
      where other.user_id = own.user_id and other.id <> own.id and other.state = 'approved' order by other.id desc limit ${OTHERS_MAX}
    ) as others
    from cases own where id = ${row.id} and exists (select from member where member.id = own.user_id and status)
  `.execute(database.reads)
  const [{ user_id, others } = { user_id: null, others: [] }] = rows
  const described = await addFileInfo(database, { definition }, others)
  row.others = others
  return user_id === null ? [] : [relationTag('cases', 'user_id', user_id), ...described]
}

/** How far a family is followed, through how many works, and how many of it are shown. */
const GENERATIONS = 8
const WALK_MAX = 200
const FAMILY_MAX = 40

/** One of a family; `parent`: of what was made of the work, the nearest of those before it that is shown. */
type Relative = { id: number; parent: number | null; generation: number }
type Shown = { id: number; title: string; author: string }

/**
 * What the work was made from, the first of all first, and what was made of it: works that are shown. One that is withdrawn is
 * not named, and does not part those before it from those after it.
 */
async function addFamily({ kysely }: Database, row: Row): Promise<string[]> {
  const walked = await walkFamily(kysely, Number(row.id))
  const { rows: shown } = await sql<Shown>`
    select c.id, c.title, coalesce(m.nickname, c.author, '') as author
    from cases c left join member m on m.id = c.user_id
    where c.id = any(${idsOf(walked)}::int[]) and c.state = 'approved'
  `.execute(kysely)
  const works = new Map(shown.map((work) => [work.id, work]))
  const relatives = walked.filter(({ id }) => works.has(id)).slice(0, FAMILY_MAX)
  const tell = ({ id, parent }: Relative) => ({ ...works.get(id)!, remix_id: parent })
  const byGeneration = relatives.toSorted((a, b) => a.generation - b.generation || a.id - b.id)
  row.ancestors = byGeneration.filter(({ generation }) => generation < 0).map(tell)
  row.remixes = byGeneration.filter(({ generation }) => generation > 0).map(tell)
  const family = [row.id, ...idsOf(walked)]
  return [
    ...family.map((id) => relationTag('cases', 'remix_id', id)),
    ...walked.map(({ id }) => `cases:${id}`),
    ...(row.remix_id ? [`cases:${String(row.remix_id)}`] : []),
  ]
}

/**
 * The works around one, the nearest first. One that is hidden is passed through where something was made of it, and otherwise
 * left out: hidden ones do not use up the room of those that are shown.
 */
async function walkFamily(kysely: Database['kysely'], work: number): Promise<Relative[]> {
  const isPassed = sql`(c.state = 'approved' or exists (select from cases made where made.remix_id = c.id))`
  // Read no further than the limit, a recursive query goes no further either.
  const { rows } = await sql<Relative>`
    with recursive above as (
      select remix_id as id, -1 as generation from cases where id = ${work} and remix_id is not null
      union all
      select c.remix_id, a.generation - 1 from above a join cases c on c.id = a.id
      where c.remix_id is not null and a.generation > ${-GENERATIONS}
    ), below as (
      select c.id, c.remix_id as parent, c.state = 'approved' as shown, 1 as generation
      from cases c where c.remix_id = ${work} and ${isPassed}
      union all
      select c.id, case when b.shown then b.id else b.parent end, c.state = 'approved', b.generation + 1
      from below b join cases c on c.remix_id = b.id where b.generation < ${GENERATIONS} and ${isPassed}
    ), family as (
      select id, null::int as parent, generation from above
      union all (select id, parent, generation from below limit ${WALK_MAX})
    ), once as (
      select distinct on (id) id, parent, generation from family where id <> ${work} order by id, abs(generation)
    )
    select id, parent, generation from once order by abs(generation), id
  `.execute(kysely)
  return rows
}
