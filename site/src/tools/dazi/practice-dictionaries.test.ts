import { practiceWords } from '@tutu/learning/typing/practice-text'
import { seededRandom } from '@tutu/learning/random'
import { focusKey, slipShares } from '@tutu/learning/typing/readiness'
import { KEY_ORDER, newSkill, type Skill } from '@tutu/learning/typing/skill'
import { describe, expect, test } from 'vitest'
import { PRACTICE_DICTIONARIES } from './practice-dictionaries.ts'
import { PRACTICES } from './store/record.ts'

const roundOf = (practice: 'english' | 'pinyin', skill: Skill, seed: number) =>
  practiceWords({
    dictionary: PRACTICE_DICTIONARIES[practice],
    allowed: skill.active,
    focus: focusKey(skill),
    slips: slipShares(skill),
    invents: practice === 'english',
    count: 18,
    random: seededRandom(seed),
  })

test('pinyin is practised in syllables that there are', () => {
  const { pinyin } = PRACTICE_DICTIONARIES
  expect(pinyin.length).toBeGreaterThan(150)
  for (const syllable of ['hai', 'dian', 'lv', 'zhong', 'er']) expect(pinyin).toContain(syllable)
  for (const none of ['b', 'zh', 'ing', 'vn', 'ui', 'bb']) expect(pinyin).not.toContain(none)
})

describe.each(PRACTICES)('the first rounds of a new learner in %s', (practice) => {
  // The six keys of the beginning, and those that join in the rounds after it.
  test.each([6, 7, 8, 9, 10])('with %i keys can be spoken', (size) => {
    const skill: Skill = { ...newSkill('6-8'), active: KEY_ORDER.slice(0, size) }
    for (let seed = 0; seed < 40; seed++) {
      const words = roundOf(practice, skill, seed)
      expect(new Set(words).size, words.join(' ')).toBeGreaterThanOrEqual(6)
      for (const word of words) {
        expect(word).toMatch(/[aeiou]/)
        expect(word, words.join(' ')).not.toMatch(/[^aeiouy]{4}/)
        for (const unit of word) expect(skill.active).toContain(unit)
      }
    }
  })
  test('are words and syllables that there are', () => {
    const skill = newSkill('6-8')
    const words = Array.from({ length: 20 }, (_, seed) => roundOf(practice, skill, seed)).flat()
    const real = words.filter((word) => PRACTICE_DICTIONARIES[practice].includes(word))
    expect(real.length / words.length).toBeGreaterThan(practice === 'pinyin' ? 0.99 : 0.9)
  })
})
