import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** A box that is as far scrolled when it is shown again as it was; browsers forget it. */
export function ScrollKeeper({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const position = useRef(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isShown) return
    element.scrollTop = position.current
    const keep = () => {
      position.current = element.scrollTop
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [isShown])
  return (
    <div ref={box} className="shell-scroll">
      {children}
    </div>
  )
}
