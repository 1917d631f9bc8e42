import { filled, type MessageParams } from './filled.ts'
import type { Language, Localized } from './languages.ts'
import { client } from './messages/client.ts'
import { connection } from './messages/connection.ts'
import { rules } from './messages/rules.ts'

/** Of the catalogue (`errors.ts`) what browsers say by themselves, without an answer of the server: they load no more. */
export const SAID = { ...connection, ...client, ...rules } as const satisfies Record<string, Localized>

export type SaidKey = keyof typeof SAID

/** The text for `key`, its `{parameters}` filled in. */
export function say(key: SaidKey, language: Language, params: MessageParams = {}): string {
  return filled(SAID[key], language, params)
}

/** What is wrong with a form, in one line: its first problem, named by its field's label, and of several how many there are. */
export function sayProblems(
  { label, reason, count }: { label: string; reason: string; count: number },
  language: Language,
): string {
  const first = reason.includes(label) ? reason : say('form.first', language, { label, reason })
  return count > 1 ? say('form.firstOf', language, { first, count }) : first
}
