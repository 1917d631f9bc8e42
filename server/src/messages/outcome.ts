import { type MessageKey, type MessageParams, MESSAGES, translate } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'

/** The other side's own words, or words of ours that are told in the reader's language. */
export type Reason = string | { key: MessageKey; params?: MessageParams }

/**
 * How an attempt to send ended. `failed`: certainly not sent, worth another try. `dead`: certainly not sent, and another
 * try would end the same way. `unknown`: the message was handed over and nobody said whether it was taken; it is never
 * repeated by itself. `kept`: there is no service to send it.
 */
export type Outcome =
  | { state: 'sent'; reference?: string }
  | { state: 'failed' | 'dead' | 'unknown' | 'kept'; reason: Reason }

const REASON_MAX = 500

/** As the column holds it. */
export function storeReason(reason: Reason): string {
  return typeof reason === 'string' ? reason.slice(0, REASON_MAX) : JSON.stringify(reason)
}

/** As a person reads it. */
export function readReason(stored: string, language: Language): string {
  if (!stored.startsWith('{"key":')) return stored
  const { key, params } = JSON.parse(stored) as { key: MessageKey; params?: MessageParams }
  if (!Object.hasOwn(MESSAGES, key)) return key
  return translate(key, language, { ...params, said: afterColon(String(params?.said ?? ''), language) })
}

/** The other side's words at the end of a sentence of ours, if it said any. */
export function afterColon(said: string, language: Language): string {
  return said && (language === 'en' ? `: ${said}` : `：${said}`)
}

/** What an error says of itself and of its cause, for people who look after the server. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message ? `${error.message}: ${cause.message}` : error.message
}
