import type { Language } from '@tutu/contract/core/languages'
import { makeCourses, makeQueries } from './courses.ts'
import { type Ask, runJob } from './job.ts'
import { BROTLI, coursePage } from './rates.ts'
import { signIn, type SiteServer } from './site-server.ts'
import { number } from './table.ts'

/** Rows that are reached by number from either end; farther in, by value and cursor. */
const NEAR = 10_000
const LIMIT = 10
/** Different addresses of a case: enough that none is asked for twice while it is measured. */
const MANY = 1500
/** Pages that are gone along from the middle, by cursor. */
const STEPS = 60
const SECONDS = 3
/** At once, of searches. */
const SEARCHERS = 8

type Case = {
  name: string
  asks: readonly Ask[]
  /** ms of p95 at most. */
  wanted: number
  /** Of the p95 at few rows: at most so many times. */
  growth?: number
  connections?: number
}
export type Grown = { name: string; p50: number; p95: number; wrong: number; wanted: number; growth?: number }

/** Times of lists, filters, deep pages, items, pages and searches at `rows` courses: one caller, searches eight. */
export async function measureGrowth({ port }: SiteServer, rows: number): Promise<Grown[]> {
  const token = await signIn(port)
  const categories = await categoriesOf(port)
  // A process that has just started is slow at first.
  await runJob({ port, connections: 4, warmUp: 0, seconds: SECONDS, asks: warmUps() })
  const grown: Grown[] = []
  for (const one of [...(await lists({ port, rows, token, categories })), ...items(rows), ...searches(token)]) {
    const { name, wanted, growth, asks, connections = 1 } = one
    const result = await runJob({ port, connections, warmUp: 0, seconds: SECONDS, asks, once: true })
    const { p50, p95, failed, refused, broken } = result
    grown.push({ name, p50, p95, wrong: failed + refused + broken, wanted, ...(growth && { growth }) })
  }
  return grown
}

/** Rows of a table: each case at few rows and at many. */
export function growthRows(few: readonly Grown[], many: readonly Grown[]): string[][] {
  return many.map(({ name, p50, p95, wrong, wanted, growth }, index) => {
    const before = few[index]!
    const wants = [growth ? `≤ ${growth} ×` : '', `≤ ${wanted} ms`].filter(Boolean).join(', ')
    return [
      name,
      ...[before.p50, before.p95, p50, p95].map((ms) => ms.toFixed(1)),
      (p95 / before.p95).toFixed(1),
      wants,
      number(wrong + before.wrong),
    ]
  })
}

/** How often a list may take longer at a million rows than at ten thousand, and how long, in ms. */
const LIST = { growth: 2, wanted: 100 }

type Caller = { name: string; path: string; headers: (language: Language) => Record<string, string> }

type Site = { port: number; rows: number; token: string; categories: readonly number[] }

async function lists({ port, rows, token, categories }: Site): Promise<Case[]> {
  const callers: Caller[] = [
    {
      name: 'public list',
      path: '/api/course/index',
      headers: (language) => ({ 'think-lang': language, 'accept-encoding': BROTLI }),
    },
    {
      name: 'admin list',
      path: '/admin/course/index',
      headers: (language) => ({ batoken: token, server: 'true', 'think-lang': language, 'accept-encoding': BROTLI }),
    },
  ]
  const cases: Case[] = []
  for (const caller of callers) {
    const ask = (query: string, language: Language = 'zh-cn'): Ask => ({
      path: `${caller.path}?${query}`,
      headers: caller.headers(language),
    })
    const pages = (from: number, count: number, query = ''): Ask[] =>
      Array.from({ length: count }, (_, index) => ask(`page=${from + index}&limit=${LIMIT}${query}`))
    const near = NEAR / LIMIT
    const last = Math.floor(rows / LIMIT)
    const isAdmin = caller.path.startsWith('/admin')
    const of = (field: string, value: string | number, operator = 'eq'): string =>
      isAdmin
        ? `&search[0][field]=${field}&search[0][val]=${value}&search[0][operator]=${operator}`
        : `&${field}=${value}`
    const byTitle = isAdmin ? '&order=title,asc' : ''
    cases.push(
      { name: `${caller.name}, first page`, asks: firsts(ask), ...LIST },
      { name: `${caller.name}, first 10,000 rows by number`, asks: shuffled(pages(1, near)), ...LIST },
      { name: `${caller.name}, last 10,000 rows by number`, asks: shuffled(pages(last - near + 1, near)), ...LIST },
      { name: `${caller.name}, middle by number`, asks: pages(Math.floor(last / 2), 500), ...LIST },
      { name: `${caller.name}, middle by cursor`, asks: await alongCursors(port, ask, middle(last, '')), ...LIST },
      {
        name: `${caller.name}, one category`,
        asks: shuffled(categories.flatMap((id) => pages(1, 160, of('category_id', id)))),
        ...LIST,
      },
    )
    if (isAdmin) {
      cases.push(
        {
          name: 'admin list by title, middle by cursor',
          asks: await alongCursors(port, ask, middle(last, byTitle)),
          ...LIST,
        },
        {
          name: 'admin list, one level',
          asks: shuffled(['beginner', 'explorer', 'creator'].flatMap((level) => pages(1, 300, of('level', level)))),
          ...LIST,
        },
      )
    } else {
      cases.push({
        name: 'public list, one age',
        asks: shuffled([5, 6, 7, 8, 9, 10].flatMap((age) => pages(1, 160, `&age_min=${age}&age_max=${age}`))),
        ...LIST,
      })
    }
  }
  return cases
}

