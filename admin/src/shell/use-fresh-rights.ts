import { ClientError } from '@tutu/contract/core/client'
import { useEffect } from 'react'
import { loadBoot } from '../lib/boot.ts'
import { hasNode } from '../lib/menu-tree.ts'
import { notices } from '../lib/notices.ts'
import { hasUnsavedAnywhere } from '../lib/pane.ts'
import { whenRightRefused } from '../lib/refused-right.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'

/**
 * A right that was taken away while the page is open: the first call refused for want of it brings the menus anew, and
 * the buttons it stood for go. Not over something unsaved, whose screen might go as well; the next refusal tries again.
 */
export function useFreshRights(): void {
  useEffect(() => {
    let isAsking = false
    return whenRightRefused((node) => {
      const { menus } = useNavTabs.getState()
      // Only what the menus still promise is news.
      if (isAsking || !menus || !hasNode(menus, node) || hasUnsavedAnywhere()) return
      isAsking = true
      loadBoot()
        .catch((error: Error) => {
          if (!(error instanceof ClientError && ['redirect', 'cancelled'].includes(error.reason)))
            notices.error(error.message)
        })
        .finally(() => (isAsking = false))
    })
  }, [])
}
