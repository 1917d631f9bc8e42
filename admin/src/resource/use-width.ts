import type { Definition } from '@tutu/contract/definition/define-resource'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../lib/media.ts'
import { isInHandOrder, type ListState } from './list-state.ts'
import type { ResourceBodyProps } from './resource-table.tsx'
import { buttonsWidth, useRowButtons } from './row-buttons.tsx'
import { SELECTION_WIDTH } from './row-selection.ts'

/** px of the last of each kind that was measured: most screens are as wide as the one before. */
const lastWidths = new Map<string, number>()

/**
 * An element and its width in px, the last one while it is out of sight; undefined where nobody measures: before the first
 * of its `kind` is there, and on phones, where tables are scrolled. Another of the kind begins with the width of the one
 * before, so that its table is not drawn with all its columns only to be drawn again with those that fit.
 */
export function useWidth(kind: 'screen' | 'panel'): [RefObject<HTMLDivElement | null>, number | undefined] {
  const element = useRef<HTMLDivElement>(null)
  const isPhone = useMedia('(max-width: 599px)')
  const [width, setWidth] = useState(() => lastWidths.get(kind))
  useLayoutEffect(() => {
    const measure = () => {
      const now = element.current?.clientWidth
      if (!now) return
      lastWidths.set(kind, now)
      setWidth(now)
    }
    measure()
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [kind])
  return [element, isPhone ? undefined : width]
}

/** px that a table's data columns do not have: checkboxes, buttons, a column before them. */
export function useTakenWidth(definition: Definition, state: ListState, leading: ResourceBodyProps['leading']): number {
  const buttons = useRowButtons(definition, isInHandOrder(definition, state))
  return (
    SELECTION_WIDTH + Number(leading?.width ?? 0) + (buttons.length > 0 ? buttonsWidth(definition, buttons, false) : 0)
  )
}
