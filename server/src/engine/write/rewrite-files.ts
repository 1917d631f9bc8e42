import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import type { Registry, Resource } from '../registry.ts'
import type { Row } from '../fields/columns.ts'
import { draftOf } from './publishing.ts'
import type { WriteSession } from './session.ts'

/** A place that names a stored file. */
export type FileUse = { resource: Resource; rowId: number; field: string }

/** Where a path is named, at most `limit` places. Rows of modules that are no longer there do not count. */
export async function usesOf(
  db: Kysely<Tables>,
  registry: Registry,
  path: string,
  limit: number,
): Promise<{ uses: FileUse[]; total: number }> {
  const known = registry.all().map(({ definition }) => definition.name)
  const { rows } = await sql<{ resource: string; row_id: number; field: string; total: number }>`
    select resource, row_id, field, count(*) over () as total from file_reference
    where path = ${path} and resource = any(${known})
    order by resource, row_id, field limit ${limit}
  `.execute(db)
  const uses = rows.map((row) => ({ resource: registry.byName(row.resource), rowId: row.row_id, field: row.field }))
  return { uses, total: rows[0]?.total ?? 0 }
}

/** A transaction that touches more rows than this would stand in everybody's way. */
export const USES_MAX = 5000

/**
 * Writes another path, or none, where `uses` name `from`, in the session's transaction: with new versions, cache tags
 * and references, as if each row had been edited. Without `to`, fields get their default or nothing, lists lose the
 * entry, and texts stay as they are written. What has been given another file since stays. Throws where a field must
 * not be empty.
 */
export async function rewriteFile(
  session: Pick<WriteSession, 'touch'>,
  uses: readonly FileUse[],
  from: string,
  to: string | undefined,
): Promise<void> {
  for (const [resource, places] of Map.groupBy(uses, (use) => use.resource)) {
    const fieldsOf = Map.groupBy(places, ({ rowId }) => rowId)
    const rewrite = (row: Row, fields: readonly string[]): Row =>
      Object.fromEntries(
        fields.map((field) => [field, rewritten(resource.definition.fields[field]!, row[field], from, to)]),
      )
    await session.touch(resource.definition.name, [...fieldsOf.keys()], (row) => {
      const fields = fieldsOf.get(row.id as number)!.map(({ field }) => field)
      const draft = draftOf(row)
      const drafted = draft && {
        ...draft,
        ...rewrite(
          draft,
          fields.filter((field) => field in draft),
        ),
      }
      return { ...rewrite(row, fields), ...(drafted && { draft: drafted }) }
    })
  }
}

/** Whether a place cannot do without the file: a field that must hold something, and has nothing else to hold. */
export function mustKeep({ resource, field }: FileUse): boolean {
  const one = resource.definition.fields[field]!
  return one.required === true && one.default === undefined && traitsOf(one).files !== 'in text'
}

function rewritten(field: Field, value: unknown, from: string, to: string | undefined): unknown {
  if (value === null || value === undefined) return value
  if (Array.isArray(value))
    return [...new Set((value as string[]).flatMap((path) => (path === from ? (to ?? []) : path)))]
  if (traitsOf(field).files !== 'in text') return value === from ? (to ?? field.default ?? null) : value
  if (to === undefined) return value
  // The path itself or one of its thumbnails, not a longer path that begins like it.
  const pattern = new RegExp(
    `${from.replace(/[^\w/]/g, '\\$&')}(?=\\.\\d+\\.(?:webp|avif)\\b|\\.?(?![\\w.@%+/-]))`,
    'g',
  )
  const replace = (text: string): string => text.replace(pattern, () => to)
  if (typeof value === 'string') return replace(value)
  return Object.fromEntries(
    Object.entries(value as object).map(([language, text]) => [language, replace(text as string)]),
  )
}
