import { permissionNode } from '@tutu/contract/definition/define-resource'
import { EVERYTHING_ID } from '@tutu/contract/fields/rules'
import { EVERYBODYS_NODES } from '@tutu/contract/definition/menu'
import { RESOURCES } from '@tutu/contract/resources/index'
import { type Kysely, sql } from 'kysely'
import type { AdministratorId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import { takeLock } from '../postgres/locks.ts'

const SUPER_NODES = RESOURCES.flatMap((definition) =>
  (definition.superOnly ?? []).map((action) => permissionNode(definition, action).toLowerCase()),
)
/** Giving these means nothing: everybody holds them, or only super administrators may use them whoever holds them. */
const UNGRANTABLE: ReadonlySet<string> = new Set([...EVERYBODYS_NODES, ...SUPER_NODES])

type Rule = { id: number; pid: number | null; grantable: boolean }
type Group = { id: number; rules: readonly number[]; everything: boolean; status: boolean }

/**
 * What somebody holds: everything, or the rules their groups name. Compared as they are named: groups are saved with
 * leaves only, but a leaf may get others below it later, and still opens its own node. What cannot be given, as groups of
 * former times have it, does not count.
 */
export type Holding = { everything: boolean; rules: ReadonlySet<number> }

/** Who holds what, read as a whole: rules, groups and administrators are few. */
export type RightsBook = {
  /** What the enabled groups of an administrator give; of nobody: nothing. */
  of(adminId: AdministratorId): Holding
  groupsOf(adminId: AdministratorId): readonly number[]
  /** Whether the holder controls a group: it holds strictly less, disabled or not, and is not one of their own. */
  controlsGroup(holder: AdministratorId, groupId: number): boolean
  controlledGroups(holder: AdministratorId): number[]
  /** Administrators whose rights are a strict subset of the holder's. */
  controlledAdmins(holder: AdministratorId): AdministratorId[]
  /** Ids without those of rules that have others below them, and of those that are not given. */
  leavesOf(rules: readonly number[]): number[]
  /** Whether one of them has others below it, none of which is among them. */
  hasEmptyBranch(rules: readonly number[]): boolean
  allLeaves: ReadonlySet<number>
  /** Whether a rule, or any below it, can be given to a group. */
  isGrantable(id: number): boolean
  isRule(id: number): boolean
  /** Rules whose leaves the holder holds, all of them; and those with the rules above them. */
  rulesOf(holder: AdministratorId): { held: number[]; shown: number[] }
}

/** Whoever changes rights waits here for the others, so that what was checked still holds at the end. */
export async function lockRights(trx: Kysely<Tables>): Promise<void> {
  await takeLock(trx, 'rights')
}

export async function readRightsBook(db: Kysely<Tables>): Promise<RightsBook> {
  const stored = await db.selectFrom('menu_rule').select(['id', 'pid', 'name']).execute()
  const rules = stored.map(({ id, pid, name }) => ({ id, pid, grantable: !UNGRANTABLE.has(name.toLowerCase()) }))
  const groups = await db.selectFrom('admin_group').select(['id', 'rules', 'everything', 'status']).execute()
  const admins = await db.selectFrom('admin').select(['id', 'group_arr']).execute()
  return makeRightsBook(rules, groups, admins)
}

export function makeRightsBook(
  rules: readonly Rule[],
  groups: readonly Group[],
  admins: readonly { id: AdministratorId; group_arr: readonly number[] }[],
): RightsBook {
  const children = Map.groupBy(rules, (rule) => rule.pid ?? 0)
  const parentOf = new Map(rules.map((rule) => [rule.id, rule.pid]))
  const isLeaf = (id: number): boolean => parentOf.has(id) && !children.has(id)
  const grantable = new Set<number>()
  const lookBelow = (rule: Rule): boolean => {
    const below = (children.get(rule.id) ?? []).map(lookBelow)
    const any = below.length > 0 ? below.some(Boolean) : rule.grantable
    if (any) grantable.add(rule.id)
    return any
  }
  for (const rule of children.get(0) ?? []) lookBelow(rule)
  const allLeaves = new Set([...grantable].filter(isLeaf))
  const groupById = new Map(groups.map((group) => [group.id, group]))
  const groupsOf = new Map(admins.map((admin) => [admin.id, admin.group_arr]))

  const leavesOf = (ids: readonly number[]): number[] =>
    ids.includes(EVERYTHING_ID) ? [EVERYTHING_ID] : ids.filter((id) => allLeaves.has(id))

  const holdingOf = (members: readonly Group[]): Holding => ({
    everything: members.some(({ everything }) => everything),
    rules: new Set(members.flatMap((group) => group.rules.filter((id) => grantable.has(id)))),
  })
  const membersOf = (ids: readonly number[] = []): Group[] => ids.flatMap((id) => groupById.get(id) ?? [])
  const of = (adminId: AdministratorId): Holding =>
    holdingOf(membersOf(groupsOf.get(adminId)).filter(({ status }) => status))

  /** Disabled groups count as what they would give once enabled. */
  const isLess = (ids: readonly number[], mine: Holding): boolean => {
    const theirs = holdingOf(membersOf(ids))
    if (theirs.everything) return false
    if (mine.everything) return true
    return theirs.rules.size < mine.rules.size && [...theirs.rules].every((id) => mine.rules.has(id))
  }
  const controlledGroups = (holder: AdministratorId): number[] => {
    const [mine, own] = [of(holder), groupsOf.get(holder) ?? []]
    return groups.flatMap(({ id }) => (!own.includes(id) && isLess([id], mine) ? [id] : []))
  }

  return {
    of,
    groupsOf: (adminId) => groupsOf.get(adminId) ?? [],
    controlledGroups,
    controlsGroup: (holder, groupId) => controlledGroups(holder).includes(groupId),
    controlledAdmins(holder) {
      const mine = of(holder)
      return admins.flatMap(({ id, group_arr }) => (id !== holder && isLess(group_arr, mine) ? [id] : []))
    },
    leavesOf,
    hasEmptyBranch(ids) {
      const filled = new Set<number>()
      for (const leaf of ids.filter(isLeaf)) {
        for (let above = parentOf.get(leaf); above; above = parentOf.get(above)) filled.add(above)
      }
      return ids.some((id) => children.has(id) && !filled.has(id))
    },
    allLeaves,
    isGrantable: (id) => grantable.has(id),
    isRule: (id) => parentOf.has(id),
    rulesOf(holder) {
      const { everything, rules: named } = of(holder)
      const held: number[] = []
      const visit = (id: number): boolean => {
        const below = (children.get(id) ?? []).flatMap((child) => {
          const isWhole = visit(child.id)
          return grantable.has(child.id) ? [isWhole] : []
        })
        const whole = below.length > 0 ? below.every(Boolean) : everything || named.has(id)
        if (whole) held.push(id)
        return whole
      }
      for (const { id } of children.get(0) ?? []) visit(id)
      const shown = new Set(held)
      for (const id of held) {
        for (let above = parentOf.get(id); above; above = parentOf.get(above)) shown.add(above)
      }
      return { held, shown: [...shown] }
    },
  }
}

/** Whether an enabled administrator still belongs to an enabled group that holds everything. */
export async function hasSuper(trx: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select from admin a join admin_group g on g.id = any(a.group_arr) where a.status and g.status and g.everything limit 1
  `.execute(trx)
  return rows.length > 0
}
