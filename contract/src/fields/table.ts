import { z } from 'zod'
import type { DateField } from './date.ts'
import type { DurationField } from './duration.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'
import type { MoneyField } from './money.ts'
import type { NumberField } from './number.ts'
import type { PercentageField } from './percentage.ts'
import type { SelectField } from './select.ts'
import type { SwitchField } from './switch.ts'
import type { TextField } from './text.ts'
import type { TimeField } from './time.ts'
import { traitsOf } from './traits.ts'
import type { YearField } from './year.ts'

/** What a column of such a table may be: one value that says all by itself. */
export type TableColumn =
  | TextField
  | NumberField
  | MoneyField
  | SelectField
  | SwitchField
  | DateField
  | TimeField
  | YearField
  | PercentageField
  | DurationField

/**
 * Rows of fields of their own, in their order: [{<column>: …}] on the wire, each value as its kind has it; in the database the same
 * as stored, without what is empty. `max` rows (default 50).
 */
export type TableField = FieldCommon & {
  kind: 'table'
  columns: Readonly<Record<string, TableColumn>>
  max?: number
}

export type TableRow = Readonly<Record<string, unknown>>

/** Rows of a table where the field does not say. */
export const TABLE_ROWS_MAX = 50

/** A row in which nothing was written; what is on or off is off. */
export function isBlankRow({ columns }: Pick<TableField, 'columns'>, row: TableRow): boolean {
  return Object.entries(columns).every(([name, column]) => {
    const value = row[name]
    if (traitsOf(column).holds === 'boolean') return !value || value === '0'
    return isEmpty(value)
  })
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const isRow = (value: unknown): value is TableRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `kindOf`: the contracts of its columns, which stand in the same list as its own. */
export function tableKind(kindOf: (column: TableColumn) => FieldKindContract<never>): FieldKindContract<TableField> {
  const cellSchema = (column: TableColumn): z.ZodType => {
    const value = (kindOf(column) as FieldKindContract<TableColumn>).schema(column)
    const cell = z.preprocess((one) => (isEmpty(one) ? null : one), value.nullable())
    return column.required ? cell.refine((one) => one !== null, 'rule.required') : cell
  }
  return {
    schema: ({ columns, max = TABLE_ROWS_MAX }) => {
      const cells = Object.entries(columns).map(([name, column]) => [name, cellSchema(column)] as const)
      return (
        z
          .array(z.unknown(), 'rule.rows')
          // Blank rows go after the others have been judged by their places in the form.
          .transform((rows, context) =>
            rows.flatMap((row, at) => {
              if (!isRow(row)) {
                context.addIssue({ code: 'custom', message: 'rule.rows' })
                return []
              }
              if (isBlankRow({ columns }, row)) return []
              const kept: Record<string, unknown> = {}
              for (const [name, schema] of cells) {
                const { data, error } = schema.safeParse(row[name])
                for (const issue of error?.issues ?? [])
                  context.issues.push({ ...issue, input: row[name], path: [at, name] } as z.core.$ZodRawIssue)
                if (!isEmpty(data)) kept[name] = data
              }
              return [kept]
            }),
          )
          .pipe(z.array(z.record(z.string(), z.unknown())).max(max, 'rule.tooManyRows'))
          .transform((rows) => (rows.length > 0 ? rows : null))
      )
    },
    operators: ['LIKE', 'NOT LIKE', 'NULL', 'NOT NULL'],
  }
}
