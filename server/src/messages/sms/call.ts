import { type Outcome, reasonOf } from '../outcome.ts'

/** ms; providers answer within one or two seconds. */
const PATIENCE = 10_000
const ANSWER_MAX = 64 * 1024

export type SmsCall = { url: string; headers: Record<string, string>; body?: string }

/** System calls that fail before anything of a request has left this machine. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Makes a provider's call and has its JSON answer judged. What is no JSON, or no answer at all once the request may have
 * arrived, leaves open whether the message goes out: `unknown`.
 */
export async function callProvider(
  { url, headers, body }: SmsCall,
  judge: (answer: unknown) => Outcome | undefined,
  { patience = PATIENCE, fetch = globalThis.fetch }: { patience?: number; fetch?: typeof globalThis.fetch } = {},
): Promise<Outcome> {
  let response: Response
  let text: string
  try {
    const signal = AbortSignal.timeout(patience)
    response = await fetch(url, { method: 'POST', headers, body: body ?? null, signal, redirect: 'error' })
    text = (await response.text()).slice(0, ANSWER_MAX)
  } catch (error) {
    const left = !NEVER_LEFT.has(codeOf(error))
    return left
      ? { state: 'unknown', reason: { key: 'message.noAnswer' } }
      : { state: 'failed', reason: reasonOf(error) }
  }
  return (
    judge(parse(text)) ?? {
      state: 'unknown',
      reason: { key: 'message.strangeAnswer', params: { status: response.status } },
    }
  )
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  return cause?.code ?? cause?.errors?.[0]?.code ?? ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
