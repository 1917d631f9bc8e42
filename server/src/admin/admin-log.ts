import { changes, type LoggedChange } from '@tutu/contract/api/admin-log'
import { fail } from '@tutu/contract/core/errors'
import { adminLog } from '@tutu/contract/resources/admin-log'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../engine/engine.ts'
import type { Row } from '../engine/fields/columns.ts'
import { presentChanges, readOperation } from '../engine/read/history.ts'
import { nameOf } from '../engine/read/tree.ts'
import { scopeOf, visible } from '../engine/scope.ts'
import { serveCall } from '../web/serve-call.ts'

const SHOWN = 50

/** What the administrator log tells besides its entries: the changes that an entry is about. */
export async function adminLogRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { registry, database } = engine
  const { kysely } = database

  serveCall(app, changes, async ({ request, query: { id }, ok }) => {
    const actor = administratorOf(request)
    const scope = await scopeOf(kysely, registry.byName(adminLog.name), actor)
    const { rows } = await sql<{ operation: string | null; resource: string | null }>`
      select operation, resource from admin_log as t where id = ${id} and ${scope?.see ?? sql<SqlBool>`true`}
    `.execute(kysely)
    const [entry] = rows
    if (!entry) throw fail('record.notFound')
    if (!entry.operation) return ok({ list: [], more: false })
    const found = await readOperation(kysely, entry.operation, SHOWN + 1)
    const list: LoggedChange[] = []
    for (const [name, of] of Map.groupBy(found.slice(0, SHOWN), ({ resource }) => resource)) {
      const resource = registry.all().find(({ definition }) => definition.name === name)
      if (!resource) continue
      const ids = of.map(({ row_id }) => row_id)
      const names = await namesOf(name, ids)
      // A row that is gone is nobody's any more: whoever sees all of its module sees that it was there.
      const seen = await visible(kysely, resource, ids, actor)
      const own = of.filter(({ row_id }) => seen.has(row_id))
      const presented = await presentChanges(engine, resource, own, request.language)
      const language = request.language
      for (const [index, { id: change, row_id, action }] of own.entries()) {
        const row = names.get(row_id)
        const called = row ? nameOf(resource, row, language) : ''
        list.push({ id: change, resource: name, row_id, name: called, action, ...presented[index]! })
      }
    }
    return ok({ list: list.toSorted((a, b) => a.id - b.id), more: found.length > SHOWN })
  })

  /** The rows that are still there, by what names them. */
  async function namesOf(name: string, ids: readonly number[]): Promise<Map<number, Row>> {
    const { table, definition } = registry.byName(name)
    const { rows } = await sql<Row & { id: number }>`
      select id, ${sql.ref(definition.label)} from ${sql.table(table)} where id = any(${[...ids]}::int[])
    `.execute(kysely)
    return new Map(rows.map((row) => [row.id, row]))
  }
}
