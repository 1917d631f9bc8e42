import { seededRandom } from '@tutu/learning/random'
import { AGES } from '@tutu/learning/typing/skill'
import { expect, test } from 'vitest'
import { placementText } from './test-text.ts'

test.each(['english', 'pinyin'] as const)(
  'a placement in %s asks the young for short words, and for 240 of them',
  (content) => {
    const longest = AGES.map((age) => {
      const words = placementText(content, age, 240, seededRandom(7)).split(' ')
      expect(words).toHaveLength(240)
      return Math.max(...words.map(({ length }) => length))
    })
    expect(longest[0]).toBe(3)
    expect(longest[1]).toBe(5)
    expect(longest[2]).toBeGreaterThanOrEqual(longest[1]!)
  },
)
