import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { queryClient } from '../../lib/query.ts'
import { movedTab, neighbourOf, type Tab, withoutTabs } from '../../lib/tabs.ts'
import { type NavTabs, setTabFullScreen, setTabs, useNavTabs } from '../../stores/nav-tabs.ts'
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
      if (placeOf(useNavTabs.getState()) !== path) void navigate(path + query)
    }
    const close = async (paths: readonly string[], goTo?: Tab) => {
      if (!(await mayLose(paths, t))) return
      const state = useNavTabs.getState()
      const next = paths.includes(placeOf(state)) ? (goTo ?? tabAfter(state, paths)) : undefined
      setTabs(withoutTabs(state.tabsView, paths), next?.path ?? state.activeRoute)
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

/** Path of where one is, or will be in a moment. */
const placeOf = ({ goingTo, activeRoute }: NavTabs): string => goingTo || activeRoute

/** Where closing `paths` leads: who was only on the way to one of them stays where they are. */
function tabAfter(state: NavTabs, paths: readonly string[]): Tab | undefined {
  const { tabsView, activeRoute } = state
  const shown = tabsView.find(({ path }) => path === activeRoute && !paths.includes(path))
  return shown ?? neighbourOf(tabsView, placeOf(state), paths)
}
