import { defineResource } from '@tutu/contract/definition/define-resource'
import { RESOURCES } from '@tutu/contract/resources/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../compose.ts'
import { SYSTEM } from '../policy/actors.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { makeTables } from '../testing/make-tables.ts'
import { sampleRow } from '../testing/sample-rows.ts'
import { testServices } from '../testing/services.ts'
import { createPublicReads, type PublicReads } from './read/public-reads.ts'
import type { WriteSession } from './write/session.ts'

const label = (text: string) => ({ 'zh-cn': text, en: text })
/** Filtered by a plain relation first, then by one that points into a tree. */
const pond = defineResource({
  name: 'frog-pond',
  title: label('Ponds'),
  icon: 'StarOutlined',
  menu: { directory: 'teaching', weigh: 1 },
  label: 'name',
  quickSearch: ['name'],
  sort: { field: 'id', direction: 'desc' },
  public: { filters: { tag_id: '=', category_id: '=' }, where: {}, read: [] },
  fields: {
    name: { kind: 'text', label: label('Name'), public: true },
    tag_id: { kind: 'relation', to: 'tag', label: label('Tag') },
    category_id: { kind: 'relation', to: 'course-category', label: label('Category') },
  },
})

let opened: TestDatabase
let services: Services
let reads: PublicReads
const ids = {
  category: 0,
  elsewhere: 0,
  tag: 0,
  notices: 0,
  rabbit: 0,
  maze: 0,
  game: 0,
  hop: 0,
  jump: 0,
  score: 0,
  first: 0,
  middle: 0,
  last: 0,
}

beforeAll(async () => {
  opened = await createTestDatabase('started')
  await makeTables(opened.database, [pond])
  services = await testServices(opened.database, { modules: [{ definition: pond }] })
  reads = createPublicReads(services.engine)
  await services.engine.mutations.run(SYSTEM, async (tx) => {
    ids.category = await tx.add('course-category', { ...sample('course-category', 1), status: '1' })
    ids.elsewhere = await tx.add('course-category', { ...sample('course-category', 2), status: '1' })
    ids.notices = await tx.add('news-category', sample('news-category', 1))
    ids.tag = await tx.add('tag', sample('tag', 1))
    ids.rabbit = await tx.add('course', courseOf(1, { weigh: 30 }))
    ids.maze = await tx.add('course', courseOf(2, { weigh: 20 }))
    ids.game = await tx.add('course', courseOf(3, { weigh: 10, prerequisite_ids: [ids.rabbit] }))
    ids.hop = await tx.add('lesson', lessonOf(1, ids.rabbit))
    ids.jump = await tx.add('lesson', lessonOf(2, ids.game, { prerequisite_ids: [ids.hop] }))
    ids.score = await tx.add('lesson', lessonOf(3, ids.game))
    ids.first = await tx.add('tutu', tutorialOf(1, { weigh: 300 }))
    ids.middle = await tx.add('tutu', tutorialOf(2, { weigh: 200 }))
    ids.last = await tx.add('tutu', tutorialOf(3, { weigh: 100 }))
  })
})
afterAll(async () => {
  await services.close()
  await opened.drop()
})

function sample(name: string, number: number, targets: Record<string, number[]> = {}): Record<string, unknown> {
  return sampleRow(
    RESOURCES.find((one) => one.name === name)!,
    number,
    targets,
  )
}
const courseOf = (number: number, more: object) => ({
  ...sample('course', number, { 'course-category': [ids.category], tag: [] }),
  status: '1',
  recommended: '0',
  ...more,
})
const tutorialOf = (number: number, more: object) => ({
  ...sample('tutu', number, { tag: [] }),
  topic: 'scratch',
  status: '1',
  ...more,
})
const lessonOf = (number: number, course: number, more: object = {}) => ({
  ...sample('lesson', number, { course: [course] }),
  status: '1',
  ...more,
})

/** Of answers by what they are called, the names of those that a write makes anew: `{ shelf: ['course', 'index', { limit: 2 }] }`. */
async function madeAnew(
  asked: Readonly<Record<string, readonly [base: string, action: 'index' | 'read', query: object]>>,
  write: (tx: WriteSession) => Promise<unknown>,
): Promise<string[]> {
  const tagsOf = new Map<string, readonly string[]>()
  for (const [name, [base, action, query]] of Object.entries(asked)) {
    const answer = await reads[action](reads.find(base)!, asTexts(query), 'zh-cn')
    expect(answer.kind, name).toBe('data')
    tagsOf.set(name, answer.tags)
  }
  const told = await services.engine.mutations.run(SYSTEM, async (tx) => {
    await write(tx)
    return tx.tags
  })
  return [...tagsOf].filter(([, tags]) => tags.some((tag) => told.has(tag))).map(([name]) => name)
}
const asTexts = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

const shelves = () =>
  ({
    first: ['course', 'index', { limit: 1 }],
    'of the category': ['course', 'index', { category_id: ids.category, limit: 1 }],
    second: ['course', 'index', { limit: 1, page: 2 }],
    both: ['course', 'index', { limit: 2 }],
    beginners: ['course', 'index', { level: 'beginner', limit: 1 }],
    'by price': ['course', 'index', { order: 'price,asc', limit: 1 }],
    'by words': ['course', 'index', { quick_search: 'Rabbit', limit: 1 }],
  }) as const

