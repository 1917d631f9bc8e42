// Rows are named by others: an order by who placed it, a certificate by its owner, a guardian by the child.
import { type Definition, joinedFields } from '@tutu/contract/definition/define-resource'
import type { RelationField } from '@tutu/contract/fields/traits'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { mayList, scopeOf } from '../scope.ts'
import { searchedText } from './filter.ts'
import { conditionsOf, type ListQuery, parseListQuery } from './list.ts'
import { escapeLike, type Others, quickSearch } from './quick-search.ts'

type Parts = Pick<Engine, 'registry' | 'database'>

/** The rows of a module that hold a word, as a condition on its rows `t`. */
type Holding = { tables: readonly string[]; holds: (term: string) => RawBuilder<SqlBool> }

/**
 * What `alsoFoundBy` says, for this caller: by the whole search of a module whose list they may open, among the rows they see there;
 * else by no more than what the joined row shows them. Undefined where nothing is left of it.
 */
export async function foundByOthers(
  parts: Parts,
  resource: Resource,
  actor: Administrator,
  { quickSearch: query }: ListQuery,
): Promise<Others | undefined> {
  return query === '' ? undefined : waysOf(parts, resource, actor, [])
}

/** What a filter asks of rows, as the list of this caller finds them. */
export async function conditionsFor(
  parts: Parts,
  resource: Resource,
  actor: Administrator,
  filter: Readonly<Record<string, unknown>>,
): Promise<RawBuilder<SqlBool>[]> {
  const query = parseListQuery(filter, 1)
  return conditionsOf(resource, query, { others: await foundByOthers(parts, resource, actor, query) })
}

/** `passed`: modules on the way here, which are not gone back to. */
async function waysOf(
  parts: Parts,
  { definition, table }: Resource,
  actor: Administrator,
  passed: readonly string[],
): Promise<Others | undefined> {
  const { relations = [], children = [] } = definition.alsoFoundBy ?? {}
  const path = [...passed, definition.name]
  const byRelations = relations.map(async (name): Promise<Others | undefined> => {
    const field = definition.fields[name] as RelationField
    const target = parts.registry.byName(field.to)
    if (path.includes(field.to)) return undefined
    const found = mayList(target, actor) ? await openRows(parts, target, actor, path) : shownRows(target, field)
    if (!found) return undefined
    const ids = (term: string) => sql`
      select t.id from ${sql.table(table)} as t
      where ${sql.ref(`t.${name}`)} in (select t.id from ${sql.table(target.table)} as t where ${found.holds(term)})
    `
    return { tables: found.tables, idsWith: (term) => [ids(term)] }
  })
  const byChildren = children.map(async ({ resource, by }): Promise<Others | undefined> => {
    const child = parts.registry.byName(resource)
    // Else a child would find its siblings.
    if (path.includes(resource) || !mayList(child, actor)) return undefined
    const see = (await scopeOf(parts.database.kysely, child, actor))?.see
    const ids = (term: string) => sql`
      select ${sql.ref(`t.${by}`)} from ${sql.table(child.table)} as t where ${both(wordsOf(child.definition, term), see)}
    `
    return { tables: [child.table], idsWith: (term) => [ids(term)] }
  })
  const ways = (await Promise.all([...byRelations, ...byChildren])).filter((one) => one !== undefined)
  if (ways.length === 0) return undefined
  return {
    tables: [...new Set(ways.flatMap(({ tables }) => tables))],
    idsWith: (term) => ways.flatMap(({ idsWith }) => idsWith(term)),
  }
}

/** As the module's own list finds them. */
async function openRows(
  parts: Parts,
  target: Resource,
  actor: Administrator,
  path: readonly string[],
): Promise<Holding> {
  const see = (await scopeOf(parts.database.kysely, target, actor))?.see
  const others = await waysOf(parts, target, actor, path)
  return {
    tables: [target.table, ...(others?.tables ?? [])],
    holds: (term) => both(wordsOf(target.definition, term, others), see),
  }
}

/** By what a joined row shows; the rest of what the module searches is no business of the caller. */
function shownRows({ definition, table }: Resource, field: RelationField): Holding | undefined {
  const shown = joinedFields(definition, field).filter((name) => definition.quickSearch.includes(name))
  if (shown.length === 0) return undefined
  const text = sql.join(shown.map((name) => searchedText(name, definition.fields[name]!)))
  return {
    tables: [table],
    holds: (term) =>
      both(
        wordsOf(definition, term),
        sql<SqlBool>`search_fold(concat_ws(' ', ${text})) like ${`%${escapeLike(term)}%`}`,
      ),
  }
}

const wordsOf = (definition: Definition, term: string, others?: Others): RawBuilder<SqlBool> =>
  quickSearch(definition, term, others && { others }) ?? sql<SqlBool>`false`

const both = (one: RawBuilder<SqlBool>, other: RawBuilder<SqlBool> | undefined): RawBuilder<SqlBool> =>
  other ? sql<SqlBool>`(${one} and ${other})` : one
