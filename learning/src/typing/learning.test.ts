import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sample } from './key-stats.ts'
import { learn } from './learn.ts'
import { forecast } from './learning-rate.ts'
import { CLEAN_TIMES, mistakeWords, noteMistakes } from './mistake-book.ts'
import { daysBefore, streakOf } from './practice-days.ts'
import { practiceWords } from './practice-text.ts'
import { seededRandom } from '../random.ts'
import { confidence, focusKey, focusPair, recentAccuracy, weakKeys, whatIsNext } from './readiness.ts'
import { KEY_ORDER, newSkill, type Skill } from './skill.ts'
import { pointsOf, starsOf } from './stars.ts'

const enough = { length: 30, activeMs: 30_000 }
const sample = (unit: string, time: number | undefined, missed = false, previous?: string): Sample => ({
  unit,
  previous,
  time,
  missed,
  instead: undefined,
})
const lesson = (keys: readonly string[], time: number, times = 2) =>
  keys.flatMap((key) => Array.from({ length: times }, () => sample(key, time)))
const slips = (key: string, times: number) => Array.from({ length: times }, () => sample(key, undefined, true))
const FIRST = [...'aeinhd']

describe('adaptive practice', () => {
  test('starts with six keys that make words, and a target by age', () => {
    expect(newSkill('6-8').active).toEqual(FIRST)
    expect([newSkill('6-8').targetCpm, newSkill('9-10').targetCpm, newSkill('11+').targetCpm]).toEqual([40, 60, 90])
  })
  test('every vowel is among the first eight keys', () => {
    for (const vowel of 'aeiou') expect(KEY_ORDER.slice(0, 8)).toContain(vowel)
  })
  test('the average is exponential with α 0.1', () => {
    const skill = learn(
      newSkill('6-8'),
      [sample('a', 1000), sample('a', 2000), sample('e', 500), sample('i', 500)],
      enough,
    )
    expect(skill.keys.a!.time).toBeCloseTo(1100, 10)
    expect(confidence(skill.keys.a, 40)).toBeCloseTo(1500 / 1100, 10)
  })
  test('the next key joins once every key is right nine times in ten, one a lesson', () => {
    const first = newSkill('6-8')
    expect(whatIsNext(first)).toEqual({
      key: 'o',
      wait: { kind: 'presses', key: 'a', more: 30, isLast: false },
    })
    const few = learn(first, lesson(FIRST, 900, 9), enough)
    expect(few.active).toEqual(FIRST)
    expect(whatIsNext(few).wait).toEqual({ kind: 'presses', key: 'a', more: 1, isLast: false })
    const known = learn(first, lesson(FIRST, 900, 10), enough)
    expect(known.active).toEqual([...FIRST, 'o'])
    expect(whatIsNext(known)).toEqual({
      key: 'u',
      wait: { kind: 'presses', key: 'o', more: 30, isLast: true },
    })
    // A bad day locks nothing again.
    expect(learn(known, slips('d', 30), enough).active).toEqual([...FIRST, 'o'])
  })
  test('a slow key needs more presses than a fast one, and no speed', () => {
    const slow = learn(newSkill('11+'), lesson(FIRST, 5000, 29), enough)
    expect(whatIsNext(slow).wait).toEqual({ kind: 'presses', key: 'a', more: 1, isLast: false })
    expect(learn(slow, lesson(FIRST, 5000, 1), enough).active).toEqual([...FIRST, 'o'])
  })
  test('says which key the next one waits for, and how right that key is', () => {
    const skill = learn(newSkill('6-8'), [...lesson(FIRST, 900, 20), ...slips('d', 6), ...slips('h', 4)], enough)
    const { key, wait } = whatIsNext(skill)
    expect([key, wait?.kind, wait?.key]).toEqual(['o', 'accuracy', 'd'])
    expect(focusKey(skill)).toBe('d')
    expect(recentAccuracy(skill.keys.d)).toBeLessThan(0.8)
  })
  test('promises the next key only where one thing alone is missing', () => {
    const enoughPresses = lesson(FIRST, 900, 20)
    const isLast = (samples: readonly Sample[]) => whatIsNext(learn(newSkill('6-8'), samples, enough)).wait?.isLast
    expect(isLast([...enoughPresses, ...slips('d', 6)])).toBe(true)
    expect(isLast([...enoughPresses, ...slips('d', 6), ...slips('h', 4)])).toBe(false)
    // A key too little known stands in the way of the next one as well.
    expect(isLast([...lesson([...'aeinh'], 900, 20), ...lesson(['d'], 5000, 10), ...slips('d', 6)])).toBe(false)
  })
  test('names every weak key, not only the one in focus', () => {
    const samples = [...lesson(FIRST, 900, 20), ...slips('d', 6), ...slips('h', 4)]
    expect(weakKeys(learn(newSkill('6-8'), samples, enough))).toEqual(['h', 'd'])
    expect(weakKeys(newSkill('6-8'))).toEqual([])
  })
  test('accuracy looks back on some thirty presses: three lucky ones lift nothing, a bad day is forgotten', () => {
    let skill = learn(newSkill('6-8'), lesson(FIRST, 900, 40), enough)
    const accuracy = () => recentAccuracy(skill.keys.d)!
    expect(accuracy()).toBe(1)
    skill = learn(skill, [...slips('d', 15), ...lesson(['a', 'e'], 900)], enough)
    expect(accuracy()).toBeLessThan(0.65)
    skill = learn(skill, [...lesson(['d'], 900, 3), ...lesson(['a', 'e'], 900)], enough)
    expect(accuracy()).toBeLessThan(0.7)
    skill = learn(skill, [...lesson(['d'], 900, 40), ...lesson(['a', 'e'], 900)], enough)
    expect(accuracy()).toBeGreaterThan(0.9)
  })
  test('a key known from before accuracy was kept is judged by all its presses', () => {
    const known = { hits: 47, misses: 53, time: 300, best: 300 }
    expect(recentAccuracy(known)).toBeCloseTo(0.47, 10)
    const before: Skill = { ...newSkill('6-8'), keys: Object.fromEntries(FIRST.map((key) => [key, known])) }
    expect(learn(before, lesson(FIRST, 300, 3), enough).active).toEqual(FIRST)
  })
  test('with every key in practice nothing is next', () => {
    expect(whatIsNext({ ...newSkill('6-8'), active: KEY_ORDER }).key).toBeUndefined()
  })
  test('the target rises by a tenth after three steady lessons', () => {
    let skill: Skill = { ...newSkill('6-8'), active: KEY_ORDER }
    for (let i = 0; i < 3; i++) skill = learn(skill, lesson(KEY_ORDER, 800, 10), enough)
    expect(skill.targetCpm).toBe(44)
  })
  test.each([
    [{ length: 9, activeMs: 30_000 }, 'aei'],
    [{ length: 30, activeMs: 999 }, 'aei'],
    [{ length: 30, activeMs: 30_000 }, 'ae'],
  ])('a result of %o and the keys %s is too small to count', (size, keys) => {
    const first = newSkill('6-8')
    expect(learn(first, lesson([...keys], 500), size)).toBe(first)
  })
  test('with nothing to wait for the focus is the least confident key; the weak pair was seen three times', () => {
    const samples = [...lesson(FIRST, 1400, 40), ...lesson(['n'], 1490, 40)]
    const pairs = [1, 2, 3].map(() => sample('n', 1700, false, 'd'))
    const skill = { ...learn(newSkill('6-8'), [...samples, ...pairs], enough), active: FIRST }
    expect(focusKey(skill)).toBe('n')
    expect(focusPair(skill)).toBe('dn')
    expect(focusPair(newSkill('6-8'))).toBeUndefined()
  })
})

