import { type Definition, fieldOfRole, type Search } from '@tutu/contract/definition/define-resource'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { Registry, Resource } from '../engine/registry.ts'

/** Of the rules by which words are made (document.ts, tokens.ts): raised with them, and every row is done anew after the start. */
export const RULES = 3

/** A resource that visitors search by `public.search`. */
export type SearchedResource = Resource & {
  definition: Definition & { public: NonNullable<Definition['public']> & { search: Search } }
}

export function isSearched(resource: Resource): resource is SearchedResource {
  return resource.definition.public?.search !== undefined
}

export function searchTable({ table }: Pick<Resource, 'table'>): RawBuilder<unknown> {
  return sql.table(`${table}_search`)
}

/** A row is public by its own values. What else decides (a lesson's course) is asked when it is looked for. */
export function publicValues({ public: access }: Definition, alias = 't'): RawBuilder<SqlBool>[] {
  return Object.entries(access?.where ?? {}).map(
    ([name, value]) => sql<SqlBool>`${sql.ref(`${alias}.${name}`)} = ${value}`,
  )
}

/** The same of a row at hand. */
export function isPublicRow({ public: access }: Definition, row: Row): boolean {
  return Object.entries(access?.where ?? {}).every(([name, value]) => row[name] === value)
}

/** The resource through whose rows those of this one are found too. */
export function childrenOf(
  registry: Registry,
  { definition }: SearchedResource,
): { child: SearchedResource; by: string } | undefined {
  const { through } = definition.public.search
  const child = through && registry.byName(through.resource)
  return through && child && isSearched(child) ? { child, by: through.by } : undefined
}

/** The column that public rows of one rank are ordered by. */
export function orderColumn(definition: Definition): string {
  return fieldOfRole(definition, 'order') ?? 'id'
}
