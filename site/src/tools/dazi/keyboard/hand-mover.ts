import { FINGER_LINES, tipOn } from './hand-points.ts'
import { KEY_BY_CODE, type Stroke } from './layout.ts'

/** Lifts the finger of the next key, and the one on Shift, and puts the last ones back. */
export class HandMover {
  readonly #svg: () => SVGSVGElement | null
  #moved: string[] = []

  constructor(svg: () => SVGSVGElement | null) {
    this.#svg = svg
  }

  show(stroke: Stroke | undefined) {
    for (const id of this.#moved) this.#move(id, undefined)
    this.#moved = []
    if (!stroke) return
    const { key, shift } = stroke
    this.#reach(key.finger === 'T' ? 'TR' : key.finger, key.code)
    if (shift) this.#reach(shift === 'ShiftLeft' ? 'L5' : 'R5', shift)
  }

  #reach(id: string, code: string) {
    this.#move(id, code)
    this.#moved.push(id)
  }

  #move(id: string, code: string | undefined) {
    const finger = this.#svg()?.querySelector(`[data-finger="${id}"]`)
    const known = FINGER_LINES.find((line) => line.id === id)
    const line = finger?.querySelector('line')
    if (!finger || !known || !line) return
    const key = code === undefined ? undefined : KEY_BY_CODE.get(code)
    const tip = key && key.code !== 'Space' ? tipOn(key) : known.rest
    finger.classList.toggle('is-next', code !== undefined)
    line.setAttribute('x2', String(tip.x))
    line.setAttribute('y2', String(tip.y))
  }
}
