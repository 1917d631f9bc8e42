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

/** Elsewhere (spec 5: external links) or another part of this site; a script is neither. Undefined: no such entry. */
export function outsideUrl(node: MenuNode): string | undefined {
  return node.menu_type === 'link' && /^(https?:|ftp:|mailto:|tel:|\/(?!\/))/i.test(node.url) ? node.url : undefined
}

/** The page of an entry: as its tab was left, with its query, where that is open. */
export function hrefOf(node: MenuNode, tabs: Tabs): string {
  const path = routeOf(node)
  return path + (tabs[indexOfTab(tabs, path)]?.query ?? '')
}

/** Where an entry leads now. What cannot be gone to says why (spec 8: navigation errors). */
export function menuTarget(node: MenuNode): MenuTarget {
  if (node.menu_type === 'link') {
    const url = outsideUrl(node)
    return url === undefined ? { kind: 'refused', why: 'nav.invalidRoute' } : { kind: 'outside', url }
  }
  if (node.menu_type !== 'tab' && node.menu_type !== 'iframe') return { kind: 'refused', why: 'nav.menuType' }
  const { tabsView, menus, activeRoute } = useNavTabs.getState()
  const screen = screenAt(routeOf(node), menus ?? [])
  if (!isOpen(screen)) return { kind: 'refused', why: 'nav.invalidRoute' }
  if (routeKey(screen.path) === routeKey(activeRoute)) return { kind: 'refused', why: 'nav.sameTarget' }
  return { kind: 'page', href: hrefOf(screen.node, tabsView) }
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
