import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sample } from './key-stats.ts'
import { forecast } from './learning-rate.ts'
import { CLEAN_TIMES, mistakeWords, noteMistakes } from './mistake-book.ts'
import { daysBefore, streakOf } from './practice-days.ts'
import { practiceWords } from './practice-text.ts'
import { seededRandom } from './random.ts'
import { confidence, focusKey, focusPair, KEY_ORDER, learn, newSkill, type Skill, unlockedKeys } from './skill.ts'
import { pointsOf, starsOf } from './stars.ts'

const enough = { length: 30, activeMs: 30_000 }
const sample = (unit: string, time: number | undefined, missed = false, previous?: string): Sample => ({
  unit,
  previous,
  time,
  missed,
  instead: undefined,
})
const lesson = (keys: readonly string[], time: number) => keys.flatMap((key) => [sample(key, time), sample(key, time)])

describe('adaptive practice', () => {
  test('starts with six keys of the home row and a target by age', () => {
    expect(unlockedKeys(newSkill('6-8')).join('')).toBe('fjdksl')
    expect([newSkill('6-8').targetCpm, newSkill('9-10').targetCpm, newSkill('11+').targetCpm]).toEqual([40, 60, 90])
  })
  test('the average is exponential with α 0.1', () => {
    const skill = learn(
      newSkill('6-8'),
      [sample('f', 1000), sample('f', 2000), sample('j', 500), sample('d', 500)],
      enough,
    )
    expect(skill.keys.f!.time).toBeCloseTo(1100, 10)
    expect(confidence(skill.keys.f, 40)).toBeCloseTo(1500 / 1100, 10)
  })
  test('the next key joins once every key was as fast as the target, one a lesson', () => {
    const first = newSkill('6-8')
    const slow = learn(first, lesson([...'fjdks'], 900), enough)
    expect(slow.unlocked).toBe(6)
    const fast = learn(first, lesson([...'fjdksl'], 900), enough)
    expect(unlockedKeys(fast).join('')).toBe('fjdksla')
    // Having been there once is enough: a bad day locks nothing again.
    const tired = learn(fast, lesson([...'fjdksla'], 3000), enough)
    expect(tired.unlocked).toBe(7)
  })
  test('the target rises by a tenth after three steady lessons', () => {
    let skill: Skill = { ...newSkill('6-8'), unlocked: KEY_ORDER.length }
    for (let i = 0; i < 3; i++) skill = learn(skill, lesson(KEY_ORDER, 800), enough)
    expect(skill.targetCpm).toBe(44)
  })
  test.each([
    [{ length: 9, activeMs: 30_000 }, 'fjd'],
    [{ length: 30, activeMs: 999 }, 'fjd'],
    [{ length: 30, activeMs: 30_000 }, 'fj'],
  ])('a result of %o and the keys %s is too small to count', (size, keys) => {
    const first = newSkill('6-8')
    expect(learn(first, lesson([...keys], 500), size)).toBe(first)
  })
  test('the focus is the least confident key, slips included; the weak pair was seen three times', () => {
    const samples = [...lesson([...'fjdksl'], 1600), sample('s', undefined, true)]
    const pairs = [1, 2, 3].map(() => sample('k', 1700, false, 'd'))
    const skill = learn(newSkill('6-8'), [...samples, ...pairs], enough)
    expect(focusKey(skill)).toBe('s')
    expect(focusPair(skill)).toBe('dk')
    expect(focusPair(newSkill('6-8'))).toBeUndefined()
  })
})