const middle = (last: number, rest: string): string => `page=${Math.floor(last / 2)}&limit=${LIMIT}${rest}`

/** First pages of different lengths: of one length there is but one. */
const firsts = (ask: (query: string, language?: Language) => Ask): Ask[] =>
  [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].flatMap((limit) => [
    ask(`page=1&limit=${limit}`),
    ask(`page=1&limit=${limit}`, 'en'),
  ])

/** Those that the first courses belong to. */
async function categoriesOf(port: number): Promise<number[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/course/index?limit=48`)
  const { data } = (await answer.json()) as { data: { list: { category_id: number }[] } }
  return [...new Set(data.list.map((row) => row.category_id))].toSorted((a, b) => a - b)
}

const warmUps = (): Ask[] =>
  Array.from({ length: 2000 }, (_, index) => ({ path: `/api/course/index?page=${1 + index}&limit=7` }))

/** The pages after one, as a reader goes along them. */
async function alongCursors(port: number, ask: (query: string) => Ask, start: string): Promise<Ask[]> {
  const asks: Ask[] = []
  let query = start
  for (let step = 0; step < STEPS; step++) {
    const one = ask(query)
    const answer = await fetch(`http://127.0.0.1:${port}${one.path}`, { headers: one.headers })
    const { data } = (await answer.json()) as { data: { next?: string | null } }
    if (!data.next) break
    query = `${start.replace(/page=\d+&/, '')}&cursor=${encodeURIComponent(data.next)}`
    asks.push(ask(query))
  }
  return asks
}

function items(rows: number): Case[] {
  const numbers = Array.from({ length: MANY }, (_, index) => 1 + ((index * 7919) % rows))
  return [
    {
      name: 'item',
      asks: numbers.map((one) => ({ path: `/api/course/read?slug=bench-${one}`, headers: { 'think-lang': 'zh-cn' } })),
      ...LIST,
    },
    { name: 'page', asks: numbers.slice(0, 500).map((one) => coursePage(one, 'en', BROTLI)), ...LIST },
  ]
}

/** ms that a search may take, p95. */
const SEARCH = 50

function searches(token: string): Case[] {
  const courses = makeCourses()
  const kinds = (['han', 'latin'] as const).flatMap((script) =>
    [1, 3].map((words) => ({ script, words, queries: makeQueries(courses, script, MANY, words) })),
  )
  return [false, true].flatMap((isAdmin) =>
    kinds.map(({ script, words, queries }) => ({
      name: `${isAdmin ? 'admin' : 'public'} search, ${script === 'han' ? 'Han' : 'Latin'}, ${words === 1 ? 'one word' : 'three words'}`,
      connections: SEARCHERS,
      wanted: SEARCH,
      // Of single words there are few: by another length of page nobody has asked for them.
      asks: Array.from({ length: MANY }, (_, index) => ({
        path: `/${isAdmin ? 'admin' : 'api'}/course/index?limit=${12 + Math.floor(index / queries.length)}&quick_search=${encodeURIComponent(queries[index % queries.length]!)}`,
        headers: {
          'think-lang': script === 'han' ? 'zh-cn' : 'en',
          'accept-encoding': BROTLI,
          ...(isAdmin && { batoken: token, server: 'true' }),
        },
      })),
    })),
  )
}

/** In an order that is the same each time, and not the list's. */
function shuffled(asks: readonly Ask[]): Ask[] {
  return asks.map((_, index) => asks[(index * 389) % asks.length]!)
}
