import type { MenuNode } from '@tutu/contract/api/admin-index'
import { memo, useEffect, useMemo, useState } from 'react'
import { hasUnsaved, newPane, PaneContext, PaneShownContext, placePane, registerPane } from '../lib/pane.ts'
import type { Tabs } from '../lib/tabs.ts'
import { ProblemNotice } from './errors/problem-notice.tsx'
import { Frozen } from './frozen.tsx'
import { isOpen, type OpenScreen, screenAt } from './screen-at.ts'
import { ScreenHost } from './screen-host.tsx'
import { ScrollKeeper } from './scroll-keeper.tsx'
import { useRefreshes } from './tabs/refreshes.ts'
import { paneId, tabId } from './tabs/tab-ids.ts'

type PanesProps = { tabs: Tabs; current: OpenScreen | undefined; menus: readonly MenuNode[] }

/**
 * The screens of the open tabs, one of them shown. The others keep their state and their scroll position, and neither
 * fetch nor follow the address. A tab that was open when the page was loaded has no screen until it is first shown; one
 * whose rule says it is not kept alive loses its screen when it is left, unless something in it is unsaved.
 * React's own `Activity` does not fit: antd's drawers and dialogs forget what is in them when their effects are taken
 * down.
 */
export function Panes({ tabs, current, menus }: PanesProps) {
  const [visited, setVisited] = useState<readonly string[]>([])
  const refreshes = useRefreshes()
  const active = current?.path
  // In the order of first visits whatever the order of the tabs: a frame that is moved in the page loads again.
  const mayLive = (path: string) =>
    tabs.some((tab) => tab.path === path) && (isKeptAlive(path, menus) || hasUnsaved(path))
  const alive = visited.filter((path) => path === active || mayLive(path))
  if (active !== undefined && !alive.includes(active)) alive.push(active)
  if (alive.join('\n') !== visited.join('\n')) setVisited(alive)

  return alive.map((path) => (
    <TabPane key={`${path} ${refreshes[path] ?? 0}`} path={path} isShown={path === active} menus={menus} />
  ))
}

function isKeptAlive(path: string, menus: readonly MenuNode[]): boolean {
  const screen = screenAt(path, menus)
  return isOpen(screen) && Boolean(screen.node.keepalive)
}

type TabPaneProps = { path: string; isShown: boolean; menus: readonly MenuNode[] }

const TabPane = memo(function TabPane({ path, isShown, menus }: TabPaneProps) {
  const [pane] = useState(() => newPane(path))
  useEffect(() => registerPane(path, pane), [path, pane])
  const screen = useMemo(() => screenAt(path, menus), [path, menus])
  // Always the same element, so that showing and hiding does not draw the screen anew.
  const content = useMemo(
    () =>
      isOpen(screen) ? <ScreenHost key={path} screen={screen} /> : <ProblemNotice kind={screen.kind} path={path} />,
    [path, screen],
  )
  return (
    <div
      id={paneId(path)}
      role="tabpanel"
      aria-labelledby={tabId(path)}
      className="shell-pane"
      hidden={!isShown}
      ref={(element) => placePane(pane, element)}
    >
      <PaneContext value={pane}>
        <PaneShownContext value={isShown}>
          <ScrollKeeper isShown={isShown}>
            <Frozen isFrozen={!isShown}>{content}</Frozen>
          </ScrollKeeper>
        </PaneShownContext>
      </PaneContext>
    </div>
  )
})