describe('practice words', () => {
  const dictionary = 'as ask sad dad fall all lad salad flask alas fads lass sea desk lake'.split(' ')
  test('use only allowed keys, and most of them the focus', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 6, max: 26 }), fc.nat(25), (seed, unlocked, at) => {
        const allowed = KEY_ORDER.slice(0, unlocked)
        const focus = allowed[at % unlocked]!
        const words = practiceWords({ dictionary, allowed, focus, count: 24, random: seededRandom(seed) })
        expect(words).toHaveLength(24)
        for (const word of words) for (const unit of word) expect(allowed).toContain(unit)
        expect(words.filter((word) => word.includes(focus)).length).toBeGreaterThanOrEqual(8)
      }),
    )
  })
  test.each(['5', '(', ']', '"', '=', '#', ':'])('the sign %s comes around words', (focus) => {
    const words = practiceWords({ dictionary, allowed: KEY_ORDER, focus, count: 9, random: seededRandom(7) })
    expect(words.filter((word) => word.includes(focus)).length).toBeGreaterThanOrEqual(6)
  })
})

describe('mistake book', () => {
  const slip = [{ word: 'cat', clean: false }]
  const clean = [{ word: 'cat', clean: true }]
  test('empties itself after three clean times in a row', () => {
    let book = noteMistakes([], slip, 100)
    for (let i = 1; i < CLEAN_TIMES; i++) book = noteMistakes(book, clean, 100 + i)
    expect(book).toEqual([{ word: 'cat', slips: 1, clean: 2, at: 100 }])
    expect(noteMistakes(book, clean, 200)).toEqual([])
    expect(noteMistakes(book, slip, 200)).toEqual([{ word: 'cat', slips: 2, clean: 0, at: 200 }])
  })
  test('a word never missed stays out, and practice takes the worst first', () => {
    expect(noteMistakes([], clean, 1)).toEqual([])
    const book = noteMistakes(noteMistakes([], slip, 1), [...slip, { word: 'dog', clean: false }], 2)
    expect(mistakeWords(book, 2, 2)).toEqual(['cat', 'dog', 'cat', 'dog'])
  })
})

describe('streak', () => {
  const today = '2026-03-02'
  const days = (...back: number[]) => Object.fromEntries(back.map((n) => [daysBefore(today, n), 60]))
  test.each([
    [[], { days: 0, today: false, forgiven: 0 }],
    [[0], { days: 1, today: true, forgiven: 0 }],
    [[1, 2], { days: 2, today: false, forgiven: 0 }],
    [[0, 2, 3], { days: 3, today: true, forgiven: 1 }],
    [[0, 1, 4], { days: 2, today: true, forgiven: 0 }],
    [[0, 2, 4, 5], { days: 2, today: true, forgiven: 1 }],
    [[0, 1, 3, 4, 5, 6, 7, 8, 10], { days: 9, today: true, forgiven: 2 }],
  ])('practised %o days ago: %o', (back, expected) => {
    expect(streakOf(days(...back), today)).toEqual(expected)
  })
})

describe('learning rate', () => {
  test('a line is followed to the target', () => {
    const found = forecast([10, 11, 12, 13, 14, 15], 20)!
    expect(found.now).toBeCloseTo(15, 6)
    expect(found.perLesson).toBeCloseTo(1, 6)
    expect(found.lessonsToTarget).toBe(5)
  })
  test('noise, too few lessons and a target out of reach promise nothing', () => {
    expect(forecast([10, 20, 10, 20, 10, 20, 10, 20], 30)).toBeUndefined()
    expect(forecast([10, 11, 12, 13], 20)).toBeUndefined()
    expect(forecast([10, 11, 12, 13, 14, 15], 200)!.lessonsToTarget).toBeUndefined()
  })
})

test.each([
  [100, 3],
  [96, 3],
  [95.9, 2],
  [88, 2],
  [40, 1],
])('%d %% right: %d stars', (accuracy, stars) => {
  expect(starsOf({ accuracy })).toBe(stars)
})

test('points come from accuracy and effort, never from speed', () => {
  expect(pointsOf({ accuracy: 100, length: 100 })).toBe(10)
  expect(pointsOf({ accuracy: 80, length: 100 })).toBe(5)
  expect(pointsOf({ accuracy: 50, length: 500 })).toBe(0)
})
