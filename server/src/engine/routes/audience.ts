import { PUBLIC_PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import { fail } from '@tutu/contract/core/errors'
import { countOf } from '@tutu/contract/definition/row-names'
import { isLocalized } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { requireCaptcha } from '../../data/captcha.ts'
import { tokenBucket } from '../../web/token-bucket.ts'
import type { Actor } from '../../policy/actors.ts'
import { type Audience, audiencesOf, readableFields } from '../../policy/audiences.ts'
import { callerOf } from '../../policy/callers.ts'
import { answerCommand, deletion, postedForm } from './calls.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { addFileInfo } from '../fields/file-info.ts'
import {
  comparedFields,
  conditionsOf,
  listColumns,
  type ListQuery,
  orderOf,
  parseListQuery,
  presentRow,
} from '../read/list.ts'
import { PER_HOUR } from '../write/owned-rows.ts'
import { frameOf, readPage } from '../read/read-page.ts'
import type { Resource } from '../registry.ts'
import { readId } from '../fields/scalar.ts'
import { scopeOf } from '../scope.ts'
import { noSuchAddress } from '../../web/no-such-address.ts'

type Action = 'mine' | 'add' | 'edit' | 'del'
/** Members behind one address, such as a class, that may add as many rows as one. */
const CLASS = 40

/**
 * What members, those who look after them and visitors do with rows, as far as a definition names them:
 * `/api/<base>/mine` (a list as `index` answers it), `add`, `edit` (GET and POST), `del`, and the commands that are theirs.
 * What is another's does not exist for them.
 */
export async function audienceRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, registry, mutations } = engine
  const buckets = new Map<string, ReturnType<typeof tokenBucket>>()

  app.get('/api/:resource/mine', to('mine'), async (request, reply) => {
    const resource = find(request, 'mine')
    const actor = callerOf(request)
    const query = parseListQuery(request.query as Record<string, unknown>, PUBLIC_PAGE_SIZE_MAX)
    const readable = readableFields(resource.definition, actor)
    refuseUnreadable(resource, query, readable)
    const scope = await scopeOf(database.kysely, resource, actor)
    const shown = ['id', 'version', 'createtime', 'updatetime', ...readable]
    const columns = listColumns(resource.definition).filter((name) => shown.includes(name))
    const limits = scope ? [scope.see] : []
    const page = await readPage(database, engine.totals, resource, {
      conditions: [...conditionsOf(resource, query), ...limits],
      ...(query.quickSearch !== '' && { compared: [...conditionsOf(resource, query, { byScan: true }), ...limits] }),
      order: orderOf(resource.definition, query.order, request.language),
      page: query.page,
      ...(query.cursor && { cursor: query.cursor }),
      limit: query.limit,
      columns,
    })
    const list = await present(resource, page.rows, columns, request)
    return reply.ok({ list, ...frameOf(page), remark: '' })
  })

  app.post('/api/:resource/add', to('add'), async (request, reply) => {
    const resource = find(request, 'add')
    const actor = callerOf(request)
    const form = postedForm(request)
    bucketOf(resource, actor)(request)
    if (asksCaptcha(resource, actor)) await requireCaptcha(database.kysely, form)
    const id = await mutations.add(actor, resource.definition.name, form)
    return reply.ok({ id }, 'ok.added')
  })

  app.get('/api/:resource/edit', to('edit'), async (request, reply) => {
    const resource = find(request, 'edit')
    const actor = callerOf(request)
    const id = readId((request.query as Record<string, unknown>).id)
    const { fields } = resource.definition
    const readable = readableFields(resource.definition, actor).filter((name) => !traitsOf(fields[name]!).secret)
    const columns = ['id', 'version', ...readable, 'createtime', 'updatetime']
    const scope = await scopeOf(database.kysely, resource, actor)
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))} from ${sql.table(resource.table)} as t
      where t.id = ${id} and ${scope?.see ?? sql<SqlBool>`true`}
    `.execute(database.kysely)
    const stored = rows[0]
    if (!stored) throw fail('record.notFound')
    const [row] = await present(resource, [stored], columns, request)
    for (const name of readable) if (isLocalized(fields[name]!)) row![`${name}_i18n`] = stored[name] ?? {}
    return reply.ok({ row })
  })

  app.post('/api/:resource/edit', to('edit'), async (request, reply) => {
    const resource = find(request, 'edit')
    await mutations.run(callerOf(request), (tx) => tx.edit(resource.definition.name, postedForm(request)))
    return reply.ok(null, 'ok.updated')
  })

  app.delete('/api/:resource/del', to('del'), async (request, reply) => {
    const resource = find(request, 'del')
    const { ids, cascades } = deletion(request)
    const actor = { ...callerOf(request), cascades }
    const deleted = await mutations.run(actor, (tx) => tx.del(resource.definition.name, ids))
    if (deleted === 0) throw fail('record.notFound')
    return reply.ok({ deleted }, 'ok.deletedRows', {
      rows: countOf(resource.definition, deleted, request.language),
    })
  })

  app.post('/api/:resource/:command', { config: { access: { kind: 'audience', of: byOf } } }, (request, reply) =>
    answerCommand(engine, findCommand(request), request, reply),
  )

  function byOf(request: FastifyRequest): readonly Audience[] {
    const { resource, name } = findCommand(request)
    return resource.definition.commands?.[name]?.by ?? []
  }

  /** A command that members may use, in whatever case it is written. */
  function findCommand(request: FastifyRequest): { resource: Resource; name: string } {
    const { resource: base, command } = request.params as { resource: string; command: string }
    const resource = registry.byBase(base)
    const commands = Object.entries(resource?.definition.commands ?? {})
    const name = commands.find(([one, { by }]) => by && one.toLowerCase() === command.toLowerCase())?.[0]
    if (!resource || !name) throw noSuchAddress(request)
    return { resource, name }
  }

  /** Called by whom the resource's definition names for it. */
  function to(action: Action) {
    const of = (request: FastifyRequest): readonly Audience[] => audiencesOf(find(request, action).definition, action)
    return { config: { access: { kind: 'audience', of } } } as const
  }

  /** A call that nobody may make is none. */
  function find(request: FastifyRequest, action: Action): Resource {
    const resource = registry.byBase((request.params as { resource: string }).resource)
    if (!resource || audiencesOf(resource.definition, action).length === 0) {
      throw noSuchAddress(request)
    }
    return resource
  }

  async function present(
    resource: Resource,
    rows: readonly Row[],
    columns: readonly string[],
    request: FastifyRequest,
  ): Promise<Record<string, unknown>[]> {
    const list = rows.map((row) => presentRow(resource, row, columns, request.language))
    await engine.joins.add(resource, list, request.language, { publicOnly: true })
    await addFileInfo(database, resource, list)
    return list
  }

  function bucketOf({ definition }: Resource, actor: Actor): ReturnType<typeof tokenBucket> {
    const key = `${definition.name} ${actor.kind}`
    let bucket = buckets.get(key)
    if (!bucket) {
      const burst = (definition.limits?.perHour ?? PER_HOUR) * (actor.kind === 'visitor' ? 1 : CLASS)
      buckets.set(key, (bucket = tokenBucket({ burst, perSecond: burst / 3600 })))
    }
    return bucket
  }
}

function asksCaptcha({ definition }: Resource, actor: Actor): boolean {
  return definition.captcha?.some((audience) => audience === actor.kind) ?? false
}

/** Whoever may not read a field may not find out by searching or sorting either. */
function refuseUnreadable({ definition }: Resource, query: ListQuery, readable: readonly string[]): void {
  const open = new Set(['id', 'createtime', 'updatetime', ...readable])
  const closed = comparedFields(query).find((field) => !open.has(field))
  if (closed !== undefined) throw fail('request.searchField', { field: closed })
  const sorted = query.order?.split(',')[0]?.trim()
  if (sorted !== undefined && !open.has(sorted)) throw fail('request.sortField', { field: sorted })
  if (query.quickSearch && definition.quickSearch.some((name) => !open.has(name)))
    throw fail('request.parameter', { name: 'quick_search' })
  if (query.initValue.length > 0 && !open.has(query.initKey)) throw fail('request.parameter', { name: 'initKey' })
}
