import { fail } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import { keepsHistory } from '@tutu/contract/definition/define-resource'
import { type Kysely, sql, type SqlBool } from 'kysely'
import { administratorOrSystem, forbidden } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { presentChanges } from '../engine/read/history.ts'
import type { Joins } from '../engine/read/joins.ts'
import type { Registry, Resource } from '../engine/registry.ts'
import { openModules } from '../engine/scope.ts'
import type { FieldChanges } from '../engine/write/history.ts'
import { revertRow } from '../engine/write/revert.ts'

/**
 * The log of sensitive data. Whoever is not super sees what they have changed themselves, and of modules whose rows they see
 * all and may edit; rolling back is editing, with the rights and checks of that.
 */
export function sensitiveDataLogHooks(registry: () => Registry, joins: () => Joins): ResourceHooks {
  return {
    async scope({ db, actor }) {
      if (actor.super) return undefined
      const open = await openModules(db, registry().all().filter(isWatched), actor, 'edit')
      const mine = sql<SqlBool>`(t.admin_id = ${actor.id} or t.resource = any(${open}::text[]))`
      return { see: mine, change: mine }
    },

    commands: {
      async change({ transaction, language }, { rows }) {
        const [row] = rows
        const resource = row && resourceOf(registry(), row)
        if (!row || !resource) throw fail('record.notFound')
        const field = row.data_field as string
        const entries = await entriesOf(transaction, row)
        // A session may have written the row twice: from what it held before the first to what it holds since the last.
        const pairs = entries.flatMap(({ changes }) => (changes && field in changes ? [changes[field]!] : []))
        if (pairs.length === 0 && !row.is_secret) throw fail('history.gone')
        const changes: FieldChanges = { [field]: row.is_secret ? null : [pairs[0]![0], pairs.at(-1)![1]] }
        const entry = { row_id: row.row_id as number, changes }
        const [told] = await presentChanges({ joins: joins() }, resource, [entry], language)
        return { data: { resource: resource.definition.name, changes: told } }
      },

      async rollback(session, { rows }) {
        const { transaction } = session
        const administrator = administratorOrSystem(session.actor)
        // The latest first: what several have changed one after the other ends as it was before the first of them.
        for (const row of rows.toSorted((a, b) => (b.id as number) - (a.id as number))) {
          const resource = resourceOf(registry(), row)
          if (!resource) throw fail('record.notFound')
          if (administrator && !administrator.can(`${resource.node}/edit`)) throw forbidden()
          // What became so since it was written down.
          const field = resource.definition.fields[row.data_field as string]
          if (field?.readonly) throw fail('history.fixed', { label: pickLanguage(field.label, session.language) })
          const [entry] = await entriesOf(transaction, row)
          if (!entry) throw fail('history.gone')
          await revertRow(session, resource, {
            id: row.row_id as number,
            entry: entry.id,
            fields: [row.data_field as string],
            version: undefined,
          })
        }
        const ids = rows.map(({ id }) => id as number)
        await session.touch('sensitive-data-log', ids, { is_rollback: true })
        return { message: { key: 'ok.rolledBack', params: { count: ids.length } } }
      },
    },
  }
}

/** What has no history has nothing to tell: this log is among it, whose scope this is. */
const isWatched = ({ definition }: Resource): boolean => keepsHistory(definition)

function resourceOf(registry: Registry, row: Row): Resource | undefined {
  return registry.all().find(({ definition }) => definition.name === row.resource)
}

/** What the history keeps of the session in which a row of the log was written, the oldest first. */
async function entriesOf(db: Kysely<Tables>, { operation, resource, row_id, data_field }: Row) {
  const { rows } = await sql<{ id: number; changes: FieldChanges | null }>`
    select id, changes from history
    where operation = ${operation}::uuid and resource = ${resource} and row_id = ${row_id}
      and changes ? ${data_field}::text
    order by id
  `.execute(db)
  return rows
}
