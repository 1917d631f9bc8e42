import { PAGE_SIZE_MAX, TREE_NODES_MAX } from '@tutu/contract/core/constants'
import {
  type Action,
  actionsOf,
  calledCommands,
  fieldOfRole,
  isRecycled,
  keepsHistory,
  permissionNode,
  SIDE_CALLS,
  type SideCall,
  sideCallsOf,
} from '@tutu/contract/definition/define-resource'
import { fail } from '@tutu/contract/core/errors'
import { isLocalized } from '@tutu/contract/fields/index'
import { pickLanguage } from '@tutu/contract/core/languages'
import { countOf } from '@tutu/contract/definition/row-names'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { sql, type SqlBool } from 'kysely'
import { changePreview, closePreview, openPreview, PREVIEW_LIFE } from '../../data/previews.ts'
import { issueTicket } from '../../data/tickets.ts'
import { administratorOf } from '../../policy/callers.ts'
import { redeemed, sendDownload, TICKETED } from '../../policy/ticketed.ts'
import { answerCommand, deletion, postedForm, readIds } from './calls.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import type { Imports } from '../import/imports.ts'
import { addFileInfo } from '../fields/file-info.ts'
import { findsByWords } from '../read/filter.ts'
import { checkExport, EXPORT_FORMATS, exportOf, formatOf, refuseManyExports } from '../read/export.ts'
import {
  conditionsOf,
  listColumns,
  type Order,
  orderBy,
  orderOf,
  parseListQuery,
  presentRow,
  where,
} from '../read/list.ts'
import { secretFields, titleOf } from '../write/change-log.ts'
import { readHistory } from '../read/history.ts'
import { deletionEffects } from '../write/deletion-effects.ts'
import { isDeletedBy, recycledIn, restoreRecycled } from '../write/recycle-bin.ts'
import { readRows } from '../write/rows.ts'
import { readSums } from '../read/sums.ts'
import { frameOf, readPage } from '../read/read-page.ts'
import type { Resource } from '../registry.ts'
import { integer, isTrue, readId, scalar, scalars } from '../fields/scalar.ts'
import { changeable, scopeOf } from '../scope.ts'
import { editBatch, idsUnder, previewBatch, readBatchIds, readValues, revertBatch } from '../write/batch-edit.ts'
import { revertRow } from '../write/revert.ts'
import { discardDraft, draftOf, publishForm, saveDraft } from '../write/publishing.ts'
import { type Goal, moveRow, placeRow } from '../write/sortable.ts'
import { flatten, nest, refuseTooLarge, type TreeRow } from '../read/tree.ts'
import { noSuchAddress } from '../../web/no-such-address.ts'

/** What an export was asked for, as its ticket holds it. */
type Asked = { resource: string; filter: Record<string, unknown>; language: 'zh-cn' | 'en' }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

type Params = { resource: string; action: string }
type Call = { resource: Resource; request: FastifyRequest; reply: FastifyReply }
type Handler = (call: Call) => Promise<unknown>

