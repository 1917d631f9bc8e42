import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { adminGroup } from '@tutu/contract/resources/admin-group'
import { menuRule as definition } from '@tutu/contract/resources/menu-rule'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import { lockRights, readRightsBook } from '../data/rights-book.ts'
import { administratorOrSystem } from '../policy/actors.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import type { Registry } from '../engine/registry.ts'
import { screenOf, whyNeverOpens } from './menu-rule-target.ts'

/** What is said about a built-in rule. The rest of it says where everybody finds what, and what is open at all. */
const DISPLAY_FIELDS: readonly string[] = ['title', 'icon', 'remark']

/** The rest of a built-in rule. */
const SHARED = Object.keys(definition.fields).filter((name) => !DISPLAY_FIELDS.includes(name))

/** The rule of the screen on which all others are mended: it opens as long as it is this. */
const MENU_SCREEN: Row = {
  name: 'auth/menu',
  type: 'menu',
  menu_type: 'tab',
  path: 'auth/menu',
  component: 'resource',
  extend: 'none',
}

/**
 * Menu rules (wire 1.7: auth.menu). Whoever is not super sees the rules they hold and those above them, and changes the
 * former; which nodes there are is decided by super administrators alone: a rule made for a node that nobody was given
 * would open it. So are structure and status of built-in rules, which everybody shares.
 */
export function menuRuleHooks(registry: () => Registry): ResourceHooks {
  const nodes = () =>
    registry()
      .all()
      .map(({ node }) => node)
  return {
    async scope({ db, actor }) {
      const book = await readRightsBook(db)
      if (book.of(actor.id).everything) return undefined
      const { held, shown } = book.rulesOf(actor.id)
      return { see: sql<SqlBool>`t.id = any(${shown}::int[])`, change: sql<SqlBool>`t.id = any(${held}::int[])` }
    },

    begin: ({ transaction }) => lockRights(transaction),

    async settle(_, { before, values }) {
      if (typeof values.component === 'string')
        values.component = screenOf(values.component, String(values.name ?? before?.name), nodes())
    },

    async beforeSave({ transaction, actor }, { before, values }) {
      if (values.pid) {
        const { rows } = await sql<{ type: string }>`select type from menu_rule where id = ${values.pid}`.execute(
          transaction,
        )
        if (rows[0]?.type === 'button') throw failForm({ pid: { key: 'menu.underButton' } })
      }
      const after = { ...before, ...values }
      if (before) refuseBent(before, after)
      await refuseTakenPath(transaction, after)
      const closed = whyNeverOpens(after, before, nodes())
      if (Object.keys(closed).length > 0) throw failForm(closed)
      const caller = administratorOrSystem(actor)
      if (!caller) return
      const book = await readRightsBook(transaction)
      if (book.of(caller.id).everything) return
      if (!before) throw fail('rights.superOnly')
      const changed = changedIn(before, values)
      if (changed.includes('name')) throw failForm({ name: { key: 'rights.superOnly' } })
      const shared = before.built_in ? changed.filter((name) => !DISPLAY_FIELDS.includes(name)) : []
      if (shared.length > 0)
        throw failForm(Object.fromEntries(shared.map((name) => [name, { key: 'menu.sharedRule' }])))
      const { held } = book.rulesOf(caller.id)
      if (changed.includes('pid') && !held.includes(values.pid as number))
        throw failForm({ pid: { key: 'menu.heldParent' } })
      if (changed.includes('weigh') && !held.includes(before.pid as number)) throw fail('menu.heldParent')
    },

    async beforeMove({ transaction, actor }, row) {
      const caller = administratorOrSystem(actor)
      if (!caller) return
      const book = await readRightsBook(transaction)
      if (book.of(caller.id).everything) return
      if (row.built_in) throw fail('menu.sharedRule')
      if (!book.rulesOf(caller.id).held.includes(row.pid as number)) throw fail('menu.heldParent')
    },

    async beforeRemove({ language }, rows) {
      const builtIn = rows.find(({ built_in }) => built_in)
      if (!builtIn) return
      throw fail('menu.builtIn', { name: pickLanguage(builtIn.title as Record<Language, string>, language) })
    },

    /**
     * Beside a row: `fixed`, the columns this caller can't change, or true where it only leads to others; `ungrantable`,
     * where nothing of it can be given to a group.
     */
    async present({ db, actor }, rows) {
      const book = await readRightsBook(db)
      for (const row of rows) if (!book.isGrantable(row.id as number)) row.ungrantable = true
      if (book.of(actor.id).everything) return
      const { held } = book.rulesOf(actor.id)
      for (const row of rows) {
        if (!held.includes(row.id as number)) row.fixed = true
        else if (row.built_in === '1') row.fixed = SHARED
        else row.fixed = held.includes(row.pid as number) ? ['name'] : ['name', 'weigh']
      }
    },

    async afterSave(session, { before, after }) {
      const { transaction } = session
      session.tags.add('rights')
      if (before && after) await keepWayBack(transaction, before, after)
      if (!before || after) return
      const { rows: holders } = await sql<{ id: number }>`
      select id from admin_group where ${before.id as number}::int = any(rules)
    `.execute(transaction)
      const without = (group: Row): Row => ({ rules: (group.rules as number[]).filter((id) => id !== before.id) })
      const ids = holders.map(({ id }) => id)
      await session.touch(adminGroup.name, ids, without, { keepsVersion: true })
    },
  }
}

function changedIn(before: Row, values: Row): string[] {
  return Object.keys(values).filter((name) => values[name] !== before[name])
}

const noWayBack = (field: string) => failForm({ [field]: { key: 'menu.wayBack' } })

/** The screen of menu rules stays what it is. */
function refuseBent(before: Row, after: Row): void {
  if (before.name !== MENU_SCREEN.name) return
  const bent = changedIn(before, after).find((field) => field in MENU_SCREEN && after[field] !== MENU_SCREEN[field])
  if (bent) throw noWayBack(bent)
}

/**
 * Nobody may close the screen of menu rules or what is above it. Only what this change makes worse is refused, so that
 * what was closed otherwise can be opened again step by step.
 */
async function keepWayBack(transaction: Kysely<Tables>, before: Row, after: Row): Promise<void> {
  const changed = changedIn(before, after)
  const { rows: way } = await sql<{ id: number; status: boolean }>`
    with recursive way as (
      select id, pid, status from menu_rule where lower(name) = ${MENU_SCREEN.name}
      union
      select r.id, r.pid, r.status from menu_rule r join way on r.id = way.pid
    ) select id, status from way
  `.execute(transaction)
  if (!way.some(({ id }) => id === after.id)) return
  if (changed.includes('status') && !after.status) throw noWayBack('status')
  if (changed.includes('type') && after.type === 'button') throw noWayBack('type')
  if (changed.includes('pid') && way.some(({ status }) => !status)) throw noWayBack('pid')
}

/** Two menus at one address would open each other's screens. */
async function refuseTakenPath(db: Kysely<Tables>, { id, type, path, menu_type }: Row): Promise<void> {
  if (type !== 'menu' || menu_type === 'link' || !path) return
  const { rows } = await sql<{ title: unknown }>`
    select from menu_rule where type = 'menu' and menu_type is distinct from 'link' and lower(path) = lower(${path})
      and id is distinct from ${id ?? null}::int
  `.execute(db)
  if (rows.length > 0) throw failForm({ path: { key: 'rule.taken', params: { value: String(path) } } })
}
