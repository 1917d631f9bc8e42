/** What carries the client's requests. A test, a server or an upload brings its own. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

export type TransportRequest = {
  url: string
  method: 'GET' | 'POST' | 'DELETE'
  headers: Readonly<Record<string, string>>
  body?: string | FormData
  /** ms; whether of the whole exchange or of silence is the transport's matter. */
  timeout: number
  signal: AbortSignal
  /** Bytes sent so far, where the transport can tell. */
  onProgress?: (loaded: number, total: number) => void
}

/** Any HTTP status is an answer; only the lack of one is a TransportError. */
export type TransportResponse = { status: number; body: string }

export class TransportError extends Error {
  readonly reason: 'timeout' | 'network' | 'cancelled'

  constructor(reason: TransportError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.name = 'TransportError'
    this.reason = reason
  }
}

/** Over `fetch`; the time-out covers the whole exchange, the answer's body included. Reports no progress. */
export function fetchTransport(fetcher: typeof fetch = (...input) => globalThis.fetch(...input)): Transport {
  return async ({ url, method, headers, body, timeout, signal }) => {
    const stop = new AbortController()
    const giveUp = () => stop.abort()
    const timer = setTimeout(giveUp, timeout)
    signal.addEventListener('abort', giveUp)
    try {
      if (signal.aborted) giveUp()
      const response = await fetcher(url, { method, headers, body, credentials: 'same-origin', signal: stop.signal })
      return { status: response.status, body: await response.text() }
    } catch (cause) {
      if (signal.aborted) throw new TransportError('cancelled', { cause })
      throw new TransportError(stop.signal.aborted ? 'timeout' : 'network', { cause })
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
  }
}
