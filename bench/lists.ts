import { type Ask, runJob } from './job.ts'
import { BROTLI } from './rates.ts'
import { signIn, type SiteServer } from './site-server.ts'
import { number } from './table.ts'
import { CREATURES, STYLES, TOPICS, VERBS } from './words.ts'

/** At once. */
const ADMINISTRATORS = 8
const SECONDS = 3
/** Pages that are gone along from the middle, by cursor. */
const STEPS = 120
/** ms of p95 at most. */
const WANTED = 100
const LIMITS = [10, 20, 30, 50]

type List = {
  name: string
  base: string
  /** What it is filtered by: fields with some of their values. */
  filters: Readonly<Record<string, readonly (string | number)[]>>
  /** What is looked for, where its fields hold such words. */
  han?: readonly string[]
  latin: readonly string[]
}

const zh = (words: readonly { 'zh-cn': string }[]): string[] => words.map((word) => word['zh-cn'])
const en = (words: readonly { en: string }[]): string[] => words.map((word) => word.en)
/** Parts of numbers that are all over a table. */
const NUMBERS = Array.from({ length: 60 }, (_, index) => String(1000 + ((index * 7919) % 9000)))
const SOME = NUMBERS.map((_, index) => 1 + index * 13)
const WRITTEN = ['完成一课', '闯过一关', '兑换贴纸', '作品展示', '课程结业', '积木', '签到', '指令卡片']

/** The lists that grow with a school. Fields and values are those of `copy-*.ts`. */
const LISTS: readonly List[] = [
  {
    name: 'members',
    base: 'user.user',
    filters: { gender: ['0', '1', '2'], status: ['1', '0'] },
    han: [...zh(STYLES), ...zh(CREATURES)],
    latin: [...en(STYLES), ...NUMBERS.map((one) => `learner${one}`)],
  },
  { name: 'points log', base: 'user.scoreLog', filters: { user_id: SOME }, han: WRITTEN, latin: ['check', 'lesson'] },
  { name: 'balance log', base: 'user.moneyLog', filters: { user_id: SOME }, han: ['充值', '订单'], latin: NUMBERS },
  {
    name: 'orders',
    base: 'order',
    filters: {
      state: ['pending', 'paid', 'delivered', 'cancelled', 'refunded'],
      pay_type: ['balance', 'offline', 'points'],
    },
    latin: NUMBERS,
  },
  {
    name: 'order lines',
    base: 'orderLine',
    filters: { order_id: SOME },
    han: ['贴纸', '积木指令', '卡片'],
    latin: ['sheet', 'cards'],
  },
  {
    name: 'order log',
    base: 'orderLog',
    filters: { step: ['placed', 'paid', 'delivered', 'cancelled', 'refunded'] },
    han: ['退款', '地址'],
    latin: ['refund', 'address'],
  },
  {
    name: 'works',
    base: 'cases',
    filters: {
      kind: ['python', 'cpp', 'html', 'javascript', 'scratch'],
      state: ['pending', 'rejected', 'withdrawn', 'draft', 'approved'],
    },
    han: [...zh(VERBS), ...zh(STYLES), ...zh(CREATURES)],
    latin: [...en(VERBS), ...en(CREATURES)],
  },
  {
    name: 'courses',
    base: 'course',
    filters: { level: ['beginner', 'explorer', 'creator', 'master'], category_id: [1, 2, 3, 4, 5] },
    han: [...zh(STYLES), ...zh(TOPICS)],
    latin: [...en(STYLES), ...en(TOPICS)],
  },
  {
    name: 'lessons',
    base: 'lesson',
    filters: { kind: ['article', 'video', 'scratch', 'code', 'quiz'], course_id: SOME },
    han: [...zh(TOPICS), '第一课', '练习'],
    latin: [...en(TOPICS), 'lesson', 'exercise'],
  },
  {
    name: 'likes',
    base: 'reaction',
    filters: { kind: ['like', 'idea', 'fun'], cases_id: SOME },
    latin: ['like', 'idea'],
  },
]

export type Timed = { name: string; p50: number; p95: number; wrong: number }

/** Times of the back office's large lists: first pages, filtered ones, words, and pages in the middle gone along by cursor. */
export async function measureLists({ port }: SiteServer): Promise<Timed[]> {
  const token = await signIn(port)
  const timed: Timed[] = []
  for (const list of LISTS) {
    for (const [name, asks] of await questions(port, token, list)) {
      const job = { port, connections: ADMINISTRATORS, warmUp: 0.5, seconds: SECONDS, asks, expectOk: true }
      const { p50, p95, failed, refused, broken } = await runJob(job)
      timed.push({ name: `${list.name}, ${name}`, p50, p95, wrong: failed + refused + broken })
    }
  }
  return timed
}

async function questions(port: number, token: string, { base, filters, han, latin }: List): Promise<[string, Ask[]][]> {
  const headers = { batoken: token, server: 'true', 'think-lang': 'zh-cn', 'accept-encoding': BROTLI }
  const ask = (query: string): Ask => ({ path: `/admin/${base}/index?${query}`, headers })
  const search = (words: readonly string[]): Ask[] =>
    LIMITS.flatMap((limit) => words.map((word) => ask(`limit=${limit}&quick_search=${encodeURIComponent(word)}`)))
  return [
    ['first page', LIMITS.map((limit) => ask(`page=1&limit=${limit}`))],
    ...Object.entries(filters).map(([field, values]): [string, Ask[]] => [
      `by ${field}`,
      LIMITS.flatMap((limit) =>
        values.map((value) =>
          ask(`limit=${limit}&search[0][field]=${field}&search[0][val]=${value}&search[0][operator]=eq`),
        ),
      ),
    ]),
    ...(han ? [['Han', search(han)] satisfies [string, Ask[]]] : []),
    ['Latin', search(latin)],
    ['middle, by cursor', await alongCursors(port, ask)],
  ]
}

/** The pages after that in the middle, as a reader goes along them. */
async function alongCursors(port: number, ask: (query: string) => Ask): Promise<Ask[]> {
  const read = async ({ path, headers }: Ask) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return ((await answer.json()) as { data: { total: number; next: string | null } }).data
  }
  const { total } = await read(ask('limit=10'))
  const asks: Ask[] = []
  let query = `page=${Math.max(1, Math.floor(total / 20))}&limit=10`
  for (let step = 0; step < STEPS; step++) {
    const one = ask(query)
    asks.push(one)
    const { next } = await read(one)
    if (!next) break
    query = `limit=10&cursor=${encodeURIComponent(next)}`
  }
  return asks
}

/** Rows of a table: each question at few rows and at many. */
export function listRows(few: readonly Timed[], many: readonly Timed[]): string[][] {
  return many.map(({ name, p50, p95, wrong }, index) => {
    const before = few[index]!
    return [
      name,
      ...[before.p50, before.p95, p50, p95].map((ms) => ms.toFixed(1)),
      (p95 / before.p95).toFixed(1),
      `≤ ${WANTED} ms`,
      number(wrong + before.wrong),
    ]
  })
}
