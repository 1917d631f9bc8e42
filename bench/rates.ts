import type { Language } from '@tutu/contract/core/languages'
import { COURSES, makeCourses, makeQueries, makeSlips } from './courses.ts'
import { adminNames } from './fill.ts'
import type { Ask, Job } from './job.ts'
import { PASSWORD } from './site-server.ts'

/** One line of the table. `prepare`: asked for once each before, and not measured. */
export type Measure = { name: string; prepare?: readonly Ask[] } & Omit<Job, 'port'>

export const CONNECTIONS = 32
/** More than the totals remembered for a second (server/src/engine/read/totals.ts): each search is counted anew. */
const QUERIES = 3000
const PAGES = 100
/** More would only wait for a core: argon2id computes all the time. */
const SIGN_IN_CONNECTIONS = 8

const USUAL = { connections: CONNECTIONS, warmUp: 0.5, seconds: 2 }
const LANGUAGES: readonly Language[] = ['zh-cn', 'en']
/** What browsers send. */
export const BROTLI = 'gzip, deflate, br, zstd'

/** Everything that is measured in requests per second, in order: writes last, since they change what lists show. */
export function measures(token: string, { site, file }: { site: boolean; file?: BuiltFile }): Measure[] {
  return [
    ...(site ? [...pages(), ...freshPages()] : []),
    ...(file ? files(file) : []),
    ...publicItems(),
    ...publicLists(),
    ...publicSearches(),
    ...adminLists(token),
    ...writes(token),
  ]
}

/** A file of the site's build, and the tag it came with. */
export type BuiltFile = { path: string; etag: string }

/** What a browser has already, and the parts of it that players ask for. */
function files({ path, etag }: BuiltFile): Measure[] {
  const ask = (headers: Readonly<Record<string, string>>): Ask[] => [{ path, headers }]
  return [
    {
      ...USUAL,
      name: 'file not changed, 304',
      expectStatus: 304,
      asks: ask({ 'accept-encoding': BROTLI, 'if-none-match': etag }),
    },
    { ...USUAL, name: 'range of a file, 1 KiB', expectStatus: 206, asks: ask({ range: 'bytes=1024-2047' }) },
    { ...USUAL, name: 'range of a file, 64 KiB', expectStatus: 206, asks: ask({ range: 'bytes=0-65535' }) },
  ]
}

function pages(): Measure[] {
  return LANGUAGES.flatMap((language) =>
    ['br', 'identity'].map((encoding) => ({
      ...USUAL,
      name: `course page, ${language}, ${encoding}`,
      asks: [coursePage(5, language, encoding === 'br' ? BROTLI : 'identity')],
    })),
  )
}

/** Courses whose texts are HTML already, as those are that were saved through the product. */
const FRESH = 1000
/** So many more are asked for before: until then the server's code is compiled while it runs, which costs a page twice as much. */
const WARMING = 300

/** Each course once: every page is rendered. */
function freshPages(): Measure[] {
  const page = (number: number, language: Language): Ask => coursePage(number, language, BROTLI)
  const prepare = [...inBoth(readBySlug, 10, FRESH + WARMING), ...inBoth(page, 10 + FRESH, WARMING)]
  return [{ ...USUAL, name: 'course page, first visit', prepare, asks: inBoth(page, 10, FRESH) }]
}

/** Courses from this number on, whose texts are HTML, by the other way to ask for a row: nothing is kept of these answers. */
const ITEMS = { from: 3000, count: 3000 }

function publicItems(): Measure[] {
  const asks = inBoth(
    (number, language) => ({
      path: `/api/course/read?id=${number}`,
      headers: { 'think-lang': language, 'accept-encoding': BROTLI },
    }),
    ITEMS.from,
    ITEMS.count,
  )
  const prepare = inBoth(readBySlug, ITEMS.from, ITEMS.count)
  return [{ ...USUAL, name: 'course by id, first visit', prepare, expectOk: true, asks }]
}

const inBoth = (ask: (number: number, language: Language) => Ask, from: number, count: number): Ask[] =>
  LANGUAGES.flatMap((language) => Array.from({ length: count }, (_, index) => ask(from + index, language)))

const readBySlug = (number: number, language: Language): Ask => ({
  path: `/api/course/read?slug=bench-${number}`,
  headers: { 'think-lang': language, server: 'true' },
})

