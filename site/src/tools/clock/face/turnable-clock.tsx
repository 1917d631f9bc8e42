import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { degreesAt, degreesOf, type Hands, isArrowKey } from '../logic/hands.ts'
import { turn } from '../logic/time-of-day.ts'
import type { Numerals } from '../logic/address.ts'
import { Face } from './clock-face.tsx'

export type Hand = 'hour' | 'minute'

type TurnableClockProps = {
  hands: Hands | null
  label: string
  /** What the hands show, in words. */
  valueText: string
  numerals?: Numerals
  /** Degrees clockwise from 12. */
  onTurn: (hand: Hand, degrees: number) => void
  onStep: (key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown', fine: boolean) => void
}

/** A clock whose hands are pulled with mouse or finger, or moved by the arrow keys. */
export function TurnableClock({ hands, label, valueText, numerals, onTurn, onStep }: TurnableClockProps) {
  const board = useRef<SVGSVGElement>(null)
  const held = useRef<Hand>(undefined)

  const pointAt = (event: PointerEvent) => {
    const { left, top, width } = board.current!.getBoundingClientRect()
    const scale = 240 / width
    return [(event.clientX - left) * scale - 120, (event.clientY - top) * scale - 120] as const
  }
  const onDown = (event: PointerEvent<SVGSVGElement>) => {
    if (!hands || event.button !== 0) return
    const [x, y] = pointAt(event)
    held.current = nearerHand(hands, x, y)
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.dataset['held'] = held.current
  }
  const onMove = (event: PointerEvent) => {
    if (!held.current) return
    const [x, y] = pointAt(event)
    if (Math.hypot(x, y) > 8) onTurn(held.current, degreesAt(x, y))
  }
  const onUp = (event: PointerEvent<SVGSVGElement>) => {
    held.current = undefined
    delete event.currentTarget.dataset['held']
  }
  const onKey = (event: KeyboardEvent) => {
    if (!isArrowKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onStep(event.key, event.shiftKey)
  }

  return (
    <svg
      ref={board}
      viewBox="-120 -120 240 240"
      className="face face-turnable"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={719}
      aria-valuenow={hands ? Math.floor(hands.hour / 60) * 60 + hands.minute : 0}
      aria-valuetext={valueText}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onKeyDown={onKey}
    >
      <Face hands={hands} numerals={numerals} minuteNumbers />
    </svg>
  )
}

/** Beside both hands the long one is meant outside the reach of the short one, the short one inside. */
function nearerHand(hands: Hands, x: number, y: number): Hand {
  const [degrees, reach] = [degreesAt(x, y), Math.hypot(x, y)]
  const angles = degreesOf(hands)
  const away = { hour: Math.abs(turn(degrees, angles.hour, 360)), minute: Math.abs(turn(degrees, angles.minute, 360)) }
  if (Math.abs(away.hour - away.minute) < 12) return reach > 52 ? 'minute' : 'hour'
  return away.hour < away.minute ? 'hour' : 'minute'
}
