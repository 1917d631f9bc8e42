import type { z } from 'zod'
import type { MessageParams } from '../core/filled.ts'
import { SAID, type SaidKey } from '../core/said.ts'
import type { Localized } from '../core/languages.ts'

/** Operators of the common search (wire 2); `FIND_IN_SET` means "the list holds this value". */
export const OPERATORS = [
  '=',
  '<>',
  '>',
  '>=',
  '<',
  '<=',
  'LIKE',
  'NOT LIKE',
  'RANGE',
  'NOT RANGE',
  'IN',
  'NOT IN',
  'NULL',
  'NOT NULL',
  'FIND_IN_SET',
] as const
export type Operator = (typeof OPERATORS)[number]

/** Field → values, one of which it must have. */
export type When = Readonly<Record<string, readonly string[]>>

export type Column = {
  width?: number
  sortable?: boolean
  /** Not shown, but offered in the column settings. */
  hidden?: boolean
  /**
   * Where the table has no room for all columns, `low` ones go first and `high` ones, what one decides by, stay. The
   * field that names its rows is always high.
   */
  priority?: 'high' | 'low'
  /** Whether what the column holds is added up under the table, or what of it. Absent: of amounts of money it is, of other numbers not. */
  sum?: boolean | Summed
  /**
   * The field of what has gone off it again, told below it wherever that is not nothing, and no part of its sum: of a payment,
   * what was given back.
   */
  less?: string
  /** The field that is told in its place where it is not told itself: of an order paid with points, those. */
  instead?: string
}

/** What is added up of a column where not every row counts: of orders, those that were paid. */
export type Summed = {
  /** What the rows come to, in words; told above the sum. */
  label: Localized
  /** Rows that count; others come to nothing. */
  of: When
  /** Rows among these that are taken off. */
  off?: When
}

/** What every field of a definition may say, whatever its kind. Plain data: it survives JSON.stringify. */
export type FieldCommon = {
  label: Localized
  /** One line of help under the input. */
  hint?: Localized
  required?: boolean
  /** Value of a new record where the form leaves the field out. */
  default?: unknown
  /** No two records may share a value (backed by a unique index). */
  unique?: boolean
  /** Column of the table: absent = shown, false = none. */
  table?: false | Column
  /** Where it is nothing, it says nothing: neither an open record nor one that is read whole tells it. */
  quietAtZero?: boolean
  /** A record tells it only while each of these fields has one of the values; absent: always. */
  toldWhile?: When
  /** Operator of this field in the common search; absent = not searchable there. */
  search?: Operator
  /**
   * Input of the form: absent = shown full width, false = none, `half` = two in a row on wide screens, `group` = a key of
   * the definition's `groups`. `when`: only while each of these fields has one of the values, as on the wire; a record
   * with others holds `otherwise` there (absent: nothing), whatever is posted.
   */
  form?: false | { half?: boolean; group?: string; when?: When; otherwise?: string }
  /** True: public reads (`/api/<name>/…`) carry the field. `row`: the read of one row, lists do not. */
  public?: boolean | 'row'
  /**
   * True: the server alone fills it; what a form posts is passed over. `commands`: people change it, by the module's commands
   * alone; a form that posts another value is refused. Such fields say `form: false`.
   */
  readonly?: boolean | 'commands'
  /** False: of the programs alone; neither table nor details show it. */
  shown?: false
  /** False: what it becomes is not kept in the history of its row: the server sets it very often. */
  history?: false
}

/** What one field kind is, the part both sides share, besides its traits. `F` is its field definition. */
export type FieldKindContract<F> = {
  /** zod schema of a value on the wire, without null and absence (the engine adds those). Output is the stored value. */
  schema: (field: F) => z.ZodType
  /** Every operator the common search may use on it. The first is what the table's search bar offers by default. */
  operators: readonly Operator[]
}

/**
 * The catalogue key and parameters of a zod issue. Schemas name a key of the catalogue as their message;
 * the bounds come from the issue itself.
 */
export function issueReason(issue: z.core.$ZodIssue): { key: SaidKey; params: MessageParams } {
  const params: MessageParams = {}
  if ('maximum' in issue) params.max = Number(issue.maximum)
  if ('minimum' in issue) params.min = Number(issue.minimum)
  return { key: issue.message in SAID ? (issue.message as SaidKey) : 'rule.pattern', params }
}
