import { z } from 'zod'
import { RACE_CODE, RACE_PHASES, RACE_TEXT_MAX, RACE_TITLE_MAX } from '../core/races.ts'
import { defineCall } from './call.ts'
import { LOG_MAX, Scored } from './typing.ts'
import { RowId } from './values.ts'

// `/api/race/*`: races of a class in the typing trainer (decision 200).

const Script = z.enum(['latin', 'han', 'code'])
const OfRace = z.object({ race: RowId })
/** Named by the browser itself, for as long as its tab is open. */
const device = z.string().min(8).max(64)
/** Characters of the text that are passed. */
const units = z.int().min(0).max(RACE_TEXT_MAX)

const raceCode = z.string('rule.required').trim().toLowerCase().min(1, 'rule.required').regex(RACE_CODE, 'race.code')

/** Control marks, line ends apart, are on no keyboard. */
const UNTYPABLE = /(?!\n)\p{Cc}/u
const RaceText = z
  .string('rule.required')
  .refine((text) => [...text].length >= 2 && [...text].length <= RACE_TEXT_MAX, 'race.textLength')
  .refine((text) => !UNTYPABLE.test(text), 'race.textLength')

/** What is typed. `lesson`: which of the trainer's texts; '': one that the teacher brought, called `title`. */
const Text = z.object({
  lesson: z.string().max(40),
  title: z.string().trim().max(RACE_TITLE_MAX, 'rule.tooLong'),
  text: RaceText,
  script: Script,
})
export type RaceText = z.output<typeof Text>

const Lane = z.object({
  lane: z.int(),
  /** As the class list has it. */
  name: z.string(),
  units: z.int(),
  done: z.boolean(),
  /** Heard of within the last seconds. */
  here: z.boolean(),
})
export type Lane = z.output<typeof Lane>

const Awards = z.object({
  /** Lanes: across the line first; most careful, all who share it; furthest beyond their own best. */
  first: z.int().nullable(),
  careful: z.array(z.int()),
  step: z.int().nullable(),
})
export type Awards = z.output<typeof Awards>

const Now = z.object({
  id: z.int(),
  code: z.string(),
  phase: z.enum(RACE_PHASES),
  /** ms until the start, by the database's clock; below 0 since; null: it has not been started. */
  startsIn: z.int().nullable(),
  lanes: z.array(Lane),
  /** Once it is over. */
  awards: Awards.nullable(),
  /** The code of a later race of the class that is open. */
  next: z.string().nullable(),
})
export type RaceNow = z.output<typeof Now>

/** What somebody's run came to. `best`: beyond their own best; null: nothing to compare with yet. */
const Result = Scored.extend({
  best: z.boolean().nullable(),
  /** False: the race ended before the text did. */
  whole: z.boolean(),
})
export type RaceResult = z.output<typeof Result>

export const mine = defineCall({
  method: 'GET',
  path: '/api/race/mine',
  title: { 'zh-cn': '我班里开着的打字比赛', en: 'Open races of my classes' },
  access: 'member',
  answer: z.object({
    races: z.array(
      z.object({ code: z.string(), classroom: z.string(), phase: z.enum(RACE_PHASES), lesson: z.string() }),
    ),
    /** Classes for which the member may open one. */
    teaches: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
})

export const open = defineCall({
  method: 'POST',
  path: '/api/race/open',
  title: { 'zh-cn': '给一个班开一场打字比赛', en: 'Open a race for a class' },
  access: 'member',
  body: Text.extend({ id: RowId }),
  labels: { text: { 'zh-cn': '文章', en: 'Text' }, title: { 'zh-cn': '标题', en: 'Title' } },
  answer: z.object({ race: z.int(), code: z.string() }),
})

export const start = defineCall({
  method: 'POST',
  path: '/api/race/start',
  title: { 'zh-cn': '开始倒数', en: 'Start the countdown' },
  access: 'member',
  body: OfRace,
})

export const end = defineCall({
  method: 'POST',
  path: '/api/race/end',
  title: { 'zh-cn': '结束比赛', en: 'End a race' },
  access: 'member',
  body: OfRace,
})

/** As the teacher sees a lane. `practice`: it does not look like typing on a keyboard (decision 130), and accuses nobody. */
const TaughtLane = Lane.extend({
  speed: z.number().nullable(),
  accuracy: z.number().nullable(),
  best: z.boolean().nullable(),
  whole: z.boolean(),
  practice: z.boolean(),
})
export type TaughtLane = z.output<typeof TaughtLane>

export const watch = defineCall({
  method: 'GET',
  path: '/api/race/watch',
  title: { 'zh-cn': '一个班最近的比赛', en: 'The latest race of a class' },
  access: 'member',
  query: z.object({ id: RowId }),
  answer: z.object({
    name: z.string(),
    race: Now.extend({ lanes: z.array(TaughtLane), ...Text.shape, length: z.int() }).nullable(),
  }),
})
export type Watched = NonNullable<z.output<typeof watch.answer>['race']>

/** A race that is over, as its teacher finds it again. */
const Earlier = Text.extend({
  id: z.int(),
  /** When it began, in seconds since 1970. */
  starttime: z.int(),
  /** Its first characters. */
  text: z.string(),
  /** Who came, as the class list has them today, in the order of the lanes. */
  racers: z.array(z.string()),
  /** The fastest who typed it whole; null: nobody did. */
  best: z.object({ name: z.string(), speed: z.number() }).nullable(),
})
export type EarlierRace = z.output<typeof Earlier>

export const earlier = defineCall({
  method: 'GET',
  path: '/api/race/earlier',
  title: { 'zh-cn': '一个班以前的比赛，最近的在前', en: 'The races a class has had, the latest first' },
  access: 'member',
  query: z.object({ id: RowId }),
  /** Fifty at most: older ones are not kept. */
  answer: z.object({ races: z.array(Earlier) }),
})

export const join = defineCall({
  method: 'POST',
  path: '/api/race/join',
  title: { 'zh-cn': '进入一场比赛', en: 'Come into a race' },
  access: 'member',
  inChildMode: true,
  body: z.object({ code: raceCode, device }),
  labels: { code: { 'zh-cn': '比赛号', en: 'Race code' } },
  answer: Now.extend({
    ...Text.shape,
    classroom: z.string(),
    lane: z.int(),
    /** Of who has been across the line before. */
    result: Result.nullable(),
  }),
})
export type Joined = z.output<typeof join.answer>

export const run = defineCall({
  method: 'POST',
  path: '/api/race/run',
  title: { 'zh-cn': '我跑到哪儿了，大家跑到哪儿了', en: 'Say how far I am, and hear how far the others are' },
  access: 'member',
  inChildMode: true,
  body: OfRace.extend({ device, units }),
  answer: Now,
})

export const finish = defineCall({
  method: 'POST',
  path: '/api/race/finish',
  title: { 'zh-cn': '交一次比赛的打字', en: 'Hand in what was typed in a race' },
  access: 'member',
  inChildMode: true,
  /** Asked again, it answers the same. A part of the text counts when the race has ended. */
  body: OfRace.extend({ device, units: units.min(1), log: z.string().max(LOG_MAX) }),
  answer: Result,
})

export const leave = defineCall({
  method: 'POST',
  path: '/api/race/leave',
  title: { 'zh-cn': '离开比赛', en: 'Leave a race' },
  access: 'member',
  inChildMode: true,
  body: OfRace,
})
