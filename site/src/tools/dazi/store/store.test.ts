import { createExercise } from '@tutu/learning/typing/exercise'
import { createRun, type Run } from '@tutu/learning/typing/run'
import { recentAccuracy, whatIsNext } from '@tutu/learning/typing/readiness'
import { FIRST_KEYS, KEY_ORDER } from '@tutu/learning/typing/skill'
import { describe, expect, test } from 'vitest'
import { noteResult } from './note-result.ts'
import { readRecord } from './read-record.ts'
import { EMPTY } from './record.ts'
import { minutesWithoutBreak } from './rest.ts'
import { createStore, KEY, type Shelf } from './store.ts'

function shelf(limit = Infinity): Shelf & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
  }
}

function typedRun(text: string, input: string, script: 'latin' | 'code' = 'latin'): Run {
  const run = createRun(createExercise({ text, script, mode: 'wait' }))
  ;[...input].forEach((unit, at) => run.apply({ kind: 'text', at: at * 300, text: unit }))
  return run
}

const now = new Date(2026, 2, 2, 10)

describe('a stored record', () => {
  test('comes back as it was written', () => {
    const record = noteResult(EMPTY, typedRun('a cat sat', 'a cxat sat'), { kind: 'lesson', id: 'x' }, now)
    expect(readRecord(JSON.stringify(record))).toEqual(JSON.parse(JSON.stringify(record)))
  })
  test.each([null, '', '{', '[]', 'null', '7', '{"version":2,"stars":{"x":3}}'])('%s is a new one', (text) => {
    expect(readRecord(text)).toEqual(EMPTY)
  })
  test('damaged parts go, whole ones stay', () => {
    const stored = {
      version: 1,
      settings: { age: '6-8', goalMinutes: 7, sound: 'loud' },
      stars: { a: 3, b: 9, c: '2' },
      days: { '2026-03-01': 60, yesterday: 5 },
      results: [null, { at: 'now' }],
      mistakes: [{ word: 'cat', slips: 1, clean: 0, at: 5 }, { word: 5 }],
      skill: { unlocked: 999, keys: { f: { hits: 1, misses: 0, time: -5 }, j: 'x' } },
      ghosts: { pond: [1, 2], hill: ['x'] },
    }
    expect(readRecord(JSON.stringify(stored))).toMatchObject({
      settings: { age: '6-8', goalMinutes: 10, sound: false },
      stars: { a: 3 },
      days: { '2026-03-01': 60 },
      results: [],
      mistakes: [{ word: 'cat' }],
      skill: { active: { length: KEY_ORDER.length }, targetCpm: 40, keys: { f: { hits: 1 } } },
      ghosts: { pond: [1, 2] },
    })
  })
})

describe('a record from before vowels came first', () => {
  const known = (hits: number, misses: number) => ({ time: 400, best: 380, hits, misses })
  const stored = (unlocked: number) =>
    readRecord(
      JSON.stringify({
        version: 1,
        stars: { fj: 3 },
        skill: {
          keys: { f: known(40, 45), j: known(90, 2), d: known(30, 1) },
          pairs: { fj: known(5, 0) },
          unlocked,
          targetCpm: 66,
          steady: 2,
        },
      }),
    )
  test('keeps the keys that were won, in their order, and a vowel is next', () => {
    const { skill, stars } = stored(9)
    expect(stars).toEqual({ fj: 3 })
    expect(skill.active).toEqual([...'fjdksla;g'])
    expect([skill.targetCpm, skill.steady]).toEqual([66, 2])
    expect(whatIsNext(skill)).toMatchObject({ key: 'e', wait: { kind: 'accuracy', key: 'f' } })
    expect(recentAccuracy(skill.keys['f'])).toBeCloseTo(40 / 85, 10)
  })
  test('without a key won begins with the keys of today and forgets nothing about the others', () => {
    const { skill } = stored(FIRST_KEYS)
    expect(skill.active).toEqual(KEY_ORDER.slice(0, FIRST_KEYS))
    expect(skill.keys['j']).toMatchObject({ hits: 90, misses: 2 })
  })
  test('is written in today’s shape by the next result, and read again as it is', () => {
    const next = noteResult(stored(9), typedRun('gas fad lad', 'gas fad lad'), { kind: 'practice', id: 'f' }, now)
    const text = JSON.stringify(next)
    expect(text).not.toContain('unlocked')
    expect(readRecord(text)).toEqual(JSON.parse(text))
    expect(readRecord(text).skill.active).toEqual([...'fjdksla;g'])
  })
  test('every key that was won before is still there', () => {
    const all = stored(999).skill.active
    expect(all.toSorted()).toEqual(KEY_ORDER.toSorted())
  })
})

