import { type Kysely, sql, type SqlBool } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Registry } from '../registry.ts'
import { mayList, scopeOf } from '../scope.ts'

type Named = { resource: string; record_id: number | null }

/** Of the records that rows of a log name the paths of their form or details, where they are still there and the caller may see them. */
export async function recordPaths(
  registry: Registry,
  db: Kysely<Tables>,
  actor: Administrator,
  rows: readonly Named[],
): Promise<(row: Named) => string | undefined> {
  const modules = [...Map.groupBy(rows, ({ resource }) => resource)].map(async ([name, of]) => {
    const module = registry.all().find(({ definition }) => definition.name === name)
    if (!module || !mayList(module, actor)) return []
    const ids = of.flatMap(({ record_id }) => record_id ?? [])
    const scope = await scopeOf(db, module, actor)
    const { rows: seen } = await sql<{ id: number }>`
      select t.id from ${sql.table(module.table)} as t where t.id = any(${ids}::int[]) and ${scope?.see ?? sql<SqlBool>`true`}
    `.execute(db)
    return seen.map(({ id }) => [`${name}:${id}`, `/admin/${module.node}?open=${id}`] as const)
  })
  const paths = new Map<string, string>((await Promise.all(modules)).flat())
  return ({ resource, record_id }) => paths.get(`${resource}:${record_id}`)
}
