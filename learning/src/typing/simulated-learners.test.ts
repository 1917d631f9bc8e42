import { describe, expect, test } from 'vitest'
import { createExercise } from './exercise.ts'
import { figuresOf } from './figures.ts'
import { samplesOf } from './key-stats.ts'
import { learn } from './learn.ts'
import { practiceWords } from './practice-text.ts'
import { seededRandom } from '../random.ts'
import { focusKey, focusPair, recentAccuracy, slipShares, whatIsNext } from './readiness.ts'
import { createRun } from './run.ts'
import { newSkill, type Skill } from './skill.ts'

const DICTIONARY = (
  'and hand head had hide idea hen end need nine dad add in an he hid one do no hot hood hound hue noun dune under ' +
  'use sun sand seen does house sound dish shed hill land lend goal gold dog sing song long tail tin note that this'
).split(' ')

/** Somebody who practises: how long a key takes, ms, and the share of slips on each key. */
type Learner = { time: number; slips: (key: string) => number }

/** What a learner knows after some rounds of smart practice, each made from what the ones before have shown. */
function practise(learner: Learner, rounds: number, seed: number, start: Skill = newSkill('9-10')): Skill {
  const random = seededRandom(seed)
  let skill = start
  for (let round = 0; round < rounds; round++) {
    const text = practiceWords({
      dictionary: DICTIONARY,
      allowed: skill.active,
      focus: focusKey(skill),
      pair: focusPair(skill),
      slips: slipShares(skill),
      count: 18,
      random,
    }).join(' ')
    const run = createRun(createExercise({ text, script: 'latin', mode: 'wait' }))
    let at = 0
    for (const unit of text) {
      at += learner.time * (0.7 + 0.6 * random())
      if (random() < learner.slips(unit)) run.apply({ kind: 'text', at, text: unit === 'x' ? 'z' : 'x' })
      at += 1
      run.apply({ kind: 'text', at, text: unit })
    }
    skill = learn(skill, samplesOf(run), figuresOf(run))
  }
  return skill
}

const SEEDS = [1, 2, 3, 4, 5]
const careful = (key: string) => (key === ' ' ? 0 : 0.01)

describe.each(SEEDS)('smart practice (seed %i)', (seed) => {
  test.each(['n', 'e'])('gives nobody a new key who slips on %s every second time, until that is mended', (bad) => {
    const slipping = { time: 400, slips: (key: string) => (key === bad ? 0.53 : careful(key)) }
    const stuck = practise(slipping, 60, seed)
    expect(stuck.active).toEqual(newSkill('9-10').active)
    expect(whatIsNext(stuck).wait).toMatchObject({ kind: 'accuracy', key: bad })
    const mended = practise({ time: 400, slips: careful }, 12, seed, stuck)
    expect(recentAccuracy(mended.keys[bad])).toBeGreaterThan(0.9)
    expect(mended.active.length).toBeGreaterThan(stuck.active.length)
  })
  test('goes on with somebody slow and accurate', () => {
    // Twenty characters a minute, a third of the target.
    expect(practise({ time: 3000, slips: careful }, 30, seed).active.length).toBeGreaterThanOrEqual(10)
  })
  test('holds somebody fast and sloppy', () => {
    const sloppy = practise({ time: 150, slips: (key) => (key === ' ' ? 0 : 0.2) }, 60, seed)
    expect(sloppy.active).toEqual(newSkill('9-10').active)
  })
  test('stops at the key that somebody gets wrong later on', () => {
    const skill = practise({ time: 400, slips: (key) => (key === 'u' ? 0.5 : careful(key)) }, 60, seed)
    expect(skill.active.at(-1)).toBe('u')
  })
  test('brings the slipped key in most words of the next round', () => {
    const skill = practise({ time: 400, slips: (key) => (key === 'd' ? 0.53 : careful(key)) }, 5, seed)
    const words = practiceWords({
      dictionary: DICTIONARY,
      allowed: skill.active,
      focus: focusKey(skill),
      slips: slipShares(skill),
      count: 18,
      random: seededRandom(seed),
    })
    expect(words.filter((word) => word.includes('d')).length).toBeGreaterThanOrEqual(12)
  })
})
