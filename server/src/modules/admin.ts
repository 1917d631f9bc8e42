import { fail, failForm } from '@tutu/contract/core/errors'
import { type Kysely, sql, type SqlBool } from 'kysely'
import { DEFAULT_AVATAR } from '../data/admins.ts'
import type { Tables } from '../postgres/database.ts'
import { hasSuper, lockRights, readRightsBook } from '../data/rights-book.ts'
import { endAllSessions } from '../data/sessions.ts'
import { type Administrator, administratorOrSystem } from '../policy/actors.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'

/**
 * Administrators (wire 1.7: auth.admin). Whoever is not super sees themself and those whose rights are a strict subset
 * of their own, and gives them only groups that hold less.
 */
export const admin: ResourceHooks = {
  async scope({ db, actor }) {
    const book = await readRightsBook(db)
    if (book.of(actor.id).everything) return undefined
    const ids = [actor.id, ...book.controlledAdmins(actor.id)]
    const mine = sql<SqlBool>`t.id = any(${ids}::int[])`
    return { see: mine, change: mine }
  },

  isOwn: (actor, id) => actor.id === id && actor.can('routine/adminInfo/edit'),

  begin: ({ transaction }) => lockRights(transaction),

  async settle(_, { values }) {
    // What is shown for those who have none.
    if (values.avatar === DEFAULT_AVATAR) values.avatar = null
  },

  async beforeSave(context, { before, values }) {
    const caller = administratorOrSystem(context.actor)
    if (!caller) return
    const self = before?.id === caller.id
    if (self && values.status === false) throw failForm({ status: { key: 'rights.disableSelf' } })
    // Whoever finds an unlocked screen must not take the account over: the profile screen asks for the old one.
    if (self && values.password !== undefined && !caller.provedPassword)
      throw failForm({ password: { key: 'rights.ownPassword' } })
    if (values.group_arr) await checkGroups(context.transaction, caller, before, values.group_arr as number[])
  },

  async beforeRemove({ actor }, rows) {
    const caller = administratorOrSystem(actor)
    if (caller && rows.some(({ id }) => id === caller.id)) throw fail('rights.deleteSelf')
  },

  async afterSave(context, { before, after }) {
    const { transaction } = context
    const caller = administratorOrSystem(context.actor)
    if (before) await keepOneSuper(transaction)
    if (!before || !(!after || (before.status && !after.status) || before.password !== after.password)) return
    // Wire decision 5: a new password spares only the session that set it, disabling none.
    const spared = caller?.id === before.id && after?.status ? caller?.sessionId : undefined
    await endAllSessions(transaction, 'admin', [before.id as number], spared)
  },

  async present(_, rows) {
    for (const row of rows) {
      const groups = (row.groups ?? []) as { name: string }[]
      row.group_name_arr = groups.map(({ name }) => name)
    }
  },
}

/** Wire decision 8: at every moment somebody can do everything. Called after the write, under the lock of rights. */
export async function keepOneSuper(transaction: Kysely<Tables>): Promise<void> {
  if (!(await hasSuper(transaction))) throw fail('rights.lastSuper')
}

async function checkGroups(
  transaction: Kysely<Tables>,
  caller: Administrator,
  before: Row | undefined,
  given: number[],
): Promise<void> {
  const book = await readRightsBook(transaction)
  if (book.of(caller.id).everything) return
  const had = new Set((before?.group_arr as number[] | undefined) ?? [])
  const changed = had.size !== given.length || given.some((id) => !had.has(id))
  if (!changed) return
  if (before?.id === caller.id) throw failForm({ group_arr: { key: 'rights.ownGroups' } })
  const controlled = new Set(book.controlledGroups(caller.id))
  if (given.some((id) => !controlled.has(id))) throw failForm({ group_arr: { key: 'rights.otherGroup' } })
}
