import { type Definition, fieldOfRole } from '@tutu/contract/definition/define-resource'
import { FILTER_CONDITIONS_MAX } from '@tutu/contract/definition/filter-tree'
import { isTranslated, UNTRANSLATED } from '@tutu/contract/definition/translations'
import { OPERATORS } from '@tutu/contract/fields/field'
import type { JsonSchema } from '../engine/fields/columns.ts'
import { object } from './schemas.ts'

const CURSOR_TOLD: JsonSchema = { type: ['string', 'null'], description: 'cursor of the neighbouring page; null: none' }

/** What a list answers, of rows of this form. */
export function listOf(row: JsonSchema): JsonSchema {
  return object(
    {
      list: { type: 'array', items: row },
      total: { type: 'integer' },
      totalEstimated: { const: true, description: 'total is an estimate' },
      pageEstimated: { const: true, description: 'the page is about where its number says' },
      next: CURSOR_TOLD,
      previous: CURSOR_TOLD,
      remark: { type: 'string' },
    },
    ['list'],
  )
}

/** What the quick search and the common search take (wire 2). */
export function filterOf(definition: Definition, readable?: readonly string[]): Record<string, JsonSchema> {
  const searched = Object.entries(definition.fields).filter(
    ([name, field]) => field.search && (readable?.includes(name) ?? true),
  )
  const entry = object(
    {
      field: {
        type: 'string',
        enum: [
          ...searched.map(([name]) => name),
          ...Object.keys(definition.rowSearch ?? {}),
          ...(!readable && isTranslated(definition) ? [UNTRANSLATED] : []),
        ],
      },
      operator: { type: 'string', enum: [...OPERATORS] },
      val: { type: 'string' },
    },
    ['field', 'val'],
  )
  const isSearched = definition.quickSearch.every((name) => readable?.includes(name) ?? true)
  return {
    ...(isSearched && { quick_search: { type: 'string' } }),
    search: { type: 'array', items: entry },
    where: {
      type: 'string',
      description: `JSON: {"match": "all" | "any", "of": [entries as in search, or one such group of them]}, at most ${FILTER_CONDITIONS_MAX}`,
    },
  }
}

export function pagingOf(limitMax: number): Record<string, JsonSchema> {
  return {
    page: { type: 'integer', minimum: 1 },
    limit: { type: 'integer', minimum: 1, maximum: limitMax },
    cursor: { type: 'string', description: 'as `next` or `previous` told it, with the same order and filters' },
  }
}

/** `readable`: the fields that may be searched; absent: all that the definition searches. */
export function listQuery(
  definition: Definition,
  limitMax: number,
  readable?: readonly string[],
): Record<string, JsonSchema> {
  const isTree = fieldOfRole(definition, 'parent') !== undefined
  return {
    ...(!isTree && pagingOf(limitMax)),
    order: { type: 'string', description: 'field,asc | field,desc' },
    ...filterOf(definition, readable),
    initKey: { type: 'string', description: 'with initValue: exactly the rows with these values' },
    initValue: { type: 'array', items: { type: 'string' } },
    ...(isTree && { select: { type: 'string', enum: ['true', 'false'] } }),
  } as Record<string, JsonSchema>
}
