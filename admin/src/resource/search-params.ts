import { PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import { type Definition, fieldNamed } from '@tutu/contract/definition/define-resource'
import { changeConditions } from '@tutu/contract/definition/filter-tree'
import type { Operator } from '@tutu/contract/fields/field'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { type ListState, searchFields } from './list-state.ts'

/** One condition of the common search (wire 2). */
export type Condition = { field: string; operator: Operator; val: string }

const DAY = 86_400

/** First second of a local day 'yyyy-mm-dd'; undefined where it is none. */
function startOfDay(day: string | undefined): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  return year ? Math.floor(new Date(Number(year), Number(month) - 1, Number(date)).getTime() / 1000) : undefined
}

/** Last second of a local day, whatever its length. */
function endOfDay(day: string | undefined): number | undefined {
  const start = startOfDay(day)
  if (start === undefined) return undefined
  const next = new Date((start + DAY + DAY / 2) * 1000)
  return Math.floor(new Date(next.getFullYear(), next.getMonth(), next.getDate()).getTime() / 1000) - 1
}

/**
 * Days as seconds, reckoned in the reader's time zone: the server's may be another. A single day means the whole of it.
 */
function dayCondition(field: string, operator: Operator, value: string): Condition {
  const [from, to] = value.split(',')
  const val = (...bounds: (number | undefined)[]) => bounds.map((bound) => bound ?? '').join(',')
  switch (operator) {
    case 'RANGE':
    case 'NOT RANGE':
      return { field, operator, val: val(startOfDay(from), endOfDay(to)) }
    case '>':
    case '<=':
      return { field, operator, val: val(endOfDay(from)) }
    case '>=':
    case '<':
      return { field, operator, val: val(startOfDay(from)) }
    default:
      return { field, operator: 'RANGE', val: val(startOfDay(from), endOfDay(from)) }
  }
}

function conditionsOf(definition: Definition, state: ListState): Condition[] {
  return searchFields(definition).flatMap(({ name, field, operator }) => {
    const value = state.filters[name]
    return value ? [conditionOf(name, field, operator, value)] : []
  })
}

function conditionOf(name: string, field: Field, operator: Operator, value: string): Condition {
  const emptiness = operator.endsWith('NULL')
  if (traitsOf(field).holds === 'moment' && !emptiness) return dayCondition(name, operator, value)
  return { field: name, operator, val: emptiness ? '' : value }
}

/** The conditions that were built, as JSON. */
function whereOf(definition: Definition, { where }: ListState): string | undefined {
  const tree =
    where &&
    changeConditions(where, ({ field: name, operator, val }) => {
      const field = fieldNamed(definition, name)
      return field && conditionOf(name, field, operator as Operator, val)
    })
  return tree && JSON.stringify(tree)
}

/** What narrows and orders the list, for `index` and `export` alike. */
export function filterParams(definition: Definition, state: ListState) {
  const conditions = conditionsOf(definition, state)
  return {
    order: state.order && `${state.order.field},${state.order.direction}`,
    quick_search: state.quickSearch || undefined,
    search: conditions.length ? conditions : undefined,
    where: whereOf(definition, state),
  }
}

/** Query of `index`. */
export function listParams(definition: Definition, state: ListState): Record<string, unknown> {
  const { page, limit, cursor } = state
  return { page, limit, ...(cursor && { cursor }), ...filterParams(definition, state) }
}

/** Query of `index` for the rows whose moment `at` is in a month 'yyyy-mm', the earliest first, as many as one answer has. */
export function monthParams(definition: Definition, state: ListState, at: string, month: string) {
  const [year, number] = month.split('-').map(Number)
  const days = new Date(year!, number!, 0).getDate()
  return withMoment(definition, state, at, PAGE_SIZE_MAX, dayCondition(at, 'RANGE', `${month}-01,${month}-${days}`))
}

/** Query of `index` for the rows that have no moment `at`. */
export function undatedParams(definition: Definition, state: ListState, at: string, limit: number) {
  return withMoment(definition, state, at, limit, { field: at, operator: 'NULL', val: '' })
}

function withMoment(definition: Definition, state: ListState, at: string, limit: number, condition: Condition) {
  const { search = [], ...others } = filterParams(definition, state)
  return { page: 1, limit, ...others, order: `${at},asc`, search: [...search, condition] }
}
