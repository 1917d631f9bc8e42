import type { DrawerProps } from 'antd'
import { useMedia } from '../lib/media.ts'
import { usePane } from '../lib/pane.ts'

/**
 * Where drawers of a screen open: inside its tab, so that the other tabs stay in reach and it waits with its tab. On a
 * phone over the whole page.
 */
export function useDrawerPlace(): Pick<DrawerProps, 'getContainer' | 'rootStyle' | 'focusable'> {
  const pane = usePane()
  const isPhone = useMedia('(max-width: 575px)')
  if (!pane || isPhone) return {}
  return {
    getContainer: () => pane.element ?? document.body,
    rootStyle: { position: 'absolute' },
    focusable: { trap: false },
  }
}
