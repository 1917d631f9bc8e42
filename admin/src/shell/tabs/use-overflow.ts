import { useCallback, useEffect, useRef, useState } from 'react'

/** Whether a row has more than fits, and steps along it. `content` changes when what is in the row does. */
export function useOverflow(content: string) {
  const box = useRef<HTMLDivElement>(null)
  const [isBeyond, setBeyond] = useState(false)

  useEffect(() => {
    const row = box.current
    if (!row) return
    const measure = () => setBeyond(row.scrollWidth > row.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    // The wheel of a mouse turns one way only.
    const roll = (event: WheelEvent) => {
      if (event.deltaX === 0) row.scrollLeft += event.deltaY
    }
    row.addEventListener('wheel', roll, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('wheel', roll)
    }
  }, [content])

  const scroll = useCallback((direction: 1 | -1) => {
    const row = box.current
    if (row) row.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: 'smooth' })
  }, [])
  return { box, isBeyond, scroll }
}
