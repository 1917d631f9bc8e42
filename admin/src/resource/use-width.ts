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
 * An element and its width in px, the last one while it is out of sight; undefined before the first of its `kind` is there.
 * Another of the kind begins with the width of the one before, so that its table is not drawn with all its columns only to
 * be drawn again with those that fit.
 */
export function useWidth(kind: 'screen' | 'panel'): [RefObject<HTMLDivElement | null>, number | undefined] {
  const element = useRef<HTMLDivElement>(null)
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
  return [element, width]
}

type Table = { state: ListState; leading: ResourceBodyProps['leading']; canSelect: boolean; width: number | undefined }

/** px that a table's data columns have beside its checkboxes and buttons; absent where nobody has measured. */
type Room = {
  /** All of them together. */
  room?: number
  /** On a phone, where tables are scrolled: those in sight. */
  inSight?: number
}

export function useRoom(definition: Definition, { state, leading, canSelect, width }: Table): Room {
  const buttons = useRowButtons(definition, isInHandOrder(definition, state))
  const isPhone = useMedia('(max-width: 599px)')
  if (width === undefined) return {}
  const beside = buttons.length > 0 ? buttonsWidth(definition, buttons, isPhone) : 0
  const left = width - (canSelect ? SELECTION_WIDTH : 0) - Number(leading?.width ?? 0) - beside
  return isPhone ? { inSight: left } : { room: left }
}
