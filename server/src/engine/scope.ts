import type { Action, Definition } from '@tutu/contract/definition/define-resource'
import { Failure, fail } from '@tutu/contract/core/errors'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../postgres/database.ts'
import type { Actor, MemberId } from '../policy/actors.ts'
import { type Audience, audiencesOf } from '../policy/audiences.ts'
import { rowLimitOf } from '../policy/row-limits.ts'
import type { Scope } from './hooks.ts'
import type { Resource } from './registry.ts'

const NONE = sql<SqlBool>`false`

/** The rows of these members, where the definition says whose rows are, or that they are the members. */
function ownedBy({ definition }: Resource, members: readonly MemberId[]): RawBuilder<SqlBool> {
  const owner = definition.owner ?? (definition.self && 'id')
  return owner ? sql<SqlBool>`${sql.ref(`t.${owner}`)} = any(${[...members]}::int[])` : NONE
}

/** The rows a caller may see and change; undefined: all of them. */
export async function scopeOf(db: Kysely<Tables>, resource: Resource, actor: Actor): Promise<Scope | undefined> {
  switch (actor.kind) {
    case 'system':
      return undefined
    case 'administrator':
      return narrowed(await resource.hooks.scope?.({ db, actor }), await rowLimitOf(db, resource, actor))
    case 'member': {
      const own = ownedBy(resource, [actor.id])
      return { see: own, change: own }
    }
    case 'guardian':
      return { see: ownedBy(resource, actor.wards), change: NONE }
    case 'visitor':
      return { see: NONE, change: NONE }
  }
}

/** What both leave; a row beyond the limit of a group is not there. */
function narrowed(scope: Scope | undefined, limit: RawBuilder<SqlBool> | undefined): Scope | undefined {
  if (!limit) return scope
  const and = (one: RawBuilder<SqlBool> | undefined) => (one ? sql<SqlBool>`(${one} and ${limit})` : limit)
  return { ...scope, see: and(scope?.see), change: and(scope?.change) }
}

/**
 * Those of `ids` that the actor may change; the others are passed over (wire 2: del). Where nothing is left of rows that
 * may be seen only, and there is a reason to tell, it is told.
 */
export async function changeable(
  db: Kysely<Tables>,
  resource: Resource,
  ids: readonly number[],
  actor: Actor,
): Promise<readonly number[]> {
  const scope = await scopeOf(db, resource, actor)
  if (!scope) return ids
  const { rows } = await sql<{ id: number; may: boolean }>`
    select t.id, ${scope.change} as may from ${sql.table(resource.table)} as t where t.id = any(${ids}::int[]) and ${scope.see}
  `.execute(db)
  const own = rows.filter(({ may }) => may)
  if (own.length === 0 && rows.length > 0 && scope.refusal) throw fail(scope.refusal)
  return own.map(({ id }) => id)
}

/** Those of `ids` on which the actor may do `action`: with the right to it, and among the rows they may change. */
export async function permitted(
  db: Kysely<Tables>,
  resource: Resource,
  ids: readonly number[],
  actor: Actor,
  action: Extract<Action, 'edit' | 'del'>,
): Promise<ReadonlySet<number>> {
  return mayCall(resource, actor, action) ? within(db, resource, ids, actor, ['see', 'change']) : new Set()
}

/** Those of `ids` that the actor may see: with the right to the list, and among the rows shown to them. */
export async function visible(
  db: Kysely<Tables>,
  resource: Resource,
  ids: readonly number[],
  actor: Actor,
): Promise<ReadonlySet<number>> {
  return mayCall(resource, actor, 'index') ? within(db, resource, ids, actor, ['see']) : new Set()
}

/** Whether every row is shown to the actor. */
export async function seesAll(db: Kysely<Tables>, resource: Resource, actor: Actor): Promise<boolean> {
  return mayCall(resource, actor, 'index') && (await scopeOf(db, resource, actor)) === undefined
}

/** Of these modules the names of those whose rows are all shown to the actor, who may do `action` with them. */
export async function openModules(
  db: Kysely<Tables>,
  modules: readonly Resource[],
  actor: Actor,
  action: Extract<Action, 'edit' | 'del'>,
): Promise<string[]> {
  const open: string[] = []
  for (const resource of modules)
    if (mayCall(resource, actor, action) && (await seesAll(db, resource, actor))) open.push(resource.definition.name)
  return open
}

/** Whether the list of a module is open to the actor. */
export const mayList = (resource: Resource, actor: Actor): boolean => mayCall(resource, actor, 'index')

/** Whether the actor has the right to an action of a module, whichever rows it is about. */
export function mayCall({ definition, node }: Resource, actor: Actor, action: Action): boolean {
  switch (actor.kind) {
    case 'system':
      return true
    case 'administrator':
      return actor.super || (actor.can(`${node}/${action}`) && !definition.superOnly?.includes(action))
    case 'member':
    case 'guardian':
    case 'visitor':
      return mayReach(definition, actor.kind, action)
  }
}

/** Whether definitions name an audience for what an action of the back office does; by which rows, the scope decides. */
function mayReach(definition: Definition, audience: Audience, action: Action): boolean {
  switch (action) {
    case 'index':
      return audiencesOf(definition, 'mine').includes(audience)
    case 'add':
    case 'edit':
    case 'del':
      return audiencesOf(definition, action).includes(audience)
    case 'sortable':
    case 'import':
    case 'export':
      return false
  }
}

async function within(
  db: Kysely<Tables>,
  resource: Resource,
  ids: readonly number[],
  actor: Actor,
  limits: readonly ('see' | 'change')[],
): Promise<ReadonlySet<number>> {
  const scope = await scopeOf(db, resource, actor)
  if (!scope) return new Set(ids)
  const conditions = sql.join(
    limits.map((limit) => scope[limit]),
    sql` and `,
  )
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(resource.table)} as t where t.id = any(${ids}::int[]) and ${conditions}
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Throws where a row is out of sight (as if it did not exist) or, to `change` it, may be seen only. */
export async function checkScope(
  db: Kysely<Tables>,
  resource: Resource,
  ids: readonly number[],
  actor: Actor,
  to: 'see' | 'change' = 'change',
): Promise<void> {
  const refusal = await whyUnchangeable(db, resource, ids, actor)
  if (to === 'change' && refusal) throw refusal
}

/** Why a row may be seen only; undefined where all may be changed. Throws where one is out of sight, as if it did not exist. */
export async function whyUnchangeable(
  db: Kysely<Tables>,
  resource: Resource,
  ids: readonly number[],
  actor: Actor,
): Promise<Failure | undefined> {
  const scope = await scopeOf(db, resource, actor)
  if (!scope) return undefined
  const { rows } = await sql<{ may: boolean }>`
    select ${scope.change} as may from ${sql.table(resource.table)} as t where t.id = any(${ids}::int[]) and ${scope.see}
  `.execute(db)
  if (rows.length < ids.length) throw fail('record.notFound')
  if (rows.every(({ may }) => may)) return undefined
  return scope.refusal ? fail(scope.refusal) : new Failure('auth.forbidden')
}
