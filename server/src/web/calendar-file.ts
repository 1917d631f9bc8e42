/** One entry of a calendar; times in seconds. */
type CalendarEntry = {
  uid: string
  starttime: number
  minutes: number
  title: string
  place: string
  text: string
  url?: string
  isCancelled?: boolean
  /** Minutes before it begins, at which the calendar reminds of it. */
  remindsBefore?: number
}
type Calendar = {
  entries: readonly CalendarEntry[]
  /** Of a calendar that is asked for again and again, each hour. */
  name?: string
  made?: Date
}

/** A calendar as other programs take it. RFC 5545: lines of at most 75 octets, each ended by CRLF. */
export function calendarFile({ entries, name, made = new Date() }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tutu//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined
      ? []
      : [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']),
    ...entries.flatMap((entry) => linesOf(entry, made)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const linesOf = (
  { uid, starttime, minutes, title, place, text, url = '', isCancelled = false, remindsBefore }: CalendarEntry,
  made: Date,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(made.getTime() / 1000)}`,
  `DTSTART:${utc(starttime)}`,
  `DTEND:${utc(starttime + minutes * 60)}`,
  `SUMMARY:${escaped(title)}`,
  ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
  ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
  ...(url === '' ? [] : [`URL:${url.replaceAll(/[\r\n]/g, '')}`]),
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(remindsBefore === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(title)}`,
        `TRIGGER:-PT${remindsBefore}M`,
        'END:VALARM',
      ]),
  'END:VEVENT',
]

const utc = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

const LINE_MAX = 75
/** Folded between characters: what follows begins with a space. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LINE_MAX) {
      text += '\r\n '
      octets = 1
    }
    text += sign
    octets += size
  }
  return text
}
