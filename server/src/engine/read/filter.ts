import type { Definition } from '@tutu/contract/definition/define-resource'
import { fail } from '@tutu/contract/core/errors'
import { type FilterTree, filterFields, isGroup } from '@tutu/contract/definition/filter-tree'
import { isTranslated, UNTRANSLATED } from '@tutu/contract/definition/translations'
import { OPERATORS, type Operator } from '@tutu/contract/fields/field'
import { type Field, isLocalized, kindOf } from '@tutu/contract/fields/index'
import { hasOwnWords } from '@tutu/contract/fields/text'
import { traitsOf } from '@tutu/contract/fields/traits'
import { LANGUAGES } from '@tutu/contract/core/languages'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { storedFor } from '../../lib/own-words.ts'
import { columnOf } from '../fields/columns.ts'
import { amongLacking } from '../fields/lacks-text.ts'
import { escapeLike, quickSearch } from './quick-search.ts'
import { scalar, scalars } from '../fields/scalar.ts'

/** One entry of `search[]` (wire 2). */
export type SearchEntry = { field: string; val?: unknown; operator?: string }

type Condition = RawBuilder<SqlBool>

const ALIASES: Readonly<Record<string, Operator>> = {
  EQ: '=',
  NE: '<>',
  GT: '>',
  EGT: '>=',
  LT: '<',
  ELT: '<=',
  '!=': '<>',
}
const LIST_MAX = 200

/** The condition one search entry stands for; undefined for an entry without a value. Unknown fields and operators are refused. */
export function searchCondition(definition: Definition, entry: SearchEntry): Condition | undefined {
  if (entry.field === UNTRANSLATED && isTranslated(definition)) return untranslated(definition, entry)
  const field = filterFields(definition).find(([name]) => name === entry.field)?.[1]
  if (!field) throw fail('request.searchField', { field: entry.field })
  const operator = readOperator(entry.operator ?? field.search ?? '=')
  if (!operator || !kindOf(field).operators.includes(operator)) {
    throw fail('request.searchOperator', { field: entry.field, operator: String(entry.operator) })
  }
  const condition = compare(entry.field, field, operator, entry.val)
  const words = operator === 'LIKE' && condition ? amongSearched(definition, entry) : undefined
  // Beside the words the planner would take it for a chance of its own, and what many rows have for rare: put so, it is
  // taken for nearly all of what the words find, which their statistics know.
  return words ? sql<SqlBool>`(${words} and coalesce((${condition})::int, 0) <> 0)` : condition
}

/** Whether entries are found by the indexes of quick searches: such rows may be few, and stand anywhere in an order. */
export function findsByWords(definition: Definition, search: readonly SearchEntry[]): boolean {
  return search.some(
    (entry) =>
      readOperator(entry.operator ?? definition.fields[entry.field]?.search ?? '=') === 'LIKE' &&
      amongSearched(definition, entry) !== undefined,
  )
}

/** What stands in a field that quick searches look at stands in what they look at, which has indexes; undefined where there are none. */
function amongSearched(definition: Definition, { field, val }: SearchEntry) {
  const text = scalar(val)
  const isAmong = definition.quickSearch.includes(field) && !definition.searchByScan
  return isAmong && text !== undefined ? quickSearch(definition, text) : undefined
}

/** The condition that a tree stands for; undefined where none of its conditions says anything. */
export function treeCondition(definition: Definition, { match, of }: FilterTree): Condition | undefined {
  const parts = of
    .map((one) => (isGroup(one) ? treeCondition(definition, one) : searchCondition(definition, one)))
    .filter((one) => one !== undefined)
  if (parts.length === 0) return undefined
  return sql<SqlBool>`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`
}

/** Rows that lack texts in a language. */
function untranslated(definition: Definition, { operator = '=', val }: SearchEntry): Condition | undefined {
  if (readOperator(operator) !== '=')
    throw fail('request.searchOperator', { field: UNTRANSLATED, operator: String(operator) })
  if (val === undefined || val === null || val === '') return undefined
  const language = LANGUAGES.find((one) => one === val)
  if (!language) throw fail('request.parameter', { name: UNTRANSLATED })
  return amongLacking(definition, language)
}

function readOperator(text: string): Operator | undefined {
  const upper = text.trim().toUpperCase()
  return ALIASES[upper] ?? OPERATORS.find((operator) => operator === upper)
}

