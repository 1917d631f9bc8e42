/** One entry of a calendar; times in seconds. */
type CalendarEntry = {
  uid: string
  starttime: number
  minutes: number
  title: string
  place: string
  text: string
  url: string
  isCancelled: boolean
}

/** RFC 5545: lines of at most 75 octets, each ended by CRLF. */
export function calendarFile(name: string, entries: readonly CalendarEntry[], made = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tutu//Timetable//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(({ uid, starttime, minutes, title, place, text, url, isCancelled }) => [
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
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

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
