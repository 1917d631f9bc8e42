import { type Client, createClient, fetchTransport } from '@tutu/contract/core/client'
import { sayOfCall } from '@tutu/contract/core/said-of-calls'
import { notices } from './notices.ts'
import { pageLanguage } from './page-language.ts'
import { loginPath, MEMBER_LOGIN } from './paths.ts'
import { endSession, memberSession } from './session.ts'

const NO_TOKENS = { token: '', refreshToken: '' }

/**
 * The site's client for members: header `ba-user-token`, one refresh for all requests and tabs, and the way to the login
 * page with a way back. An administrator's token is never sent from here.
 */
export const memberApi: Client = createClient({
  transport: fetchTransport(),
  context: () => 'member',
  language: pageLanguage,
  tokens: {
    get: (kind) => (kind === 'member' ? memberSession.read() : NO_TOKENS),
    setToken: (kind, token) => {
      if (kind === 'member') memberSession.write((held) => ({ ...held, token }))
    },
    clear: (kind) => {
      if (kind === 'member') endSession()
    },
  },
  notify: notices,
  navigate: ({ routePath }) => {
    if (routePath && routePath !== MEMBER_LOGIN) location.assign(routePath)
    else goToLogin({ hasEnded: true })
  },
  isOnLoginRoute: (kind) => kind === 'member' && location.pathname === MEMBER_LOGIN,
})

/**
 * How the pages of signing in ask: whoever is signed in already would be sent on by the server, and the token forgotten with
 * it (spec 7: code 302); the page itself knows where to go on to.
 */
export const AS_NOBODY = { token: '', showError: false } as const

/** Kept in the tab: the login page says why one is there. */
const ENDED = 'tutu.member.ended'

/** To the login page, and back here afterwards. */
export function goToLogin({ hasEnded = false } = {}): void {
  if (location.pathname === MEMBER_LOGIN) return
  try {
    if (hasEnded) sessionStorage.setItem(ENDED, '1')
  } catch {
    // Without storage the login page says nothing about it.
  }
  location.assign(loginPath(location.pathname, location.search, pageLanguage()))
}

/** Whether a session has ended on the way to this page; told once. */
export function hasSessionEnded(): boolean {
  try {
    const ended = sessionStorage.getItem(ENDED) !== null
    sessionStorage.removeItem(ENDED)
    return ended
  } catch {
    return false
  }
}

/**
 * Ends the session on the server, then forgets it here and loads the page anew (spec 4); the device is the next one's. What
 * that takes is fetched before anything is ended: a device never stays with the one who has left. Rejects when nothing
 * was ended, which has been told.
 */
export async function signOut(): Promise<void> {
  // No other page of the centre needs it.
  const { leaveDevice } = await import('./leave-device.ts').catch(notFetched)
  await memberApi.call('POST /api/user/logout', { body: { refresh_token: memberSession.read().refreshToken } })
  leaveDevice()
  location.reload()
}

function notFetched(cause: unknown): never {
  notices.error(sayOfCall('client.serverException', pageLanguage()))
  throw cause
}
