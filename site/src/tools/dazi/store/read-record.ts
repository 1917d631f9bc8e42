import { LEVELS } from '@tutu/learning/typing/placement'
import { AGES, FIRST_KEYS, KEY_ORDER, type KeySkill, newSkill, type Skill } from '@tutu/learning/typing/skill'
import { OWN_KINDS } from '../own/address.ts'
import {
  type DaziRecord,
  EMPTY,
  FONTS,
  GOALS,
  KINDS,
  LOOKS,
  PRACTICES,
  type Result,
  RESULTS_MAX,
  type Settings,
} from './record.ts'

/**
 * The record in a stored text. What is damaged, from a newer version or written by somebody else falls back to the
 * beginning part by part: one bad row must not cost a child all the stars.
 */
export function readRecord(text: string | null): DaziRecord {
  const stored = parse(text)
  if (stored?.['version'] !== 1) return EMPTY
  const settings = readSettings(object(stored['settings']))
  return {
    version: 1,
    settings,
    skill: readSkill(object(stored['skill']), settings),
    mistakes: list(stored['mistakes']).flatMap((entry) => {
      const { word, slips, clean, at } = object(entry)
      return typeof word === 'string' && word && isCount(slips) && isCount(clean) && isCount(at)
        ? [{ word, slips, clean, at }]
        : []
    }),
    results: list(stored['results']).flatMap(readResult).slice(-RESULTS_MAX),
    stars: readNumbers(object(stored['stars']), (value) => value >= 1 && value <= 3),
    days: readNumbers(object(stored['days']), (value) => value >= 0, /^\d{4}-\d\d-\d\d$/),
    carrots: isCount(stored['carrots']) ? stored['carrots'] : 0,
    own: list(stored['own']).flatMap((entry) => {
      const { text, kind } = object(entry)
      const known = OWN_KINDS.find((one) => one === kind)
      return known && typeof text === 'string' ? [{ kind: known, text }] : []
    }),
    ghosts: Object.fromEntries(
      Object.entries(object(stored['ghosts'])).flatMap(([track, times]) =>
        Array.isArray(times) && times.every(isCount) ? [[track, times]] : [],
      ),
    ),
  }
}

function readSettings(stored: Fields): Settings {
  const { settings } = EMPTY
  const flag = (name: 'keyboard' | 'hands' | 'tutu' | 'sound' | 'pinyin') =>
    typeof stored[name] === 'boolean' ? stored[name] : settings[name]
  return {
    age: AGES.find((age) => age === stored['age']) ?? settings.age,
    goalMinutes: GOALS.find((minutes) => minutes === stored['goalMinutes']) ?? settings.goalMinutes,
    keyboard: flag('keyboard'),
    hands: flag('hands'),
    tutu: flag('tutu'),
    sound: flag('sound'),
    pinyin: flag('pinyin'),
    size: stored['size'] === 'large' ? 'large' : 'normal',
    font: FONTS.find((one) => one === stored['font']) ?? settings.font,
    look: LOOKS.find((one) => one === stored['look']) ?? settings.look,
    practice: PRACTICES.find((one) => one === stored['practice']),
    level: LEVELS.find((one) => one === stored['level']),
  }
}

function readSkill(stored: Fields, { age }: Settings): Skill {
  const fresh = newSkill(age)
  const { targetCpm, steady } = stored
  return {
    keys: readKeys(object(stored['keys'])),
    pairs: readKeys(object(stored['pairs'])),
    active: readActive(stored) ?? fresh.active,
    targetCpm: isCount(targetCpm) && targetCpm >= 20 ? targetCpm : fresh.targetCpm,
    steady: isCount(steady) ? steady : 0,
  }
}

/** Until vowels came first, keys joined in this order and a record held their number. */
const FORMER_ORDER = 'fjdksla;ghrueiwoqptyvmcnbx,z./1234567890():"=<>[]{}_#'

/** Undefined where no key was won yet: then practice begins with the keys of today. */
function readActive({ active, unlocked }: Fields): readonly string[] | undefined {
  const keys = isCount(unlocked) ? [...FORMER_ORDER].slice(0, unlocked) : list(active)
  const known = KEY_ORDER.filter((key) => keys.includes(key))
  if (known.length <= FIRST_KEYS) return undefined
  return known.toSorted((a, b) => keys.indexOf(a) - keys.indexOf(b))
}

function readKeys(stored: Fields): Record<string, KeySkill> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]): [string, KeySkill][] => {
      const { time, best, hits, misses, recent } = object(value)
      if (!isCount(hits) || !isCount(misses)) return []
      const { tries, slips } = object(recent)
      const isRecent = isPositive(tries) && isCount(slips) && slips <= tries
      return [
        [
          key,
          {
            time: isPositive(time) ? time : undefined,
            best: isPositive(best) ? best : undefined,
            hits,
            misses,
            recent: isRecent ? { tries, slips } : undefined,
          },
        ],
      ]
    }),
  )
}

function readResult(stored: unknown): Result[] {
  const row = object(stored)
  const { at, id, script, speed, accuracy, activeMs, length, stars, points } = row
  const kind = KINDS.find((one) => one === row['kind'])
  if (!kind || typeof id !== 'string' || (script !== 'latin' && script !== 'han' && script !== 'code')) return []
  if (!isCount(at) || !isCount(speed) || !isCount(accuracy) || !isCount(activeMs)) return []
  if (!isCount(length) || !isCount(stars) || !isCount(points)) return []
  return [{ at, kind, id, script, speed, accuracy, activeMs, length, stars, points }]
}

function readNumbers(stored: Fields, fits: (value: number) => boolean, key = /./): Record<string, number> {
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, number] => key.test(entry[0]) && isCount(entry[1]) && fits(entry[1]),
    ),
  )
}

type Fields = Record<string, unknown>

function parse(text: string | null): Fields | undefined {
  try {
    return text === null ? undefined : object(JSON.parse(text))
  } catch {
    return undefined
  }
}

function object(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isPositive(value: unknown): value is number {
  return isCount(value) && value > 0
}
