import { fail } from '@tutu/contract/core/errors'
import { isRecycled } from '@tutu/contract/definition/define-resource'
import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import type { Joins } from '../engine/read/joins.ts'
import { presentRow } from '../engine/read/list.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import type { Registry, Resource } from '../engine/registry.ts'
import { openModules } from '../engine/scope.ts'
import type { Row } from '../engine/fields/columns.ts'
import { type RecycledRow, restoreRecycled } from '../engine/write/recycle-bin.ts'
import { traitsOf } from '@tutu/contract/fields/traits'

/**
 * The recycle bin. Whoever is not super sees what they have deleted themselves, and of modules whose rows they see all and
 * may delete.
 */
export function dataRecycleLogHooks(registry: () => Registry, joins: () => Joins): ResourceHooks {
  return {
    async scope({ db, actor }) {
      if (actor.super) return undefined
      const open = await openModules(db, registry().all().filter(isRecycledModule), actor, 'del')
      const mine = sql<SqlBool>`(t.admin_id = ${actor.id} or t.resource = any(${open}::text[]))`
      return { see: mine, change: mine }
    },

    commands: {
      async look({ transaction, language }, { rows }) {
        const [entry] = await entriesOf(transaction, rows)
        const resource = registry()
          .all()
          .find(({ definition }) => definition.name === entry?.resource)
        if (!entry || !resource) throw fail('record.notFound')
        const { fields } = resource.definition
        const shown = Object.keys(fields).filter((name) => name in entry.data && !traitsOf(fields[name]!).secret)
        const row = presentRow(resource, entry.data, ['id', ...shown, 'createtime', 'updatetime'], language)
        await joins().add(resource, [row], language)
        return { data: { resource: entry.resource, row } }
      },
      async restore(session, { rows }) {
        const count = await restoreRecycled(session, registry(), await entriesOf(session.transaction, rows))
        return { message: { key: 'ok.restored', params: { count } } }
      },
    },
  }
}

/** What is never in the bin has nothing to show there: the bin itself is among it, whose scope this is. */
const isRecycledModule = ({ definition }: Resource): boolean => isRecycled(definition)

async function entriesOf(db: Kysely<Tables>, rows: readonly Row[]): Promise<RecycledRow[]> {
  const { rows: entries } = await sql<RecycledRow>`
    select id, row_id, name, resource, data, released, operation from data_recycle_log
    where id = any(${rows.map(({ id }) => id as number)}::int[]) order by id
  `.execute(db)
  return entries
}
