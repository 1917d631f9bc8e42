import { LOGIN_ROUTES } from '@tutu/contract/core/constants'

/** Links inside the back office, and where one was going while signing in or loading (spec 2). */
export const HOME = '/admin'
export const LOGIN = LOGIN_ROUTES.adminLogin
export const LOADING = '/admin/loading'
/** Before the address of a page that is shown in a frame. */
export const IFRAME = '/admin/iframe/'

/** The page that shows `url` in a frame. */
export const iframePath = (url: string): string => IFRAME + encodeURIComponent(url)

/** A place inside the back office: path and query, as `loading/:to?` carries it in JSON. */
export type Target = { path: string; query: Record<string, string | string[]> }

export function targetOf(pathname: string, search: string): Target {
  const query: Target['query'] = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const earlier = query[name]
    query[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return { path: pathname, query }
}

/** `/admin/loading/<json>`; without a place to go to (the home, the login page) plain `/admin/loading`. */
export function loadingPath(target?: Target): string {
  return target && isPlace(target.path) ? `${LOADING}/${encodeURIComponent(JSON.stringify(target))}` : LOADING
}

/** `/admin/login`, remembering where to go on to. */
export function loginPath(target?: Target): string {
  return target && isPlace(target.path) ? `${LOGIN}?to=${encodeURIComponent(JSON.stringify(target))}` : LOGIN
}

/**
 * What `/admin/loading/<json>` carries. Read from the path itself: the router would turn the %2F of a frame's address
 * into slashes.
 */
export function targetJson(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(LOADING.length).replace(/^\/+/, '')) || undefined
  } catch {
    return undefined
  }
}

/** The place named by the JSON of a link; undefined for anything that is none in the back office. */
export function parseTarget(json: string | null | undefined): Target | undefined {
  if (!json) return undefined
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || !('path' in value)) return undefined
  const { path, query } = value as { path: unknown; query?: unknown }
  if (typeof path !== 'string' || !isPlace(path)) return undefined
  return { path, query: typeof query === 'object' && query !== null ? (query as Target['query']) : {} }
}

export function hrefOf({ path, query }: Target): string {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) search.append(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** A page below /admin that is worth going back to. */
function isPlace(path: string): boolean {
  const isInside = /^\/admin\/./i.test(path) && !/^\/admin\/(login|loading)(\/|$)/i.test(path)
  return isInside && !/[\\?#]|\/\//.test(path) && !path.split('/').some(isUpwards)
}

/** '..' however it is written: browsers resolve it before anyone else sees it. */
function isUpwards(segment: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment)
}
