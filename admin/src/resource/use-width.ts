import type { Definition } from '@tutu/contract/definition/define-resource'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../lib/media.ts'
import { isInHandOrder, type ListState } from './list-state.ts'
import type { ResourceBodyProps } from './resource-table.tsx'
import { buttonsWidth, useRowButtons } from './row-buttons.tsx'
import { SELECTION_WIDTH } from './row-selection.ts'

/**
 * An element and its width in px, the last one while it is out of sight; undefined where nobody measures: before it is
 * there, and on phones, where tables are scrolled.
 */
export function useWidth(): [RefObject<HTMLDivElement | null>, number | undefined] {
  const element = useRef<HTMLDivElement>(null)
  const isPhone = useMedia('(max-width: 599px)')
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => setWidth((before) => element.current?.clientWidth || before)
    measure()
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isPhone ? undefined : width]
}

/** px that a table's data columns do not have: checkboxes, buttons, a column before them. */
export function useTakenWidth(definition: Definition, state: ListState, leading: ResourceBodyProps['leading']): number {
  const buttons = useRowButtons(definition, isInHandOrder(definition, state))
  return (
    SELECTION_WIDTH + Number(leading?.width ?? 0) + (buttons.length > 0 ? buttonsWidth(definition, buttons, false) : 0)
  )
}
