import { type Finger, FINGERS, HOME, type Key, KEY_BY_CODE } from './layout.ts'

const UNIT = 44

/** A finger of the picture: where it grows from the palm and where its tip rests. The thumbs are TL and TR. */
export type FingerLine = { readonly id: string; readonly finger: Finger; readonly root: Point; readonly rest: Point }
export type Point = { readonly x: number; readonly y: number }

export const PALMS: readonly Point[] = [
  { x: 4.05 * UNIT, y: 6.75 * UNIT },
  { x: 9.95 * UNIT, y: 6.75 * UNIT },
]

/** Where a fingertip touches a key: below its letter. */
export function tipOn({ x, y, width }: Pick<Key, 'x' | 'y' | 'width'>): Point {
  return { x: (x + width / 2) * UNIT - 2, y: (y + 0.72) * UNIT }
}

export const FINGER_LINES: readonly FingerLine[] = FINGERS.flatMap((finger): FingerLine[] => {
  const rest = tipOn(KEY_BY_CODE.get(HOME[finger])!)
  if (finger === 'T') {
    return [
      { id: 'TL', finger, root: { x: 5.55 * UNIT, y: 6.55 * UNIT }, rest: { x: 5.9 * UNIT, y: 4.75 * UNIT } },
      { id: 'TR', finger, root: { x: 8.1 * UNIT, y: 6.55 * UNIT }, rest: { x: 8.4 * UNIT, y: 4.75 * UNIT } },
    ]
  }
  const palm = PALMS[finger.startsWith('L') ? 0 : 1]!
  return [{ id: finger, finger, root: { x: palm.x + (rest.x - palm.x) * 0.72, y: 6.05 * UNIT }, rest }]
})
