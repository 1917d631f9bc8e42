import { z } from 'zod'
import type { Localized } from '../core/languages.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** Stored value → its label, and the accent its tag wears (one of the theme's accents). */
export type Options = Readonly<Record<string, Localized & { accent?: Accent }>>
export const ACCENTS = ['leaf', 'sky', 'berry', 'honey', 'violet', 'teal', 'carrot'] as const
export type Accent = (typeof ACCENTS)[number]

/** One of a fixed set of values. */
export type SelectField = FieldCommon & {
  kind: 'select'
  options: Options
  /** Times of the row at which the value changes by itself, and what is said of them: the cell has a mark while one is set. */
  changesAt?: Readonly<Record<string, Localized>>
}

export const select: FieldKindContract<SelectField> = {
  schema: ({ options }) => z.string('rule.option').refine((value) => Object.hasOwn(options, value), 'rule.option'),
  operators: ['=', '<>', 'IN', 'NOT IN', 'NULL', 'NOT NULL'],
}
