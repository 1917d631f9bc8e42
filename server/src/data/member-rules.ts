import type { MemberMenu } from '@tutu/contract/api/user'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { PAGES_FOR_CHILDREN, pagesWithout } from '@tutu/contract/core/member-pages'
import { type Kysely, sql } from 'kysely'
import type { Member, MemberId } from '../policy/actors.ts'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { keptUntil } from '../postgres/kept.ts'
import { takeLock } from '../postgres/locks.ts'
import { BUILT_IN_MEMBER_RULES, type BuiltInRule } from './built-in-member-rules.ts'

/**
 * Inserts the rules of the centre's own pages that are seen for the first time, by their names. What administrators have made of
 * the others since stays. Processes that start together wait for each other.
 */
export async function syncMemberRules(database: Database): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    await takeLock(trx, 'menuRules')
    const { rows } = await sql<{ id: number; name: string }>`select id, name from member_rule`.execute(trx)
    const ids = new Map(rows.map(({ id, name }) => [name, id]))
    for (const rule of BUILT_IN_MEMBER_RULES) {
      if (ids.has(rule.name)) continue
      ids.set(rule.name, await insert(trx, rule, rule.parent === undefined ? null : ids.get(rule.parent)!))
    }
  })
}

async function insert(trx: Kysely<Tables>, rule: BuiltInRule, pid: number | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into member_rule (pid, type, title, name, path, icon, weigh, built_in)
    values (${pid}, ${rule.parent === undefined ? 'menu_dir' : 'menu'}, ${JSON.stringify(rule.title)}, ${rule.name},
      ${rule.parent === undefined ? null : rule.name}, ${rule.icon}, ${rule.weigh}, true)
    returning id
  `.execute(trx)
  return rows[0]!.id
}

/** What a member's group opens: rules that are enabled with all above them, and that the group names, or every one. */
const OPEN = (member: MemberId) => sql`
  with recursive held as (
    select g.everything, g.rule_ids from member m join member_group g on g.id = m.group_id where m.id = ${member} and g.status
  ), live as (
    select id, pid, name from member_rule where pid is null and status
    union all
    select r.id, r.pid, r.name from member_rule r join live on r.pid = live.id where r.status
  ), open as (
    select live.id, live.pid, live.name from live, held where held.everything or live.id = any(held.rule_ids)
      or live.pid = any(held.rule_ids)
  )
`

type Stored = {
  id: number
  pid: number | null
  type: MemberMenu['type']
  title: Localized
  name: string
  path: string | null
  icon: string | null
  menu_type: 'tab' | 'link'
  url: string | null
}

/** The menu of the member centre as it is for this member (wire 1.4): larger weigh first, directories with something in them. */
export async function memberMenus(
  { kysely }: Database,
  { id, account }: Pick<Member, 'id' | 'account'>,
  { language, childMode }: { language: Language; childMode: boolean },
): Promise<MemberMenu[]> {
  const { rows } = await sql<Stored>`
    ${OPEN(id)}
    select r.id, r.pid, r.type, r.title, r.name, r.path, r.icon, r.menu_type, r.url from member_rule r
    where (r.id in (select id from open) or r.type = 'menu_dir' and r.id in (select id from live))
      and r.name <> all(${pagesWithout(account)}::text[])
      and (not ${childMode} or r.type = 'menu_dir' or r.name = any(${[...PAGES_FOR_CHILDREN]}::text[]))
    order by r.weigh desc, r.id
  `.execute(kysely)
  const below = (pid: number | null): MemberMenu[] =>
    rows
      .filter((rule) => rule.pid === pid)
      .flatMap((rule): MemberMenu[] => {
        const children = below(rule.id)
        if (rule.type === 'menu_dir' && children.length === 0) return []
        const entry = {
          id: rule.id,
          pid: pid ?? 0,
          type: rule.type,
          title: pickLanguage(rule.title, language),
          name: rule.name,
          path: rule.path ?? rule.name,
          icon: rule.icon ?? '',
          menu_type: rule.type === 'menu_dir' ? null : rule.menu_type,
          url: rule.url ?? '',
          component: '',
          extend: 'none' as const,
        }
        return [children.length > 0 ? { ...entry, children } : entry]
      })
  return below(null)
}

type Rule = { id: number; pid: number | null; name: string; status: boolean }
type Group = { id: number; everything: boolean; rule_ids: number[]; status: boolean }

/**
 * Whether members of a group may make the call of a name; one that no rule names is open to all of them. Asked at every call
 * of an account: rules and groups are few, and kept until one of them changes.
 */
export function memberRights({ kysely }: Database, bus: ChangeBus): (group: number, name: string) => Promise<boolean> {
  const rules = keptUntil(bus, 'member_rule', async () => {
    const { rows } = await sql<Rule>`select id, pid, lower(name) as name, status from member_rule`.execute(kysely)
    return new Map(rows.map((rule) => [rule.id, rule]))
  })
  const groups = keptUntil(bus, 'member_group', async () => {
    const { rows } = await sql<Group>`
      select id, everything, coalesce(rule_ids, '{}') as rule_ids, status from member_group
    `.execute(kysely)
    return new Map(rows.map((group) => [group.id, group]))
  })
  return async (group, name) => {
    const [known, held] = [await rules(), (await groups()).get(group)]
    const named = [...known.values()].filter((rule) => rule.name === name.toLowerCase())
    return named.length === 0 || named.some((rule) => held !== undefined && isHeld(known, held, rule))
  }
}

/** As `OPEN` has it: enabled with all above it, and named by the group, itself or what it is directly in. */
function isHeld(rules: ReadonlyMap<number, Rule>, { everything, rule_ids, status }: Group, rule: Rule): boolean {
  for (let at: Rule | undefined = rule; at; at = at.pid === null ? undefined : rules.get(at.pid))
    if (!at.status) return false
  return status && (everything || rule_ids.includes(rule.id) || (rule.pid !== null && rule_ids.includes(rule.pid)))
}
