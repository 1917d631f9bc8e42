import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** px: less is a click. */
const DRAG_FROM = 6

/**
 * Orders the tabs by dragging one along the row. With the mouse or a pen only: a finger scrolls the row, and moves a tab
 * through its menu.
 */
export function useTabDrag(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const start = (event: PointerEvent<HTMLElement>, place: number) => {
    const row = event.currentTarget.parentElement
    if (event.button !== 0 || event.pointerType === 'touch' || place === 0 || !row) return
    const from = event.clientX
    let at = place
    let isDragging = false

    const follow = ({ clientX }: MouseEvent) => {
      if (!isDragging && Math.abs(clientX - from) < DRAG_FROM) return
      isDragging = true
      const to = placeUnder(row, clientX, at)
      if (to > 0 && to !== at) {
        move(at, to)
        at = to
      }
      setDragged(at)
    }
    const end = () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      setDragged(undefined)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    stop.current = end
  }
  return { dragged, start }
}

/** The place the pointer has come to: another tab's once it is past that tab's middle, so that nothing flickers. */
function placeUnder(row: Element, left: number, at: number): number {
  const middles = [...row.children].map((tab) => {
    const box = tab.getBoundingClientRect()
    return box.left + box.width / 2
  })
  const next = middles.findLastIndex((middle, index) => index > at && left > middle)
  if (next > at) return next
  const previous = middles.findIndex((middle, index) => index < at && index > 0 && left < middle)
  return previous > 0 ? previous : at
}
