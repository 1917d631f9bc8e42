import { addressField, type PathPart, pathParts } from '@tutu/contract/definition/row-page'
import { type RawBuilder, sql } from 'kysely'
import { isPublished, publishedTables } from '../engine/read/published.ts'
import type { Registry, Resource } from '../engine/registry.ts'
import type { Database } from '../postgres/database.ts'

/** A page made from a row: its path in the default language, and when the row was last written, in seconds. */
export type SitemapRow = { path: string; updatetime: number }

/** Every published row that has a page, as `path` and `updatetime`. */
function pages(registry: Registry): RawBuilder<unknown> {
  const each = withPages(registry).map((resource) => pagesOf(resource, registry))
  return each.length > 0
    ? sql.join(each, sql` union all `)
    : sql`select '' as path, 0::bigint as updatetime where false`
}

function withPages(registry: Registry): Resource[] {
  return registry.all().filter(({ definition }) => definition.public?.page)
}

function pagesOf(resource: Resource, registry: Registry): RawBuilder<unknown> {
  const parts = pathParts(resource.definition)
  const path = sql.join(
    parts.map((part) => textOf(part, registry)),
    sql` || `,
  )
  const joins = parts.flatMap((part) => {
    if (!('relation' in part)) return []
    const { table } = registry.byName(part.to)
    return [
      sql`join ${sql.table(table)} as ${sql.ref(part.relation)} on ${idOf(part)} = ${sql.ref(`t.${part.relation}`)}`,
    ]
  })
  return sql`select ${path} as path, t.updatetime from ${sql.table(resource.table)} as t
    ${sql.join(joins, sql` `)} where ${isPublished(resource)}`
}

const idOf = ({ relation }: { relation: string }) => sql.ref(`${relation}.id`)

function textOf(part: PathPart, registry: Registry): RawBuilder<unknown> {
  if ('text' in part) return sql`${sql.lit(part.text)}`
  if ('field' in part) return sql`${sql.ref(`t.${part.field}`)}::text`
  return sql.ref(`${part.relation}.${addressField(registry.byName(part.to).definition)}`)
}

/** Tables that decide what `readSitemap` answers. */
export function sitemapTables(registry: Registry): string[] {
  const tables = withPages(registry).flatMap((resource) => [
    ...publishedTables(resource),
    ...pathParts(resource.definition).flatMap((part) => ('relation' in part ? registry.byName(part.to).table : [])),
  ])
  return [...new Set(tables)].toSorted()
}

/** `fixed`: paths listed already, whether or not a row has something to say on one of these pages. */
export async function countSitemap(
  { kysely }: Database,
  registry: Registry,
  fixed: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${pages(registry)}) as pages where path <> all(${fixed}::text[])
  `.execute(kysely)
  return rows[0]!.count
}

/** When the rows were last written that these pages say something of, in seconds; the others are not among them. */
export async function lastChanges(
  { kysely }: Database,
  registry: Registry,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<SitemapRow>`
    select path, updatetime from (${pages(registry)}) as pages where path = any(${paths}::text[])
  `.execute(kysely)
  return new Map(rows.map(({ path, updatetime }) => [path, updatetime]))
}

/** Pages written after another one, in the order in which they were written; of one second in that of their paths. */
export async function readChangedPages(
  { kysely }: Database,
  registry: Registry,
  after: SitemapRow,
  limit: number,
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select path, updatetime from (${pages(registry)}) as pages
    where (updatetime, path) > (${after.updatetime}::bigint, ${after.path})
    order by updatetime, path limit ${limit}
  `.execute(kysely)
  return rows
}

export async function readSitemap(
  { kysely }: Database,
  registry: Registry,
  fixed: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select path, updatetime from (${pages(registry)}) as pages
    where path <> all(${fixed}::text[]) order by path limit ${limit} offset ${offset}
  `.execute(kysely)
  return rows
}
