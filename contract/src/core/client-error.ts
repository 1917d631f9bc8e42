import type { Envelope, FormErrors } from './envelope.ts'
import type { Language } from './languages.ts'
import { type CallKey, SAID_OF_CALLS, sayOfCall } from './said-of-calls.ts'
import type { TransportResponse } from './transport.ts'

/**
 * Why a request has no data. `message` is what the user is told, in the language of the moment.
 * - refused: an envelope with a code other than 1; `code` and `data` are the envelope's
 * - http: a status outside 200–299, or an answer that is no envelope
 * - timeout, offline, network: no answer
 * - cancelled: given up by the caller or by a newer request of the same caller
 * - redirect: the session ended; the page is on its way elsewhere
 */
export class ClientError extends Error {
  readonly reason: 'refused' | 'http' | 'timeout' | 'offline' | 'network' | 'cancelled' | 'redirect'
  readonly code: number | null
  readonly status: number | null
  readonly data: unknown

  constructor(
    reason: ClientError['reason'],
    message: string,
    details: { code?: number; status?: number; data?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'ClientError'
    this.reason = reason
    this.code = details.code ?? null
    this.status = details.status ?? null
    this.data = details.data ?? null
  }
}

/** What is wrong with the fields of a form that was refused, by their names. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof ClientError && (error.data as Partial<FormErrors> | null)?.errors) || {}
}

/** The envelope of an answer. Throws ClientError 'http' for any other status or body (spec 8). */
export function readEnvelope(response: TransportResponse, url: string, language: Language): Envelope {
  const envelope = parseEnvelope(response.body)
  const { status } = response
  if (status >= 200 && status < 300 && envelope) return envelope
  throw new ClientError('http', statusMessage(status, envelope, url, language), {
    status,
    code: envelope?.code,
    data: envelope?.data,
  })
}

function statusMessage(status: number, envelope: Envelope | undefined, url: string, language: Language): string {
  const key = status === 401 ? 'client.403' : `client.${status}`
  const known = status >= 300 && isSaid(key) ? key : undefined
  // Wire decision 2: the body is an envelope still; where it knows more than the catalogue (how long to wait), it speaks.
  if (envelope?.msg && (known === undefined || status === 503)) return envelope.msg
  return sayOfCall(known ?? 'client.other', language, { url })
}

function isSaid(key: string): key is CallKey {
  return Object.hasOwn(SAID_OF_CALLS, key)
}

function parseEnvelope(body: string): Envelope | undefined {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || !('code' in value) || typeof value.code !== 'number')
    return undefined
  const { code, msg, data, time } = value as Partial<Envelope> & { code: number }
  return {
    code,
    msg: typeof msg === 'string' ? msg : '',
    data: data ?? null,
    time: typeof time === 'number' ? time : 0,
  }
}
