import type { MenuNode } from '@tutu/contract/menu'
import { create } from 'zustand'
import { authNodesOf } from '../lib/menu-tree.ts'

/** The caller's menus and what each of its screens allows. null: not loaded since the page was. */
export type NavTabs = {
  menus: readonly MenuNode[] | null
  /** Route path → nodes, each the route path + '/' + action (spec 6). */
  authNode: ReadonlyMap<string, ReadonlySet<string>>
}

export const useNavTabs = create<NavTabs>()(() => ({ menus: null, authNode: new Map() }))

export function setMenus(menus: readonly MenuNode[]): void {
  useNavTabs.setState({ menus, authNode: authNodesOf(menus) })
}
