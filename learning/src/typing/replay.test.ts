import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartOf } from './chart.ts'
import { encodeLog, type TypingEvent } from './event-log.ts'
import { createExercise } from './exercise.ts'
import { figuresOf } from './figures.ts'
import { keyRows, pairOf, samplesOf } from './key-stats.ts'
import { replay } from './replay.ts'
import { createRun } from './run.ts'
import { latin, runOf, type Step, typed } from './testing/typist.ts'
import { wordOutcomes } from './word-outcomes.ts'

const unit = fc.constantFrom('a', 'b', 'c', ' ', 'x', '图', '，', ',', '\n')
const exercise = fc
  .record({
    text: fc.array(unit, { minLength: 1, maxLength: 40 }).map((units) => units.join('')),
    script: fc.constantFrom('latin' as const, 'han' as const, 'code' as const),
    mode: fc.constantFrom('wait' as const, 'free' as const),
    seconds: fc.constantFrom(undefined, 2, 15),
  })
  .map(createExercise)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('text' as const), gap: fc.nat(900), text: unit }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), gap: fc.nat(900), text: unit }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('compose' as const), gap: fc.nat(7000), text: unit }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('commit' as const), gap: fc.nat(900), text: unit }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('down' as const), gap: fc.nat(900), text: unit }) },
)
const steps = fc.array(step, { maxLength: 80 }).map((list) => {
  let at = 0
  return list.map(({ kind, gap, text }): TypingEvent => {
    at += gap
    if (kind === 'down') return { kind, at, code: 'KeyA' }
    return kind === 'text' || kind === 'commit' ? { kind, at, text } : { kind, at }
  })
})

describe('the replay of a log', () => {
  test('gives the figures of the page to the last digit, whatever was typed', () => {
    fc.assert(
      fc.property(exercise, steps, (given, events) => {
        const live = createRun(given)
        for (const event of events) {
          live.apply(event)
          // The page asks for figures all the time: asking must change nothing.
          figuresOf(live)
          chartOf(live)
        }
        expect(replay(given, encodeLog(events))).toEqual({
          figures: figuresOf(live),
          chart: chartOf(live),
          samples: samplesOf(live),
          words: wordOutcomes(live),
          flags: expect.any(Array),
          isDone: live.isDone,
        })
      }),
      { numRuns: 500 },
    )
  })

  test('no figure is ever infinite, negative or not a number', () => {
    fc.assert(
      fc.property(exercise, steps, (given, events) => {
        const { figures, chart } = replay(given, encodeLog(events))!
        for (const value of [...Object.values(figures), ...chart.flatMap((point) => Object.values(point))])
          if (typeof value === 'number') expect(Number.isFinite(value) && value >= 0).toBe(true)
        expect(figures.accuracy).toBeLessThanOrEqual(100)
        expect(figures.speed).toBeLessThanOrEqual(figures.raw + 1e-9)
      }),
    )
  })
})

describe('forged logs are flagged', () => {
  const text = 'the rabbit hops over the small green hill and looks at the moon'
  const flags = (events: readonly TypingEvent[]) => replay(latin(text, 'wait'), encodeLog(events))!.flags
  const human = (): Step[] => [...text].flatMap((letter, i) => [140 + ((i * 7919) % 23) * 22, letter])

  test('a person is not', () => {
    expect(flags(typed(human()))).toEqual([])
  })
  test('inserted text without key presses', () => {
    expect(flags(typed(human()).filter(({ kind }) => kind === 'text'))).toContain('keys')
  })
  test('key presses put behind the text', () => {
    const events = typed(human())
    const end = events.at(-1)!.at
    const late = events.map((event) => (event.kind === 'text' ? event : { ...event, at: end + event.at }))
    expect(flags(late.toSorted((a, b) => a.at - b.at))).toContain('keys')
  })
  test('constant gaps', () => {
    expect(flags(typed([text], 120))).toEqual(expect.arrayContaining(['even-gaps']))
  })
  test('random gaps of 40–120 ms with short holds', () => {
    const script = [...text].flatMap((letter, i): Step[] => [40 + ((i * 7919) % 81), letter])
    const events = typed(script).map((event) => (event.kind === 'up' ? { ...event, at: event.at } : event))
    expect(flags(events)).toEqual(expect.arrayContaining(['even-gaps', 'speed']))
  })
  test('a burst', () => {
    expect(flags(typed([text], 20))).toEqual(expect.arrayContaining(['burst', 'speed']))
  })
  test('keys let go in a few ms', () => {
    const events = typed(human())
    const short = events.map((event) =>
      event.kind === 'up'
        ? { ...event, at: events.findLast((e) => e.kind === 'down' && e.at <= event.at)!.at + 4 }
        : event,
    )
    expect(flags(short.toSorted((a, b) => a.at - b.at))).toContain('short-holds')
  })
  test.each<[string, TypingEvent[]]>([
    ['an up without a down', [{ kind: 'up', at: 1, code: 'KeyT' }]],
    [
      'two downs without an up',
      [
        { kind: 'down', at: 1, code: 'KeyT' },
        { kind: 'down', at: 2, code: 'KeyT' },
      ],
    ],
    ['a commit without a composition', [{ kind: 'commit', at: 1, text: 't' }]],
    [
      'a composition inside another',
      [
        { kind: 'compose', at: 1 },
        { kind: 'compose', at: 2 },
      ],
    ],
  ])('wrong order: %s', (_, events) => {
    expect(flags(events)).toContain('order')
  })
  test('committing Chinese takes fewer keys than characters and is no forgery', () => {
    const han = createExercise({ text: '一二三四', script: 'han', mode: 'wait' })
    const events: TypingEvent[] = [
      { kind: 'down', at: 0, code: 'KeyY' },
      { kind: 'compose', at: 1 },
      { kind: 'up', at: 70, code: 'KeyY' },
      { kind: 'commit', at: 400, text: '一二三四' },
    ]
    expect(replay(han, encodeLog(events))!.flags).toEqual([])
  })
})

describe('what is learnt from a run', () => {
  const run = runOf(
    latin('the cat', 'wait'),
    typed(['t', 150, 'h', 250, 'e', 300, ' ', 200, 'x', 200, 'c', 100, 'a', 400, 't']),
  )
  test('keys: times of clean hits, misses without', () => {
    expect(samplesOf(run).map(({ unit: letter, time, missed, instead }) => [letter, time, missed, instead])).toEqual([
      ['t', undefined, false, undefined],
      ['h', 150, false, undefined],
      ['e', 250, false, undefined],
      [' ', 300, false, undefined],
      ['c', undefined, true, 'x'],
      ['a', 100, false, undefined],
      ['t', 400, false, undefined],
    ])
  })
  test('pairs stay inside words', () => {
    expect(samplesOf(run).map(pairOf)).toEqual([undefined, 'th', 'he', undefined, undefined, 'ca', 'at'])
  })
  test('the table has the most missed first, then the slowest', () => {
    expect(keyRows(samplesOf(run)).map(({ unit: letter }) => letter)).toEqual(['c', 't', ' ', 'e', 'h', 'a'])
  })
  test('words: clean or not', () => {
    expect(wordOutcomes(run)).toEqual([
      { word: 'the', clean: true },
      { word: 'cat', clean: false },
    ])
  })
  test('the chart covers active time and loses no error', () => {
    const chart = chartOf(run)
    expect(chart.map(({ errors }) => errors)).toEqual([1, 0])
    expect(chart.at(-1)!.second).toBe(2)
  })
})
