import { PUBLIC_PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import { joinKey } from '@tutu/contract/definition/define-resource'
import { hasRole } from '@tutu/contract/fields/traits'
import type { Language } from '@tutu/contract/core/languages'
import { type JsonSchema, wireSchema } from '../engine/fields/columns.ts'
import type { Registry, Resource } from '../engine/registry.ts'
import { callTitle } from './call-titles.ts'
import { listOf, pagingOf } from './list-calls.ts'
import type { Operation } from './operation.ts'
import { ID, object, rowSchema } from './schemas.ts'

/** The calls that read a public module. */
export function publicCalls({ definition, base }: Resource, registry: Registry, language: Language): Operation[] {
  const { fields, public: access } = definition
  if (!access) return []
  const at = (action: 'index' | 'read') => ({
    method: 'get' as const,
    path: `/api/${base}/${action}`,
    tag: `api/${base}`,
    access: { kind: 'public' } as const,
    summary: callTitle(definition, action, language),
  })
  const names = Object.keys(fields).filter((name) => fields[name]!.public)
  const filters = Object.keys(access.filters).map((name) => [name, onlyOne(wireSchema(fields[name]!))])
  const orders = (access.sorts ?? []).flatMap((name) => [`${name},asc`, `${name},desc`])
  const query = {
    ...pagingOf(PUBLIC_PAGE_SIZE_MAX),
    quick_search: { type: 'string' },
    ...(orders.length > 0 && { order: { type: 'string', enum: orders } }),
    ...(Object.fromEntries(filters) as Record<string, JsonSchema>),
  }
  // A name that is unique in another row only needs that one's name beside it.
  const keys = access.read.flatMap((name) => {
    const field = fields[name]
    return hasRole(field, 'address') && field.within ? [name, joinKey(field.within)] : [name]
  })
  const text: JsonSchema = { type: 'string' }
  const by = Object.fromEntries([['id', ID], ...keys.map((key) => [key, text])]) as Record<string, JsonSchema>
  const row = (isWhole: boolean) => rowSchema(definition, names, { registry, language, isWhole, isPublic: true })
  return [
    { ...at('index'), query: { properties: query }, answer: listOf(row(false)) },
    { ...at('read'), query: { properties: by }, answer: object({ row: row(true) }, ['row']) },
  ]
}

/** Of a list of values a filter compares one. */
const onlyOne = (schema: JsonSchema): JsonSchema => (schema.type === 'array' ? (schema.items as JsonSchema) : schema)
