import { shownIn } from '../lib/days.ts'

type Event = {
  uid: string
  title: string
  place: string
  text: string
  starttime: number
  minutes: number
  now: number
}

/** An appointment as a calendar takes it (RFC 5545). */
export function calendarFile({ uid, title, place, text, starttime, minutes, now }: Event): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tutu//Trial lesson//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starttime)}`,
    `DTEND:${utc(starttime + minutes * 60)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('')
}

/** '20261205T020000Z' */
const utc = (seconds: number): string =>
  `${shownIn('UTC', seconds * 1000)
    .replaceAll(/[-:]/g, '')
    .replace(' ', 'T')}Z`

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** Lines have 75 bytes at most and go on after a space; no character is cut. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 74) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return `${text}\r\n`
}
