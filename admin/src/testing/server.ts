import { vi } from 'vitest'
import { DEFINITIONS } from './definitions.ts'

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: unknown
}
export type Answer = { code: number; msg?: string; data?: unknown }
type Handler = (call: Call) => Answer

/** What every page asks for and few tests are about. */
const DEFAULTS: Record<string, Handler> = {
  'GET /admin/index/definitions': () => ({ code: 1, data: DEFINITIONS }),
}

/** Answers the page's calls by 'METHOD /path' and writes them down; anything else is code 0. */
export function serve(handlers: Record<string, Handler>): Call[] {
  const calls: Call[] = []
  const answer = async (input: unknown, init: RequestInit = {}) => {
    const url = new URL(String(input), window.location.origin)
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    calls.push(call)
    const {
      code,
      msg = '',
      data = null,
    } = { ...DEFAULTS, ...handlers }[`${call.method} ${call.path}`]?.(call) ?? {
      code: 0,
    }
    return new Response(JSON.stringify({ code, msg, data, time: 1 }))
  }
  vi.stubGlobal('fetch', answer)
  return calls
}
