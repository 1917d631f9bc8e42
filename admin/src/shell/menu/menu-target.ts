import { type SaidKey, say } from '@tutu/contract/core/said'
import type { MenuNode } from '@tutu/contract/api/admin-index'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { routeKey, routeOf } from '../../lib/menu-tree.ts'
import { message } from '../../lib/message.ts'
import { indexOfTab, type Tabs } from '../../lib/tabs.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { isOpen, screenAt } from '../screen-at.ts'

/** Where an entry of the menu leads. */
export type MenuTarget =
  | { kind: 'page'; href: string }
  | { kind: 'outside'; url: string }
  | { kind: 'refused'; why: SaidKey }

type Surroundings = { tabs: Tabs; menus: readonly MenuNode[]; pathname: string }

/** An open tab is gone to as it was left, with its query. What cannot be gone to says why (spec 8: navigation errors). */
export function menuTarget(node: MenuNode, { tabs, menus, pathname }: Surroundings): MenuTarget {
  if (node.menu_type === 'link') {
    // Elsewhere (spec 5: external links) or another part of this site; a script is neither.
    const isAddress = /^(https?:|ftp:|mailto:|tel:|\/(?!\/))/i.test(node.url)
    return isAddress ? { kind: 'outside', url: node.url } : { kind: 'refused', why: 'nav.invalidRoute' }
  }
  if (node.menu_type !== 'tab' && node.menu_type !== 'iframe') return { kind: 'refused', why: 'nav.menuType' }
  const screen = screenAt(routeOf(node), menus)
  if (!isOpen(screen)) return { kind: 'refused', why: 'nav.invalidRoute' }
  if (routeKey(screen.path) === routeKey(pathname)) return { kind: 'refused', why: 'nav.sameTarget' }
  return { kind: 'page', href: screen.path + (tabs[indexOfTab(tabs, screen.path)]?.query ?? '') }
}

export function useMenuTarget(pathname: string): (node: MenuNode) => MenuTarget {
  const tabs = useNavTabs((state) => state.tabsView)
  const menus = useNavTabs((state) => state.menus) ?? []
  return (node) => menuTarget(node, { tabs, menus, pathname })
}

/** Goes where an entry leads, or says why not. */
export function useFollow(): (target: MenuTarget) => void {
  const navigate = useNavigate()
  const language = useLanguage()
  return (target) => {
    if (target.kind === 'page') void navigate(target.href)
    else if (target.kind === 'outside') window.open(target.url, '_blank', 'noopener,noreferrer')
    else message.warning({ content: say(target.why, language), key: target.why })
  }
}
