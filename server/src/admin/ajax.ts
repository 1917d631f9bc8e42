import { fieldNamed } from '@tutu/contract/define-resource'
import { Failure, fail } from '@tutu/contract/errors'
import { traitsOf } from '@tutu/contract/fields/traits'
import { type Language, pickLanguage } from '@tutu/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { EVERYTHING } from '../data/change-bus.ts'
import type { Database } from '../data/database.ts'
import { type TableColumn, tableColumns } from '../data/table-columns.ts'
import { sendAreas, sendSuffixSvg } from '../http/ajax-answers.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../resource/engine.ts'
import type { Registry, Resource } from '../resource/registry.ts'

const CLEARED = { 'zh-cn': '清除缓存', en: 'Clear caches' } as const
/** 'tp' is what the wire calls the server's caches; with 'all' the browser forgets its own besides. */
const ClearCache = z.object({ type: z.enum(['tp', 'all']) })
const Table = z.object({ table: z.string().max(100), clean: z.enum(['0', '1']).catch('1') })

/** `/admin/ajax/*`: what screens of the back office ask besides their data (wire 1.6). */
export async function adminAjaxRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations, registry } = engine
  const access = { kind: 'admin' } as const

  app.get('/admin/ajax/buildSuffixSvg', { config: { access, queryToken: true } }, async (request, reply) =>
    sendSuffixSvg(request, reply),
  )
  app.get('/admin/ajax/area', { config: { access } }, async (request, reply) => sendAreas(request, reply, database))

  app.post(
    '/admin/ajax/clearCache',
    { config: { access: { ...access, node: 'ajax/clearCache' } } },
    async (request, reply) => {
      const { data } = ClearCache.safeParse(request.body)
      if (!data) throw fail('request.parameter', { name: 'type' })
      await mutations.run(administratorOf(request), async ({ tags, log }) => {
        log({ kind: 'change', title: CLEARED, data })
        tags.add(EVERYTHING)
      })
      return reply.ok(null, 'ok.cachesCleared')
    },
  )

  const structure = { config: { access: { ...access, node: 'ajax/getTableFieldList' } } }
  app.get('/admin/ajax/getTablePk', structure, async (request, reply) => {
    const { columns } = await askedTable(database, registry, request)
    return reply.ok({ pk: primaryKey(columns) })
  })
  app.get('/admin/ajax/getTableFieldList', structure, async (request, reply) => {
    const { columns, resource, clean } = await askedTable(database, registry, request)
    const entries = columns.map((column) => [
      column.name,
      clean === '1' ? titleOf(resource, column.name, request.language) : column,
    ])
    return reply.ok({ pk: primaryKey(columns), fieldList: Object.fromEntries(entries) })
  })
}

/** Tables of modules only: those of sessions, queues and secrets are nobody's business. Passwords are left out. */
async function askedTable(database: Database, registry: Registry, { query }: FastifyRequest) {
  const { table = '', clean = '1' } = Table.safeParse(query).data ?? {}
  const resource = registry.all().find((one) => one.table === table)
  const columns = resource ? await tableColumns(database, resource.table) : []
  if (!resource || columns.length === 0) throw new Failure('request.parameter', { params: { name: 'table' } })
  const isShown = ({ name }: TableColumn): boolean => {
    const field = resource.definition.fields[name]
    return !field || !traitsOf(field).secret
  }
  return { resource, clean, columns: columns.filter(isShown) }
}

const primaryKey = (columns: readonly TableColumn[]): string => columns.find(({ primary }) => primary)?.name ?? ''

function titleOf({ definition }: Resource, column: string, language: Language): string {
  return pickLanguage(fieldNamed(definition, column)?.label, language) || column
}
