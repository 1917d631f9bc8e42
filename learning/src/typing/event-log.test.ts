import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLog, encodeLog, LOG_BYTES_MAX, type TypingEvent } from './event-log.ts'

const gap = fc.nat({ max: 30_000 })
const code = fc.constantFrom('KeyA', 'KeyZ', 'Digit0', 'Space', 'ShiftLeft', 'Semicolon', 'Unidentified', 'F1')
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => !value.includes('\r'))
const event = fc.oneof(
  fc.record({ kind: fc.constantFrom('down' as const, 'up' as const), at: gap, code }),
  fc.record({ kind: fc.constantFrom('text' as const, 'commit' as const), at: gap, text }),
  fc.record({ kind: fc.constantFrom('compose' as const, 'erase' as const), at: gap }),
)
const logs = fc.array(event, { maxLength: 60 }).map((events): TypingEvent[] => {
  let at = 0
  return events.map((one) => ({ ...one, at: (at += one.at) }))
})

test('a log read back is the log written', () => {
  fc.assert(
    fc.property(logs, (events) => {
      expect(decodeLog(encodeLog(events))).toEqual(events)
    }),
  )
})

test('the log is compact: a letter takes about a dozen bytes', () => {
  const events: TypingEvent[] = []
  for (let i = 0; i < 1200; i++) {
    events.push({ kind: 'down', at: i * 100, code: 'KeyF' }, { kind: 'text', at: i * 100, text: 'f' })
    events.push({ kind: 'up', at: i * 100 + 80, code: 'KeyF' })
  }
  expect(new TextEncoder().encode(encodeLog(events)).length).toBeLessThan(LOG_BYTES_MAX / 4)
})

test.each([
  ['no sign', '12'],
  ['an unknown sign', '12!F'],
  ['a code that is none', '1+<script>'],
  ['a composition with something behind it', '1(x'],
  ['a gap of more than an hour', 'zzzzzz+F'],
  ['a text far too long', `=${'x'.repeat(201)}`],
  ['an empty line', '1+F\n\n1-F'],
  ['more than 64 kB', Array.from({ length: 20_000 }, () => '2s+F').join('\n')],
  ['more than 64 kB only in UTF-8', Array.from({ length: 200 }, () => `)${'图'.repeat(120)}`).join('\n')],
])('a log with %s cannot be read', (_, log) => {
  expect(decodeLog(log)).toBeUndefined()
})

test('an empty log is an empty run', () => {
  expect(decodeLog('')).toEqual([])
})
