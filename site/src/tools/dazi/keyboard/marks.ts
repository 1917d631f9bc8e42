import { createBehind, QUICK } from './behind.ts'
import {
  FINGER_PLACES,
  type FingerPlace,
  fingerTransform,
  handTransform,
  handWay,
  type Point,
  type Side,
  tipOn,
} from './hand-points.ts'
import type { KeyboardHandle } from './keyboard.tsx'
import { type Finger, KEY_BY_CODE, KEY_OF } from './layout.ts'

const UNIT = 44
const GAP = 4
const SLIP = 'is-slip'
const STILL = { x: 0, y: 0 }

/**
 * Moves the few shapes of the keyboard's picture behind the text: what was typed is seen first, and the picture costs the key
 * no time.
 */
export function createMarks(place: HTMLElement): KeyboardHandle {
  const rect = (name: string) => place.querySelector<SVGRectElement>(`rect[data-mark="${name}"]`)!
  const [key, shift, down] = [rect('key'), rect('shift'), rect('down')]
  /** Fingers away from home. */
  let reaching: readonly FingerPlace[] = []
  let shown: string | undefined
  let pointedAt = 0
  const shapeOf = (id: string) => place.querySelector<SVGGElement>(`[data-finger="${id}"]`)
  const later = createBehind()
  return {
    next(unit) {
      if (unit === shown) return
      shown = unit
      later.run(() => point(unit))
    },
    press(code, isDown) {
      if (isDown) later.key()
      // A key let go writes nothing that had to be seen first; behind another frame it would be a third one for each key.
      if (isDown || later.isWaiting()) later.run(() => press(code, isDown))
      else press(code, isDown)
    },
    slip() {
      later.runSoon(() => down.setAttribute('class', SLIP))
    },
  }

  function point(unit: string | undefined) {
    const now = performance.now()
    // Hands that have to be elsewhere soon jump, and cost no frame in between.
    place.classList.toggle('is-quick', now - pointedAt < QUICK)
    pointedAt = now
    const stroke = unit === undefined ? undefined : KEY_OF.get(unit)
    putOn(key, stroke?.key.code)
    putOn(shift, stroke?.shift)
    for (const { id } of reaching) shapeOf(id)?.classList.remove('is-next')
    const before = reaching
    reaching = [
      ...reach(stroke?.key.finger, stroke?.key.code),
      ...reach(stroke?.shift === 'ShiftLeft' ? 'L5' : 'R5', stroke?.shift),
    ]
    for (const { side } of before) if (!reaching.some((one) => one.side === side)) moveHand(side, STILL)
  }

  function press(code: string, isDown: boolean) {
    if (isDown) {
      putOn(down, code)
      down.setAttribute('class', `finger-${KEY_BY_CODE.get(code)?.finger ?? 'T'}`)
      // A slip stays until the next key: of quick keys, the one that slipped is up again before anybody has seen it.
    } else if (down.dataset['code'] === code && down.getAttribute('class') !== SLIP) putOn(down, undefined)
  }

  /** Sends a finger to a key; its hand goes along a little. Answers which finger it is. */
  function reach(finger: Finger | undefined, code: string | undefined): FingerPlace[] {
    const at = FINGER_PLACES.find((one) => (finger === 'T' ? one.id === 'TR' : one.finger === finger))
    const target = code === undefined ? undefined : KEY_BY_CODE.get(code)
    const shape = at && shapeOf(at.id)
    if (!at || !target || !shape) return []
    const tip = target.code === 'Space' ? { ...at.rest, y: at.rest.y - 8 } : tipOn(target)
    const way = handWay(at, tip)
    shape.classList.add('is-next')
    shape.style.transform = fingerTransform(at, tip, way)
    moveHand(at.side, way)
    return [at]
  }

  /** Fingertips that reach for nothing stay where they rest, whichever way their hand goes. */
  function moveHand(side: Side, way: Point) {
    const hand = place.querySelector<SVGGElement>(`[data-hand="${side}"]`)
    if (!hand) return
    hand.style.transform = handTransform(way)
    for (const at of FINGER_PLACES) {
      const shape = at.side === side ? shapeOf(at.id) : null
      if (shape && !shape.classList.contains('is-next')) shape.style.transform = fingerTransform(at, at.rest, way)
    }
  }
}

function putOn(mark: SVGRectElement, code: string | undefined) {
  const place = code === undefined ? undefined : KEY_BY_CODE.get(code)
  if (!place) {
    delete mark.dataset['code']
    mark.removeAttribute('width')
    return
  }
  mark.dataset['code'] = place.code
  mark.setAttribute('x', String(place.x * UNIT))
  mark.setAttribute('y', String(place.y * UNIT))
  mark.setAttribute('width', String(place.width * UNIT - GAP))
  mark.setAttribute('height', String(UNIT - GAP))
}
