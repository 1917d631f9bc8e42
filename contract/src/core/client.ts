import type { CallAnswer, CallInput, CallName } from '../api/index.ts'
import { ClientError, readEnvelope } from './client-error.ts'
import { REQUEST_TIMEOUT } from './constants.ts'
import { CODE, type Envelope, type RedirectData } from './envelope.ts'
import { type CallKey, sayOfCall } from './said-of-calls.ts'
import { createFlights } from './flights.ts'
import type { Language } from './languages.ts'
import { withQuery } from './query-string.ts'
import { createTokenRefresh } from './token-refresh.ts'
import { type Transport, TransportError } from './transport.ts'

export { ClientError } from './client-error.ts'
export { fetchTransport, type Transport } from './transport.ts'

export type TokenKind = 'admin' | 'member'

export type RequestOptions = {
  /** Default GET. */
  method?: 'GET' | 'POST' | 'DELETE'
  /** Query; arrays and objects in PHP bracket form, undefined and null left out. */
  params?: Record<string, unknown>
  /** Body of a POST: an object goes as JSON, FormData as it is. */
  data?: unknown
  /** Whose session this is about; default `config.context()`. */
  kind?: TokenKind
  /** Sent in place of the stored token of that kind (spec 6); it is never refreshed. */
  token?: string
  /** The same caller asking the same again cancels its earlier GET (wire decision 11). */
  caller?: string
  /** Tell the user of success: the answer's msg or 'Operation successful'. Default false. */
  showSuccess?: boolean
  /** Tell the user of failure. Default true. The end of a session is always told, a cancelled request only logged. */
  showError?: boolean
  /** ms, default 10 000. */
  timeout?: number
  signal?: AbortSignal
  /** Bytes sent; only with a transport that knows (xhrTransport). */
  onProgress?: (loaded: number, total: number) => void
}

export type ClientConfig = {
  transport: Transport
  /** '' = same origin. */
  baseUrl?: string
  context: () => TokenKind
  language: () => Language
  tokens: {
    /** Read afresh, another tab's writes included; '' where there is none. */
    get(kind: TokenKind): { token: string; refreshToken: string }
    setToken(kind: TokenKind, token: string): void
    /** Forgets the token: that identity is signed out. */
    clear(kind: TokenKind): void
  }
  notify: { success(message: string): void; error(message: string): void }
  /** Route names are those of the specification: adminLogin, userLogin. */
  navigate: (to: RedirectData) => void
  isOnLoginRoute: (kind: TokenKind) => boolean
  /** Hears the path of a request that was refused for want of a right, once its caller's user has been told. */
  onForbidden?: (path: string) => void
  isOnline?: () => boolean
  log?: (message: string) => void
}

/** Every method rejects with ClientError. */
export type Client = {
  /** A call by its method and path, with what its contract asks for; the answer's data is as it says. */
  call<N extends CallName>(
    name: N,
    input?: CallInput<N>,
    options?: Omit<RequestOptions, 'method' | 'params' | 'data'>,
  ): Promise<Envelope<CallAnswer<N>>>
  request<T>(path: string, options?: RequestOptions): Promise<Envelope<T>>
  /** Resolves to the envelope's data. */
  get<T>(path: string, params?: Record<string, unknown>, options?: RequestOptions): Promise<T>
  post<T>(path: string, data?: unknown, options?: RequestOptions): Promise<Envelope<T>>
  del<T>(path: string, params?: Record<string, unknown>, options?: RequestOptions): Promise<Envelope<T>>
}

/** A request with everything decided but its token: sent again after a refresh, it is the same one. */
type Order = Pick<RequestOptions, 'token' | 'onProgress'> & {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  kind: TokenKind
  body: string | FormData | undefined
  timeout: number
}

