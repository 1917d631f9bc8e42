import {
  addView,
  chooseDefault,
  deleteView,
  editView,
  type SavedView,
  views,
  VIEWS_MAX,
  type ViewState,
} from '@tutu/contract/api/saved-view'
import { fail, failForm } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { readFilterTree } from '@tutu/contract/definition/filter-tree'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { readRightsBook } from '../data/rights-book.ts'
import { beginsWithout, groupsOf, listViews, lockView, type StoredView } from '../data/saved-views.ts'
import type { Engine } from '../engine/engine.ts'
import { fitView } from '../engine/read/view-state.ts'
import type { Resource } from '../engine/registry.ts'
import { type Administrator, forbidden } from '../policy/actors.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Tables } from '../postgres/database.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import { serveCall } from '../web/serve-call.ts'

const TITLES = {
  add: { 'zh-cn': '保存视图', en: 'Save a view' },
  edit: { 'zh-cn': '修改视图', en: 'Change a view' },
  del: { 'zh-cn': '删除视图', en: 'Delete a view' },
} as const

/** `/admin/savedView/*`: views of lists, one's own and those shared with a group (decision 039). */
export async function savedViewRoutes(app: FastifyInstance, { engine }: { engine: Engine }): Promise<void> {
  const { database, mutations, registry } = engine
  const { kysely } = database

  serveCall(app, views, async ({ request, query, ok }) => {
    const actor = administratorOf(request)
    const resource = moduleOf(query.module, actor)
    const [stored, groups, none] = await Promise.all([
      listViews(kysely, actor, query.module),
      sharingGroups(kysely, actor, request.language),
      beginsWithout(kysely, actor, query.module),
    ])
    return ok({ list: stored.map((view) => present(view, resource, actor, request.language)), groups, none })
  })

  serveCall(app, addView, async ({ request, body: { module, name, state }, ok }) => {
    const actor = administratorOf(request)
    moduleOf(module, actor)
    const id = await mutations.run(actor, async ({ transaction, log }) => {
      await takeNamedLock(transaction, 'views', `${actor.id}:${module}`)
      const own = await transaction
        .selectFrom('saved_view')
        .where('admin_id', '=', actor.id)
        .where('resource', '=', module)
        .select('name')
        .execute()
      if (own.some((one) => one.name === name)) throw taken(name)
      if (own.length >= VIEWS_MAX) throw fail('view.tooMany', { max: VIEWS_MAX })
      const view = { admin_id: actor.id, resource: module, name, state: textOf(state), group_id: null }
      const added = await transaction.insertInto('saved_view').values(view).returning('id').executeTakeFirstOrThrow()
      log({ kind: 'change', title: TITLES.add, data: { module, name } })
      return added.id
    })
    return ok({ id }, 'ok.added')
  })

  serveCall(app, editView, async ({ request, reply, body }) => {
    const actor = administratorOf(request)
    await mutations.run(actor, async ({ transaction, log }) => {
      const view = await changeableView(transaction, actor, body.id)
      const { name = view.name, state, group_id = view.group_id } = body
      const isDefault = group_id !== null && (body.group_default ?? view.group_default)
      if (name !== view.name) {
        await takeNamedLock(transaction, 'views', `${view.admin_id}:${view.resource}`)
        if (await isTaken(transaction, view, name)) throw taken(name)
      }
      const isShared = group_id !== null && (group_id !== view.group_id || isDefault !== view.group_default)
      if (isShared) await checkSharing(transaction, actor, { group_id, leads: isDefault || view.group_default })
      if (isDefault)
        await transaction
          .updateTable('saved_view')
          .set({ group_default: false })
          .where('group_id', '=', group_id)
          .where('resource', '=', view.resource)
          .where('id', '<>', view.id)
          .execute()
      await transaction
        .updateTable('saved_view')
        .set({
          name,
          group_id,
          group_default: isDefault,
          updatetime: sql`epoch_seconds()`,
          ...(state && { state: textOf(state) }),
        })
        .where('id', '=', view.id)
        .execute()
      log({
        kind: 'change',
        title: TITLES.edit,
        data: { module: view.resource, name, group_id, group_default: isDefault },
      })
    })
    return reply.ok(null, 'ok.updated')
  })

  serveCall(app, deleteView, async ({ request, reply, query }) => {
    const actor = administratorOf(request)
    await mutations.run(actor, async ({ transaction, log }) => {
      const { id, resource, name } = await changeableView(transaction, actor, query.id)
      await transaction.deleteFrom('saved_view').where('id', '=', id).execute()
      log({ kind: 'change', title: TITLES.del, data: { module: resource, name } })
    })
    return reply.ok(null, 'ok.deleted', { count: 1 })
  })

  serveCall(app, chooseDefault, async ({ request, reply, body: { module, id, none } }) => {
    const actor = administratorOf(request)
    moduleOf(module, actor)
    await kysely.transaction().execute(async (trx) => {
      if (id !== undefined && (await lockView(trx, actor, id))?.resource !== module) throw fail('view.gone')
      if (id === undefined && !none) {
        await trx
          .deleteFrom('saved_view_default')
          .where('admin_id', '=', actor.id)
          .where('resource', '=', module)
          .execute()
        return
      }
      const view_id = id ?? null
      await trx
        .insertInto('saved_view_default')
        .values({ admin_id: actor.id, resource: module, view_id })
        .onConflict((conflict) => conflict.columns(['admin_id', 'resource']).doUpdateSet({ view_id }))
        .execute()
    })
    return reply.ok(null, 'ok.updated')
  })

  /** A module that the caller may list; of others not even the views are told. */
  function moduleOf(name: string, actor: Administrator): Resource {
    const resource = registry.all().find(({ definition }) => definition.name === name)
    if (!resource || !actor.can(permissionNode(resource.definition, 'index'))) throw forbidden()
    return resource
  }

  /** A view that the caller may change, locked. One that they may not even see is not there. */
  async function changeableView(trx: Kysely<Tables>, actor: Administrator, id: number) {
    const view = await lockView(trx, actor, id)
    if (!view) throw fail('view.gone')
    if (!mayChange(view, actor)) throw fail('view.notYours')
    moduleOf(view.resource, actor)
    return view
  }
}