describe('practice words', () => {
  const dictionary = 'as ask sad dad fall all lad salad flask alas fads lass sea desk lake'.split(' ')
  test('use only allowed keys, and most of them the focus', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 6, max: 26 }), fc.nat(25), (seed, size, at) => {
        const allowed = KEY_ORDER.slice(0, size)
        const focus = allowed[at % size]!
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
  test('bring a slipped key the more often, the more it is missed', () => {
    const share = (slip: number) => {
      const words = practiceWords({
        dictionary,
        allowed: [...'aeskldf'],
        focus: 'a',
        slips: { k: slip },
        count: 600,
        random: seededRandom(3),
      })
      return words.filter((word) => word.includes('k')).length / words.length
    }
    expect(share(0.2)).toBeGreaterThan(share(0) * 1.3)
    expect(share(0.6)).toBeGreaterThan(share(0.2) * 1.2)
  })
  test('bring every other weak key in its turn, however bad the focus is', () => {
    const order = { dictionary, allowed: [...'aeskldf'], focus: 'a', slips: { a: 1, k: 0.15, e: 0.15 }, count: 18 }
    for (let seed = 0; seed < 20; seed++) {
      const words = practiceWords({ ...order, weak: [...'aek'], random: seededRandom(seed) })
      for (const key of 'ek') expect(words.filter((word) => word.includes(key)).length).toBeGreaterThanOrEqual(3)
    }
  })
  test('are made up so that they can be spoken, in whatever order the keys joined', () => {
    fc.assert(
      fc.property(fc.integer(), fc.shuffledSubarray([...'bcdfghjklmnpqrstvwxyz'], { minLength: 2 }), (seed, keys) => {
        const allowed = [...keys, 'a']
        const words = practiceWords({ dictionary: [], allowed, focus: keys[0]!, count: 12, random: seededRandom(seed) })
        for (const word of words) expect(word).toMatch(/^[^a]?a[^a]?a?$/)
      }),
    )
  })
  test('take nothing but what there is where nothing may be made up', () => {
    const words = practiceWords({
      dictionary: ['ni', 'hao', 'nai'],
      allowed: [...'aeinhdo'],
      focus: 'o',
      invents: false,
      count: 12,
      random: seededRandom(1),
    })
    expect(new Set(words)).toEqual(new Set(['ni', 'hao', 'nai']))
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
