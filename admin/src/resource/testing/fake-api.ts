import { ClientError, type Client, type RequestOptions } from '@tutu/contract/core/client'
import { say } from '@tutu/contract/core/said'

export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  sent: Record<string, unknown>
  options: RequestOptions
}

/** What the made-up server says: data, or a thrown ClientError. */
export type Answer = (call: Call) => unknown

let answer: Answer = () => ({})
export let calls: Call[] = []

/** Starts a test with a server of its own. */
export function answerWith(next: Answer): void {
  answer = next
  calls = []
}

export function refusal(msg: string, data: unknown = null): ClientError {
  return new ClientError('refused', msg, { code: 0, status: 200, data })
}

async function ask(method: Call['method'], path: string, sent: unknown, options: RequestOptions = {}) {
  const call = { method, path, sent: (sent ?? {}) as Record<string, unknown>, options }
  calls.push(call)
  const data = await answer(call)
  return { code: 1, msg: say('ok.default', 'zh-cn'), data, time: 0 }
}

export const api = {
  request: (path: string, options: RequestOptions = {}) =>
    ask(options.method ?? 'GET', path, options.data ?? options.params, options),
  call: (name: string, input: { query?: unknown; body?: unknown } = {}, options?: RequestOptions) => {
    const [method, path] = name.split(' ') as [Call['method'], string]
    return ask(method, path, input.body ?? input.query, options)
  },
  get: async (path: string, params?: unknown, options?: RequestOptions) =>
    (await ask('GET', path, params, options)).data,
  post: (path: string, data?: unknown, options?: RequestOptions) => ask('POST', path, data, options),
  del: (path: string, params?: unknown, options?: RequestOptions) => ask('DELETE', path, params, options),
} as Client

/** Uploads make a client of their own from it. */
export const apiConfig = { language: () => 'zh-cn' as const }
