import { type Ref, useImperativeHandle, useRef } from 'react'
import { Hands } from './hands.tsx'
import { HandMover } from './hand-mover.ts'
import { KEY_OF, KEYS } from './layout.ts'
import { KeyShape } from './key-shape.tsx'

export type KeyboardHandle = {
  /** Outlines the key that writes `unit`, its Shift, and moves the finger there; undefined: none. */
  next: (unit: string | undefined) => void
  /** Shows a key going down or up; a slip in the colour of slips. */
  press: (code: string, isDown: boolean, isSlip: boolean) => void
}

const UNIT = 44

/**
 * The keyboard with finger colours and numbers, the next key and the hands. Drawn once: what changes from key to key
 * are classes, set through the handle and not through React.
 */
export function Keyboard({ ref, hasHands }: { ref: Ref<KeyboardHandle>; hasHands: boolean }) {
  const svg = useRef<SVGSVGElement>(null)
  const marked = useRef<{ keys: Element[]; unit: string | undefined }>({ keys: [], unit: undefined })
  useImperativeHandle(ref, () => {
    const keyOf = (code: string) => svg.current?.querySelector(`[data-code="${code}"]`)
    const mover = new HandMover(() => svg.current)
    return {
      next(unit) {
        if (marked.current.unit === unit && marked.current.keys.length > 0) return
        for (const key of marked.current.keys) key.classList.remove('is-next')
        const stroke = unit === undefined ? undefined : KEY_OF.get(unit)
        const keys = [stroke?.key.code, stroke?.shift].flatMap((code) => (code && keyOf(code)) || [])
        for (const key of keys) key.classList.add('is-next')
        marked.current = { keys, unit }
        mover.show(stroke)
      },
      press(code, isDown, isSlip) {
        const key = keyOf(code)
        key?.classList.toggle('is-down', isDown)
        key?.classList.toggle('is-slip', isDown && isSlip)
      },
    }
  }, [])
  return (
    <svg
      ref={svg}
      className="keyboard"
      viewBox={`-4 -4 ${15 * UNIT + 8} ${(hasHands ? 7.1 : 5) * UNIT + 8}`}
      aria-hidden="true"
      focusable="false"
    >
      {KEYS.map((key) => (
        <KeyShape key={key.code} shape={key} />
      ))}
      {hasHands && <Hands />}
    </svg>
  )
}
