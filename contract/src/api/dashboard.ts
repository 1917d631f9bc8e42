import { z } from 'zod'
import { defineCall } from './call.ts'

/** One entry per day, `day` as YYYY-MM-DD in the server's time zone, zeros included, oldest first. */
const Series = z.array(z.object({ day: z.string(), count: z.int() }))

const CARDS_MAX = 200
const Cards = z.array(z.string().regex(/^[\w:-]{1,80}$/)).max(CARDS_MAX)

/** What an administrator changed of the default, by the names of cards; both empty: nothing. */
const Layout = z.object({ order: Cards, hidden: Cards })
export type Layout = z.output<typeof Layout>

/**
 * Days up to now, one day, or a month of the calendar: today is compared with yesterday until the same time, yesterday with the day
 * before; this month with as many days of the last one, that with the one before it.
 */
const PERIODS = ['today', 'yesterday', '7', '30', '90', 'month', 'lastMonth'] as const
export type Period = (typeof PERIODS)[number]

const call = {
  method: 'GET',
  title: { 'zh-cn': '控制台的数字', en: 'Figures of the dashboard' },
  access: { node: 'dashboard/dashboard' },
  query: z.object({ days: z.enum(PERIODS).default('7') }),
  /** What the caller may not see is missing. */
  answer: z.object({
    remark: z.string(),
    /** There is no course yet, whoever may see it: the caller reads how to begin. */
    isNew: z.boolean(),
    layout: Layout,
    /** `added` of `value` in the period, `previous` in the one before, where counted in time; `path`: the screen the figure comes from. */
    cards: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        value: z.int(),
        added: z.int().optional(),
        previous: z.int().optional(),
        path: z.string().optional(),
      }),
    ),
    /** Rows that wait for somebody, only where there are some; `path`: the list of them. */
    waiting: z.array(z.object({ key: z.string(), title: z.string(), value: z.int(), path: z.string() })),
    /** Records that somebody has just worked on, newest first; `path`: the record's form. */
    recent: z
      .array(
        z.object({
          id: z.int(),
          title: z.string(),
          record: z.string(),
          username: z.string(),
          createtime: z.int(),
          path: z.string().optional(),
        }),
      )
      .optional(),
    /** `members`: new ones; `income`: of paid orders less refunds, in cents. */
    series: z.object({
      views: Series,
      members: Series.optional(),
      income: Series.optional(),
      signIns: Series.optional(),
      changes: Series.optional(),
    }),
    /** Totals of what those are compared with; of views, which are known by whole days, of the whole of yesterday where today is asked for. */
    previous: z.object({
      views: z.int(),
      members: z.int().optional(),
      income: z.int().optional(),
      signIns: z.int().optional(),
      changes: z.int().optional(),
    }),
    /** Sizes in bytes, `uptime` in seconds. */
    system: z
      .object({
        version: z.string(),
        uptime: z.int(),
        databaseBytes: z.int(),
        diskBytes: z.int(),
        diskFreeBytes: z.int(),
        node: z.string(),
        postgres: z.string(),
      })
      .optional(),
  }),
} as const

export const figures = defineCall({ ...call, path: '/admin/dashboard/index' })
/** The same call as the wire's first generation names it. */
export const figuresByFormerName = defineCall({ ...call, path: '/admin/dashboard/dashboard' })

export const arrange = defineCall({
  method: 'POST',
  path: '/admin/dashboard/arrange',
  title: { 'zh-cn': '排列自己的控制台卡片', en: 'Arrange the cards of one’s own dashboard' },
  access: call.access,
  body: Layout,
})
