/** The row of open pages (spec 4: tabs). Pure, so that its rules stand in one table of cases. */

/** An open page: its path, once in the row, and the query it was last seen with ('' or '?…'). */
export type Tab = { readonly path: string; readonly query: string }
export type Tabs = readonly Tab[]

/** Opens a page, or gives the query to the one that is open already. */
export function withTab(tabs: Tabs, tab: Tab): Tabs {
  const at = indexOfTab(tabs, tab.path)
  if (at < 0) return [...tabs, tab]
  return tabs[at]?.query === tab.query ? tabs : tabs.with(at, tab)
}

/** The first place is the home page's: it is always there and never closed. */
export function withHome(tabs: Tabs, home: string): Tabs {
  const at = indexOfTab(tabs, home)
  if (at === 0) return tabs
  return [tabs[at] ?? { path: home, query: '' }, ...tabs.filter((_, index) => index !== at)]
}

/** Closes pages; the home page stays. */
export function withoutTabs(tabs: Tabs, paths: readonly string[]): Tabs {
  return tabs.filter(({ path }, index) => index === 0 || !paths.includes(path))
}

/** Where closing `paths` leads when `active` is one of them: its nearest neighbour that stays, the right one first. */
export function neighbourOf(tabs: Tabs, active: string, paths: readonly string[]): Tab | undefined {
  const at = indexOfTab(tabs, active)
  const stays = (tab: Tab, index: number) => index === 0 || !paths.includes(tab.path)
  return (
    tabs.find((tab, index) => index > at && stays(tab, index)) ??
    tabs.findLast((tab, index) => index < at && stays(tab, index))
  )
}

/** Moves a page to another's place; nothing goes before the home page, and the home page nowhere. */
export function movedTab(tabs: Tabs, from: number, to: number): Tabs {
  const tab = tabs[from]
  if (!tab || from === to || from === 0 || to <= 0 || to >= tabs.length) return tabs
  return tabs.toSpliced(from, 1).toSpliced(to, 0, tab)
}

export const indexOfTab = (tabs: Tabs, path: string): number => tabs.findIndex((tab) => tab.path === path)
