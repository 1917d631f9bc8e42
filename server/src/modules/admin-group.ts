import { fail, failForm, translate } from '@tutu/contract/core/errors'
import { EVERYTHING, EVERYTHING_ID } from '@tutu/contract/fields/rules'
import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { adminGroup as definition } from '@tutu/contract/resources/admin-group'
import { RESOURCES } from '@tutu/contract/resources/index'
import type { Language, Localized } from '@tutu/contract/core/languages'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import { type Holding, lockRights, readRightsBook, type RightsBook } from '../data/rights-book.ts'
import { joinTitles } from '../data/rule-infos.ts'
import { type Administrator, administratorOrSystem } from '../policy/actors.ts'
import { isNoWider, limitsOf } from '../policy/row-limits.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { keepOneSuper } from './admin.ts'

/**
 * Groups of administrators (wire 1.7: auth.group). Whoever is not super sees their own groups and those they control,
 * and changes the latter; nobody changes a group of their own.
 */
export const adminGroup: ResourceHooks = {
  async scope({ db, actor }) {
    const book = await readRightsBook(db)
    if (book.of(actor.id).everything) return undefined
    const controlled = book.controlledGroups(actor.id)
    const seen = [...controlled, ...book.groupsOf(actor.id)]
    return {
      see: sql<SqlBool>`t.id = any(${seen}::int[])`,
      change: sql<SqlBool>`t.id = any(${controlled}::int[])`,
      refusal: 'rights.ownGroup',
    }
  },

  begin: ({ transaction }) => lockRights(transaction),

  async settle({ transaction }, { before, values }) {
    if (!before || !values.rules) return
    const book = await readRightsBook(transaction)
    if (isAsShown(book, values.rules as number[], before.rules as number[])) delete values.rules
  },

  async beforeSave({ transaction, actor }, { before, values }) {
    const caller = administratorOrSystem(actor)
    const book = await readRightsBook(transaction)
    if (before && isOwn(book, caller, [before])) throw fail('rights.ownGroup')
    if (values.rules) values.rules = checkRules(book, caller, values.rules as number[])
    if (!caller || book.of(caller.id).everything) return
    const limits = (values.row_limits ?? before?.row_limits ?? []) as string[]
    if (!isNoWider(limits, await limitsOf(transaction, caller, RESOURCES)))
      throw failForm({ row_limits: { key: 'rights.widerRows' } }, fieldLabels(definition))
    // Whatever a group is put below must be in the caller's hands too.
    const above = before && !('pid' in values) ? undefined : ((values.pid as number | null | undefined) ?? null)
    const moved = above !== undefined && above !== before?.pid
    const allowed = [...book.controlledGroups(caller.id), ...book.groupsOf(caller.id)]
    if (moved && (above === null || !allowed.includes(above))) throw failForm({ pid: { key: 'rights.otherGroup' } })
  },

  async beforeRemove({ transaction, actor }, rows) {
    const caller = administratorOrSystem(actor)
    if (isOwn(await readRightsBook(transaction), caller, rows)) throw fail('rights.ownGroup')
  },

  async afterSave({ transaction, tags }, { before }) {
    tags.add('rights')
    if (before) await keepOneSuper(transaction)
  },

  /**
   * A list says in words what a group holds (wire 1.7). Trees of checkboxes want the leaves: a parent among them would
   * check all below it.
   */
  async present({ db, actor, detail, language }, rows) {
    const book = await readRightsBook(db)
    const own = book.groupsOf(actor.id)
    for (const row of rows) {
      row.is_own = own.includes(row.id as number)
      const rules = row.rules as (number | typeof EVERYTHING)[]
      if (!rules.includes(EVERYTHING)) row.rules = book.leavesOf(rules as number[])
    }
    if (!detail) await tellRules(db, rows, language)
  },

  async indexExtras({ db, actor }) {
    return { group: (await readRightsBook(db)).groupsOf(actor.id) }
  },
}

/**
 * Whether a form says of the rules what it was shown, which are the leaves: others, that have got rules below them since,
 * stay with the group until somebody changes what it holds.
 */
function isAsShown(book: RightsBook, posted: readonly number[], stored: readonly number[]): boolean {
  if (posted.some((id) => id !== EVERYTHING_ID && !book.isRule(id)) || book.hasEmptyBranch(posted)) return false
  const [now, before] = [new Set(book.leavesOf(posted)), new Set(book.leavesOf(stored))]
  return now.size === before.size && [...now].every((id) => before.has(id))
}

/** The rules of wire rows in words: everything, or the first of them and how many more there are. */
async function tellRules(db: Kysely<Tables>, rows: Record<string, unknown>[], language: Language): Promise<void> {
  const firsts = rows.map(({ rules }) => (rules as (number | typeof EVERYTHING)[])[0]).filter((one) => Number(one) > 0)
  const { rows: titles } = await sql<{ id: number; title: Localized; above: Localized | null }>`
    select r.id, r.title, case when r.type = 'button' then p.title end as above
    from menu_rule r left join menu_rule p on p.id = r.pid where r.id = any(${firsts}::int[])
  `.execute(db)
  const known = new Map(
    titles.map(({ id, title, above }) => [id, joinTitles([...(above ? [above] : []), title])[language]]),
  )
  for (const row of rows) {
    const [first, ...more] = row.rules as (number | typeof EVERYTHING)[]
    const name = known.get(Number(first)) ?? ''
    if (first === EVERYTHING) row.rules = translate('rights.everything', language)
    else if (first === undefined) row.rules = translate('rights.nothing', language)
    else if (more.length === 0) row.rules = name
    else row.rules = translate('rights.some', language, { name, count: more.length + 1, more: more.length })
  }
}

/** What the system gives. */
const EVERYTHING_HELD: Holding = { everything: true, rules: new Set() }

/** Whether one of the groups is the caller's. */
function isOwn(book: RightsBook, caller: Administrator | undefined, groups: readonly Row[]): boolean {
  const own = caller ? book.groupsOf(caller.id) : []
  return groups.some(({ id }) => own.includes(id as number))
}

/** The rules as they are stored: leaves, or everything. Wire decision 8: nobody gives what they do not hold. */
function checkRules(book: RightsBook, giver: Administrator | undefined, posted: number[]): number[] {
  const mine = giver ? book.of(giver.id) : EVERYTHING_HELD
  const refuse = (key: 'rights.emptyBranch' | 'rights.superOnly' | 'rights.notYours' | 'rights.allOfYours') =>
    failForm({ rules: { key } })
  if (posted.includes(EVERYTHING_ID)) {
    if (!mine.everything) throw refuse('rights.superOnly')
    return [EVERYTHING_ID]
  }
  if (posted.some((id) => !book.isRule(id))) throw failForm({ rules: { key: 'rule.option' } })
  // A parent comes along with what is chosen below it; alone it would be dropped without a word.
  if (book.hasEmptyBranch(posted)) throw refuse('rights.emptyBranch')
  const leaves = book.leavesOf(posted)
  if (mine.everything) return leaves.length === book.allLeaves.size ? [EVERYTHING_ID] : leaves
  if (leaves.some((id) => !mine.rules.has(id))) throw refuse('rights.notYours')
  if (leaves.length === mine.rules.size) throw refuse('rights.allOfYours')
  return leaves
}
