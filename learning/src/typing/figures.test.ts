import { describe, expect, test } from 'vitest'
import type { TypingEvent } from './event-log.ts'
import { createExercise } from './exercise.ts'
import { evenness, figuresOf } from './figures.ts'
import { latin, runOf, type Step, typed } from './testing/typist.ts'

const figures = (text: string, steps: Step[], mode: 'wait' | 'free' = 'free', seconds?: number) =>
  figuresOf(runOf(latin(text, mode, seconds), typed(steps)))

describe('speed by the standard definitions', () => {
  // 11 presses, 10 gaps of 200 ms: t = 2 s.
  test('all right: speed and raw are characters / 5 / t', () => {
    const f = figures('hello world', ['hello world'])
    expect(f.activeMs).toBe(2000)
    expect(f.speed).toBeCloseTo(11 / 5 / (2 / 60), 10)
    expect(f.raw).toBe(f.speed)
    expect(f.cpm).toBeCloseTo(330, 10)
    expect(f).toMatchObject({ accuracy: 100, errors: 0, perCharAccuracy: 100, isVoid: false })
  })
  test('a word with a wrong letter gives nothing to speed and everything to raw', () => {
    const f = figures('hello world', ['hellx world'])
    expect(f.speed).toBeCloseTo(5 / 5 / (2 / 60), 10)
    expect(f.raw).toBeCloseTo(11 / 5 / (2 / 60), 10)
    expect(f.net).toBeCloseTo(11 / 5 / (2 / 60) - 1 / (2 / 60), 10)
    expect(f.accuracy).toBeCloseTo((100 * 10) / 11, 10)
  })
  test('correcting repairs speed, not accuracy', () => {
    const f = figures('hello world', ['hellx<o world'])
    expect(f.speed).toBeCloseTo(11 / 5 / (f.activeMs / 60_000), 10)
    expect(f).toMatchObject({ errors: 1, uncorrected: 0 })
    expect(f.accuracy).toBeCloseTo((100 * 11) / 12, 10)
    expect(f.perCharAccuracy).toBeCloseTo((100 * 10) / 11, 10)
  })
  test('extra letters make their word wrong and count as raw', () => {
    const f = figures('ab cd', ['abx cd'])
    expect(f.presses).toBe(6)
    expect(f.speed).toBeCloseTo(2 / 5 / (1 / 60), 10)
  })
  test('a half-typed last word counts only in a timed test, and only if right so far', () => {
    const minutes = 1.2 / 60
    expect(figures('ab cdef', ['ab cde<']).speed).toBeCloseTo(3 / 5 / minutes, 10)
    expect(figures('ab cdef', ['ab cde<'], 'free', 15).speed).toBeCloseTo(5 / 5 / minutes, 10)
    expect(figures('ab cdef', ['ab cxe<'], 'free', 15).speed).toBeCloseTo(3 / 5 / minutes, 10)
  })
  test('net speed is never below 0', () => {
    expect(figures('aaaa', ['bbbb']).net).toBe(0)
  })
  test('waiting for the right key: a slip costs accuracy and time, the text stays right', () => {
    const f = figures('ab', ['axxb'], 'wait')
    expect(f).toMatchObject({ presses: 4, errors: 2, uncorrected: 0, accuracy: 50, perCharAccuracy: 50 })
    expect(f.speed).toBeCloseTo(2 / 5 / (0.6 / 60), 10)
  })
  test('score is cpm × distinct / (errors + 1) × length / 50', () => {
    const f = figures('abab', ['abab'])
    expect(f.score).toBeCloseTo(((f.cpm * 2) / 1) * (4 / 50), 10)
  })
})

