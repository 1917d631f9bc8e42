import { permissionNode } from '@tutu/contract/definition/define-resource'
import { type Kysely, sql } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Registry } from '../registry.ts'
import { visible } from '../scope.ts'

type Named = { resource: string; record_id: number | null }

/** Of the records that rows of a log name the paths of their forms, where they are still there and the caller may open them. */
export async function recordPaths(
  registry: Registry,
  db: Kysely<Tables>,
  actor: Administrator,
  rows: readonly Named[],
): Promise<(row: Named) => string | undefined> {
  const paths = new Map<string, string>()
  for (const [name, of] of Map.groupBy(rows, ({ resource }) => resource)) {
    const module = registry.all().find(({ definition }) => definition.name === name)
    if (!module || !actor.can(permissionNode(module.definition, 'edit'))) continue
    const ids = of.flatMap(({ record_id }) => record_id ?? [])
    const { rows: there } = await sql<{ id: number }>`
      select id from ${sql.table(module.table)} where id = any(${[...(await visible(db, module, ids, actor))]}::int[])
    `.execute(db)
    for (const { id } of there) paths.set(`${name}:${id}`, `/admin/${module.node}?open=${id}`)
  }
  return ({ resource, record_id }) => paths.get(`${resource}:${record_id}`)
}
