import { areaPaths } from '@tutu/contract/core/area-paths'
import { LOGIN_ROUTES } from '@tutu/contract/core/constants'

export { hrefOf, targetOf } from '@tutu/contract/core/area-paths'

/** Links inside the back office, and where one was going while signing in or loading (spec 2). */
export const HOME = '/admin'
export const LOGIN = LOGIN_ROUTES.adminLogin
export const LOADING = '/admin/loading'
/** Before the address of a page that is shown in a frame. */
export const IFRAME = '/admin/iframe/'

/** The page that shows `url` in a frame. */
export const iframePath = (url: string): string => IFRAME + encodeURIComponent(url)

export const { loadingPath, loginPath, targetJson, parseTarget } = areaPaths({
  home: HOME,
  login: LOGIN,
  isPlace: (path) => /^\/admin\/./i.test(path) && !/^\/admin\/(login|loading)(\/|$)/i.test(path),
})
