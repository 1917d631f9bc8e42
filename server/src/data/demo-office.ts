import { createHash } from 'node:crypto'
import { pickLanguage, type Language, type Localized } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Registry } from '../engine/registry.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { NOBODYS_PASSWORD } from '../lib/passwords.ts'
import { readYaml } from './seed-files.ts'
import { sessionAgo } from './session-ago.ts'

/** What an office has besides pupils and orders, `ago` hours before the start (`server/seed/office.yaml`). */
type Entry = { ago?: number } & (Group | MemberGroup | Guardian | Subscriber | Letter | Message | Failure)
type Group = { group: Localized; rights: string[] }
type MemberGroup = { memberGroup: Localized; remark: string; members: string[]; notice: Row & { ago: number } }
type Guardian = { guardian: string; visited: number; language: Language; children: (Row & { age: number })[] }
type Subscriber = { subscriber: string; confirmed?: number; letters: boolean; left?: boolean; language: Language }
type Letter = { letter: string; readers: number }
type Message = { message: string; to: string; language: Language; subject: string; body: string }
type Failure = { error: string; path: string; kind: string; browser: string; count: number }

/** Where nobody is: an address for examples. */
const NOWHERE = '192.0.2.7'
const DEMO = { is_demo: true }

/** Gives the demo what a school's office has: groups, guardians and their children, readers, letters, messages, failures. */
export async function furnishOffice(session: WriteSession, registry: Registry): Promise<void> {
  for (const entry of (await readYaml('office.yaml')) as Entry[]) {
    const at = (ago: number): WriteSession => sessionAgo(session, registry, ago * 3600)
    const then = at(entry.ago ?? 0)
    if ('group' in entry) await addGroup(session, entry)
    else if ('memberGroup' in entry) await addMemberGroup(session, entry, at(entry.notice.ago))
    else if ('guardian' in entry) await addGuardian(then, entry)
    else if ('subscriber' in entry) await addSubscriber(then, entry)
    else if ('letter' in entry) await addLetter(then, entry)
    else if ('message' in entry) await addMessage(then, entry)
    else await addFailure(then, entry)
  }
}

/** `rights`: menus, each with all that can be done there. */
async function addGroup(session: WriteSession, { group: name, rights }: Group): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with recursive own as (
      select id, pid from menu_rule r
      where exists (select from unnest(${rights}::text[]) as node where r.name = node or starts_with(r.name, node || '/'))
      union select r.id, r.pid from menu_rule r join own on r.id = own.pid
    )
    select distinct id from own order by id
  `.execute(session.transaction)
  await session.insert('admin-group', [{ name, rules: rows.map(({ id }) => id), ...DEMO }])
}

async function addMemberGroup(
  session: WriteSession,
  { memberGroup: name, remark, members, notice: { ago: _, ...notice } }: MemberGroup,
  then: WriteSession,
): Promise<void> {
  const [group] = await session.insert('member-group', [{ name, remark, everything: true, status: true, ...DEMO }])
  const { rows } = await sql<{ id: number }>`
    select id from member where username = any(${members}::text[]) and is_demo
  `.execute(session.transaction)
  await session.touch(
    'member',
    rows.map(({ id }) => id),
    { group_id: group!.id },
    { keepsVersion: true },
  )
  await then.insert('notice', [{ ...notice, audience: 'group', group_id: group!.id, publishtime: now(), ...DEMO }])
}

/** Children under 14, with the guardian who has agreed, as of the year in which the demo begins. */
async function addGuardian(session: WriteSession, { guardian: contact, visited, language, children }: Guardian) {
  const { transaction } = session
  const [guardian] = await session.insert('guardian', [{ contact, status: true, lastloginip: NOWHERE, ...DEMO }])
  await sql`update guardian set lastlogintime = ${now() - visited * 3600} where id = ${guardian!.id}`.execute(
    transaction,
  )
  const { rows: groups } = await sql<{ id: number }>`
    select id from member_group where status order by id limit 1
  `.execute(transaction)
  const read = await noticeText(session, language)
  for (const { age, ...child } of children) {
    const account = { ...child, password: NOBODYS_PASSWORD, group_id: groups[0]!.id, guardian_id: guardian!.id }
    const settings = { can_publish: false, daily_minutes: 40, quiet_from: '21:00', quiet_to: '07:00' }
    const birth_year = new Date().getFullYear() - age
    const [made] = await session.insert('member', [{ ...account, ...settings, birth_year, ...DEMO }])
    const whose = { user_id: made!.id, guardian_id: guardian!.id }
    await session.insert('consent', [{ decision: 'accepted', ...read, ...whose, ip: NOWHERE }])
  }
}

/** What was read: the demo's page about privacy, which stands in for the notice that the school writes. */
async function noticeText({ transaction }: WriteSession, language: Language): Promise<Row> {
  const { rows } = await sql<{ title: Localized; body: Localized; version: number }>`
    select title, body, version from one_page where slug = 'privacy'
  `.execute(transaction)
  const [page] = rows
  const text = page ? `${pickLanguage(page.title, language)}\n${pickLanguage(page.body, language)}` : ''
  const notice_hash = createHash('sha256').update(text).digest('hex')
  return { notice_version: page?.version ?? 1, notice_language: language, notice_hash }
}

async function addSubscriber(
  session: WriteSession,
  { subscriber: email, confirmed, letters, left, language }: Subscriber,
): Promise<void> {
  const state = left ? 'left' : confirmed === undefined ? 'unconfirmed' : 'confirmed'
  const confirmtime = confirmed === undefined ? null : now()
  await session.insert('subscriber', [{ email, letters, state, language, confirmtime, mailtime: now(), ...DEMO }])
}

async function addLetter(session: WriteSession, { letter, readers }: Letter): Promise<void> {
  const { rows } = await sql<{ id: number; title: Localized }>`
    select id, title from blog where slug = ${letter}
  `.execute(session.transaction)
  const [blog] = rows
  if (!blog) return
  const counts = { recipients: readers, queued: readers, last_id: 0 }
  const admin = sql`(select min(id) from admin)`
  await session.insert('mailing', [
    { blog_id: blog.id, title: blog.title, state: 'done', ...counts, admin_id: admin, ...DEMO },
  ])
}

/** As a site without a mail service keeps it. */
async function addMessage(session: WriteSession, { message: event, to: target, language, subject, body }: Message) {
  await session.insert('message', [
    { channel: 'mail', event, target, language, subject, body, state: 'kept', attempts: 1, ...DEMO },
  ])
}

async function addFailure(session: WriteSession, { error: message, path, kind, browser, count }: Failure) {
  await session.insert('client-report', [{ message, path, kind, browser, count, lasttime: now(), ...DEMO }])
}

const now = (): number => Math.floor(Date.now() / 1000)
