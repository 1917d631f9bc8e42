import type { RedirectData } from '@tutu/contract/core/envelope'
import { LOGIN_ROUTES } from '@tutu/contract/core/constants'
import { useSessionEnd } from '../stores/session-end.ts'
import { LOGIN, loginPath, targetOf } from './paths.ts'

type Go = (path: string) => void

let go: Go = (path) => window.location.assign(path)

/** The router is made after the request layer; it says here how to navigate. */
export function navigateWith(navigate: Go): void {
  go = navigate
}

/** Leaves this page for one that is loaded anew. */
export function loadPage(path: string): void {
  window.location.assign(path)
}

export const isOnLogin = (): boolean => window.location.pathname.toLowerCase().startsWith(LOGIN)

/** Where an answer of the server sends the user (spec 7). The login page is told where the user was. */
export function followRedirect({ routeName, routePath }: RedirectData): void {
  const path = routeName && routeName in LOGIN_ROUTES ? LOGIN_ROUTES[routeName as keyof typeof LOGIN_ROUTES] : routePath
  if (!path) return
  if (path === LOGIN) return goToLogin()
  if (path.startsWith(LOGIN_ROUTES.userLogin) || !path.startsWith('/admin')) return window.location.assign(path)
  go(path)
}

/** To the login page, from where the user comes back to this one; not from a page that waits for its account. */
export function goToLogin(): void {
  if (isOnLogin() || useSessionEnd.getState().account) return
  go(loginPath(targetOf(window.location.pathname, window.location.search)))
}
