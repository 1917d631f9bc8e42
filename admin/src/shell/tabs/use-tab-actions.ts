import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { queryClient } from '../../lib/query.ts'
import { movedTab, neighbourOf, type Tab, withoutTabs } from '../../lib/tabs.ts'
import { setTabFullScreen, setTabs, useNavTabs } from '../../stores/nav-tabs.ts'
import { mayLose } from './may-lose.ts'
import { countRefresh } from './refreshes.ts'

export type TabActions = {
  open: (tab: Tab) => void
  refresh: (tab: Tab) => void
  /** Resolves when they are closed, or are to stay. */
  close: (paths: readonly string[]) => Promise<void>
  closeOthers: (tab: Tab) => Promise<void>
  closeAll: () => Promise<void>
  fillPage: (tab: Tab) => void
  move: (from: number, to: number) => void
}

/** What can be done with the open tabs (spec 4). Whatever would lose changes asks first. */
export function useTabActions(): TabActions {
  const navigate = useNavigate()
  const { t } = useTranslation('shell')
  return useMemo(() => {
    const open = ({ path, query }: Tab) => {
      if (useNavTabs.getState().activeRoute !== path) void navigate(path + query)
    }
    const close = async (paths: readonly string[], goTo?: Tab) => {
      if (!(await mayLose(paths, t))) return
      const { tabsView, activeRoute } = useNavTabs.getState()
      const next = paths.includes(activeRoute) ? (goTo ?? neighbourOf(tabsView, activeRoute, paths)) : undefined
      setTabs(withoutTabs(tabsView, paths), next?.path ?? activeRoute)
      if (next) await navigate(next.path + next.query)
    }
    const closeAllBut = (kept?: Tab) => {
      const others = useNavTabs.getState().tabsView.filter((tab, at) => at > 0 && tab.path !== kept?.path)
      return close(
        others.map(({ path }) => path),
        kept,
      )
    }
    return {
      open,
      refresh: (tab) => {
        void mayLose([tab.path], t).then(async (may) => {
          if (!may) return
          open(tab)
          await queryClient.invalidateQueries({ refetchType: 'none' })
          countRefresh(tab.path)
        })
      },
      close: (paths) => close(paths),
      closeOthers: closeAllBut,
      closeAll: () => closeAllBut(),
      fillPage: (tab) => {
        open(tab)
        setTabFullScreen(true)
      },
      move: (from, to) => {
        const { tabsView, activeRoute } = useNavTabs.getState()
        setTabs(movedTab(tabsView, from, to), activeRoute)
      },
    }
  }, [navigate, t])
}
