import { fail } from '@tutu/contract/errors'
import { sql, type SqlBool } from 'kysely'
import type { ResourceHooks } from '../resource/hooks.ts'

/** The log of what administrators did: everybody reads their own, super administrators all; only they delete. */
export const adminLog: ResourceHooks = {
  async scope({ actor }) {
    if (actor.kind === 'admin' && actor.super) return undefined
    const own = sql<SqlBool>`t.admin_id = ${actor.id}`
    return { see: own, change: own }
  },

  async beforeRemove({ actor }) {
    if (actor.kind === 'admin' && !actor.super) throw fail('rights.superOnly')
  },
}
