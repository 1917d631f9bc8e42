import {
  type Definition,
  fieldNamed,
  fieldOfRole,
  ROW_FIELDS,
  type RowColumn,
} from '@tutu/contract/definition/define-resource'
import {
  changeConditions,
  conditionsIn,
  filterFields,
  type FilterTree,
  readFilterTree,
} from '@tutu/contract/definition/filter-tree'
import { isTranslated, UNTRANSLATED, UNTRANSLATED_FIELD } from '@tutu/contract/definition/translations'
import type { Operator } from '@tutu/contract/fields/field'
import type { Field } from '@tutu/contract/fields/index'
import { EXACT_ROWS, PAGE_SIZE } from '@tutu/contract/core/constants'
import { hasRole, isRelation, traitsOf } from '@tutu/contract/fields/traits'

export const PAGE_SIZES = [10, 20, 50, 100] as const

export type Order = { field: string; direction: 'asc' | 'desc' }

/** What a list shows. It lives in the address, so that it can be shared and the back button undoes it. */
export type ListState = {
  page: number
  /** Where the page begins, as the page beside it told; absent: by its number. */
  cursor?: string | undefined
  limit: number
  /** Absent: the definition's own order. */
  order: Order | undefined
  quickSearch: string
  /** Field → value as on the wire; only fields with `search`, never an empty one. */
  filters: Readonly<Record<string, string>>
  /** Conditions that were built, joined by all and any; values as in `filters`. */
  where?: FilterTree | undefined
}

/** What a list shows without anything in its address. */
export const WHOLE_LIST: ListState = { page: 1, limit: PAGE_SIZE, order: undefined, quickSearch: '', filters: {} }

/** A field the common search offers, and how it compares. */
export type SearchField = { name: string; field: Field; operator: Operator }

/** What the common search offers; whether the columns are shown has no say in it. */
export function searchFields(definition: Definition): SearchField[] {
  const own = Object.entries(definition.fields).flatMap(([name, field]) =>
    field.search ? [{ name, field, operator: field.search }] : [],
  )
  const { rowSearch = {} } = definition
  const columns = Object.keys(ROW_FIELDS) as RowColumn[]
  return [
    ...own,
    ...columns.flatMap((name) => {
      const operator = rowSearch[name]
      return operator ? [{ name, field: fieldNamed(definition, name) ?? ROW_FIELDS[name], operator }] : []
    }),
    ...(isTranslated(definition) ? [{ name: UNTRANSLATED, field: UNTRANSLATED_FIELD, operator: '=' as const }] : []),
  ]
}

function sortableFields(definition: Definition): string[] {
  const own = Object.keys(definition.fields).filter((name) => {
    const field = definition.fields[name]!
    return hasRole(field, 'order') || (typeof field.table === 'object' && field.table.sortable)
  })
  // An entry of a ledger is never written again.
  return [...own, ...Object.keys(ROW_FIELDS).filter((name) => fieldNamed(definition, name))]
}

/** The state an address asks for; what it asks for wrongly falls back to the default. */
export function readListState(definition: Definition, params: URLSearchParams): ListState {
  const page = Number(params.get('page'))
  const limit = Number(params.get('limit'))
  const [field = '', direction] = (params.get('order') ?? '').split(',')
  const filters = searchFields(definition).flatMap(({ name }) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  const cursor = params.get('cursor')
  const where = readWhere(definition, params.get('where'))
  return {
    page: Number.isInteger(page) && page > 1 ? page : 1,
    ...(cursor && { cursor }),
    limit: (PAGE_SIZES as readonly number[]).includes(limit) ? limit : PAGE_SIZE,
    order: sortableFields(definition).includes(field)
      ? { field, direction: direction === 'asc' ? 'asc' : 'desc' }
      : undefined,
    quickSearch: params.get('quick_search') ?? '',
    filters: Object.fromEntries(filters),
    ...(where && { where }),
  }
}

/** Whether an address has conditions that mean nothing here: the list is not narrowed by them. */
export function isWhereLost(definition: Definition, text: string | null): boolean {
  if (!text) return false
  const names = new Set(filterFields(definition).map(([name]) => name))
  try {
    const tree = readFilterTree(text)
    return !tree || conditionsIn(tree).some(({ field }) => !names.has(field))
  } catch {
    return true
  }
}

function readWhere(definition: Definition, text: string | null): FilterTree | undefined {
  const names = new Set(filterFields(definition).map(([name]) => name))
  try {
    const tree = readFilterTree(text)
    return tree && changeConditions(tree, (one) => (names.has(one.field) ? one : undefined))
  } catch {
    return undefined
  }
}

/** The address of a state: defaults are left out, parameters of others are kept. */
export function writeListState(definition: Definition, state: ListState, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  set('page', state.page > 1 ? String(state.page) : '')
  set('cursor', state.cursor ?? '')
  set('limit', state.limit === PAGE_SIZE ? '' : String(state.limit))
  set('order', state.order ? `${state.order.field},${state.order.direction}` : '')
  set('quick_search', state.quickSearch)
  set('where', state.where ? JSON.stringify(state.where) : '')
  for (const { name } of searchFields(definition)) set(name, state.filters[name] ?? '')
  return next
}

export type UpdateList = (change: Partial<ListState>, options?: { replace?: boolean }) => void

/** What list answers say of the pages around them. */
export type Neighbours = { total?: number; next?: string | null; previous?: string | null }

/**
 * The way to another page: among rows that numbers find exactly by its number, farther in from its neighbour by cursor, so
 * that no row is met twice or missed.
 */
export function turnTo(page: number, state: ListState, answer: Neighbours): Pick<ListState, 'page' | 'cursor'> {
  const { total = 0, next, previous } = answer
  const cursor = page === state.page + 1 ? next : page === state.page - 1 ? previous : undefined
  const isFar = page * state.limit > EXACT_ROWS && total - (page - 1) * state.limit > EXACT_ROWS
  return { page, cursor: isFar && cursor ? cursor : undefined }
}

/** The order in force, the definition's own included. */
export function orderOf(definition: Definition, state: ListState): Order {
  return state.order ?? definition.sort
}

/**
 * Whether rows may be dragged: in weigh order, and with nothing hidden by a search. An '=' on a relation is no search
 * but a scope (the lessons of one course), inside which an order by hand is what one wants.
 */
export function isInHandOrder(definition: Definition, state: ListState): boolean {
  const scoped = Object.keys(state.filters).every((name) => {
    const field = definition.fields[name]
    return field && isRelation(field) && !traitsOf(field).list && field.search === '='
  })
  const isWhole = state.quickSearch === '' && !state.where && scoped
  return orderOf(definition, state).field === fieldOfRole(definition, 'order') && isWhole
}
