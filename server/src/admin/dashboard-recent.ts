import { type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { adminLog } from '@tutu/contract/resources/admin-log'
import { sql, type SqlBool } from 'kysely'
import { CONFIG_NODE, SETTINGS } from '../data/settings/save.ts'
import type { Administrator } from '../policy/actors.ts'
import type { Engine } from '../engine/engine.ts'
import { recordPaths } from '../engine/read/record-paths.ts'
import { scopeOf } from '../engine/scope.ts'

/** A record that somebody has just worked on; `path`: its form, where the caller may open it. */
export type RecentChange = {
  id: number
  title: string
  record: string
  username: string
  createtime: number
  path?: string
}

const SHOWN = 8

/** The latest changes of the log, as far as the caller sees them. */
export async function recentChanges(
  { registry, database: { kysely } }: Engine,
  actor: Administrator,
  language: Language,
): Promise<RecentChange[]> {
  const scope = await scopeOf(kysely, registry.byName(adminLog.name), actor)
  const { rows } = await sql<{
    id: number
    title: Localized
    record: Localized
    record_id: number | null
    resource: string
    username: string
    createtime: number
  }>`
    select id, title, record, record_id, resource, username, createtime from admin_log as t
    where kind = 'change' and record is not null and ${scope?.see ?? sql<SqlBool>`true`}
    order by id desc limit ${SHOWN}
  `.execute(kysely)
  const pathOf = await recordPaths(registry, kysely, actor, rows)
  const settings = actor.can(`${CONFIG_NODE}/index`) ? `/admin/${CONFIG_NODE}` : undefined
  return rows.map((row) => {
    const { id, title, record, username, createtime } = row
    const path = row.resource === SETTINGS ? settings : pathOf(row)
    return {
      id,
      title: pickLanguage(title, language),
      record: pickLanguage(record, language),
      username,
      createtime,
      ...(path && { path }),
    }
  })
}
