/** Side of a cell and height of the box, px. */
export const CELL = 48
export const HEIGHT = 336

const SPARE = 2

/** Rows to draw of a grid scrolled to `top` px: from `first` up to, not including, `last`; and its whole height in px. */
export function gridRows(count: number, columns: number, top: number): { first: number; last: number; height: number } {
  const rows = Math.ceil(count / columns)
  return {
    first: Math.max(0, Math.floor(top / CELL) - SPARE),
    last: Math.min(rows, Math.ceil((top + HEIGHT) / CELL) + SPARE),
    height: rows * CELL,
  }
}

/** Where a key leads from cell `at`; undefined where it moves nothing. */
export function nextIndex(key: string, at: number, columns: number, count: number): number | undefined {
  const page = columns * Math.floor(HEIGHT / CELL)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, at + step))
}
