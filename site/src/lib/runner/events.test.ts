import { expect, it } from 'vitest'
import { createEmitter, EVENTS_MAX, FRAMES_MAX, type RunEvent, TooMuch } from './events.ts'

const FRAME: RunEvent = ['draw', 'game', '{}']
const LINE: RunEvent = ['draw', 'line', 0]

/** As many of them, one after the other. */
function emitted(count: number, event: RunEvent) {
  const emitter = createEmitter(0, () => undefined)
  for (let times = 0; times < count; times++) emitter.emit(event)
  return emitter
}

it('half an hour of frames leaves a game all that it may print and draw', () => {
  const { emit } = emitted(30 * 60 * 60, FRAME)
  expect(() => {
    for (let times = 0; times < EVENTS_MAX; times++) emit(LINE)
  }).not.toThrow()
  expect(() => emit(LINE)).toThrow(TooMuch)
})

it('ends what shows frames for ever', () => {
  expect(() => emitted(FRAMES_MAX, FRAME)).not.toThrow()
  expect(() => emitted(FRAMES_MAX + 1, FRAME)).toThrow(TooMuch)
})

it('what a program shows first is shown at once: it may compute for ever then', () => {
  const shown: RunEvent[] = []
  const { emit } = createEmitter(0, (events) => shown.push(...events))
  for (const text of ['one\n', 'two\n', 'three\n']) emit(['out', text])
  expect(shown).toHaveLength(3)
})
