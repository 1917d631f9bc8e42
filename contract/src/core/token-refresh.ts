import type { ClientConfig, TokenKind } from './client.ts'
import { ClientError } from './client-error.ts'
import { CODE, type Envelope } from './envelope.ts'

/** How a request goes on: with the token the store now holds, or without one. */
export type Renewal = 'renewed' | 'anonymous'

type Options = Pick<ClientConfig, 'tokens' | 'navigate' | 'isOnLoginRoute'> & {
  /** POST /api/common/refreshToken with the expired token still in its header (wire 1.2). */
  askServer: (kind: TokenKind, expired: string, refreshToken: string) => Promise<Envelope>
}

const LOGIN = { admin: 'adminLogin', member: 'userLogin' } as const
const REFRESH_TYPE = { admin: 'admin-refresh', member: 'user-refresh' } as const

/**
 * The refresh of expired tokens (spec 4): one at a time for each kind, in this page and, where the browser has locks,
 * in all of its pages. Whoever comes while one runs shares its outcome.
 */
export function createTokenRefresh({ tokens, navigate, isOnLoginRoute, askServer }: Options) {
  const running = new Map<TokenKind, Promise<Renewal>>()

  async function renewOnce(kind: TokenKind, expired: string, message: string): Promise<Renewal> {
    const { token, refreshToken } = tokens.get(kind)
    if (token && token !== expired) return 'renewed'
    if (token && refreshToken) {
      // Without an answer nothing is known about the session: the error goes to the requests, the token stays.
      const { code, data } = await askServer(kind, expired, refreshToken)
      const fresh = code === CODE.ok ? freshToken(data, kind) : undefined
      if (fresh) {
        tokens.setToken(kind, fresh)
        return 'renewed'
      }
    }
    // Asked before the token goes: a page that watches its token may be on its way to the login route at once.
    const isThereAlready = isOnLoginRoute(kind)
    tokens.clear(kind)
    if (isThereAlready) return 'anonymous'
    navigate({ routeName: LOGIN[kind] })
    throw new ClientError('redirect', message, { code: CODE.refresh })
  }

  return {
    /** Outcome of the refresh of this kind in flight, if there is one: what a new request waits for. */
    inFlight: (kind: TokenKind): Promise<Renewal> | undefined => running.get(kind),

    /**
     * Replaces the token that the server called expired. Rejects with ClientError 'redirect' and `message` when the
     * session is over and the page goes to its login route, or with the error of the call when there was no answer.
     */
    renew(kind: TokenKind, expired: string, message: string): Promise<Renewal> {
      const earlier = running.get(kind)
      if (earlier) return earlier
      // An answer that was slow to come: the refresh it asks for has already happened, here or in another tab.
      const { token } = tokens.get(kind)
      if (token && token !== expired) return Promise.resolve('renewed')
      const renewal = underLock(kind, () => renewOnce(kind, expired, message)).finally(() => running.delete(kind))
      running.set(kind, renewal)
      return renewal
    },
  }
}

async function underLock<R>(kind: TokenKind, work: () => Promise<R>): Promise<R> {
  const locks = globalThis.navigator?.locks
  return locks ? await locks.request(`tutu-token-refresh-${kind}`, work) : await work()
}

function freshToken(data: unknown, kind: TokenKind): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, token } = data as { type?: unknown; token?: unknown }
  return type === REFRESH_TYPE[kind] && typeof token === 'string' && token ? token : undefined
}
