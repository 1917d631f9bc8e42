import { type Finger, FINGERS, HOME, type Key, KEY_BY_CODE } from './layout.ts'

const UNIT = 44

export type Point = { readonly x: number; readonly y: number }
export type Side = 'left' | 'right'
/** A finger of the picture: where it grows from its hand and where its tip rests. The thumbs are TL and TR. */
export type FingerPlace = {
  readonly id: string
  readonly finger: Finger
  readonly side: Side
  readonly root: Point
  readonly rest: Point
}

export const PALMS: Readonly<Record<Side, Point>> = {
  left: { x: 170, y: 6.75 * UNIT },
  right: { x: 420, y: 6.75 * UNIT },
}

/** How far a hand goes along with a finger that reaches for a key: the other fingertips stay at home. */
const FOLLOWS = 0.35

/** Where a fingertip touches a key: below its letter. */
export function tipOn({ x, y, width }: Pick<Key, 'x' | 'y' | 'width'>): Point {
  return { x: (x + width / 2) * UNIT - 2, y: (y + 0.72) * UNIT }
}

export const FINGER_PLACES: readonly FingerPlace[] = FINGERS.flatMap((finger): FingerPlace[] => {
  if (finger === 'T') {
    return [
      { id: 'TL', finger, side: 'left', root: { x: 226, y: 6.7 * UNIT }, rest: { x: 258, y: 4.7 * UNIT } },
      { id: 'TR', finger, side: 'right', root: { x: 364, y: 6.7 * UNIT }, rest: { x: 332, y: 4.7 * UNIT } },
    ]
  }
  const rest = tipOn(KEY_BY_CODE.get(HOME[finger])!)
  const side = finger.startsWith('L') ? 'left' : 'right'
  const palm = PALMS[side]
  return [{ id: finger, finger, side, root: { x: palm.x + (rest.x - palm.x) * 0.72, y: 6.05 * UNIT }, rest }]
})

/** How far the hand has gone when this finger's tip is at `tip`. */
export function handWay({ rest }: FingerPlace, tip: Point): Point {
  return { x: (tip.x - rest.x) * FOLLOWS, y: (tip.y - rest.y) * FOLLOWS }
}

/** The finger's place: its tip, and the turn that has its other end under its hand, which has gone `way`. */
export function fingerTransform({ root }: FingerPlace, tip: Point, way: Point = { x: 0, y: 0 }): string {
  const turn = (Math.atan2(tip.x - root.x - way.x, root.y + way.y - tip.y) * 180) / Math.PI
  return `translate(${round(tip.x)}px, ${round(tip.y)}px) rotate(${round(turn)}deg)`
}

export function handTransform(way: Point): string {
  return `translate(${round(way.x)}px, ${round(way.y)}px)`
}

// Rounded, as server and browser may differ in the last digit.
function round(value: number): number {
  return Math.round(value * 10) / 10
}
