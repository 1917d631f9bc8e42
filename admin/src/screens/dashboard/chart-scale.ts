import type { DayCount } from './use-figures.ts'

/** Margins around the plot, px. */
export const MARGIN = { top: 8, right: 8, bottom: 24, left: 44 } as const
export const CHART_HEIGHT = 200

/**
 * Whole-number ticks from 0 to a top not below `max`, and down to `min` where that is below 0: some four of them, steps of 1, 2
 * or 5 times a power of ten.
 */
export function ticksUpTo(max: number, min = 0): number[] {
  const rough = Math.max(1, (max - min) / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough
  const below = Math.ceil(-min / step)
  const above = Math.max(below > 0 ? 0 : 1, Math.ceil(max / step))
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
}

export type Scale = {
  ticks: readonly number[]
  /** Width of one day, px. */
  band: number
  /** Middle of a day, px. */
  x: (index: number) => number
  y: (count: number) => number
  /** The day under a horizontal place, px. */
  indexAt: (x: number) => number
}

export function scaleOf(points: readonly DayCount[], width: number): Scale {
  const counts = points.map(({ count }) => count)
  const ticks = ticksUpTo(Math.max(0, ...counts), Math.min(0, ...counts))
  const [bottom, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const plotWidth = Math.max(1, width - MARGIN.left - MARGIN.right)
  const plotHeight = CHART_HEIGHT - MARGIN.top - MARGIN.bottom
  const band = plotWidth / Math.max(1, points.length)
  return {
    ticks,
    band,
    x: (index) => MARGIN.left + band * (index + 0.5),
    y: (count) => MARGIN.top + plotHeight * (1 - (count - bottom) / (top - bottom)),
    indexAt: (x) => Math.min(points.length - 1, Math.max(0, Math.floor((x - MARGIN.left) / band))),
  }
}

/** Days that get a label: the first, the last, and as many between as there is room for. */
export function labelledDays(count: number, width: number): number[] {
  const room = Math.max(1, Math.floor(width / 90))
  const every = Math.max(1, Math.ceil((count - 1) / room))
  const last = count - 1
  const days = Array.from({ length: count }, (_, index) => index)
  return days.filter((index) => index === last || (index % every === 0 && last - index >= every * 0.75))
}