/** The generic controllers: one route over the registry, so that a module made at run time has its calls at once. */
export async function adminResourceRoutes(
  app: FastifyInstance,
  { engine, imports }: { engine: Engine; imports: Imports },
): Promise<void> {
  const { database, registry, mutations } = engine

  const handlers: Record<string, Handler> = {
    'GET index': index,
    'GET sums': async ({ resource, request, reply }) => {
      const { ids, ...raw } = request.query as Record<string, unknown>
      const scope = await scopeOf(database.kysely, resource, administratorOf(request))
      const conditions = ids === undefined ? conditionsOf(resource, parseListQuery(raw, 1)) : [amongIds(readIds(ids))]
      return reply.ok(await readSums(database, resource, [...conditions, ...(scope ? [scope.see] : [])]))
    },
    'POST add': async ({ resource, request, reply }) => {
      const id = await mutations.run(administratorOf(request), (tx) =>
        tx.add(resource.definition.name, postedForm(request)),
      )
      return reply.ok({ id }, 'ok.added')
    },
    'GET edit': readOne,
    'POST edit': async ({ resource, request, reply }) => {
      const form = postedForm(request)
      const isPublished = resource.definition.publishable === true && isTrue(scalar(form.publish))
      const undo = await mutations.run(administratorOf(request), async (tx) => {
        if (isPublished) return void (await publishForm({ session: tx, registry, resource }, form))
        const changed = await tx.edit(resource.definition.name, form)
        return changed > 0 && keepsHistory(resource.definition) ? tx.operation : undefined
      })
      if (isPublished) return reply.ok(null, 'ok.published', { count: 1 })
      return reply.ok(undo === undefined ? null : { undo }, 'ok.updated')
    },
    'POST saveDraft': async ({ resource, request, reply }) => {
      const form = postedForm(request)
      await mutations.run(administratorOf(request), (tx) => saveDraft({ session: tx, registry, resource }, form))
      return reply.ok(null, 'ok.draftSaved')
    },
    'POST discardDraft': async ({ resource, request, reply }) => {
      const form = postedForm(request)
      await mutations.run(administratorOf(request), (tx) => discardDraft({ session: tx, registry, resource }, form))
      return reply.ok(null, 'ok.draftDiscarded')
    },
    'POST previewPage': async ({ resource, request, reply }) => {
      const { id, token, close, ...input } = postedForm(request)
      const { id: adminId } = administratorOf(request)
      const known = scalar(token) ?? ''
      if (isTrue(scalar(close))) {
        await closePreview(database.kysely, adminId, known)
        return reply.ok(null)
      }
      const rowId = id === undefined || id === null || id === '' ? undefined : readId(id)
      if (rowId !== undefined) await checkExists(resource, rowId, request)
      const content = { resource: resource.definition.name, rowId, input }
      const isSame = known !== '' && (await changePreview(database.kysely, adminId, known, content))
      const shown = isSame ? known : await openPreview(database.kysely, adminId, content)
      return reply.ok({ token: shown, path: `/preview/${shown}`, seconds: PREVIEW_LIFE })
    },
    'DELETE del': async ({ resource, request, reply }) => {
      const { ids, cascades } = deletion(request)
      const actor = { ...administratorOf(request), cascades }
      const { deleted, undo } = await mutations.run(actor, async (tx) => {
        const count = await tx.del(resource.definition.name, ids)
        return { deleted: count, undo: tx.recycled > 0 ? { undo: tx.operation } : {} }
      })
      if (deleted === 0) throw fail('record.notFound')
      return reply.ok({ deleted, ...undo }, 'ok.deletedRows', {
        rows: countOf(resource.definition, deleted, request.language),
      })
    },
    'GET effects': async ({ resource, request, reply }) => {
      const ids = readIds((request.query as Record<string, unknown>).ids)
      const actor = administratorOf(request)
      const rows = await readRows(
        database.kysely,
        resource.table,
        await changeable(database.kysely, resource, ids, actor),
      )
      if (rows.length === 0) throw fail('record.notFound')
      const { count, effects } = await deletionEffects({ db: database.kysely, registry, actor }, resource, rows)
      const refused = effects.some(({ how }) => how === 'in-use' || how === 'forbidden')
      const rule = (await engine.recycling.all()).get(resource.base)
      return reply.ok({ count, effects, refused, recycled: isRecycled(resource.definition) && rule?.status !== false })
    },
    // Of what one has just deleted oneself; everything else is restored in the recycle bin.
    'POST undelete': async ({ resource, request, reply }) => {
      const operation = scalar(postedForm(request).undo) ?? ''
      if (!UUID.test(operation)) throw fail('request.parameter', { name: 'undo' })
      const actor = administratorOf(request)
      const count = await mutations.run(actor, async (tx) => {
        const entries = await recycledIn(tx.transaction, [operation])
        const isMine = await isDeletedBy(tx.transaction, operation, actor.id)
        if (!isMine || !entries.some((entry) => entry.resource === resource.definition.name)) throw fail('recycle.gone')
        return restoreRecycled(tx, registry, entries)
      })
      return reply.ok({ restored: count }, 'ok.restored', { count })
    },
    'POST sortable': async ({ resource, request, reply }) => {
      const { id, targetId, place } = postedForm(request)
      const row = readId(id)
      const goal = place === undefined ? undefined : readGoal(place)
      await mutations.run(administratorOf(request), (tx) =>
        goal === undefined
          ? moveRow(tx, resource, { id: row, targetId: readId(targetId) })
          : placeRow(tx, resource, row, goal),
      )
      return reply.ok(null, 'ok.sorted')
    },
    'GET history': async ({ resource, request, reply }) => {
      const { id, before } = request.query as Record<string, unknown>
      const row = readId(id)
      await checkExists(resource, row, request)
      const { language } = request
      return reply.ok(
        await readHistory(engine, resource, row, {
          before: before === undefined ? undefined : readId(before),
          language,
        }),
      )
    },
    'POST revert': async ({ resource, request, reply }) => {
      const { id, entry, fields, version } = postedForm(request)
      const only = fields === undefined ? undefined : scalars(fields)
      if (fields !== undefined && !only) throw fail('request.parameter', { name: 'fields' })
      const reversal = { id: readId(id), entry: readId(entry), fields: only, version }
      await mutations.run(administratorOf(request), (tx) => revertRow(tx, resource, reversal))
      return reply.ok(null, 'ok.reverted')
    },
    // `preview`: what it would do, and nothing of it is done.
    'POST batch': async ({ resource, request, reply }) => {
      const { ids: posted, filter, versions, values, preview } = postedForm(request)
      const actor = administratorOf(request)
      const asked = readValues(resource, values)
      const ids = filter === undefined ? readBatchIds(posted) : await idsUnder(engine, resource, filter, actor)
      if (isTrue(scalar(preview)))
        return reply.ok(await previewBatch(mutations, actor, resource, { ids, values: asked }))
      const seen = versions === undefined ? undefined : (scalars(versions) ?? []).map(Number)
      const done = await editBatch(mutations, actor, resource, { ids, versions: seen, values: asked })
      return reply.ok(done, 'ok.batch', { count: done.changed })
    },
    'POST unbatch': async ({ resource, request, reply }) => {
      const operation = scalar(postedForm(request).undo) ?? ''
      if (!UUID.test(operation)) throw fail('request.parameter', { name: 'undo' })
      const count = await mutations.run(administratorOf(request), (tx) => revertBatch(tx, resource, operation))
      return reply.ok({ reverted: count }, 'ok.unbatch', { count })
    },
    'POST importStart': async ({ resource, request, reply }) => {
      await imports.start(administratorOf(request), resource, postedForm(request))
      return reply.ok(null)
    },
    'GET importState': async ({ resource, request, reply }) => {
      const id = scalar((request.query as Record<string, unknown>).id)
      return reply.ok({ list: await imports.list(administratorOf(request), resource, id) })
    },
    'POST importCancel': async ({ resource, request, reply }) => {
      await imports.cancel(administratorOf(request), resource, scalar(postedForm(request).id) ?? '')
      return reply.ok(null)
    },
    'POST importUndo': async ({ resource, request, reply }) => {
      const { id, preview } = postedForm(request)
      const actor = administratorOf(request)
      if (isTrue(scalar(preview))) return reply.ok(await imports.previewUndo(actor, resource, scalar(id) ?? ''))
      await imports.undo(actor, resource, scalar(id) ?? '')
      return reply.ok(null)
    },
    'POST export': async ({ resource, request, reply }) => {
      const filter = postedForm(request, { emptyAllowed: true })
      checkExport(engine, resource, filter, request.language)
      const secret = secretFields(resource.definition)
      await mutations.run(administratorOf(request), async (tx) =>
        tx.log({ kind: 'export', title: titleOf(tx, resource, 'export'), data: filter, secret }),
      )
      const payload = { resource: resource.definition.name, filter, language: request.language }
      const ticket = await issueTicket(database, { purpose: 'export', adminId: administratorOf(request).id, payload })
      return reply.ok({ ticket })
    },
  }

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/admin/:resource/:action',
    config: {
      access: {
        kind: 'admin',
        node: (request) => {
          const { resource, action } = find(request)
          return permissionNode(resource.definition, SIDE_CALLS[action as SideCall] ?? action)
        },
      },
    },
    handler: async (request, reply) => {
      const { resource, action } = find(request)
      if (isCommand(resource, action)) {
        if (request.method !== 'POST') throw noSuchAddress(request)
        return answerCommand(engine, { resource, name: action }, request, reply)
      }
      const handler = handlers[`${request.method} ${action}`]
      if (!handler) throw noSuchAddress(request)
      return handler({ resource, request, reply })
    },
  })

  app.get('/admin/:resource/export', TICKETED, async (request, reply) => {
    refuseManyExports()
    const { resource } = find(request, 'export')
    const node = permissionNode(resource.definition, 'export')
    const { actor, payload } = await redeemed(database, request, { purpose: 'export', node })
    const { filter, language, ...asked } = payload as Asked
    if (asked.resource !== resource.definition.name) throw fail('export.ticket')
    const scope = await scopeOf(database.kysely, resource, actor)
    const format = formatOf(filter)
    const name = `${resource.definition.name}-${new Date().toISOString().slice(0, 10)}.${format}`
    const content = Readable.from(exportOf(engine, resource, filter, language, scope?.see))
    return sendDownload(reply, { name, type: EXPORT_FORMATS[format] }, content)
  })

  /** A generic action, or a command of the definition, in whatever case it is written. */
  function find(request: FastifyRequest, only?: Action): { resource: Resource; action: string } {
    const params = request.params as Partial<Params>
    const resource = registry.byBase(params.resource ?? '')
    const asked = (only ?? params.action)?.toLowerCase()
    const action = resource && callsOf(resource).find((one) => one.toLowerCase() === asked)
    if (!resource || !action) throw noSuchAddress(request)
    return { resource, action }
  }

  async function index({ resource, request, reply }: Call): Promise<unknown> {
    const raw = request.query as Record<string, unknown>
    const query = parseListQuery(raw, PAGE_SIZE_MAX)
    const actor = administratorOf(request)
    const scope = await scopeOf(database.kysely, resource, actor)
    // `absoluteAuth`: only what the caller may change as well (wire 2).
    const limits = scope ? [scope.see, ...(raw.absoluteAuth === '1' ? [scope.change] : [])] : []
    const { definition } = resource
    const [extras, rule] = await Promise.all([
      resource.hooks.indexExtras?.({ db: database.kysely, actor }),
      engine.rules.find(resource.node),
    ])
    const frame = { ...extras, remark: pickLanguage(rule?.remark, request.language) }
    const conditions = conditionsOf(resource, query)
    const columns = listColumns(definition)
    const order = orderOf(definition, query.order, request.language)
    if (fieldOfRole(definition, 'parent') && query.initValue.length === 0) {
      const tree = await readTree(resource, { conditions, limits }, order, columns, request)
      return raw.select === 'true' ? reply.ok({ options: flatten(tree) }) : reply.ok({ list: tree, ...frame })
    }
    const page = await readPage(database, engine.totals, resource, {
      conditions: [...conditions, ...limits],
      order,
      selective: query.quickSearch !== '' || findsByWords(definition, query.search),
      page: query.page,
      ...(query.cursor && { cursor: query.cursor }),
      limit: query.limit,
      columns,
    })
    const list = page.rows.map((row) => presentRow(resource, row, columns, request.language))
    await complete(resource, list, request)
    return reply.ok({ list, ...frameOf(page), ...frame })
  }

  async function complete(
    resource: Resource,
    rows: Record<string, unknown>[],
    request: FastifyRequest,
    detail = false,
  ): Promise<void> {
    await engine.joins.add(resource, rows, request.language)
    await addFileInfo(database, resource, rows)
    const { language, host } = request
    const context = { db: database.kysely, actor: administratorOf(request), language, host, detail }
    await resource.hooks.present?.(context, rows)
  }

  /** The whole tree; under a filter, what it finds and the ancestors that lead there, as far as the caller may see. */
  async function readTree(
    resource: Resource,
    { conditions, limits }: Record<'conditions' | 'limits', ReturnType<typeof conditionsOf>>,
    order: Order,
    columns: string[],
    request: FastifyRequest,
  ): Promise<TreeRow[]> {
    const table = sql.table(resource.table)
    const found =
      conditions.length === 0
        ? sql<SqlBool>`true`
        : sql<SqlBool>`t.id in (
          with recursive found as (
            select t.id, t.pid from ${table} t ${where(conditions)}
            union
            select p.id, p.pid from ${table} p join found on p.id = found.pid
          ) select id from found
        )`
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))} from ${table} as t ${where([found, ...limits])}
      order by ${orderBy(order)} limit ${TREE_NODES_MAX + 1}
    `.execute(database.kysely)
    refuseTooLarge(rows.length)
    const wire = rows.map((row) => presentRow(resource, row, columns, request.language))
    await complete(resource, wire, request)
    return nest(wire as TreeRow[])
  }

  /** Throws where there is no such row, or none that the caller may see. */
  async function checkExists(resource: Resource, id: number, request: FastifyRequest): Promise<void> {
    const scope = await scopeOf(database.kysely, resource, administratorOf(request))
    const { rows } = await sql`
      select from ${sql.table(resource.table)} as t where t.id = ${id} and ${scope?.see ?? sql<SqlBool>`true`}
    `.execute(database.kysely)
    if (rows.length === 0) throw fail('record.notFound')
  }

  /** What waits beside a row: the row as it would be, and which fields are others than visitors see. */
  async function drafted(resource: Resource, stored: Row, draft: Row, request: FastifyRequest) {
    const { fields } = resource.definition
    const whole = { ...stored, ...draft }
    const row = presentRow(resource, whole, ['id', 'version', ...Object.keys(fields)], request.language)
    for (const [name, field] of Object.entries(fields)) if (isLocalized(field)) row[`${name}_i18n`] = whole[name] ?? {}
    await complete(resource, [row], request, true)
    return { row, fields: Object.keys(draft).filter((name) => name in fields) }
  }

  async function readOne({ resource, request, reply }: Call): Promise<unknown> {
    const id = readId((request.query as Record<string, unknown>).id)
    const { fields } = resource.definition
    const columns = ['id', 'version', ...Object.keys(fields), 'createtime', 'updatetime']
    const alsoRead = resource.definition.publishable ? ['draft'] : []
    const scope = await scopeOf(database.kysely, resource, administratorOf(request))
    const { rows } = await sql<Row>`
      select ${sql.join([...columns, ...alsoRead].map((name) => sql.ref(`t.${name}`)))} from ${sql.table(resource.table)} as t
      where t.id = ${id} and ${scope?.see ?? sql<SqlBool>`true`}
    `.execute(database.kysely)
    const stored = rows[0]
    if (!stored) throw fail('record.notFound')
    const row = presentRow(resource, stored, columns, request.language)
    for (const [name, field] of Object.entries(fields)) if (isLocalized(field)) row[`${name}_i18n`] = stored[name] ?? {}
    await complete(resource, [row], request, true)
    const draft = resource.definition.publishable && draftOf(stored)
    return reply.ok({ row, ...(draft && { draft: await drafted(resource, stored, draft, request) }) })
  }
}

/** A place in an order, as `sortable` takes it. */
function readGoal(posted: unknown): Goal {
  const text = scalar(posted) ?? ''
  if (text === 'first' || text === 'last') return text
  const place = integer(text)
  if (place === undefined || place < 1) throw fail('request.parameter', { name: 'place' })
  return place
}

const amongIds = (ids: readonly number[]) => sql<SqlBool>`t.id = any(${[...ids]}::int[])`

/** Names of the calls that the definition makes, those written by hand apart. */
function callsOf({ definition }: Resource): string[] {
  return [...actionsOf(definition), ...sideCallsOf(definition), ...calledCommands(definition).map(([name]) => name)]
}

const isCommand = ({ definition }: Resource, name: string): boolean => Object.hasOwn(definition.commands ?? {}, name)
