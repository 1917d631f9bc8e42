import { DATE } from './patterns.ts'

/** Days without lessons, as the school keeps them in its settings: a line a day, or from one day to another, with what it is called. */
export type ClosedDays = { from: string; to: string; name: string }

const LINE = `(${DATE})(?: *[~～至] *(${DATE}))?(?: ([^\\r\\n]{0,40}))?`

/** What the whole setting matches: the source of a regular expression. */
export const CLOSED_DAYS = `(?:${plain(LINE)})?(?:\\r?\\n(?:${plain(LINE)})?)*`

const READ = new RegExp(`^${LINE}$`, 'u')

/** In order of days; what cannot be read is none. */
export function closedDaysIn(text: string): ClosedDays[] {
  return text
    .split(/\r?\n/u)
    .flatMap((line) => {
      const [, from, to = from, name = ''] = READ.exec(line.trim()) ?? []
      return from === undefined || to === undefined ? [] : [{ from, to, name: name.trim() }]
    })
    .toSorted((a, b) => a.from.localeCompare(b.from))
}

/** What closes the school on a day; undefined: it is open. */
export const closingOf = (days: readonly ClosedDays[], day: string): ClosedDays | undefined =>
  days.find(({ from, to }) => from <= day && day <= to)

function plain(source: string): string {
  return source.replaceAll(/\((?!\?)/gu, '(?:')
}
