import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFit, isFitToInvent } from './fit-words.ts'
import { practiceWords } from './practice-text.ts'
import { seededRandom } from '../random.ts'
import { FIRST_KEYS, KEY_ORDER } from './skill.ts'

/** Written apart from the list under test, so that a slip in its patterns shows. */
const NEVER =
  'fag fags sex kill kills killed ass asses tit tits cum shit fuck fuk dick cock slut hoe gun guns die died dead ' +
  'rape stab hell damn nazi homo jap coon dyke kike wop nude anal anus poo pee fart piss crap porn sb tmd cnm nima shabi'

const HARMLESS =
  'as ask glass class pass grass assess assistant title petit canal analog banana grape drape scrape document cucumber ' +
  'hello shell skill skills diet soldier spoon pool poor peel speed butter button bumper peacock cockpit sussex sextant ' +
  'spice spicy begun gunpowder fagot japan animal finals homework home nudge buckle duck luck suckle dictionary deadline ' +
  'shift ship swank essay as=as night knight niggle therapist arsenal parsec cute count country sugar ' +
  'shi bi ri si sha gan dong wang ding chi zhi nai nv se hua'

const WORDS = 'as has fad gas glad lad asks kid is tall flag sea six exit seed fox hit this she ill ore sad egg'.split(
  ' ',
)

test.each(NEVER.split(' '))('%s is not for children', (word) => {
  expect([isFit(word), isFit(word.toUpperCase()), isFit(`(${word})`)]).toEqual([false, false, false])
})

test.each(HARMLESS.split(' '))('%s is harmless', (word) => {
  expect(isFit(word)).toBe(true)
})

test.each(['fagg', 'jass', 'sexj', 'diej', 'kafag'])('%s is not made up', (word) => {
  expect(isFitToInvent(word)).toBe(false)
})

describe('practice', () => {
  const never = new Set(NEVER.split(' '))
  const parts = (words: readonly string[]): string[] => words.flatMap((word) => word.split(/[^a-z]+/))

  test.each([WORDS, [], NEVER.split(' ')].map((dictionary) => [dictionary.length, dictionary] as const))(
    'makes no unfit word at any stage, in words or side by side (%i words known)',
    (_, dictionary) => {
      const stage = fc.integer({ min: FIRST_KEYS, max: KEY_ORDER.length })
      fc.assert(
        fc.property(fc.integer(), stage, fc.nat(), (seed, size, at) => {
          const allowed = KEY_ORDER.slice(0, size)
          const focus = allowed[at % size]!
          const words = practiceWords({ dictionary, allowed, focus, count: 18, random: seededRandom(seed) })
          expect(words).toHaveLength(18)
          expect(parts(words).filter((word) => never.has(word) || !isFit(word))).toEqual([])
          words.forEach((word, index) => expect(isFit((words[index - 1] ?? '') + word), words.join(' ')).toBe(true))
        }),
        { numRuns: 1500 },
      )
    },
  )
})
