import { fail } from '@tutu/contract/core/errors'
import { sql, type SqlBool } from 'kysely'
import { administratorOrSystem } from '../policy/actors.ts'
import type { ResourceHooks } from '../engine/hooks.ts'

/** The log of what administrators did: everybody reads their own, super administrators all; only they delete. */
export const adminLog: ResourceHooks = {
  async scope({ actor }) {
    if (actor.super) return undefined
    const own = sql<SqlBool>`t.admin_id = ${actor.id}`
    return { see: own, change: own }
  },

  async beforeRemove({ actor }) {
    const caller = administratorOrSystem(actor)
    if (caller && !caller.super) throw fail('rights.superOnly')
  },
}
