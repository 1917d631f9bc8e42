import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** A text laid out in an editor: HTML, of which the server keeps what is harmless when it is stored. `max` in characters of it (default 200,000). */
export type EditorField = FieldCommon & { kind: 'editor'; localized?: boolean; max?: number }

export const EDITOR_MAX = 200_000

/** What shows something without a word. */
const SHOWS = /<(?:img|video|audio|hr|table)\b/i

/** Editors leave paragraphs behind in which nothing stands. */
const isEmptyHtml = (html: string): boolean =>
  !SHOWS.test(html) &&
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', '')
    .trim() === ''

export const editor: FieldKindContract<EditorField> = {
  schema: ({ max = EDITOR_MAX }) =>
    z
      .string('rule.text')
      .max(max, { message: 'rule.tooLong', abort: true })
      .transform((html) => (isEmptyHtml(html) ? '' : html)),
  operators: ['LIKE', 'NOT LIKE', 'NULL', 'NOT NULL'],
}
