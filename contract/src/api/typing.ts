import { z } from 'zod'
import { defineCall } from './call.ts'
import { Moment } from './values.ts'

// `/api/typing/*`: exercises of the typing trainer, scored by the server (decision 130).

/** Bytes of a log (learning/src/typing/event-log.ts). */
export const LOG_MAX = 65_536

export const begin = defineCall({
  method: 'POST',
  path: '/api/typing/begin',
  title: { 'zh-cn': '开始一次打字练习', en: 'Begin a typing exercise' },
  access: 'member',
  inChildMode: true,
  /** Good for one result, for an hour. */
  answer: z.object({ ticket: z.string() }),
})

const Script = z.enum(['latin', 'han', 'code'])

export const Scored = z.object({
  /** Words or Han characters a minute, and percent: to a tenth. */
  speed: z.number(),
  accuracy: z.number(),
  script: Script,
  length: z.int(),
  /** What it gave; 0 also where today's are all given, or where the log does not look like typing. */
  points: z.int(),
  createtime: Moment,
})
export type Scored = z.output<typeof Scored>

export const result = defineCall({
  method: 'POST',
  path: '/api/typing/result',
  title: { 'zh-cn': '交一次打字练习', en: 'Hand in a typing exercise' },
  access: 'member',
  inChildMode: true,
  body: z.object({
    ticket: z.string().max(64),
    text: z.string().min(1).max(8000),
    script: Script,
    mode: z.enum(['wait', 'free']),
    seconds: z.int().min(5).max(1800).optional(),
    /** Which keys were pressed when. It is replayed, and not kept. */
    log: z.string().max(LOG_MAX),
  }),
  answer: Scored,
})

export const results = defineCall({
  method: 'GET',
  path: '/api/typing/results',
  title: { 'zh-cn': '我的打字成绩', en: 'My typing results' },
  access: 'member',
  /** `best`: the fastest of each kind that was typed with care, as races compare with; what is missing was never. */
  answer: z.object({ results: z.array(Scored), best: z.partialRecord(Script, z.number()) }),
})
