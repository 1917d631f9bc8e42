import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../lib/media.ts'
import type * as SortParts from './sort-parts.ts'
import type { SortableListProps } from './sortable-list.tsx'

type Parts = typeof SortParts
type Row = ComponentType<Parameters<Parts['SortableRow']>[0]>
type Props = Omit<SortableListProps, 'children'> & {
  /** The table, its rows made of what it is given, when that is there. */
  children: (row: Row | undefined) => ReactNode
}

let loaded: Parts | undefined

const HANDLE = '.drag-handle'
const SCROLLED = '.ant-table-content'

/** A table whose rows can be dragged as soon as a handle is pointed at or focused. */
export function SortOnDemand({ children, ...list }: Props) {
  const [parts, setParts] = useState(loaded)
  const frame = useRef<HTMLDivElement>(null)
  const isTouched = useMedia('(hover: none)')
  const before = useRef<{ label: string | null; left: number }>(undefined)

  const load = useCallback(async () => {
    try {
      loaded = await import('./sort-parts.ts')
    } catch {
      // The line is down: the next touch of a handle tries again.
      return
    }
    const focused = document.activeElement
    before.current = {
      label: frame.current?.contains(focused) ? focused!.getAttribute('aria-label') : null,
      left: frame.current?.querySelector(SCROLLED)?.scrollLeft ?? 0,
    }
    setParts(loaded)
  }, [])

  // Where nothing points at things before it touches them, the first touch must drag.
  useLayoutEffect(() => {
    if (isTouched && !loaded) void load()
  }, [isTouched, load])

  // The table was drawn anew around the same rows: it stands and has the focus where it was.
  useLayoutEffect(() => {
    const { label = null, left = 0 } = before.current ?? {}
    before.current = undefined
    const scrolled = frame.current?.querySelector(SCROLLED)
    if (scrolled) scrolled.scrollLeft = left
    if (label === null) return
    const controls = [...(frame.current?.querySelectorAll<HTMLElement>('button, input, a, [tabindex]') ?? [])]
    controls.find((control) => control.getAttribute('aria-label') === label)?.focus({ preventScroll: true })
  }, [parts])

  const watch = ({ target }: { target: EventTarget }) => {
    if (!loaded && target instanceof Element && target.closest(HANDLE)) void load()
  }
  return (
    <div ref={frame} onPointerOver={watch} onFocus={watch}>
      {parts ? <parts.SortableList {...list}>{children(parts.SortableRow)}</parts.SortableList> : children(undefined)}
    </div>
  )
}
