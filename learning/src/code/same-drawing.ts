/** A line, fill or dot of a picture; `turtle.py`'s operations, those that leave something. */
type Operation = readonly (string | number | boolean)[]
type Point = readonly [x: number, y: number]

/** Of the longer side of the picture. */
const NEAR = 0.035
const SAMPLES = 500

/**
 * Whether two pictures have the same shape: every point of one lies near one of the other, once both are moved and scaled to
 * the same size. So neither place nor size matters, nor where one began and which way one went; what is filled and dotted has
 * the same colours. Of a game it is the field that it shows last, cell by cell: what its words say and how its sprites are called
 * is its author's matter.
 */
export function isSameDrawing(one: readonly Operation[], other: readonly Operation[]): boolean {
  const [mine, model] = [fieldOf(one), fieldOf(other)]
  if (mine !== undefined || model !== undefined) return mine === model
  const [a, b] = [outlineOf(one), outlineOf(other)]
  if (a.points.length === 0 || b.points.length === 0) return a.points.length === b.points.length
  if (a.colours !== b.colours) return false
  const ratio = a.ratio / b.ratio
  if (ratio < 0.93 || ratio > 1.07) return false
  return covers(a.points, b.points) && covers(b.points, a.points)
}

/** The last frame of a game. */
function fieldOf(operations: readonly Operation[]): string | undefined {
  const last = operations.findLast(([name]) => name === 'game')
  if (!last) return undefined
  const { columns, rows, background, colours, cells } = JSON.parse(String(last[1])) as Record<string, unknown>
  return JSON.stringify([columns, rows, background, colours, cells])
}

function outlineOf(operations: readonly Operation[]) {
  const lines = operations
    .filter(([name]) => name === 'line')
    .map((line) => line.slice(2, 6).map(Number) as [number, number, number, number])
  const dots = operations.filter(([name]) => name === 'dot')
  const fills = operations.filter(([name]) => name === 'fill')
  const points: Point[] = dots.map((dot): Point => [Number(dot[2]), Number(dot[3])])
  const length = lines.reduce((sum, [x1, y1, x2, y2]) => sum + Math.hypot(x2 - x1, y2 - y1), 0)
  const step = Math.max(length / SAMPLES, 0.001)
  for (const [x1, y1, x2, y2] of lines) {
    const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step))
    for (let at = 0; at <= count; at++) points.push([x1 + ((x2 - x1) * at) / count, y1 + ((y2 - y1) * at) / count])
  }
  const [left, right] = rangeOf(points.map(([x]) => x))
  const [bottom, top] = rangeOf(points.map(([, y]) => y))
  const size = Math.max(right - left, top - bottom, 1)
  const colours = [...fills.map((fill) => `fill ${fill[2]}`), ...dots.map((dot) => `dot ${dot[5]}`)].toSorted().join()
  return {
    colours,
    ratio: (right - left + size * 0.1) / (top - bottom + size * 0.1),
    points: points.map(([x, y]): Point => [(x - left) / size, (y - bottom) / size]),
  }
}

function rangeOf(values: readonly number[]): [number, number] {
  return values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity])
}

/** Whether each of `points` is near one of `others`, looked up in squares as large as near is. */
function covers(others: readonly Point[], points: readonly Point[]): boolean {
  const squares = new Map<string, Point[]>()
  for (const point of others) {
    const key = `${Math.floor(point[0] / NEAR)} ${Math.floor(point[1] / NEAR)}`
    const known = squares.get(key)
    if (known) known.push(point)
    else squares.set(key, [point])
  }
  return points.every(([x, y]) => {
    const [column, row] = [Math.floor(x / NEAR), Math.floor(y / NEAR)]
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const [ox, oy] of squares.get(`${column + dx} ${row + dy}`) ?? [])
          if (Math.hypot(ox - x, oy - y) <= NEAR) return true
    return false
  })
}
