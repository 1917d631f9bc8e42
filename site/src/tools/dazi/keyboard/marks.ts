import { FINGER_LINES, tipOn } from './hand-points.ts'
import type { KeyboardHandle } from './keyboard.tsx'
import { type Finger, KEY_BY_CODE, KEY_OF } from './layout.ts'

const UNIT = 44
const GAP = 4

/**
 * Moves the few shapes of the keyboard's upper picture, a frame after the text: what was typed is seen first, and the
 * picture costs the key no time.
 */
export function createMarks(svg: SVGSVGElement): KeyboardHandle {
  const rect = (name: string) => svg.querySelector<SVGRectElement>(`rect[data-mark="${name}"]`)!
  const line = (name: string) => svg.querySelector<SVGLineElement>(`line[data-mark="${name}"]`)
  const [key, shift, down] = [rect('key'), rect('shift'), rect('down')]
  const [finger, shiftFinger] = [line('finger'), line('shift-finger')]
  let shown: string | undefined
  const later = createQueue()
  return {
    next(unit) {
      if (unit === shown) return
      shown = unit
      later(() => point(unit))
    },
    press(code, isDown, isSlip) {
      later(() => press(code, isDown, isSlip))
    },
  }

  function point(unit: string | undefined) {
    const stroke = unit === undefined ? undefined : KEY_OF.get(unit)
    putOn(key, stroke?.key.code)
    putOn(shift, stroke?.shift)
    reach(finger, stroke?.key.finger, stroke?.key.code)
    reach(shiftFinger, stroke?.shift === 'ShiftLeft' ? 'L5' : 'R5', stroke?.shift)
  }

  function press(code: string, isDown: boolean, isSlip: boolean) {
    if (isDown) {
      putOn(down, code)
      down.setAttribute('class', isSlip ? 'is-slip' : `finger-${KEY_BY_CODE.get(code)?.finger ?? 'T'}`)
    } else if (down.dataset['code'] === code) putOn(down, undefined)
  }
}

/** Runs what it is given, in order, once the next frame has been drawn. */
function createQueue(): (job: () => void) => void {
  let jobs: (() => void)[] = []
  const run = () => {
    const due = jobs
    jobs = []
    for (const job of due) job()
  }
  return (job) => {
    jobs.push(job)
    if (jobs.length === 1) requestAnimationFrame(() => setTimeout(run))
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

/** Lays a coloured finger from its palm to the key. */
function reach(mark: SVGLineElement | null, finger: Finger | undefined, code: string | undefined) {
  if (!mark) return
  const key = code === undefined ? undefined : KEY_BY_CODE.get(code)
  const from = FINGER_LINES.find((one) => (finger === 'T' ? one.id === 'TR' : one.finger === finger))
  mark.toggleAttribute('hidden', !key || !from)
  if (!key || !from) return
  const tip = key.code === 'Space' ? from.rest : tipOn(key)
  mark.setAttribute('class', `finger-${from.finger}`)
  mark.setAttribute('x1', String(from.root.x))
  mark.setAttribute('y1', String(from.root.y - 8))
  mark.setAttribute('x2', String(tip.x))
  mark.setAttribute('y2', String(tip.y))
}
