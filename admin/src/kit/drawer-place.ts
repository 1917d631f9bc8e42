import type { DrawerProps } from 'antd'
import { useEffect, useState } from 'react'
import { useMedia } from '../lib/media.ts'
import { usePane } from '../lib/pane.ts'

/** Of screens: how many drawers are open over it. */
const covers = new WeakMap<HTMLElement, number>()

function cover(screen: HTMLElement, by: 1 | -1): void {
  const count = (covers.get(screen) ?? 0) + by
  covers.set(screen, count)
  screen.inert = count > 0
}

/**
 * Where drawers of a screen open: inside its tab, so that the other tabs stay in reach and it waits with its tab. On a
 * phone over the whole page. One that is `open` stays where it is though the window changes: in another place it would
 * be built anew, and what was typed in it be lost.
 */
export function useDrawerPlace(open: boolean): Pick<DrawerProps, 'getContainer' | 'rootStyle' | 'focusable'> {
  const pane = usePane()
  const isPhone = useMedia('(max-width: 575px)')
  const [wasPhone, setWasPhone] = useState(isPhone)
  if (!open && wasPhone !== isPhone) setWasPhone(isPhone)
  useEffect(() => {
    const screen = open && !wasPhone ? pane?.element?.querySelector<HTMLElement>(':scope > .shell-scroll') : undefined
    if (!screen) return
    // What lies under the mask is no place for the focus; the tabs and the menu beside it are.
    cover(screen, 1)
    return () => cover(screen, -1)
  }, [open, pane, wasPhone])
  if (!pane || wasPhone) return {}
  return {
    getContainer: () => pane.element ?? document.body,
    rootStyle: { position: 'absolute' },
    focusable: { trap: false },
  }
}
