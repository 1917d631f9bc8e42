import { joinKey } from '@tutu/contract/definition/define-resource'
import { isRelation, type RelationField, traitsOf } from '@tutu/contract/fields/traits'
import type { Language } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import type { Database } from '../../postgres/database.ts'
import { type Row, toWire } from '../fields/columns.ts'
import type { Registry, Resource } from '../registry.ts'

const CACHED_ROWS_MAX = 5000

/** The rows that relations point to: few, asked for with every list, so kept until a change is announced. */
export type Joins = {
  /** Adds `category: {id, name, …}` and `tags: [{…}]` beside the ids of wire rows. Answers the cache tags of what it joined. */
  add(
    resource: Resource,
    rows: Record<string, unknown>[],
    language: Language,
    options?: { publicOnly?: boolean },
  ): Promise<string[]>
}

export function createJoins(database: Database, registry: Registry, bus: ChangeBus): Joins {
  const cache = new LRUCache<string, Row>({ max: CACHED_ROWS_MAX })
  // Rows read while a change arrives may be older than it: they are answered, not kept.
  let generation = 0
  bus.onTags((tags) => {
    generation++
    for (const tag of tags) cache.delete(tag)
  })
  bus.onFlush(() => {
    generation++
    cache.clear()
  })

  async function load(
    target: Resource,
    columns: readonly string[],
    ids: ReadonlySet<number>,
  ): Promise<Map<number, Row>> {
    const found = new Map<number, Row>()
    const missing: number[] = []
    for (const id of ids) {
      const row = bus.healthy ? cache.get(`${target.table}:${id}`) : undefined
      if (row && columns.every((column) => column in row)) found.set(id, row)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const started = generation
    const wanted = [...new Set(['id', target.definition.label, 'status', ...columns])].filter(
      (name) => name === 'id' || name in target.definition.fields,
    )
    const { rows } = await sql<Row>`
      select ${sql.join(wanted.map((name) => sql.ref(name)))} from ${sql.table(target.table)} where id = any(${missing}::int[])
    `.execute(database.kysely)
    for (const row of rows) {
      found.set(row.id as number, row)
      const key = `${target.table}:${row.id as number}`
      if (bus.healthy && started === generation) cache.set(key, { ...cache.get(key), ...row })
    }
    return found
  }

  return {
    async add(resource, rows, language, { publicOnly = false } = {}) {
      if (rows.length === 0) return []
      const relations = Object.entries(resource.definition.fields).flatMap(([name, field]) => {
        if (!isRelation(field) || !(name in rows[0]!)) return []
        const target = registry.byName(field.to)
        return [{ name, field, target, columns: joinColumns(target, field, publicOnly) }]
      })
      const loaded = await Promise.all(
        relations.map(async ({ name, field, target, columns }) =>
          load(target, columns, new Set(rows.flatMap((row) => idsOf(row[name], field)))),
        ),
      )
      // In the order of the definition, whichever was loaded first: equal rows are equal bytes, which have one ETag.
      return relations.flatMap(({ name, field, target, columns }, index) => {
        const found = loaded[index]!
        const shown = (id: number): Record<string, unknown>[] => {
          const row = found.get(id)
          if (!row || (publicOnly && row.status === false)) return []
          const values = columns.map((column) => [
            column,
            toWire(target.definition.fields[column]!, row[column], language),
          ])
          return [Object.fromEntries([['id', id], ...values])]
        }
        for (const row of rows) {
          const joined = idsOf(row[name], field).flatMap(shown)
          row[joinKey(name)] = traitsOf(field).list ? joined : (joined[0] ?? null)
        }
        return [...found.keys()].map((id) => `${target.table}:${id}`)
      })
    },
  }
}

/** The rows that a wire value of a relation names. */
function idsOf(value: unknown, field: RelationField): number[] {
  if (traitsOf(field).list) return (value as number[] | null) ?? []
  return value ? [value as number] : []
}

function joinColumns(target: Resource, field: RelationField, publicOnly: boolean): string[] {
  const columns = field.join ?? [target.definition.label]
  return publicOnly ? columns.filter((column) => target.definition.fields[column]?.public) : [...columns]
}
