import { filled, type MessageParams } from './filled.ts'
import type { Language } from './languages.ts'
import { connection } from './messages/connection.ts'

/** Of what browsers say by themselves (`said.ts`) what becomes of a call: a page that shows no form loads no more. */
export const SAID_OF_CALLS = connection

export type CallKey = keyof typeof connection

/** The text for `key`, its `{parameters}` filled in. */
export function sayOfCall(key: CallKey, language: Language, params: MessageParams = {}): string {
  return filled(connection[key], language, params)
}