test('what a course says is made anew on the lists that show it, and on no other', async () => {
  const renamed = await madeAnew(shelves(), (tx) => tx.touch('course', [ids.maze], { teacher: { 'zh-cn': '阿禾' } }))
  expect(renamed).toEqual(['second', 'both', 'by price', 'by words'])
})

test('a course of another level is another for lists of a level', async () => {
  const values = { level: 'advanced', teacher: { 'zh-cn': '阿禾' } }
  const moved = await madeAnew(shelves(), (tx) => tx.touch('course', [ids.maze], values))
  expect(moved).toEqual(['second', 'both', 'beginners', 'by price', 'by words'])
})

test.each([
  ['moves in the order', { weigh: 40 }],
  ['is hidden', { status: false }],
  ['is shown again', { status: true }],
])('a course that %s is another for every list it may come into', async (_, values) => {
  const moved = await madeAnew(shelves(), (tx) => tx.touch('course', [ids.maze], values))
  expect(moved).toEqual(Object.keys(shelves()))
})

test('a course that goes to another category leaves the lists of the one, and comes into those of the other', async () => {
  const asked = {
    from: ['course', 'index', { category_id: ids.category, limit: 1 }],
    to: ['course', 'index', { category_id: ids.elsewhere, limit: 1 }],
    first: ['course', 'index', { limit: 1 }],
  } as const
  const gone = await madeAnew(asked, (tx) => tx.touch('course', [ids.game], { category_id: ids.elsewhere }))
  expect(gone).toEqual(['from', 'to'])
})

test('a category that goes below another takes its courses along, into whatever list of that one, however it is ordered', async () => {
  const asked = {
    'of the category': ['course', 'index', { category_id: ids.category, limit: 1 }],
    'by price': ['course', 'index', { category_id: ids.category, order: 'price,asc', limit: 1 }],
    'by words': ['course', 'index', { category_id: ids.category, quick_search: 'Rabbit', limit: 1 }],
    'of a tag in it': ['frogPond', 'index', { category_id: ids.category, tag_id: ids.tag }],
    'of every category': ['course', 'index', { order: 'price,asc', limit: 1 }],
  } as const
  const moved = await madeAnew(asked, (tx) => tx.touch('course-category', [ids.elsewhere], { pid: ids.category }))
  expect(moved).toEqual(['of the category', 'by price', 'by words', 'of a tag in it'])
})

test('a new course may come into every list', async () => {
  const added = await madeAnew(shelves(), (tx) => tx.add('course', courseOf(4, {})))
  expect(added).toEqual(Object.keys(shelves()))
})

test('a lesson names what comes before it; its neighbours are not made anew with that', async () => {
  const asked = {
    itself: ['lesson', 'read', { id: ids.jump }],
    'the one beside it': ['lesson', 'read', { id: ids.score }],
    'its outline': ['lesson', 'index', { course_id: ids.game }],
  } as const
  const course = await madeAnew(asked, (tx) => tx.touch('course', [ids.rabbit], { teacher: { 'zh-cn': '阿禾' } }))
  expect(course).toEqual(['itself'])
  const lesson = await madeAnew(asked, (tx) => tx.touch('lesson', [ids.hop], { summary: { 'zh-cn': '跳一跳' } }))
  expect(lesson).toEqual(['itself'])
})

test('a tutorial is made anew with those beside it, and when one may come between', async () => {
  const asked = { first: ['tutu', 'read', { id: ids.first }], last: ['tutu', 'read', { id: ids.last }] } as const
  expect(await madeAnew(asked, (tx) => tx.touch('tutu', [ids.middle], { summary: { 'zh-cn': '短' } }))).toEqual([
    'first',
    'last',
  ])
  expect(await madeAnew(asked, (tx) => tx.touch('tutu', [ids.first], { summary: { 'zh-cn': '长' } }))).toEqual([
    'first',
  ])
  expect(await madeAnew(asked, (tx) => tx.touch('tutu', [ids.middle], { weigh: 400 }))).toEqual(['first', 'last'])
})

test.each(['blog', 'news'])(
  'an article of %s is made anew with those beside it, and when one may come between',
  async (name) => {
    const [first, middle, last] = await services.engine.mutations.run(SYSTEM, async (tx) => {
      const targets = { tag: [], 'news-category': [ids.notices] }
      const article = (number: number, publishtime: number) =>
        tx.add(name, { ...sample(name, number, targets), status: '1', publishtime })
      return [await article(1, 1000), await article(2, 2000), await article(3, 3000)]
    })
    const asked = { first: [name, 'read', { id: first }], last: [name, 'read', { id: last }] } as const
    const anew = (id: number, values: Record<string, unknown>) => madeAnew(asked, (tx) => tx.touch(name, [id], values))
    expect(await anew(middle!, { summary: { 'zh-cn': '短' } })).toEqual(['first', 'last'])
    expect(await anew(first!, { summary: { 'zh-cn': '长' } })).toEqual(['first'])
    expect(await anew(first!, { publishtime: 1500 })).toEqual(['first', 'last'])
  },
)