test('damaged keys in practice and recent presses fall back', () => {
  const read = (skill: object) => readRecord(JSON.stringify({ version: 1, skill })).skill
  expect(read({ active: ['a', 7, 'a', 'ß'] }).active).toEqual(KEY_ORDER.slice(0, FIRST_KEYS))
  expect(read({ active: [...'aeinhdou', 'o'] }).active).toEqual([...'aeinhdou'])
  const keys = { a: { hits: 9, misses: 3, recent: { tries: 2, slips: 5 } } }
  expect(recentAccuracy(read({ keys }).keys['a'])).toBeCloseTo(0.75, 10)
})

describe('the store', () => {
  const many = { ...EMPTY, results: Array.from({ length: 300 }, () => readRow()) }
  function readRow() {
    return {
      at: 1,
      kind: 'lesson',
      id: 'x',
      script: 'latin',
      speed: 1,
      accuracy: 1,
      activeMs: 1,
      length: 1,
      stars: 1,
      points: 1,
    } as const
  }
  test('writes what changes and reads what another tab wrote', () => {
    const storage = shelf()
    const [one, two] = [createStore(() => storage), createStore(() => storage)]
    one.update((record) => ({ ...record, stars: { a: 1 } }))
    two.update((record) => ({ ...record, stars: { ...record.stars, b: 2 } }))
    one.update((record) => ({ ...record, stars: { ...record.stars, c: 3 } }))
    expect(one.record().stars).toEqual({ a: 1, b: 2, c: 3 })
  })
  test('full storage costs old results, then keeping', () => {
    const roomy = createStore(() => shelf(10_000))
    roomy.update(() => many)
    expect(roomy.keeping()).toBe('kept')
    const tiny = createStore(() => shelf(10))
    tiny.update(() => many)
    expect(tiny.keeping()).toBe('memory')
    expect(tiny.record().results).toHaveLength(300)
  })
  test('blocked storage keeps all until the page goes', () => {
    const blocked = createStore(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(blocked.record()).toEqual(EMPTY)
    blocked.update((record) => ({ ...record, stars: { a: 1 } }))
    blocked.update((record) => ({ ...record, stars: { ...record.stars, b: 1 } }))
    expect(blocked.record().stars).toEqual({ a: 1, b: 1 })
    expect(blocked.keeping()).toBe('memory')
  })
  test('erasing leaves nothing', () => {
    const storage = shelf()
    const store = createStore(() => storage)
    store.update(() => many)
    store.erase()
    expect(storage.items.has(KEY)).toBe(false)
    expect(store.record()).toEqual(EMPTY)
  })
})

describe('a result', () => {
  test('adds stars of the lesson, the day, the words with slips', () => {
    const record = noteResult(EMPTY, typedRun('a cat sat', 'a cxat sat'), { kind: 'lesson', id: 'x' }, now)
    expect(record.stars).toEqual({ x: 2 })
    expect(record.days).toEqual({ '2026-03-02': 3 })
    expect(record.mistakes.map(({ word }) => word)).toEqual(['cat'])
    expect(record.results).toMatchObject([{ kind: 'lesson', id: 'x', script: 'latin', accuracy: 90, length: 9 }])
  })
  test('never takes stars away', () => {
    const best = { ...EMPTY, stars: { x: 3 } }
    expect(noteResult(best, typedRun('ab', 'xxxxab'), { kind: 'lesson', id: 'x' }, now).stars).toEqual({ x: 3 })
  })
  test.each([
    ['a game lost on the way', 'abcabdefghijab', 'abcabdefghij', 12],
    ['a game lost without a key', 'abc', '', 0],
  ])('%s is no result: its keys and its time are kept', (_, text, input, hits) => {
    const record = noteResult(EMPTY, typedRun(text, input), { kind: 'rain', id: 'letters' }, now)
    expect([record.results, record.stars, record.mistakes]).toEqual([[], {}, []])
    expect(Object.values(record.skill.keys).reduce((sum, key) => sum + key.hits, 0)).toBe(hits)
  })
  test('finger drills and code leave the mistake book alone', () => {
    expect(noteResult(EMPTY, typedRun('ffj jjf', 'fxfj jjf'), { kind: 'lesson', id: 'x' }, now).mistakes).toEqual([])
    const code = typedRun('print(1)', 'pxrint(1)', 'code')
    expect(noteResult(EMPTY, code, { kind: 'lesson', id: 'x' }, now).mistakes).toEqual([])
  })
})

test.each([
  [[], 0],
  [[[600, 0]], 0],
  [[[0, 60]], 1],
  [
    [
      [400, 600],
      [0, 300],
    ],
    400 / 60 + 10,
  ],
])('exercises that ended %o seconds ago make a sitting of %d minutes', (ended, minutes) => {
  const results = (ended as [number, number][]).map(([ago, seconds]) => ({
    at: 10_000 - ago,
    activeMs: seconds * 1000,
  }))
  expect(minutesWithoutBreak(results, 10_000)).toBeCloseTo(minutes, 6)
})
