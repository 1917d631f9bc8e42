import type { z } from 'zod'
import { type Language, pickLanguage } from '../core/languages.ts'
import type { MessageParams } from '../core/filled.ts'
import { type SaidKey, say, sayProblems } from '../core/said.ts'
import { issueReason } from './field.ts'
import type { Field } from './index.ts'
import { hasColumns } from './traits.ts'

/** What is wrong with a field's value, in words of the catalogue: of one with rows, in which, and with what of it. */
export function reasonOf(
  field: Field,
  issue: z.core.$ZodIssue,
  language: Language,
): { key: SaidKey; params: MessageParams } {
  const { key, params } = issueReason(issue)
  const label = pickLanguage(field.label, language)
  const [row, name] = issue.path
  const column = hasColumns(field) && typeof row === 'number' ? field.columns?.[String(name)] : undefined
  if (!column) return { key, params: { label, ...params } }
  const part = pickLanguage(column.label, language)
  const reason = say(key, language, { label: part, ...params })
  return {
    key: 'rule.inRow',
    params: { label, row: Number(row) + 1, reason: sayProblems({ label: part, reason, count: 1 }, language) },
  }
}
