import { seededRandom } from '@tutu/learning/random'
import { describe, expect, test } from 'vitest'
import { makeRain, RAIN_WORDS, RAINS, timeOf } from './rain-items.ts'

describe.each(RAINS)('a fall of %s', (kind) => {
  const rain = makeRain(kind, ['f', 'j', 'd'], seededRandom(7))
  test('is typed item by item, to its end', () => {
    const ends = rain.items.map(({ end }) => end)
    expect(rain.items.map(({ start }) => start)).toEqual([0, ...ends.slice(0, -1)])
    expect(ends.at(-1)).toBe(rain.exercise.units.length)
  })
  test('never brings the same twice in a row', () => {
    expect(rain.items.every(({ shown }, at) => shown !== rain.items[at - 1]?.shown)).toBe(true)
  })
  test('leaves slow hands more time', () => {
    expect(timeOf(rain, kind, 40)).toBeGreaterThan(timeOf(rain, kind, 90))
  })
})

test('the words have their pinyin: a syllable a character, typed on a keyboard', () => {
  expect(RAIN_WORDS.length).toBeGreaterThan(40)
  expect(RAIN_WORDS.filter(({ word, spoken }) => spoken.split(' ').length !== [...word].length)).toEqual([])
  expect(RAIN_WORDS.filter(({ typed }) => !/^[a-z]+$/.test(typed))).toEqual([])
  expect(RAIN_WORDS.find(({ word }) => word === '白兔')).toMatchObject({ typed: 'baitu', spoken: 'bái tù' })
})
