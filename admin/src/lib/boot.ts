import type { MenuNode } from '@tutu/contract/api/admin-index'
import { fillAdminInfo } from '../stores/admin-info.ts'
import { claimTabs, setMenus, useNavTabs } from '../stores/nav-tabs.ts'
import { routeOf, screenNodes } from './menu-tree.ts'
import { hasUnsaved } from './pane.ts'
import { claimRecent } from '../stores/recent.ts'
import { useDefaultViews } from '../stores/default-views.ts'
import { useSiteConfig } from '../stores/site-config.ts'
import { loadDefinitions } from '../stores/definitions.ts'
import { api } from './api.ts'

/**
 * Who is signed in, the menus in the current language and the site's config. Rejects with ClientError; the caller
 * tells the user.
 */
export async function loadBoot(): Promise<readonly MenuNode[]> {
  const [{ adminInfo, menus, siteConfig, defaultViews = {} }] = await Promise.all([askBoot(), loadDefinitions()])
  fillAdminInfo(adminInfo)
  useSiteConfig.setState(siteConfig)
  useDefaultViews.setState({ of: defaultViews })
  claimTabs(adminInfo.id)
  claimRecent(adminInfo.id)
  setMenus(menus)
  return menus
}

/**
 * The menus again, after the user has changed them. A screen with something unsaved stays: while its tab would go, the
 * menus stay as they were. Where they cannot be had, they come with the next page.
 */
export async function refreshMenus(): Promise<void> {
  const [boot] = await Promise.all([askBoot(), loadDefinitions()]).catch(() => [])
  if (!boot) return
  const routes = new Set(screenNodes(boot.menus).map(routeOf))
  const { tabsView } = useNavTabs.getState()
  if (tabsView.every(({ path }) => routes.has(path) || !hasUnsaved(path))) setMenus(boot.menus)
}

/** What lists begin with, again: after the user has chosen otherwise. */
export async function refreshDefaultViews(): Promise<void> {
  useDefaultViews.setState({ of: (await askBoot()).defaultViews })
}

const askBoot = async () => (await api.call('GET /admin/index/index', {}, { caller: 'boot', showError: false })).data
