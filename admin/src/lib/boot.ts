import type { MenuNode } from '@tutu/contract/menu'
import { type AdminInfo, fillAdminInfo } from '../stores/admin-info.ts'
import { claimTabs, setMenus } from '../stores/nav-tabs.ts'
import { type SiteConfig, useSiteConfig } from '../stores/site-config.ts'
import { api } from './api.ts'

type Boot = { adminInfo: Omit<AdminInfo, 'token' | 'refreshToken'>; menus: MenuNode[]; siteConfig: SiteConfig }

/**
 * Who is signed in, the menus in the current language and the site's config. Rejects with ClientError; the caller
 * tells the user.
 */
export async function loadBoot(): Promise<readonly MenuNode[]> {
  const { adminInfo, menus, siteConfig } = await api.get<Boot>('/admin/index/index', undefined, {
    caller: 'boot',
    showError: false,
  })
  fillAdminInfo(adminInfo)
  useSiteConfig.setState(siteConfig)
  claimTabs(adminInfo.id)
  setMenus(menus)
  return menus
}
