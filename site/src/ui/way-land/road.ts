export type Point = { x: number; y: number }

/** Units of the map's drawing. */
export const MAP = { width: 1600, height: 1260 } as const

/** Where the road goes, from the rabbit's burrow to the lighthouse. Each stage has a stretch of it, in steps of this list. */
const WAYPOINTS: readonly Point[] = [
  { x: 196, y: 330 },
  { x: 360, y: 368 },
  { x: 560, y: 352 },
  { x: 760, y: 372 },
  { x: 930, y: 340 },
  { x: 1120, y: 352 },
  { x: 1300, y: 336 },
  { x: 1450, y: 384 },
  { x: 1502, y: 480 },
  { x: 1488, y: 588 },
  { x: 1390, y: 680 },
  { x: 1170, y: 702 },
  { x: 940, y: 716 },
  { x: 710, y: 698 },
  { x: 480, y: 716 },
  { x: 290, y: 706 },
  { x: 150, y: 760 },
  { x: 122, y: 850 },
  { x: 160, y: 942 },
  { x: 300, y: 996 },
  { x: 520, y: 1006 },
  { x: 740, y: 986 },
  { x: 980, y: 1010 },
  { x: 1200, y: 990 },
  { x: 1400, y: 996 },
]

/** First and last step of each stage's stretch. */
export const STRETCHES = [
  [0.75, 4.1],
  [5.5, 8.2],
  [10, 14.5],
  [19.3, 23.1],
] as const

const at = (index: number): Point => WAYPOINTS[Math.min(WAYPOINTS.length - 1, Math.max(0, index))]!

/** The two handles of the curve from one waypoint to the next (Catmull-Rom as Bézier). */
function handles(index: number): readonly [Point, Point] {
  const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  return [
    { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
  ]
}

/** A point of the road; `step` may lie between two waypoints. */
export function pointAt(step: number): Point {
  const index = Math.min(WAYPOINTS.length - 2, Math.floor(step))
  const t = step - index
  const [from, to, [one, two]] = [at(index), at(index + 1), handles(index)]
  const along = (a: number, b: number, c: number, d: number): number =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
  return { x: along(from.x, one.x, two.x, to.x), y: along(from.y, one.y, two.y, to.y) }
}

const r = (value: number): number => Math.round(value * 10) / 10

/** The road as a path. */
export const ROAD: string = WAYPOINTS.slice(1).reduce(
  (path, { x, y }, index) => {
    const [one, two] = handles(index)
    return `${path}C${r(one.x)} ${r(one.y)} ${r(two.x)} ${r(two.y)} ${x} ${y}`
  },
  `M${at(0).x} ${at(0).y}`,
)

/** The steps where `count` places of a stage stand, evenly along its stretch. */
export function stepsOf(stage: number, count: number): number[] {
  const [from, to] = STRETCHES[stage]!
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) / count) * (to - from))
}

/** Points of each stretch between two waypoints that are measured. */
const SAMPLES = 12

/** How far a step is along the whole road, from 0 to 1. */
export function alongAt(step: number): number {
  const length = (to: number): number => {
    let sum = 0
    let last = pointAt(0)
    for (let at = 1; at <= to * SAMPLES; at++) {
      const next = pointAt(Math.min(to, at / SAMPLES))
      sum += Math.hypot(next.x - last.x, next.y - last.y)
      last = next
    }
    return sum
  }
  return Math.round((length(step) / length(WAYPOINTS.length - 1)) * 1000) / 1000
}
