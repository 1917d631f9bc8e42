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
  /** Fields with times at which the value changes by itself: the cell has a mark while one is set, which says these. */
  changesAt?: readonly string[]
}

/** Fields with times at which a value changes by itself. */
export const changeTimes = (field: { kind: string; changesAt?: readonly string[] }): readonly string[] =>
  field.changesAt ?? []

export const select: FieldKindContract<SelectField> = {
  schema: ({ options }) => z.string('rule.option').refine((value) => Object.hasOwn(options, value), 'rule.option'),
  operators: ['=', '<>', 'IN', 'NOT IN', 'NULL', 'NOT NULL'],
}