describe('time', () => {
  test('pauses over 5 s are cut and counted as idle; 5 s itself is not', () => {
    expect(figures('abcd', ['a', 5000, 'b', 5001, 'c', 200, 'd'])).toMatchObject({ activeMs: 5200, idleMs: 5001 })
  })
  test('nothing after the end of a timed test counts', () => {
    const f = figures('aaaaaaaaaa', ['aaa', 14_600, 'a', 200, 'a'], 'free', 15)
    expect(f.presses).toBe(4)
  })
  test('a timed test whose last 5 s were idle is void', () => {
    expect(figures('aaaaaaaaaa', ['aaa', 4000, 'a', 4000, 'a'], 'free', 15).isVoid).toBe(true)
    expect(figures('aaaaaaaaaa', ['aaa', 4900, 'a', 4900, 'a'], 'free', 15).isVoid).toBe(false)
  })
  test('modifiers start no clock', () => {
    const events: TypingEvent[] = [{ kind: 'down', at: 0, code: 'ShiftLeft' }]
    expect(runOf(latin('A'), events).firstKeyAt).toBeUndefined()
  })
})

describe('evenness', () => {
  test.each([
    [[], undefined],
    [[5], undefined],
    [[0, 0], undefined],
    [[7, 7, 7], 100],
    [[1, 3], 100 * (1 - Math.tanh(0.5 + 0.125 / 3 + 0.03125 / 5))],
  ])('%o → %s', (values, expected) => {
    if (expected === undefined) expect(evenness(values)).toBeUndefined()
    else expect(evenness(values)).toBeCloseTo(expected, 10)
  })
})

describe('Chinese by input method', () => {
  const han = createExercise({ text: '今天天气好。', script: 'han', mode: 'wait' })
  const compose = (start: number, text: string, keys = 4): TypingEvent[] => [
    ...Array.from({ length: keys }, (_, key): TypingEvent[] => [
      { kind: 'down', at: start + key * 100, code: 'KeyJ' },
      ...(key === 0 ? [{ kind: 'compose', at: start } as const] : []),
      { kind: 'up', at: start + key * 100 + 60, code: 'KeyJ' },
    ]).flat(),
    { kind: 'commit', at: start + keys * 100, text },
  ]
  test('a space between characters is one unit like each of them, counted once', () => {
    const f = figuresOf(runOf(createExercise({ text: '床 前 明', script: 'han', mode: 'wait' }), typed(['床 前 明'])))
    expect(f.presses).toBe(5)
    expect(f.speed).toBe(f.raw)
  })
  test('speed is characters per minute, and keys inside compositions are counted', () => {
    const f = figuresOf(runOf(han, [...compose(0, '今天'), ...compose(600, '天气好。')]))
    expect(f.activeMs).toBe(1000)
    expect(f.speed).toBeCloseTo(6 / (1 / 60), 10)
    expect(f.keysPerUnit).toBeCloseTo(6 / 6, 10)
  })
  test('after the first wrong character of a phrase the rest of it is not held against the child', () => {
    const f = figuresOf(runOf(han, compose(0, '今天填起')))
    expect(f).toMatchObject({ presses: 3, errors: 1, length: 3 })
  })
  test('a cancelled composition enters nothing', () => {
    expect(figuresOf(runOf(han, compose(0, ''))).presses).toBe(0)
  })
  test('half-width punctuation for full-width counts, and is told', () => {
    const run = runOf(createExercise({ text: '好，', script: 'han', mode: 'wait' }), [
      ...compose(0, '好'),
      { kind: 'text', at: 800, text: ',' },
    ])
    expect(run.isDone).toBe(true)
    expect(run.normalised).toBe(1)
  })
})

describe('code', () => {
  const code = createExercise({ text: 'if x:\n    y = 1\n    z = 2', script: 'code', mode: 'wait' })
  test('indentation stands there already', () => {
    const run = runOf(code, typed(['if x:\ny = 1\nz = 2']))
    expect(run.isDone).toBe(true)
    expect(figuresOf(run).errors).toBe(0)
  })
  test('typing it anyway is no slip', () => {
    const run = runOf(code, typed(['if x:\n    y = 1\n\tz = 2']))
    expect(run.isDone).toBe(true)
    expect(figuresOf(run).errors).toBe(0)
  })
})
