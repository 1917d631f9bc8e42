import { useEffect, useEffectEvent, useRef } from 'react'
import { isTyping } from '../../lib/is-typing.ts'
import { useConfig } from '../../stores/config.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { menuTarget, useFollow } from '../menu/menu-target.ts'
import { openOverlay } from '../overlay.ts'
import { jumpsOf } from './keys.ts'

/** ms in which the letter follows the G. */
const FOLLOWS = 1500

/**
 * Ctrl or ⌘ with K searches, ? lists the shortcuts, G and a letter go to a page. Keys without Ctrl are nobody's while one
 * types or a dialog is open, and can be turned off, as people need whose software types for them (WCAG 2.1.4).
 */
export function useShortcuts(): void {
  const follow = useFollow()
  const wentAt = useRef(0)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (event.defaultPrevented || event.isComposing || altKey) return
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'k' || shiftKey) return
      event.preventDefault()
      return openOverlay('find')
    }
    const isFree = !isTyping(event) && !(event.target instanceof Element && event.target.closest('[role=dialog]'))
    if (!isFree || !useConfig.getState().layout.singleKeys) return
    const follows = event.timeStamp - wentAt.current < FOLLOWS
    wentAt.current = 0
    if (key === '?' || key === '？') {
      event.preventDefault()
      return openOverlay('shortcuts')
    }
    if (shiftKey) return
    const letter = key.toLowerCase()
    const jump = follows ? jumpsOf(useNavTabs.getState().menus ?? []).find((one) => one.letter === letter) : undefined
    if (jump) {
      event.preventDefault()
      return follow(menuTarget(jump.node))
    }
    if (letter === 'g') wentAt.current = event.timeStamp
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
