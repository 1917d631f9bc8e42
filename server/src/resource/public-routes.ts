import { PUBLIC_PAGE_SIZE_MAX } from '@tutu/contract/constants'
import { fail, Failure } from '@tutu/contract/errors'
import type { Operator } from '@tutu/contract/fields/field'
import { type Language, pickLanguage } from '@tutu/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { renderMarkdown } from '../lib/markdown.ts'
import type { Row } from './columns.ts'
import type { Engine } from './engine.ts'
import { compare } from './filter.ts'
import { listColumns, orderOf, parseListQuery, presentRow, readPage, where } from './list.ts'
import { quickSearch } from './quick-search.ts'
import type { Resource } from './registry.ts'
import { relationTag } from './tags.ts'
import { isRelation } from './joins.ts'

type Params = { resource: string }
type Query = Record<string, unknown>
type PublicResource = Resource & { definition: { public: NonNullable<Resource['definition']['public']> } }

/** Public reads of modules whose definition is public (wire decision 14): published rows and public fields only. */
export async function publicResourceRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, registry } = engine

  app.get('/api/:resource/index', { config: { access: { kind: 'public' } } }, async (request, reply) => {
    const resource = find(request)
    const raw = request.query as Query
    const query = parseListQuery(raw, PUBLIC_PAGE_SIZE_MAX)
    const { definition } = resource
    const conditions = publicConditions(resource, raw, request.language)
    if (query.quickSearch) conditions.push(...[quickSearch(query.quickSearch)].filter((one) => one !== undefined))
    const columns = listColumns(definition).filter((name) => name === 'id' || definition.fields[name]?.public)
    const order = orderOf(definition, publicOrder(resource, query.order), request.language)
    const { rows, total, estimated } = await readPage(database, engine.totals, resource, {
      conditions,
      order,
      page: query.page,
      limit: query.limit,
      columns,
    })
    const list = rows.map((row) => presentRow(resource, row, columns, request.language))
    const tags = await complete(resource, list, request.language, false)
    noteTags(reply, [...listTags(resource, raw), ...tags])
    return reply.ok({ list, total, ...(estimated ? { totalEstimated: true } : {}), remark: '' })
  })

  app.get('/api/:resource/read', { config: { access: { kind: 'public' } } }, async (request, reply) => {
    const resource = find(request)
    const raw = request.query as Query
    const row = await readRow(resource, raw, request.language)
    // A row that is not there yet may come: its absence depends on the whole table.
    noteTags(reply, row ? [`${resource.table}:${row.id as number}`] : [resource.table])
    if (!row) throw fail('record.notFound')
    const { fields } = resource.definition
    const columns = [
      'id',
      ...Object.keys(fields).filter((name) => fields[name]?.public && fields[name]?.kind !== 'markdown'),
    ]
    const wire = presentRow(resource, row, columns, request.language)
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'markdown' && field.public)
        wire[`${name}_html`] = renderMarkdown(textOf(row[name], request.language))
    }
    noteTags(reply, await complete(resource, [wire], request.language, true))
    return reply.ok({ row: wire })
  })

  function find(request: FastifyRequest): PublicResource {
    const resource = registry.byBase((request.params as Params).resource)
    if (!resource?.definition.public) {
      throw new Failure('request.notFound', { params: { url: request.url.split('?')[0]! }, status: 404 })
    }
    return resource as PublicResource
  }

  async function readRow(resource: PublicResource, raw: Query, language: Language): Promise<Row | undefined> {
    const key = ['id', ...resource.definition.public.read].find((name) => raw[name] !== undefined && raw[name] !== '')
    if (!key) throw fail('request.parameter', { name: resource.definition.public.read[0] ?? 'id' })
    const value = String(raw[key])
    if (key === 'id' && !/^\d{1,9}$/.test(value)) throw fail('request.parameter', { name: 'id' })
    const conditions = [
      ...publicConditions(resource, raw, language),
      sql<SqlBool>`${sql.ref(`t.${key}`)} = ${key === 'id' ? Number(value) : value}`,
    ]
    const { rows } =
      await sql<Row>`select t.* from ${sql.table(resource.table)} as t ${where(conditions)} limit 1`.execute(
        database.kysely,
      )
    return rows[0]
  }

  async function complete(
    resource: Resource,
    rows: Record<string, unknown>[],
    language: Language,
    detail: boolean,
  ): Promise<string[]> {
    const joined = await engine.joins.add(resource, rows, language, { publicOnly: true })
    const own = await resource.hooks.presentPublic?.({ database, language, detail }, rows)
    return [...joined, ...(own ?? [])]
  }
}

/** Published rows under the whitelisted filters; parameters that are no filter are no business of ours. */
function publicConditions(resource: PublicResource, raw: Query, language: Language): RawBuilder<SqlBool>[] {
  const { fields, public: access } = resource.definition
  const conditions = Object.entries(access.where).map(
    ([name, value]) => sql<SqlBool>`${sql.ref(`t.${name}`)} = ${value}`,
  )
  for (const [name, operator] of Object.entries(access.filters) as [string, Operator][]) {
    const condition = compare(name, fields[name]!, operator, raw[name], language)
    if (condition) conditions.push(condition)
  }
  const scope = resource.hooks.publicScope?.()
  return scope ? [...conditions, scope] : conditions
}

function publicOrder(resource: PublicResource, order: string | undefined): string | undefined {
  if (!order) return undefined
  const [name = ''] = order.split(',')
  if (!resource.definition.public.sorts?.includes(name)) throw fail('request.sortField', { field: name })
  return order
}

/** A list filtered by one relation depends on that relation's rows only. */
function listTags(resource: PublicResource, raw: Query): string[] {
  for (const name of Object.keys(resource.definition.public.filters)) {
    const field = resource.definition.fields[name]
    if (field && isRelation(field) && /^\d+$/.test(String(raw[name] ?? '')))
      return [relationTag(resource.table, name, raw[name])]
  }
  return [resource.table]
}

function textOf(value: unknown, language: Language): string {
  return value !== null && typeof value === 'object'
    ? pickLanguage(value as Partial<Record<Language, string>>, language)
    : String(value ?? '')
}

/** Tags of an answer travel in a header that the page cache takes off before it leaves. */
export const TAGS_HEADER = 'x-cache-tags'

function noteTags(reply: FastifyReply, tags: readonly string[]): void {
  const known = reply.getHeader(TAGS_HEADER)
  reply.header(TAGS_HEADER, [...(known ? String(known).split(' ') : []), ...new Set(tags)].join(' '))
}
