import type { MenuNode } from '@tutu/contract/api/admin-index'
import { useLayoutEffect } from 'react'
import { routeOf } from '../../lib/menu-tree.ts'
import { withHome, withTab } from '../../lib/tabs.ts'
import { setTabs, useNavTabs } from '../../stores/nav-tabs.ts'
import { isOpen, landingOf, screenAt } from '../screen-at.ts'

/**
 * Keeps the row of tabs in step with where one is (spec 4): a screen gets a tab once, which learns its query. Tabs that
 * the menus no longer have go; the home page is always the first. Without a `path`, as on an error page, none is active.
 */
export function useOpenTab(path: string | undefined, query: string, menus: readonly MenuNode[]): void {
  useLayoutEffect(() => {
    const landing = landingOf(menus)
    const known = useNavTabs.getState().tabsView.filter((tab) => isOpen(screenAt(tab.path, menus)))
    const tabs = landing ? withHome(known, routeOf(landing)) : known
    setTabs(path === undefined ? tabs : withTab(tabs, { path, query }), path ?? '')
  }, [path, query, menus])
}