/** The one HTTP client of the site and the back office: interprets code 1, 302 and 409 and every kind of failure (spec 4, 7, 8, 9). */
export function createClient(config: ClientConfig): Client {
  const { tokens, notify } = config
  const isOnline = config.isOnline ?? (() => globalThis.navigator?.onLine !== false)
  // oxlint-disable-next-line no-console -- spec 8: cancelled duplicates are logged, nothing more
  const log = config.log ?? ((message: string) => console.info(message))
  const sayNow = (key: CallKey) => sayOfCall(key, config.language())
  const board = createFlights<Envelope>()
  const refresh = createTokenRefresh({
    ...config,
    askServer: (kind, expired, refreshToken) => {
      const body = JSON.stringify({ refresh_token: refreshToken })
      const order: Order = {
        url: address('/api/common/refreshToken'),
        method: 'POST',
        kind,
        body,
        timeout: REQUEST_TIMEOUT,
      }
      return send(order, expired, new AbortController().signal)
    },
  })
  // Requests that share an answer share the object it came as: each is told of once.
  const told = new WeakSet<object>()

  function address(path: string, params?: Record<string, unknown>): string {
    return withQuery((config.baseUrl ?? '') + path, params)
  }

  function headersOf(order: Order, token: string): Record<string, string> {
    const sent = (kind: TokenKind) => (kind === order.kind ? token : tokens.get(kind).token)
    const json = typeof order.body === 'string' ? { 'Content-Type': 'application/json' } : undefined
    return {
      Accept: 'application/json',
      'think-lang': config.language(),
      server: 'true',
      batoken: sent('admin'),
      'ba-user-token': sent('member'),
      ...json,
    }
  }

  async function send(order: Order, token: string, signal: AbortSignal): Promise<Envelope> {
    const { url, method, body, timeout, onProgress } = order
    const headers = headersOf(order, token)
    const response = await config.transport({ url, method, headers, body, timeout, signal, onProgress }).catch(noAnswer)
    return readEnvelope(response, url, config.language())
  }

  function noAnswer(cause: unknown): never {
    const reason = cause instanceof TransportError ? cause.reason : 'network'
    if (reason === 'cancelled') throw new ClientError('cancelled', sayNow('client.cancelled'), { cause })
    if (reason === 'timeout') throw new ClientError('timeout', sayNow('client.timeout'), { cause })
    if (isOnline()) throw new ClientError('network', sayNow('client.serverException'), { cause })
    throw new ClientError('offline', sayNow('client.offline'), { cause })
  }

  /** Sends until there is an answer that no refresh can better. */
  async function carryOut(order: Order, signal: AbortSignal): Promise<Envelope> {
    const { kind } = order
    const heldUpBy = order.token === undefined ? refresh.inFlight(kind) : undefined
    let renewal = heldUpBy && (await heldUpBy)
    for (let refreshes = 0; ; refreshes += 1) {
      const token = renewal === 'anonymous' ? '' : (order.token ?? tokens.get(kind).token)
      const envelope = await send(order, token, signal)
      // Two: the token another tab has stored meanwhile may be expired as well.
      const isRefreshable = token !== '' && order.token === undefined && refreshes < 2
      if (envelope.code !== CODE.refresh || !isRefreshable) return accept(envelope, kind)
      renewal = await refresh.renew(kind, token, envelope.msg)
    }
  }

  function accept(envelope: Envelope, kind: TokenKind): Envelope {
    const { code, msg, data } = envelope
    if (code === CODE.ok) return envelope
    if (code !== CODE.redirect) throw new ClientError('refused', msg || sayNow('client.other'), { code, data })
    tokens.clear(kind)
    const { routeName, routePath } = (data ?? {}) as RedirectData
    if (routeName || routePath) config.navigate({ routeName, routePath })
    throw new ClientError('redirect', msg || sayNow('client.302'), { code, data })
  }

  /** Requests with equal keys are the same one (spec 9); the language belongs to it, since answers speak one. */
  function keyOf(order: Order): string | undefined {
    if (order.body instanceof FormData) return undefined
    const { method, url, kind, body, token } = order
    return JSON.stringify([
      method,
      url,
      kind,
      token,
      tokens.get('admin').token,
      tokens.get('member').token,
      body,
      config.language(),
    ])
  }

  function tell(error: ClientError, showError: boolean) {
    if (told.has(error)) return
    if (error.reason === 'cancelled') log(error.message)
    else if (showError) notify.error(error.message)
    else return
    told.add(error)
  }

  /** At once: with the session's end the page goes away, and whoever asked may not wait for the answer any more. */
  function tellOfRedirect(error: unknown): never {
    if (error instanceof ClientError && error.reason === 'redirect') tell(error, true)
    throw error
  }

  async function request<T>(path: string, options: RequestOptions = {}): Promise<Envelope<T>> {
    const { method = 'GET', data, kind = config.context(), timeout = REQUEST_TIMEOUT, token, onProgress } = options
    const body = data === undefined || data instanceof FormData ? data : JSON.stringify(data)
    const order: Order = { url: address(path, options.params), method, kind, body, timeout, token, onProgress }
    try {
      const envelope = await board({
        key: keyOf(order),
        caller: method === 'GET' ? options.caller : undefined,
        signal: options.signal,
        start: (signal) => carryOut(order, signal).catch(tellOfRedirect),
        cancelled: (why) =>
          new ClientError('cancelled', sayNow(why === 'duplicate' ? 'client.duplicate' : 'client.cancelled')),
      })
      if (options.showSuccess && !told.has(envelope)) {
        told.add(envelope)
        notify.success(envelope.msg || sayNow('ok.default'))
      }
      return envelope as Envelope<T>
    } catch (error) {
      if (error instanceof ClientError) {
        tell(error, options.showError ?? true)
        if (error.code === CODE.forbidden) config.onForbidden?.(path)
      }
      throw error
    }
  }

  // Typed by name where it is called; here all contracts at once would be more than the compiler takes.
  function call(
    name: string,
    input: { query?: Record<string, unknown>; body?: unknown } = {},
    options?: RequestOptions,
  ) {
    const [method, path = ''] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string]
    const data = method === 'POST' ? (input.body ?? {}) : undefined
    return request(path, { ...options, method, params: input.query, data })
  }

  return {
    request,
    call: call as Client['call'],
    get: async <T>(path: string, params?: Record<string, unknown>, options?: RequestOptions) =>
      (await request<T>(path, { ...options, method: 'GET', params })).data,
    post: (path, data, options) => request(path, { ...options, method: 'POST', data: data ?? {} }),
    del: (path, params, options) => request(path, { ...options, method: 'DELETE', params }),
  }
}
