import { fail } from '@tutu/contract/core/errors'
import { sql, type SqlBool } from 'kysely'
import { administratorOrSystem } from '../policy/actors.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { recordPaths } from '../engine/read/record-paths.ts'
import type { Registry } from '../engine/registry.ts'

/** The log of what administrators did: everybody reads their own, super administrators all; only they delete. */
export const adminLogHooks = (registry: () => Registry): ResourceHooks => ({
  async scope({ actor }) {
    if (actor.super) return undefined
    const own = sql<SqlBool>`t.admin_id = ${actor.id}`
    return { see: own, change: own }
  },

  async beforeRemove({ actor }) {
    const caller = administratorOrSystem(actor)
    if (caller && !caller.super) throw fail('rights.superOnly')
  },

  presents: ['path'],
  async present({ db, actor }, rows) {
    const entries = rows as { resource: string; record_id: number | null; path?: string }[]
    const pathOf = await recordPaths(registry(), db, actor, entries)
    for (const entry of entries) {
      const path = pathOf(entry)
      if (path) entry.path = path
    }
  },
})
