import type { ReactNode } from 'react'
import type { Key } from './layout.ts'

const UNIT = 44
const GAP = 4

/** A key at its place, in its finger's colour. Fingers are numbered 1 (thumb) to 5 (little finger). */
export function KeyShape({ shape, children }: { shape: Key; children?: ReactNode }) {
  return (
    <>
      <KeyCap shape={shape} />
      <KeyLabel shape={shape}>{children}</KeyLabel>
    </>
  )
}

/** The key without what is written on it. */
export function KeyCap({ shape: { code, finger, x, y, width } }: { shape: Key }) {
  return (
    <g data-code={code} className={`key finger-${finger}`}>
      <rect x={x * UNIT} y={y * UNIT} width={width * UNIT - GAP} height={UNIT - GAP} rx="8" />
    </g>
  )
}

/** What is written on a key. */
export function KeyLabel({ shape, children }: { shape: Key; children?: ReactNode }) {
  const { code, label, finger, x, y, width } = shape
  const [left, top] = [x * UNIT, y * UNIT]
  const [upper, lower] = label.includes('\n') ? label.split('\n') : [undefined, label]
  const isWord = label.length > 2 && lower === label
  const isWriting = shape.plain !== undefined
  const number = finger === 'T' ? '1' : finger.slice(1)
  const middle = left + (width * UNIT - GAP) / 2
  return (
    <g className={`key finger-${finger}`}>
      {upper !== undefined && (
        <text x={left + 13} y={top + 16} className="key-upper">
          {upper}
        </text>
      )}
      <text
        x={upper === undefined && !isWord ? left + 15 : isWord ? middle : left + 13}
        y={upper === undefined ? top + 25 : top + 33}
        className={isWord ? 'key-word' : 'key-label'}
      >
        {lower}
      </text>
      {isWriting && code !== 'Enter' && (
        <text x={code === 'Space' ? middle : left + width * UNIT - 14} y={top + 34} className="key-finger">
          {number}
        </text>
      )}
      {(code === 'KeyF' || code === 'KeyJ') && <path d={`M${middle - 6} ${top + 37}h12`} className="key-bump" />}
      {children}
    </g>
  )
}