/** The comparison itself, also for whitelisted public filters. Undefined when `value` says nothing. */
export function compare(name: string, field: Field, operator: Operator, value: unknown): Condition | undefined {
  const expression = sql.ref(`t.${name}`)
  if (operator === 'NULL') return isEmpty(name, field)
  if (operator === 'NOT NULL') return sql<SqlBool>`not ${isEmpty(name, field)}`
  if (value === undefined || value === null || value === '') return undefined
  if (operator === 'RANGE' || operator === 'NOT RANGE') return range(expression, name, field, operator, value)
  if (operator === 'IN' || operator === 'NOT IN') return oneOf(expression, name, field, operator, value)
  if (operator === 'FIND_IN_SET') return sql<SqlBool>`${expression} @> ${operands(name, field, listOf(name, value))}`
  const text = scalar(value)
  if (text === undefined) throw fail('request.parameter', { name })
  if (operator === 'LIKE' || operator === 'NOT LIKE') {
    const forms = [text, ...(hasOwnWords(field) ? storedFor(text) : [])]
    const held = forms.map((form) => sql`${searchedText(name, field)} ilike ${`%${escapeLike(form)}%`}`)
    const like = sql<SqlBool>`(${sql.join(held, sql` or `)})`
    return operator === 'LIKE' ? like : sql<SqlBool>`(not coalesce(${like}, false))`
  }
  const { nullOperand } = columnOf(field)
  if (nullOperand !== undefined && text === String(nullOperand)) return sql<SqlBool>`${expression} is null`
  // A bare date stands for its whole day: equal is within it, up to and beyond mean its last second.
  if (operator === '=') return equals(name, field, text)
  if (operator === '<>') return sql<SqlBool>`(not coalesce(${equals(name, field, text)}, false))`
  const bound = operand(name, field, text, operator === '<=' || operator === '>' ? 'to' : 'from')
  return sql<SqlBool>`${expression} ${sql.raw(operator)} ${bound}`
}

/** A localized field's texts: it is searched in every language (wire decision 13). */
function textsOf(name: string): RawBuilder<unknown> {
  return sql.join(LANGUAGES.map((language) => sql`${sql.ref(`t.${name}`)} ->> ${sql.lit(language)}`))
}

export function searchedText(name: string, field: Field): RawBuilder<unknown> {
  if (isLocalized(field)) return sql`concat_ws(' ', ${textsOf(name)})`
  const column = sql`${sql.ref(`t.${name}`)}`
  return columnOf(field).searched?.(column) ?? column
}

function equals(name: string, field: Field, text: string): Condition {
  const [from, to] = [operand(name, field, text, 'from'), operand(name, field, text, 'to')]
  if (isLocalized(field)) return sql<SqlBool>`${from} in (${textsOf(name)})`
  const column = sql.ref(`t.${name}`)
  return from === to ? sql<SqlBool>`${column} = ${from}` : sql<SqlBool>`(${column} between ${from} and ${to})`
}

function isEmpty(name: string, field: Field): Condition {
  const column = sql.ref(`t.${name}`)
  return traitsOf(field).list ? sql<SqlBool>`(cardinality(${column}) = 0)` : sql<SqlBool>`(${column} is null)`
}

/** 'a,b' both ends included; 'a,' and ',b' half-open (wire 2). */
function range(
  expression: RawBuilder<unknown>,
  name: string,
  field: Field,
  operator: Operator,
  value: unknown,
): Condition | undefined {
  const [from = '', to, ...rest] = listOf(name, value)
  if (to === undefined || rest.length > 0) throw fail('request.parameter', { name })
  const parts: Condition[] = []
  if (from.trim() !== '') parts.push(sql<SqlBool>`${expression} >= ${operand(name, field, from, 'from')}`)
  if (to.trim() !== '') parts.push(sql<SqlBool>`${expression} <= ${operand(name, field, to, 'to')}`)
  if (parts.length === 0) return undefined
  const inside = sql<SqlBool>`(${sql.join(parts, sql` and `)})`
  return operator === 'RANGE' ? inside : sql<SqlBool>`(not ${inside})`
}

function oneOf(
  expression: RawBuilder<unknown>,
  name: string,
  field: Field,
  operator: Operator,
  value: unknown,
): Condition | undefined {
  const list = listOf(name, value).filter((one) => one !== '')
  if (list.length === 0) return undefined
  const values = operands(name, field, list)
  const { nullOperand } = columnOf(field)
  // Only where it is asked for: what is compared so no index finds.
  if (nullOperand !== undefined && list.includes(String(nullOperand))) {
    const among = sql<SqlBool>`coalesce(${expression}, ${sql.lit(nullOperand)}) = any(${values})`
    return operator === 'IN' ? among : sql<SqlBool>`(not ${among})`
  }
  const inside = isLocalized(field)
    ? sql<SqlBool>`array[${textsOf(name)}] && ${values}`
    : traitsOf(field).list
      ? sql<SqlBool>`${expression} && ${values}`
      : sql<SqlBool>`${expression} = any(${values})`
  return operator === 'IN' ? inside : sql<SqlBool>`(not coalesce(${inside}, false))`
}

function operand(name: string, field: Field, text: string, edge?: 'from' | 'to'): unknown {
  const value = columnOf(field).toOperand(text, field, edge)
  if (value === undefined) throw fail('request.parameter', { name })
  return value
}

function listOf(name: string, value: unknown): string[] {
  const list = scalars(value)
  if (!list || list.length > LIST_MAX) throw fail('request.parameter', { name })
  return list
}

function operands(name: string, field: Field, list: readonly string[]): RawBuilder<unknown> {
  const values = list.map((one) => operand(name, field, one))
  const type = columnOf(field).type(field).replace('[]', '').replace('jsonb', 'text')
  return sql`${values}::${sql.raw(type)}[]`
}
