import { joinedFields, joinKey } from '@tutu/contract/definition/define-resource'
import { type RelationField, traitsOf } from '@tutu/contract/fields/traits'
import type { Language } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import { keepByTag } from '../../lib/kept-by-tag.ts'
import type { Database } from '../../postgres/database.ts'
import { type Row, toWire } from '../fields/columns.ts'
import { relationFields } from '../fields/relation-fields.ts'
import type { Registry, Resource } from '../registry.ts'
import { isPublished, scopeRelation } from './published.ts'

const CACHED_ROWS_MAX = 5000
/** Beside the columns of a kept row: whether visitors may read it. No field has such a name. */
const PUBLISHED = '?published'

/** The rows that relations point to: few, asked for with every list, so kept until a change is announced. */
export type Joins = {
  /** Adds `category: {id, name, …}` and `tags: [{…}]` beside the ids of wire rows. Answers the cache tags of what it joined. */
  add(
    resource: Resource,
    rows: Record<string, unknown>[],
    language: Language,
    /** `publicOnly`: of rows that visitors may read, what they may read of them. */
    options?: { publicOnly?: boolean },
  ): Promise<string[]>
}

/** A relation of a module: the row's field, where the joined row stands, and what of it. */
type Relation = {
  name: string
  isList: boolean
  key: string
  target: Resource
  columns: readonly string[]
  /** What is shown of kept rows, by language: lists name the same few rows over and over. */
  shown: Readonly<Record<Language, WeakMap<Row, object>>>
}

export function createJoins(database: Database, registry: Registry, bus: ChangeBus): Joins {
  const kept = keepByTag<Row>(bus, CACHED_ROWS_MAX)
  /** As long as no module changes. */
  let known = {
    version: registry.version,
    all: new Map<Resource, Relation[]>(),
    public: new Map<Resource, Relation[]>(),
  }

  function relationsOf(resource: Resource, publicOnly: boolean): Relation[] {
    const { version } = registry
    if (known.version !== version) known = { version, all: new Map(), public: new Map() }
    const relations = publicOnly ? known.public : known.all
    let found = relations.get(resource)
    if (!found) relations.set(resource, (found = findRelations(resource, publicOnly)))
    return found
  }

  function findRelations({ definition }: Resource, publicOnly: boolean): Relation[] {
    return relationFields(definition).map(({ name, field }) => {
      const target = registry.byName(field.to)
      const columns = joinColumns(target, field, publicOnly)
      const shown = { 'zh-cn': new WeakMap<Row, object>(), en: new WeakMap<Row, object>() }
      return { name, isList: traitsOf(field).list === true, key: joinKey(name), target, columns, shown }
    })
  }

  async function load(
    target: Resource,
    columns: readonly string[],
    ids: ReadonlySet<number>,
    publicOnly: boolean,
  ): Promise<Map<number, Row>> {
    const found = new Map<number, Row>()
    const missing: number[] = []
    // What another row decides besides is not known by a change of this one.
    const isKept = !(publicOnly && target.hooks.publicScope)
    const needed = publicOnly ? [...columns, PUBLISHED] : columns
    for (const id of ids) {
      const row = isKept ? kept.get(`${target.table}:${id}`) : undefined
      if (row && needed.every((column) => column in row)) found.set(id, row)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const keep = kept.reading()
    const scope = publicOnly ? scopeRelation(target) : undefined
    const wanted = [...new Set(['id', target.definition.label, ...columns, ...(scope ? [scope.relation] : [])])].filter(
      (name) => name === 'id' || name in target.definition.fields,
    )
    const selected = wanted.map((name) => sql`${sql.ref(`t.${name}`)}`)
    if (publicOnly) selected.push(sql`${isPublished(target)} as ${sql.ref(PUBLISHED)}`)
    const { rows } = await sql<Row>`
      select ${sql.join(selected)} from ${sql.table(target.table)} as t where t.id = any(${missing}::int[])
    `.execute(database.reads)
    for (const row of rows) {
      found.set(row.id as number, row)
      const key = `${target.table}:${row.id as number}`
      if (isKept) keep(key, { ...kept.get(key), ...row })
    }
    return found
  }

  return {
    async add(resource, rows, language, { publicOnly = false } = {}) {
      const [first] = rows
      if (!first) return []
      const relations = relationsOf(resource, publicOnly).filter(({ name }) => name in first)
      const loaded = await Promise.all(
        relations.map(async ({ name, isList, target, columns }) =>
          load(target, columns, new Set(rows.flatMap((row) => idsOf(row[name], isList))), publicOnly),
        ),
      )
      // In the order of the definition, whichever was loaded first: equal rows are equal bytes, which have one ETag.
      return relations.flatMap((relation, index) => {
        const { name, isList, key, target } = relation
        const found = loaded[index]!
        const shownFor = (id: number): object[] => {
          const row = found.get(id)
          return !row || (publicOnly && row[PUBLISHED] !== true) ? [] : [shownOf(relation, row, language)]
        }
        for (const row of rows) {
          const joined = idsOf(row[name], isList).flatMap(shownFor)
          row[key] = isList ? joined : (joined[0] ?? null)
        }
        const scope = publicOnly ? scopeRelation(target) : undefined
        const scopes = scope ? [...found.values()].map((row) => `${scope.table}:${String(row[scope.relation])}`) : []
        return [...[...found.keys()].map((id) => `${target.table}:${id}`), ...scopes]
      })
    },
  }
}

/** A joined row on the wire; it may stand in many answers, and is changed in none. */
function shownOf({ target, columns, shown }: Relation, row: Row, language: Language): object {
  const known = shown[language].get(row)
  if (known) return known
  const joined: Row = { id: row.id }
  for (const column of columns) joined[column] = toWire(target.definition.fields[column]!, row[column], language)
  shown[language].set(row, Object.freeze(joined))
  return joined
}

/** The rows that a wire value of a relation names. */
function idsOf(value: unknown, isList: boolean): number[] {
  if (isList) return (value as number[] | null) ?? []
  return value ? [value as number] : []
}

function joinColumns(target: Resource, field: RelationField, publicOnly: boolean): string[] {
  const columns = joinedFields(target.definition, field)
  return publicOnly ? columns.filter((column) => target.definition.fields[column]?.public) : [...columns]
}
