/**
 * The log of a typing run, as the browser records it and a server will replay it: one event per line,
 * `<ms since the event before, base 36><sign><rest>`, 0 ms written as nothing.
 *   1s+F   key F down          2a-F   key F up            =f    text entered ('\n' and '\' as `\n` and `\\`)
 *   5(     composition starts  8i)你好 composition ends with this text (none: cancelled)      4<    one unit erased
 * Codes are `KeyboardEvent.code` with `Key` and `Digit` left out. At most 64 kB of UTF-8.
 */
export type TypingEvent =
  | { readonly kind: 'down' | 'up'; /** ms since the log began, integer */ readonly at: number; readonly code: string }
  | { readonly kind: 'text' | 'commit'; readonly at: number; readonly text: string }
  | { readonly kind: 'compose' | 'erase'; readonly at: number }

export const LOG_BYTES_MAX = 65_536
const GAP_MAX = 3_600_000
const TEXT_UNITS_MAX = 200

const SIGN = { down: '+', up: '-', text: '=', commit: ')', compose: '(', erase: '<' } as const
const KIND = new Map(Object.entries(SIGN).map(([kind, sign]) => [sign as string, kind as TypingEvent['kind']]))
const LINE = /^([0-9a-z]{0,6})([-+=()<])(.*)$/su
const CODE = /^[A-Za-z0-9]{1,24}$/

/** The log as text. Events are in order and their times whole ms: the recorder sees to both. */
export function encodeLog(events: readonly TypingEvent[]): string {
  let last = 0
  return events
    .map((event) => {
      const gap = event.at - last
      last = event.at
      return (gap === 0 ? '' : gap.toString(36)) + SIGN[event.kind] + restOf(event)
    })
    .join('\n')
}

/** The events of a log, or undefined if it is too long or a line cannot be read. */
export function decodeLog(log: string): TypingEvent[] | undefined {
  // Every UTF-16 unit is at least one byte: cheaper than measuring a log that is far too long.
  if (log.length > LOG_BYTES_MAX || new TextEncoder().encode(log).length > LOG_BYTES_MAX) return undefined
  const events: TypingEvent[] = []
  let at = 0
  for (const line of log === '' ? [] : log.split('\n')) {
    const [, gap = '', sign = '', rest = ''] = LINE.exec(line) ?? []
    const kind = KIND.get(sign)
    const ms = gap === '' ? 0 : Number.parseInt(gap, 36)
    if (!kind || ms > GAP_MAX) return undefined
    at += ms
    const event = eventOf(kind, at, rest)
    if (!event) return undefined
    events.push(event)
  }
  return events
}

function restOf(event: TypingEvent): string {
  if (event.kind === 'down' || event.kind === 'up') return event.code.replace(/^(Key|Digit)(?=.$)/, '')
  if (event.kind === 'text' || event.kind === 'commit')
    return event.text.replace(/[\\\n\r]/g, (unit) => (unit === '\\' ? '\\\\' : '\\n'))
  return ''
}

function eventOf(kind: TypingEvent['kind'], at: number, rest: string): TypingEvent | undefined {
  if (kind === 'down' || kind === 'up') {
    if (!CODE.test(rest)) return undefined
    return { kind, at, code: /^[A-Z]$/.test(rest) ? `Key${rest}` : /^[0-9]$/.test(rest) ? `Digit${rest}` : rest }
  }
  if (kind === 'text' || kind === 'commit') {
    const text = rest.replace(/\\(.)/g, (_, unit: string) => (unit === 'n' ? '\n' : unit))
    return [...text].length > TEXT_UNITS_MAX ? undefined : { kind, at, text }
  }
  return rest === '' ? { kind, at } : undefined
}
