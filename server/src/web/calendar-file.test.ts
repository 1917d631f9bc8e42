import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const ENTRY = {
  uid: 'meeting-1@example.com',
  starttime: Date.UTC(2026, 11, 5, 2) / 1000,
  minutes: 90,
  title: '周六班',
  place: '',
  text: '',
}
const made = new Date(Date.UTC(2026, 10, 29))

test('an appointment has its times in UTC, and reminds where it is to', () => {
  const lines = calendarFile({ entries: [{ ...ENTRY, remindsBefore: 120 }], made }).split('\r\n')
  expect(lines).toContain('DTSTART:20261205T020000Z')
  expect(lines).toContain('DTEND:20261205T033000Z')
  expect(lines).toContain('DTSTAMP:20261129T000000Z')
  expect(lines).toContain('TRIGGER:-PT120M')
  expect(calendarFile({ entries: [ENTRY] })).not.toContain('VALARM')
})

test('words are what they were: nothing in them ends a line or begins another field', () => {
  const text = calendarFile({
    entries: [{ ...ENTRY, title: 'A; B, C\\D\r\nATTENDEE:x', place: 'two\nlines\u0007', text: 'x\rSTATUS:y' }],
    name: 'n\nBEGIN:VEVENT',
    made,
  })
  const lines = text.split('\r\n')
  expect(lines).toContain('SUMMARY:A\\; B\\, C\\\\D\\nATTENDEE:x')
  expect(lines).toContain('LOCATION:two\\nlines')
  expect(lines).toContain('DESCRIPTION:x\\nSTATUS:y')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('long lines are folded at 75 octets, and no character is cut', () => {
  const title = '图图编程🐇'.repeat(40)
  const text = calendarFile({ entries: [{ ...ENTRY, title }], made })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})
