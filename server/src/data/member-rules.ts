import type { MemberMenu } from '@tutu/contract/api/user'
import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { PAGES_FOR_CHILDREN, pagesOnceHad, pagesWithout } from '@tutu/contract/core/member-pages'
import { type Kysely, sql } from 'kysely'
import type { Member } from '../policy/actors.ts'
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

/** What groups of members open (`open.group_id`): rules that are enabled with all above them, and that a group names, or every one. */
const OPEN = sql`
  with recursive live as (
    select id, pid, name from member_rule where pid is null and status
    union all
    select r.id, r.pid, r.name from member_rule r join live on r.pid = live.id where r.status
  ), open as (
    select g.id as group_id, live.id from live join member_group g
      on g.status and (g.everything or live.id = any(g.rule_ids) or live.pid = any(g.rule_ids))
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

/** The menu of the member centre as it is for this member (wire 1.4): larger weigh first, directories with something in them; lesson hours for who ever had any. */
export async function memberMenus(
  { kysely }: Database,
  { id, account }: Pick<Member, 'id' | 'account'>,
  { language, childMode }: { language: Language; childMode: boolean },
): Promise<MemberMenu[]> {
  const { rows } = await sql<Stored>`
    ${OPEN}
    select r.id, r.pid, r.type, r.title, r.name, r.path, r.icon, r.menu_type, r.url from member_rule r
    where (r.id in (select open.id from open join member m on m.group_id = open.group_id where m.id = ${id}) or r.type = 'menu_dir' and r.id in (select id from live))
      and r.name <> all(${pagesWithout(account)}::text[])
      and (r.name <> all(${pagesOnceHad('lessonHours')}::text[]) or exists (select from lesson_account where user_id = ${id}))
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

/**
 * Whether members of a group may make the call of a name; one that no rule names is open to all of them. Asked at every call
 * of an account: kept until a rule or a group changes.
 */
export function memberRights({ kysely }: Database, bus: ChangeBus): (group: number, name: string) => Promise<boolean> {
  const groupsByName = keptUntil(bus, ['member_rule', 'member_group'], async () => {
    const { rows } = await sql<{ name: string; groups: number[] }>`
      ${OPEN}
      select lower(r.name) as name, array_remove(array_agg(open.group_id), null) as groups
      from member_rule r left join open on open.id = r.id group by 1
    `.execute(kysely)
    return new Map(rows.map(({ name, groups }) => [name, new Set(groups)]))
  })
  return async (group, name) => (await groupsByName()).get(name.toLowerCase())?.has(group) ?? true
}
