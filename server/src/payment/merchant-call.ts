import { fail, type Failure } from '@tutu/contract/core/errors'
import type { z } from 'zod'
import { reasonOf } from '../messages/outcome.ts'

/** ms: who waits for it gives up after ten seconds (spec 7). */
const PATIENCE = 8000
const SAID_MAX = 200

export type MerchantCall = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }
export type MerchantAnswer = { status: number; headers: Headers; text: string }

/** A call to a provider's server; its answer, whatever it says. Throws `payment.away` where none came. */
export async function callMerchant(
  { url, method, headers, body }: MerchantCall,
  fetch: typeof globalThis.fetch,
): Promise<MerchantAnswer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(url, { method, headers, body: body ?? null, signal, redirect: 'error' })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text }
  } catch (error) {
    throw fail('payment.away', { host: new URL(url).host, said: reasonOf(error) })
  }
}

/** What a provider's JSON says; undefined: it is none, or says something else. */
export function jsonOf<S extends z.ZodType>(schema: S, text: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A refusal in the provider's own words. */
export const refused = (said: string): Failure => fail('payment.refused', { said: said.slice(0, SAID_MAX) })
