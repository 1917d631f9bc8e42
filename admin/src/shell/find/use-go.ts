import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { indexOfTab } from '../../lib/tabs.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { noteRecent } from '../../stores/recent.ts'
import { menuTarget, useFollow } from '../menu/menu-target.ts'
import { mayLose } from '../tabs/may-lose.ts'
import type { Entry } from './entries.ts'

/** Does what an entry says: goes to its screen or record, or acts. */
export function useGo(): (entry: Entry) => Promise<void> {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const follow = useFollow()
  return async ({ key, record, target }) => {
    switch (target.kind) {
      case 'menu':
        return follow(menuTarget(target.node))
      case 'act':
        return target.act()
      case 'place': {
        const { path, params } = target
        // A form takes the place of the one that is open there.
        if ('open' in params && !(await mayLose([path], t))) return
        if (!key.startsWith('more:')) noteRecent({ key, ...(record && { record }) })
        const { tabsView } = useNavTabs.getState()
        const kept = 'quick_search' in params ? '' : (tabsView[indexOfTab(tabsView, path)]?.query ?? '')
        const query = new URLSearchParams(kept)
        for (const [name, value] of Object.entries(params)) query.set(name, value)
        await navigate(`${path}?${query}`)
      }
    }
  }
}
