import { routeOf } from '../lib/menu-tree.ts'
import { HOME } from '../lib/paths.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { landingOf } from './screen-at.ts'

/** The landing page. Its own address: by way of `/admin` the menus would be loaded again, and every tab with them. */
export function useHome(): string {
  return useNavTabs(({ menus }) => {
    const landing = landingOf(menus ?? [])
    return landing ? routeOf(landing) : HOME
  })
}
