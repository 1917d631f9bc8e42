import { areaPaths, hrefOf, targetOf } from '@tutu/contract/core/area-paths'
import { LOGIN_ROUTES } from '@tutu/contract/core/constants'
import type { Language } from '@tutu/contract/core/languages'
import { inLanguage, withQuery } from '../links.ts'

export const MEMBER_HOME = '/user'
export const MEMBER_LOGIN = LOGIN_ROUTES.userLogin
export const MEMBER_REGISTER = '/user/reg'
export const MEMBER_PASSWORD = '/user/password'

const paths = areaPaths({
  home: MEMBER_HOME,
  login: MEMBER_LOGIN,
  // Any page of the site: a lesson that asks to sign in is gone back to.
  isPlace: (path) => !/^\/(user\/?$|(user\/(login|reg|password|loading)|admin|api)(\/|$))/i.test(path),
})
export const { parseTarget, targetJson } = paths

/** `/user/<path>` in the page's language. */
export const memberPath = (path: string, language: Language): string => withQuery(`${MEMBER_HOME}/${path}`, language)

/** `/user/loading/<json>`: the way to a page of the centre while its menu is not there yet (spec 2). */
export function loadingPath(pathname: string, search: string, language: Language): string {
  return withQuery(paths.loadingPath(targetOf(pathname, withoutLanguage(search))), language)
}

/** `/user/login`, remembering the page to go back to. */
export function loginPath(pathname: string, search: string, language: Language): string {
  return comingFrom(MEMBER_LOGIN, paths.loginPath(targetOf(pathname, withoutLanguage(search))), language)
}

/** Another page of signing in, which goes on to the same place. */
export function alongTo(path: string, to: string | null, language: Language): string {
  const target = parseTarget(to)
  return comingFrom(path, target ? paths.loginPath(target) : path, language)
}

/** Where `to` leads in the page's language; the centre's first page without one. */
export function destinationOf(to: string | null, language: Language): string {
  const target = parseTarget(to)
  if (!target) return withQuery(MEMBER_HOME, language)
  const [path = '', search = ''] = hrefOf(target).split('?', 2)
  return inLanguage(path, search, language)
}

/** `path` with the `to` of `address`. */
function comingFrom(path: string, address: string, language: Language): string {
  const to = new URLSearchParams(address.split('?', 2)[1] ?? '').get('to')
  return withQuery(path, language, to === null ? {} : { to })
}

function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.toString()
}
