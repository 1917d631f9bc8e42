/** How much of its usual width a column may give, so that the next one is seen whole: the first, which names the row, more. */
const FIRST_GIVES = 0.4
const OTHERS_GIVE = 0.2
/** px that the first two keep, of which long names take more lines. */
const KEEPS = 96
/** What the second may take where neither has room as it usually is. */
const SECOND_TAKES = 0.48

/**
 * The widths, px, of columns of which `inSight` px are seen at once, so that none is cut at the edge: the one that would be is
 * made room for where the others can give it, else the first takes what is left; but the second is always seen, what names a row
 * alone saying little. Each by its name, in their order.
 */
export function widthsToEdge(
  usual: ReadonlyMap<string, number>,
  inSight: number | undefined,
  /** Whether the first is to be copied, as a number is: broken in two it reads as two. */
  isNumber = false,
): ReadonlyMap<string, number> {
  const columns = [...usual]
  const [first] = columns
  if (inSight === undefined || !first) return usual
  const whole = countWithin(columns, inSight)
  const seen = columns.slice(0, whole + 1)
  const over = total(seen) - inSight
  // All of them are seen as they are.
  if (whole === columns.length) return usual
  const firstGives = isNumber ? 0 : Math.max(0, Math.min(over, first[1] * FIRST_GIVES, first[1] - KEEPS))
  const others = total(seen.slice(1))
  if (whole > 0 && over - firstGives <= others * OTHERS_GIVE) {
    const share = others > 0 ? (over - firstGives) / others : 0
    const given = seen.slice(1).map(([name, width]): [string, number] => [name, Math.floor(width * (1 - share))])
    return new Map([...usual, [first[0], Math.floor(first[1] - firstGives)], ...given])
  }
  const second = columns[1]
  if (whole < 2 && second && inSight >= 2 * KEEPS) {
    const width = Math.min(second[1], Math.max(Math.floor(inSight * SECOND_TAKES), inSight - first[1]))
    return new Map([...usual, [first[0], inSight - width], [second[0], width]])
  }
  const left = inSight - total(columns.slice(0, whole))
  return new Map([...usual, [first[0], whole > 0 ? first[1] + left : Math.max(KEEPS, inSight)]])
}

/** How many of the columns, from the first, have room in so many px. */
function countWithin(columns: readonly (readonly [string, number])[], px: number): number {
  const beyond = columns.findIndex((_, index) => total(columns.slice(0, index + 1)) > px)
  return beyond === -1 ? columns.length : beyond
}

function total(columns: readonly (readonly [string, number])[]): number {
  return columns.reduce((sum, [, width]) => sum + width, 0)
}
