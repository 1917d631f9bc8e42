import { tableName } from '@tutu/contract/definition/define-resource'
import { isRelation } from '@tutu/contract/fields/traits'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { publicValues } from '../../search/searched.ts'
import type { Resource } from '../registry.ts'

/** What makes rows (alias `t`) public: values of their own, and what a hook looks at besides. */
export function publishedConditions({ definition, hooks }: Resource): RawBuilder<SqlBool>[] {
  if (!definition.public) return [sql<SqlBool>`false`]
  const conditions = publicValues(definition)
  return hooks.publicScope ? [...conditions, hooks.publicScope.condition()] : conditions
}

export function isPublished(resource: Resource): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join([sql`true`, ...publishedConditions(resource)], sql` and `)})`
}

/** The relation whose row decides, besides the row itself, whether a row is public, and that row's table. */
export function scopeRelation({ definition, hooks }: Resource): { relation: string; table: string } | undefined {
  const { relation } = hooks.publicScope ?? {}
  const field = relation === undefined ? undefined : definition.fields[relation]
  return field && isRelation(field) ? { relation: relation!, table: tableName({ name: field.to }) } : undefined
}

/** The table that decides, besides the row itself, whether a row is public. */
export function scopeTables(resource: Resource): string[] {
  const scope = scopeRelation(resource)
  return scope ? [scope.table] : []
}

/** All tables that decide which rows are public. */
export function publishedTables(resource: Resource): string[] {
  return [resource.table, ...scopeTables(resource)]
}
