import { area, buildSuffixSvg, clearCache, tableFieldList, tablePk } from '@tutu/contract/api/admin-ajax'
import { fieldNamed } from '@tutu/contract/definition/define-resource'
import { Failure } from '@tutu/contract/core/errors'
import { traitsOf } from '@tutu/contract/fields/traits'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { FastifyInstance } from 'fastify'
import { EVERYTHING } from '../postgres/change-bus.ts'
import type { Database } from '../postgres/database.ts'
import { type TableColumn, tableColumns } from '../postgres/table-columns.ts'
import { sendAreas, sendSuffixSvg } from '../web/ajax-answers.ts'
import { serveCall } from '../web/serve-call.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../engine/engine.ts'
import type { Registry, Resource } from '../engine/registry.ts'

const CLEARED = { 'zh-cn': '清除缓存', en: 'Clear caches' } as const
/** `/admin/ajax/*`: what screens of the back office ask besides their data (wire 1.6). */
export async function adminAjaxRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations, registry } = engine

  serveCall(app, buildSuffixSvg, sendSuffixSvg)
  serveCall(app, area, (asked) => sendAreas(asked, database))

  serveCall(app, clearCache, async ({ request, reply, body }) => {
    await mutations.run(administratorOf(request), async ({ tags, log }) => {
      log({ kind: 'change', title: CLEARED, data: body })
      tags.add(EVERYTHING)
    })
    return reply.ok(null, 'ok.cachesCleared')
  })

  serveCall(app, tablePk, async ({ query, ok }) => {
    const { columns } = await askedTable(database, registry, query.table)
    return ok({ pk: primaryKey(columns) })
  })
  serveCall(app, tableFieldList, async ({ request, query: { table, clean }, ok }) => {
    const { columns, resource } = await askedTable(database, registry, table)
    const entries = columns.map((column) => [
      column.name,
      clean === '1' ? titleOf(resource, column.name, request.language) : column,
    ])
    return ok({ pk: primaryKey(columns), fieldList: Object.fromEntries(entries) })
  })
}

/** Tables of modules only: those of sessions, queues and secrets are nobody's business. Passwords are left out. */
async function askedTable(database: Database, registry: Registry, table: string) {
  const resource = registry.all().find((one) => one.table === table)
  const columns = resource ? await tableColumns(database, resource.table) : []
  if (!resource || columns.length === 0)
    throw new Failure('request.parameter', { params: { name: 'table' }, status: 400 })
  const isShown = ({ name }: TableColumn): boolean => {
    const field = resource.definition.fields[name]
    return !field || !traitsOf(field).secret
  }
  return { resource, columns: columns.filter(isShown) }
}

const primaryKey = (columns: readonly TableColumn[]): string => columns.find(({ primary }) => primary)?.name ?? ''

function titleOf({ definition }: Resource, column: string, language: Language): string {
  return pickLanguage(fieldNamed(definition, column)?.label, language) || column
}