export function coursePage(number: number, language: Language, encoding: string): Ask {
  const query = language === 'zh-cn' ? '' : `?lang=${language}`
  return {
    path: `/course/bench-${number}${query}`,
    headers: { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', 'accept-encoding': encoding },
  }
}

function publicLists(): Measure[] {
  const list = (language: Language, query: (index: number) => string, count: number): Ask[] =>
    Array.from({ length: count }, (_, index) => ({
      path: `/api/course/index?${query(index)}`,
      headers: { 'think-lang': language, 'accept-encoding': BROTLI },
    }))
  const usual = { ...USUAL, expectOk: false }
  return [
    ...LANGUAGES.map((language) => ({
      ...usual,
      name: `public list, 10 of 10,000, ${language}`,
      asks: list(language, (index) => `page=${index + 1}&limit=10`, PAGES),
    })),
    {
      ...usual,
      name: 'public list, first visit',
      asks: LANGUAGES.flatMap((language) => list(language, (index) => `page=${index + PAGES + 1}&limit=5`, 1800)),
    },
  ]
}

/** As visitors type: words of a course, in Han, in Latin, by their pinyin, with a slip, and all of them in turn. */
function publicSearches(): Measure[] {
  const courses = makeCourses()
  const ask = (query: string, language: Language): Ask => ({
    path: `/api/course/index?limit=12&quick_search=${encodeURIComponent(query)}`,
    headers: { 'think-lang': language, 'accept-encoding': BROTLI },
  })
  const han = makeQueries(courses, 'han', QUERIES).map((query) => ask(query, 'zh-cn'))
  const latin = makeQueries(courses, 'latin', QUERIES).map((query) => ask(query, 'en'))
  const slips = makeSlips(makeQueries(courses, 'latin', QUERIES)).map((query) => ask(query, 'en'))
  const usual = { ...USUAL, seconds: 4, expectOk: true }
  return [
    { ...usual, name: 'public search in Han', asks: han },
    { ...usual, name: 'public search in Latin', asks: latin },
    { ...usual, name: 'public search with a slip', asks: slips },
    {
      ...usual,
      name: 'public search, mixed',
      asks: han.flatMap((one, index) => (index % 5 === 0 ? [one, latin[index]!, slips[index]!] : [one, latin[index]!])),
    },
  ]
}

function adminLists(token: string): Measure[] {
  const courses = makeCourses()
  const usual = { ...USUAL, expectOk: true }
  const ask = (query: string, language: Language): Ask => ({
    path: `/admin/course/index?${query}`,
    headers: { batoken: token, server: 'true', 'think-lang': language, 'accept-encoding': BROTLI },
  })
  const search = (script: 'han' | 'latin', language: Language): Measure => ({
    ...usual,
    seconds: 4,
    name: `admin list, search in ${script === 'han' ? 'Han' : 'Latin'}`,
    asks: makeQueries(courses, script, QUERIES).map((query) =>
      ask(`page=1&limit=10&quick_search=${encodeURIComponent(query)}`, language),
    ),
  })
  const plain = Array.from({ length: COURSES / 10 }, (_, index) => ask(`page=${index + 1}&limit=10`, 'zh-cn'))
  return [
    search('han', 'zh-cn'),
    search('latin', 'en'),
    { ...usual, name: 'admin list, first page', asks: plain.slice(0, 1) },
    { ...usual, name: 'admin list, any of 1,000 pages', asks: plain },
  ]
}

function writes(token: string): Measure[] {
  const course = {
    title: { 'zh-cn': '新的课程 {n}', en: 'A new course {n}' },
    subtitle: { 'zh-cn': '写进数据库的一门课', en: 'A course written to the database' },
    slug: 'new-{n}',
    category_id: 1,
    level: 'beginner',
    price: '19.90',
    age_min: 6,
    age_max: 12,
    devices: ['computer'],
    tag_ids: [1, 2],
    teacher: { 'zh-cn': '林小雨', en: 'Lin Xiaoyu' },
    intro: { 'zh-cn': '## 我们会做什么\n\n做一个小游戏。', en: '## What we make\n\nA little game.' },
  }
  const signIns = adminNames(SIGN_IN_CONNECTIONS).map((username) => ({
    method: 'POST' as const,
    path: '/admin/index/login',
    headers: { server: 'true' },
    body: JSON.stringify({ username, password: PASSWORD, keep: false }),
  }))
  return [
    {
      ...USUAL,
      seconds: 4,
      name: 'durable inserts (fsync on)',
      expectOk: true,
      asks: [
        {
          method: 'POST',
          path: '/admin/course/add',
          headers: { batoken: token, server: 'true' },
          body: JSON.stringify(course),
        },
      ],
    },
    {
      ...USUAL,
      seconds: 3,
      name: `sign-ins (argon2id), ${SIGN_IN_CONNECTIONS} connections`,
      connections: SIGN_IN_CONNECTIONS,
      perConnection: true,
      expectOk: true,
      asks: signIns,
    },
  ]
}
