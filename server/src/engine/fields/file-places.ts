import { Failure } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import type { Actor } from '../../policy/actors.ts'
import type { Row } from './columns.ts'
import type { FileUse } from '../write/rewrite-files.ts'
import { permitted, visible } from '../scope.ts'
import { nameOf } from '../read/tree.ts'

/** A place that names a file, as a caller may know it: `name` is '' where they may not see the row. */
export type FilePlace = { resource: string; title: string; field: string; id: number; name: string }

/** Places named in a refusal. */
const NAMED_MAX = 5

/** One for each of the uses, in their order. */
export async function placesOf(db: Kysely<Tables>, uses: readonly FileUse[], actor: Actor): Promise<FilePlace[]> {
  const names = new Map<string, string>()
  for (const [resource, ids] of rowsOf(uses)) {
    const seen = await visible(db, resource, ids, actor)
    const { rows } = await sql<Row>`
      select * from ${sql.table(resource.table)} where id = any(${[...seen]}::int[])
    `.execute(db)
    for (const row of rows) names.set(`${resource.table}:${String(row.id)}`, nameOf(resource, row, actor.language))
  }
  return uses.map(({ resource: { definition, table }, rowId, field }) => ({
    resource: definition.name,
    title: pickLanguage(definition.title, actor.language),
    field: pickLanguage(definition.fields[field]?.label, actor.language),
    id: rowId,
    name: names.get(`${table}:${rowId}`) ?? '',
  }))
}

/** The first `max` of the uses in words, and how many there are in all; rows out of sight by their number. */
export async function tellPlaces(
  db: Kysely<Tables>,
  uses: readonly FileUse[],
  actor: Actor,
  { total = uses.length, max = NAMED_MAX }: { total?: number; max?: number } = {},
): Promise<string> {
  const named = uses.slice(0, max)
  const places = (await placesOf(db, named, actor)).map(
    ({ title, id, name }) => `${title} ${name ? `“${name}”` : `#${id}`}`,
  )
  const more = { 'zh-cn': ` 等 ${total} 处`, en: ` and others, ${total} places in all` }
  const separator = { 'zh-cn': '、', en: ', ' }
  return [...new Set(places)].join(separator[actor.language]) + (total > named.length ? more[actor.language] : '')
}

/**
 * Whoever takes a file out of rows, or puts another in its place, edits those rows: throws where the caller may not edit
 * one of them.
 */
export async function refuseForeign(
  db: Kysely<Tables>,
  uses: readonly FileUse[],
  actor: Actor,
  name: string,
): Promise<void> {
  const foreign: FileUse[] = []
  for (const [resource, ids] of rowsOf(uses)) {
    const mine = await permitted(db, resource, ids, actor, 'edit')
    const isTheirs = (id: number): boolean =>
      mine.has(id) || (actor.kind === 'administrator' && resource.hooks.isOwn?.(actor, id) === true)
    foreign.push(...uses.filter((use) => use.resource === resource && !isTheirs(use.rowId)))
  }
  if (foreign.length === 0) return
  const where = await tellPlaces(db, foreign, actor)
  throw new Failure('attachment.foreign', { params: { name, count: foreign.length, where } })
}

function rowsOf(uses: readonly FileUse[]): Map<FileUse['resource'], number[]> {
  const byResource = Map.groupBy(uses, ({ resource }) => resource)
  return new Map(
    [...byResource].map(([resource, places]) => [resource, [...new Set(places.map(({ rowId }) => rowId))]]),
  )
}
