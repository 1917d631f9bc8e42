import { ClientError, type ClientConfig, createClient, type TokenKind } from '../core/client.ts'
import { type TransportRequest, type TransportResponse, TransportError } from '../core/transport.ts'

export type Answer = TransportResponse | TransportError | Promise<TransportResponse>
export type Server = (request: TransportRequest) => Answer

export const envelope = (code: number, data: unknown = null, msg = `msg ${code}`, status = 200): TransportResponse => ({
  status,
  body: JSON.stringify({ code, msg, data, time: 1 }),
})
export const ok = (data: unknown = null) => envelope(1, data, '')

/** A client of the back office over a made-up server, with everything it does to the page written down. */
export function setUpClient(server: Server, overrides: Partial<ClientConfig> = {}) {
  const requests: TransportRequest[] = []
  const store: Record<TokenKind, { token: string; refreshToken: string }> = {
    admin: { token: 'old', refreshToken: 'r-admin' },
    member: { token: 'member-token', refreshToken: 'r-member' },
  }
  const seen = { success: [] as string[], error: [] as string[], navigate: [] as unknown[], log: [] as string[] }
  const config: ClientConfig = {
    transport: async (request) => {
      requests.push(request)
      const answer = await server(request)
      if (request.signal.aborted) throw new TransportError('cancelled')
      if (answer instanceof TransportError) throw answer
      return answer
    },
    context: () => 'admin',
    language: () => 'en',
    tokens: {
      get: (kind) => ({ ...store[kind] }),
      setToken: (kind, token) => (store[kind].token = token),
      clear: (kind) => (store[kind] = { token: '', refreshToken: '' }),
    },
    notify: { success: (message) => seen.success.push(message), error: (message) => seen.error.push(message) },
    navigate: (to) => seen.navigate.push(to),
    isOnLoginRoute: () => false,
    isOnline: () => true,
    log: (message) => seen.log.push(message),
    ...overrides,
  }
  return { client: createClient(config), config, requests, store, seen }
}

/** The ClientError a request ends with. */
export function failureOf(request: Promise<unknown>): Promise<ClientError> {
  return request.then(
    () => Promise.reject(new Error('the request succeeded')),
    (error: unknown) => (error instanceof ClientError ? error : Promise.reject(error)),
  )
}

export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((give) => (resolve = give))
  return { promise, resolve }
}

export const nextTurn = () => new Promise((resolve) => setTimeout(resolve))
