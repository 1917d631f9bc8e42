import type { MenuNode } from '@tutu/contract/api/admin-index'
import { routeOf } from '../../lib/menu-tree.ts'
import { hrefOf, parseTarget } from '../../lib/paths.ts'
import { landingOf } from '../screen-at.ts'

/**
 * Where `/admin/loading/:to?` leads once the menus are there: to the place it was given, whether the menus know it or
 * not (the shell says what is wrong with it), else to the first tab of the menu that can be shown. undefined: there is
 * none.
 */
export function destination(to: string | undefined, menus: readonly MenuNode[]): string | undefined {
  const target = parseTarget(to)
  if (target) return hrefOf(target)
  const landing = landingOf(menus)
  return landing && routeOf(landing)
}
