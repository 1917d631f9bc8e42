import { type Ref, useImperativeHandle, useRef } from 'react'
import { Hands } from './hands.tsx'
import { KeyCap, KeyLabel } from './key-shape.tsx'
import { KEYS } from './layout.ts'
import { createMarks } from './marks.ts'

export type KeyboardHandle = {
  /** Outlines the key that writes `unit`, its Shift, and moves the finger there; undefined: none. */
  next: (unit: string | undefined) => void
  /** Shows a key going down or up. */
  press: (code: string, isDown: boolean) => void
  /** Shows the key that is down in the colour of slips, until the next one. */
  slip: () => void
}

const UNIT = 44

/**
 * The keyboard with finger colours and numbers, the next key and the hands. Keys and letters are drawn once, each in a
 * layer of its own; what changes from key to key lies between and above them, of few shapes and no text, set through the
 * handle and not through React: drawing the labels again for every key took longer than all the rest.
 */
export function Keyboard({ ref, hasHands }: { ref: Ref<KeyboardHandle>; hasHands: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => createMarks(place.current!), [])
  const frame = {
    viewBox: `-4 -4 ${15 * UNIT + 8} ${(hasHands ? 7.1 : 5) * UNIT + 8}`,
    preserveAspectRatio: 'xMidYMin',
    focusable: false,
  } as const
  return (
    <div ref={place} className="keyboard" aria-hidden="true">
      <svg {...frame}>
        {KEYS.map((key) => (
          <KeyCap key={key.code} shape={key} />
        ))}
      </svg>
      <svg {...frame} className="keyboard-hands">
        <rect data-mark="down" rx="8" />
        {hasHands && <Hands />}
      </svg>
      <svg {...frame}>
        {KEYS.map((key) => (
          <KeyLabel key={key.code} shape={key} />
        ))}
      </svg>
      <svg {...frame}>
        <rect data-mark="key" rx="8" />
        <rect data-mark="shift" rx="8" />
      </svg>
    </div>
  )
}
