import { type Figures } from './figures.ts'
import { pairOf, type Sample } from './key-stats.ts'
import { ACCURACY_MIN, confidence, RECENT_PRESSES, recentAccuracy, recentOf, whatIsNext } from './readiness.ts'
import type { KeySkill, Skill } from './skill.ts'

const CPM_MAX = 750
const ALPHA = 0.1
const STEADY_LESSONS = 3

/**
 * The record after one more result. One of under 10 characters, 1 s or 3 different characters changes nothing. One key
 * joins when nothing is left to wait for; after three steady lessons the target rises by 10 %.
 */
export function learn(skill: Skill, samples: readonly Sample[], figures: Pick<Figures, 'activeMs' | 'length'>): Skill {
  const distinct = new Set(samples.map(({ unit }) => unit)).size
  if (figures.length < 10 || figures.activeMs < 1000 || distinct < 3) return skill
  const keys = { ...skill.keys }
  const pairs = { ...skill.pairs }
  for (const sample of samples) {
    if (sample.unit !== ' ' && sample.unit !== '\n') keys[sample.unit] = addRecent(keys[sample.unit], sample)
    const pair = pairOf(sample)
    if (pair !== undefined) pairs[pair] = add(pairs[pair], sample)
  }
  const learnt = { ...skill, keys, pairs }
  const { key, wait } = whatIsNext(learnt)
  const isSteady = skill.active.every(
    (one) => confidence(keys[one], skill.targetCpm) >= 1 && (recentAccuracy(keys[one]) ?? 0) >= ACCURACY_MIN,
  )
  const steady = isSteady ? skill.steady + 1 : 0
  const rises = steady >= STEADY_LESSONS
  return {
    ...learnt,
    active: key !== undefined && !wait ? [...skill.active, key] : skill.active,
    targetCpm: rises ? Math.min(CPM_MAX, Math.round(skill.targetCpm * 1.1)) : skill.targetCpm,
    steady: rises ? 0 : steady,
  }
}

function addRecent(known: KeySkill = { hits: 0, misses: 0 }, sample: Sample): KeySkill {
  const { tries, slips } = recentOf(known)
  const kept = 1 - 1 / RECENT_PRESSES
  return { ...add(known, sample), recent: { tries: tries * kept + 1, slips: slips * kept + (sample.missed ? 1 : 0) } }
}

function add(known: KeySkill | undefined, { time, missed }: Sample): KeySkill {
  const { hits, misses, time: average, best } = known ?? { hits: 0, misses: 0 }
  if (missed) return { time: average, best, hits, misses: misses + 1 }
  if (time === undefined) return { time: average, best, hits: hits + 1, misses }
  const next = average === undefined ? time : average + ALPHA * (time - average)
  return { time: next, best: Math.min(best ?? Infinity, next), hits: hits + 1, misses }
}
