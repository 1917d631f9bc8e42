import type { ViewState } from '@tutu/contract/api/saved-view'
import { Failure } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { type Definition, fieldNamed, type RowColumn } from '@tutu/contract/definition/define-resource'
import { changeConditions } from '@tutu/contract/definition/filter-tree'
import { searchCondition, type SearchEntry } from './filter.ts'
import { orderOf } from './list.ts'

/** What a view may still say of a list, and the names of what is gone since it was saved: fields, operators, columns, words nothing looks for. */
export function fitView(
  definition: Definition,
  stored: ViewState,
  language: Language,
): { state: ViewState; dropped: string[] } {
  const dropped = new Set<string>()
  const keep = (name: string, isFit: boolean): boolean => {
    if (!isFit) dropped.add(pickLanguage(fieldNamed(definition, name)?.label, language) || name)
    return isFit
  }
  const compares = (entry: SearchEntry) =>
    keep(
      entry.field,
      isTaken(() => searchCondition(definition, entry)),
    )
  // Of the columns every row has, the definition says how they are searched.
  const operatorOf = (name: string) =>
    definition.rowSearch?.[name as RowColumn] ?? definition.fields[name]?.search ?? ''
  const isColumn = (name: string) => keep(name, fieldNamed(definition, name) !== undefined)

  const { filters, where, quickSearch, order, limit, columns } = stored
  const kept = Object.entries(filters).filter(([field, val]) => compares({ field, val, operator: operatorOf(field) }))
  const tree = where && changeConditions(where, (one) => (compares(one) ? one : undefined))
  const isSearched = quickSearch && keep(quickSearch, definition.quickSearch.length > 0)
  const isOrdered =
    order &&
    keep(
      order.field,
      isTaken(() => orderOf(definition, `${order.field},${order.direction}`, language)),
    )
  const state = {
    filters: Object.fromEntries(kept),
    ...(tree && { where: tree }),
    ...(isSearched && { quickSearch }),
    ...(isOrdered && { order }),
    limit,
    columns: {
      shown: Object.fromEntries(Object.entries(columns.shown).filter(([name]) => isColumn(name))),
      order: columns.order.filter(isColumn),
    },
  }
  return { state, dropped: [...dropped] }
}

function isTaken(compile: () => unknown): boolean {
  try {
    compile()
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
