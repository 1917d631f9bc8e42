import { z } from 'zod'
import type { Localized } from '../core/languages.ts'
import type { SaidKey } from '../core/said.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'
import { maxOfText, TEXT_FORMATS, type TextFormatName } from './text-formats.ts'

/** One line of text. `max` in characters (default 200, of a format its own). */
export type TextField = FieldCommon & {
  kind: 'text'
  localized?: boolean
  min?: number
  max?: number
  /** What it is: shown as what it leads to, and checked as such. */
  format?: TextFormatName
  /** The server writes it too: what it wrote is told, and found, in the reader's language. Not of what a form changes. */
  ownWords?: true
  /** Where a row says the path, in the back office, of what the text names: a field, or what its module adds to rows. Empty: it leads nowhere. */
  leadsTo?: string
  /** What values are called, by value; of the others the names of modules are called as these are. Both are offered to choose from. */
  saidAs?: Readonly<Record<string, Localized>>
  /** Source of a regular expression the whole value must match. */
  pattern?: string
  /** What is said of a value that does not match; absent: 'rule.pattern'. */
  patternMessage?: SaidKey
}

/** Whether the server writes it too (`ownWords`). */
export const hasOwnWords = (field: { kind: string; ownWords?: unknown } | undefined): boolean =>
  field?.ownWords === true

/** Where a row says the path of what a text names. */
export const pathFieldOf = (field: { kind: string; leadsTo?: string }): string | undefined => field.leadsTo

/** Whatever breaks a line: the two of plain text, and Unicode's. */
const SINGLE_LINE = /^[^\n\v\f\r\u0085\u2028\u2029]*$/u

export const text: FieldKindContract<TextField> = {
  schema: ({ min = 0, max, format, pattern, patternMessage = 'rule.pattern' }) => {
    const line = z
      .string('rule.text')
      .trim()
      // Nothing slower than reading it once is done with what is too long.
      .max(maxOfText({ max, format }), { message: 'rule.tooLong', abort: true })
      .regex(SINGLE_LINE, 'rule.singleLine')
      .min(min, 'rule.tooShort')
    const schema = format ? line.regex(TEXT_FORMATS[format].pattern, TEXT_FORMATS[format].message) : line
    return pattern ? schema.regex(new RegExp(`^(?:${pattern})$`, 'u'), patternMessage) : schema
  },
  operators: ['LIKE', 'NOT LIKE', '=', '<>', 'IN', 'NOT IN', 'NULL', 'NOT NULL'],
}
