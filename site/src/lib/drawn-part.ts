/** How much paper stays around a drawing, of the sheet's longer side. */
const MARGIN = 0.04
/** What is shown at least, of each side: a dot blown up is no picture. */
const LEAST = 1 / 3

type Part = { x: number; y: number; width: number; height: number }
type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/**
 * The part of a sheet that something is drawn on, in its pixels, with some paper around it; the ground is the colour at (1, 1).
 * A sheet with nothing on it is shown whole.
 */
export function drawnPart({ data, width, height }: Pixels): Part {
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const ground = colours[width + 1]
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < colours.length; at++) {
    if (colours[at] === ground) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  if (bottom < 0) return { x: 0, y: 0, width, height }
  const margin = Math.round(Math.max(width, height) * MARGIN)
  const [x, wide] = stretch(left - margin, right + 1 + margin, width)
  const [y, high] = stretch(top - margin, bottom + 1 + margin, height)
  return { x, y, width: wide, height: high }
}

/** From `from` to `to`, made as long as it must be, and moved onto a side of `whole`. */
function stretch(from: number, to: number, whole: number): [start: number, length: number] {
  const length = Math.min(whole, Math.max(to - from, Math.round(whole * LEAST)))
  const start = Math.round((from + to - length) / 2)
  return [Math.min(Math.max(start, 0), whole - length), length]
}