const mayChange = (view: Pick<StoredView, 'admin_id'>, actor: Administrator): boolean =>
  actor.super || view.admin_id === actor.id

function present(view: StoredView, { definition }: Resource, actor: Administrator, language: Language): SavedView {
  const { id, name, nickname, admin_id, group_id, group_name, group_default, own_default } = view
  return {
    id,
    name,
    owner: admin_id === actor.id ? '' : nickname,
    may_change: mayChange(view, actor),
    group_id,
    group: group_name ? pickLanguage(group_name, language) : '',
    group_default,
    own_default,
    ...fitView(definition, view.state, language),
  }
}

/** Groups that somebody may share with: their own, and those they control (decision 005); super administrators with any. */
async function sharingGroups(db: Kysely<Tables>, actor: Administrator, language: Language) {
  const [own, book] = await Promise.all([groupsOf(db, actor), readRightsBook(db)])
  const led = new Set(book.controlledGroups(actor.id))
  const stored = await db.selectFrom('admin_group').select(['id', 'name']).orderBy('id').execute()
  return stored
    .filter(({ id }) => actor.super || own.includes(id) || led.has(id))
    .map(({ id, name }) => ({ id, name: pickLanguage(name, language), leads: actor.super || led.has(id) }))
}

async function checkSharing(
  db: Kysely<Tables>,
  actor: Administrator,
  { group_id, leads }: { group_id: number; leads: boolean },
): Promise<void> {
  const group = (await sharingGroups(db, actor, actor.language)).find(({ id }) => id === group_id)
  if (!group) throw failForm({ group_id: { key: 'view.notYourGroup' } }, editView.labels)
  if (leads && !group.leads) throw fail('view.notLeading', { group: group.name })
}

async function isTaken(trx: Kysely<Tables>, view: Pick<StoredView, 'admin_id' | 'resource'>, name: string) {
  const other = await trx
    .selectFrom('saved_view')
    .where('admin_id', '=', view.admin_id)
    .where('resource', '=', view.resource)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

const taken = (name: string) => failForm({ name: { key: 'rule.taken', params: { value: name } } }, addView.labels)

/** As it is stored. Throws where its conditions are none; whether the module has such fields is seen when it is read. */
function textOf({ where, ...state }: ViewState): string {
  const tree = readFilterTree(where)
  return JSON.stringify({ ...state, ...(tree && { where: tree }) })
}
