import { type Ref, useImperativeHandle, useRef } from 'react'
import { Hands } from './hands.tsx'
import { KeyShape } from './key-shape.tsx'
import { KEYS } from './layout.ts'
import { createMarks } from './marks.ts'

export type KeyboardHandle = {
  /** Outlines the key that writes `unit`, its Shift, and moves the finger there; undefined: none. */
  next: (unit: string | undefined) => void
  /** Shows a key going down or up; a slip in the colour of slips. */
  press: (code: string, isDown: boolean, isSlip: boolean) => void
}

const UNIT = 44

/**
 * The keyboard with finger colours and numbers, the next key and the hands. The keys are drawn once; what changes from
 * key to key is a second picture over them, of few shapes and no text, set through the handle and not through React:
 * drawing the labels again for every key took longer than all the rest.
 */
export function Keyboard({ ref, hasHands }: { ref: Ref<KeyboardHandle>; hasHands: boolean }) {
  const overlay = useRef<SVGSVGElement>(null)
  useImperativeHandle(ref, () => createMarks(overlay.current!), [])
  const viewBox = `-4 -4 ${15 * UNIT + 8} ${(hasHands ? 7.1 : 5) * UNIT + 8}`
  return (
    <div className="keyboard" aria-hidden="true">
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMin" focusable="false">
        {KEYS.map((key) => (
          <KeyShape key={key.code} shape={key} />
        ))}
        {hasHands && <Hands />}
      </svg>
      <svg ref={overlay} viewBox={viewBox} preserveAspectRatio="xMidYMin" focusable="false" className="keyboard-marks">
        <rect data-mark="down" rx="8" />
        {hasHands && <line data-mark="finger" />}
        {hasHands && <line data-mark="shift-finger" />}
        <rect data-mark="key" rx="8" />
        <rect data-mark="shift" rx="8" />
      </svg>
    </div>
  )
}
