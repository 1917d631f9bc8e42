/** What numbers of a cell are shown as. A duration may have more than 24 hours. */
export type NumberFormat = 'number' | 'date' | 'time' | 'date-time' | 'duration'

/** By its number among the built-in ones and its code; a workbook writes codes of its own formats only. */
export function numberFormat(id: number, code?: string): NumberFormat {
  if (code !== undefined) return formatOfCode(code)
  for (const [format, ranges] of BUILT_IN) if (ranges.some(([from, to]) => id >= from && id <= to)) return format
  return 'number'
}

/** ECMA-376 part 1, 18.8.30, with the numbers that Chinese programs give to formats such as 2024年1月5日. */
const BUILT_IN: readonly [NumberFormat, readonly (readonly [number, number])[]][] = [
  [
    'date',
    [
      [14, 17],
      [27, 31],
      [36, 36],
      [50, 54],
      [57, 58],
    ],
  ],
  [
    'time',
    [
      [18, 21],
      [32, 35],
      [45, 45],
      [47, 47],
      [55, 56],
    ],
  ],
  ['date-time', [[22, 22]]],
  ['duration', [[46, 46]]],
]

const CODE_MAX = 1000
/** Literals, then what stands in brackets, then words, then runs of one letter (18.8.31). */
const TOKEN =
  /"[^"]*"?|[\\_*].|\[[^\]]*\]|general|g\/通用格式|am\/pm|a\/p|上午\/下午|e[+-]|y+|m+|d+|h+|s+|a+|b+|g+|e+|[^]/giu

function formatOfCode(code: string): NumberFormat {
  const shown: string[] = []
  for (const [token] of code.slice(0, CODE_MAX).matchAll(TOKEN)) {
    // What follows is for negative numbers.
    if (token === ';') break
    const word = token.toLowerCase()
    if (/^(?:\[(?:h+|m+|s+)\]|y+|m+|d+|h+|s+|a{3,}|b+|g+|e+)$/.test(word)) shown.push(word)
  }
  const isMinutes = (at: number): boolean => /^\[?h/.test(shown[at - 1] ?? '') || /^\[?s/.test(shown[at + 1] ?? '')
  const hasDate = shown.some(
    (word, at) => /^[ydabge]/.test(word) || (word.startsWith('m') && !(word.length < 3 && isMinutes(at))),
  )
  const hasTime = shown.some((word) => /^[hs]/.test(word))
  if (hasDate) return hasTime ? 'date-time' : 'date'
  if (shown.some((word) => word.startsWith('['))) return 'duration'
  return hasTime ? 'time' : 'number'
}
