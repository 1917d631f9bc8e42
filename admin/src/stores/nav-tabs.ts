import type { MenuNode } from '@tutu/contract/api/admin-index'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { authNodesOf } from '../lib/menu-tree.ts'
import { indexOfTab, type Tabs } from '../lib/tabs.ts'

/** The caller's menus, what each of its screens allows, and the open tabs (spec 3: nav tabs state). */
export type NavTabs = {
  /** null: not loaded since the page was. */
  menus: readonly MenuNode[] | null
  /** Route path → nodes, each the route path + '/' + action (spec 6). */
  authNode: ReadonlyMap<string, ReadonlySet<string>>
  tabsView: Tabs
  /** Place of the tab that is shown; -1: what is shown has none, like an error page. */
  activeIndex: number
  /** Path of the tab that is shown, else ''. */
  activeRoute: string
  /** Path that is being gone to while its rows are asked for, else ''. */
  goingTo: string
  /** The tab that is shown fills the page: no menu, header and row of tabs. */
  tabFullScreen: boolean
  /** Whose tabs these are: the next administrator of this browser begins with none. */
  adminId: number
}

const NO_TABS = { tabsView: [], activeIndex: -1, activeRoute: '', goingTo: '', tabFullScreen: false }

export const useNavTabs = create<NavTabs>()(
  persist((): NavTabs => ({ menus: null, authNode: new Map(), ...NO_TABS, adminId: 0 }), {
    name: 'storeTabViewConfig',
    partialize: ({ tabsView, activeIndex, activeRoute, tabFullScreen, adminId }) => ({
      tabsView,
      activeIndex,
      activeRoute,
      tabFullScreen,
      adminId,
    }),
  }),
)

export function setMenus(menus: readonly MenuNode[]): void {
  useNavTabs.setState({ menus, authNode: authNodesOf(menus) })
}

export function setTabs(tabsView: Tabs, activeRoute: string): void {
  useNavTabs.setState({ tabsView, activeRoute, activeIndex: indexOfTab(tabsView, activeRoute) })
}

/** What a tab leads to from now on, `?…`, while another one is shown. */
export function setTabQuery(path: string, query: string): void {
  useNavTabs.setState(({ tabsView }) => ({
    tabsView: tabsView.map((tab) => (tab.path === path ? { ...tab, query } : tab)),
  }))
}

export function setGoingTo(goingTo: string): void {
  useNavTabs.setState({ goingTo })
}

/** The way to `path` has ended: it is shown now, or somewhere else is gone to. */
export function endGoingTo(path: string): void {
  if (useNavTabs.getState().goingTo === path) setGoingTo('')
}

/** Whether one is on the way from `path` to somewhere else. */
export function isGoingFrom(path: string): boolean {
  const { goingTo } = useNavTabs.getState()
  return goingTo !== '' && goingTo !== path
}

/** Keeps the tabs of the administrator who had them, and nobody else's. */
export function claimTabs(adminId: number): void {
  if (useNavTabs.getState().adminId !== adminId) useNavTabs.setState({ ...NO_TABS, adminId })
}

export function setTabFullScreen(tabFullScreen: boolean): void {
  useNavTabs.setState({ tabFullScreen })
}
