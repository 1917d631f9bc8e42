import { permissionNode } from '@tutu/contract/definition/define-resource'
import { ROW_LIMITS, type RowLimit } from '@tutu/contract/fields/row-limits'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Resource } from '../engine/registry.ts'
import type { Tables } from '../postgres/database.ts'
import type { Administrator, AdministratorId } from './actors.ts'

/**
 * The rows (alias `t`) of a module that an administrator's groups leave them: their own, those of everybody in their groups and
 * the groups below, or, undefined, all. Of several groups that may open the module the widest counts.
 */
export async function rowLimitOf(
  db: Kysely<Tables>,
  { definition }: Pick<Resource, 'definition'>,
  actor: Administrator,
): Promise<RawBuilder<SqlBool> | undefined> {
  const { keeper } = definition
  if (!keeper || actor.super) return undefined
  const limit = await widestLimit(db, actor.id, definition)
  const kept = sql.ref(`t.${keeper}`)
  switch (limit) {
    case undefined:
      return undefined
    case 'own':
      return sql<SqlBool>`${kept} = ${actor.id}`
    case 'group':
      return sql<SqlBool>`${kept} in (
        with recursive mine as (
          select g.id from admin a join admin_group g on g.id = any(a.group_arr) where a.id = ${actor.id} and g.status
          union
          select g.id from admin_group g join mine on g.pid = mine.id
        )
        select a.id from admin a where a.id = ${actor.id} or a.group_arr && array(select id from mine)
      )`
  }
}

/** undefined: one of the groups that may open the module sets no limit. */
async function widestLimit(
  db: Kysely<Tables>,
  admin: AdministratorId,
  definition: Resource['definition'],
): Promise<RowLimit | undefined> {
  const node = permissionNode(definition).toLowerCase()
  const { rows } = await sql<{ limits: string[] }>`
    select g.row_limits as limits from admin a join admin_group g on g.id = any(a.group_arr)
    where a.id = ${admin} and g.status and exists (
      select from menu_rule r where r.id = any(g.rules) and starts_with(lower(r.name) || '/', ${`${node}/`})
    )
  `.execute(db)
  const limits = rows.map(({ limits: said }) => limitIn(said, definition.name))
  if (limits.length === 0 || limits.includes(undefined)) return undefined
  return ROW_LIMITS.findLast((one) => limits.includes(one))
}

/** What a group's limits say of a module. */
function limitIn(limits: readonly string[], module: string): RowLimit | undefined {
  return ROW_LIMITS.find((one) => limits.includes(`${module}=${one}`))
}

/** Whether somebody with `mine` gives with `given` no more than they have: of every module they are limited in. */
export function isNoWider(given: readonly string[], mine: ReadonlyMap<string, RowLimit>): boolean {
  return [...mine].every(([module, limit]) => {
    const theirs = limitIn(given, module)
    return theirs !== undefined && ROW_LIMITS.indexOf(theirs) <= ROW_LIMITS.indexOf(limit)
  })
}

/** Where an administrator is limited, by module; super administrators nowhere. */
export async function limitsOf(
  db: Kysely<Tables>,
  actor: Administrator,
  modules: readonly Resource['definition'][],
): Promise<ReadonlyMap<string, RowLimit>> {
  const limits = new Map<string, RowLimit>()
  if (actor.super) return limits
  for (const definition of modules) {
    if (!definition.keeper) continue
    const limit = await widestLimit(db, actor.id, definition)
    if (limit) limits.set(definition.name, limit)
  }
  return limits
}
