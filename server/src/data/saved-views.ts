import type { ViewState } from '@tutu/contract/api/saved-view'
import type { Localized } from '@tutu/contract/core/languages'
import { type ColumnType, type Generated, type Kysely, sql, type SqlBool } from 'kysely'
import type { Administrator, AdministratorId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    saved_view: {
      id: Generated<number>
      admin_id: AdministratorId
      resource: string
      name: string
      state: ColumnType<ViewState, string, string>
      group_id: number | null
      group_default: Generated<boolean>
      updatetime: Generated<number>
    }
    saved_view_default: { admin_id: AdministratorId; resource: string; view_id: number | null }
  }
}

/** Of one module that an administrator is shown; their own, and then what is shared with them. */
const SHOWN_MAX = 250

type Viewer = Pick<Administrator, 'id' | 'super'>

/** Enabled groups of an administrator: what one that is disabled was shown is not shown. */
export async function groupsOf(db: Kysely<Tables>, { id }: Viewer): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from admin a join admin_group g on g.id = any(a.group_arr) where a.id = ${id} and g.status
  `.execute(db)
  return rows.map((group) => group.id)
}

/** Of the views as `v`, those that somebody may use: their own, and what is shared with a group of theirs; of a super administrator with any. */
function isShownTo({ id, super: isSuper }: Viewer, groups: readonly number[]) {
  return sql<SqlBool>`(v.admin_id = ${id} or (v.group_id is not null and (${isSuper} or v.group_id = any(${[...groups]}::int[]))))`
}

export type StoredView = {
  id: number
  admin_id: AdministratorId
  resource: string
  name: string
  nickname: string
  state: ViewState
  group_id: number | null
  group_name: Localized | null
  group_default: boolean
  own_default: boolean
}

/** Views of a module that somebody may use, their own first. */
export async function listViews(db: Kysely<Tables>, viewer: Viewer, resource: string): Promise<StoredView[]> {
  const groups = await groupsOf(db, viewer)
  const { rows } = await sql<StoredView>`
    select v.id, v.admin_id, v.resource, v.name, a.nickname, v.state, v.group_id, g.name as group_name,
      v.group_default and v.group_id is not null as group_default, d.view_id is not null as own_default
    from saved_view v
      join admin a on a.id = v.admin_id
      left join admin_group g on g.id = v.group_id
      left join saved_view_default d on d.admin_id = ${viewer.id} and d.resource = v.resource and d.view_id = v.id
    where v.resource = ${resource} and ${isShownTo(viewer, groups)}
    order by v.admin_id = ${viewer.id} desc, v.name, v.id
    limit ${SHOWN_MAX}
  `.execute(db)
  return rows
}

/** A view that somebody may use, locked until the end of the transaction. */
export async function lockView(
  trx: Kysely<Tables>,
  viewer: Viewer,
  id: number,
): Promise<Pick<StoredView, 'id' | 'admin_id' | 'resource' | 'name' | 'group_id' | 'group_default'> | undefined> {
  const groups = await groupsOf(trx, viewer)
  const { rows } = await sql<StoredView>`
    select v.id, v.admin_id, v.resource, v.name, v.group_id, v.group_default from saved_view v
    where v.id = ${id} and ${isShownTo(viewer, groups)} for update
  `.execute(trx)
  return rows[0]
}

/**
 * Module → the view that somebody begins with: the one they have chosen, else that of a group of theirs, of several the
 * one that is older.
 */
export async function defaultViews(db: Kysely<Tables>, viewer: Viewer): Promise<Record<string, number>> {
  const groups = await groupsOf(db, viewer)
  const { rows } = await sql<{ resource: string; view_id: number | null }>`
    with own as (
      select d.resource, v.id as view_id from saved_view_default d left join saved_view v on v.id = d.view_id
      where d.admin_id = ${viewer.id} and (v.id is null or ${isShownTo(viewer, groups)})
    )
    select resource, view_id from own
    union all
    select v.resource, min(v.id) from saved_view v
    where v.group_default and v.group_id = any(${groups}::int[]) and v.resource not in (select resource from own)
    group by v.resource
  `.execute(db)
  return Object.fromEntries(rows.flatMap(({ resource, view_id }) => (view_id === null ? [] : [[resource, view_id]])))
}

/** Whether somebody has chosen to begin a module without a view. */
export async function beginsWithout(db: Kysely<Tables>, { id }: Viewer, resource: string): Promise<boolean> {
  const row = await db
    .selectFrom('saved_view_default')
    .where('admin_id', '=', id)
    .where('resource', '=', resource)
    .where('view_id', 'is', null)
    .select('resource')
    .executeTakeFirst()
  return row !== undefined
}
