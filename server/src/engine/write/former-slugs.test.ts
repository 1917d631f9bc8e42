import { controllerBase } from '@tutu/contract/definition/controller-base'
import { type Definition, fieldOfRole, joinKey } from '@tutu/contract/definition/define-resource'
import { hasRole } from '@tutu/contract/fields/traits'
import { RESOURCES } from '@tutu/contract/resources/index'
import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { lesson } from '@tutu/contract/resources/lesson'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeDemo } from '../../data/remove-demo.ts'
import { SYSTEM } from '../../policy/actors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { testServices } from '../../testing/services.ts'
import { byDependence, sampleRow } from '../../testing/sample-rows.ts'

let server: TestApp
let category: number
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await testApp()
  category = await add('courseCategory', { ...sampleRow(courseCategory, 1, {}), slug: 'subject', status: '1' })
})
afterAll(() => server.close())

/** As `npm run demo:remove` does it, beside the server. */
async function withoutDemo() {
  const services = await testServices(server.database)
  return removeDemo(services.engine).finally(() => services.close())
}

beforeEach(async () => {
  await sql`delete from lesson`.execute(server.database.kysely)
  await sql`delete from course`.execute(server.database.kysely)
  await sql`delete from former_slug`.execute(server.database.kysely)
  for (const [index, slug] of ['a', 'x'].entries()) {
    const row = sampleRow(course, index + 1, { 'course-category': [category], tag: [] })
    ids[slug] = await add('course', { ...row, slug, status: '1' })
  }
  const row = sampleRow(lesson, 1, { course: [ids.a!] })
  ids.one = await add('lesson', { ...row, slug: 'one', status: '1' })
})

async function add(base: string, row: object): Promise<number> {
  const { code, data } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, row)
  expect(code, JSON.stringify(data)).toBe(1)
  return data.id
}
async function edit(base: string, id: number | undefined, values: object): Promise<void> {
  const { code, data } = await server.call('POST', `/admin/${base}/edit`, { id, ...values })
  expect(code, JSON.stringify(data)).toBe(1)
}
/** Where an address leads: another address, the row's id, or nothing. */
async function follow(path: string): Promise<string | number | undefined> {
  const answer = await server.app.inject(path)
  if (answer.statusCode === 301) return String(answer.headers.location)
  return answer.json<{ data: { row: { id: number } } | null }>().data?.row.id
}
const formerSlugs = async () =>
  (await sql<{ slug: string }>`select slug from former_slug order by slug`.execute(server.database.kysely)).rows.map(
    ({ slug }) => slug,
  )

test('a former slug leads to the row, with everything else that was asked', async () => {
  await edit('course', ids.a, { slug: 'b' })
  expect(await follow('/api/course/read?slug=a&lang=en&utm_source=x')).toBe(
    '/api/course/read?slug=b&lang=en&utm_source=x',
  )
  expect(await follow('/api/course/read?slug=b')).toBe(ids.a)
  expect(await follow('/api/course/read?slug=never')).toBeUndefined()
  await edit('courseCategory', category, { slug: 'topic' })
  expect(await follow('/api/courseCategory/read?slug=subject')).toBe('/api/courseCategory/read?slug=topic')
})

test('no cache keeps a move: the slug may be given to another row', async () => {
  await edit('course', ids.a, { slug: 'b' })
  expect((await server.app.inject('/api/course/read?slug=a')).headers['cache-control']).toBe('no-store')
})

test('a chain of changes is one step, and a way back ends where it began', async () => {
  await edit('course', ids.a, { slug: 'b' })
  await edit('course', ids.a, { slug: 'c' })
  expect(await follow('/api/course/read?slug=a')).toBe('/api/course/read?slug=c')
  expect(await follow('/api/course/read?slug=b')).toBe('/api/course/read?slug=c')
  await edit('course', ids.a, { slug: 'a' })
  expect(await follow('/api/course/read?slug=a')).toBe(ids.a)
  expect(await follow('/api/course/read?slug=c')).toBe('/api/course/read?slug=a')
  expect(await formerSlugs()).toEqual(['b', 'c'])
})

test('slugs that rows had within one transaction only are former ones, those they end with are not', async () => {
  const services = await testServices(server.database)
  const added = await services.engine.mutations.run(SYSTEM, async (tx) => {
    await tx.touch('course', [ids.a!], { slug: 'b' })
    await tx.touch('course', [ids.a!], { slug: 'a' })
    const row = sampleRow(course, 3, { 'course-category': [category], tag: [] })
    const id = await tx.add('course', { ...row, slug: 'new', status: '1' })
    await tx.touch('course', [id], { slug: 'newer' })
    return id
  })
  await services.close()
  expect(await formerSlugs()).toEqual(['b', 'new'])
  expect(await follow('/api/course/read?slug=a')).toBe(ids.a)
  expect(await follow('/api/course/read?slug=newer')).toBe(added)
})

test('a row that has the slug now comes first, whoever had it before; two that swap theirs make no circle', async () => {
  await edit('course', ids.a, { slug: 'b' })
  await edit('course', ids.x, { slug: 'a' })
  expect(await follow('/api/course/read?slug=a')).toBe(ids.x)
  await edit('course', ids.a, { slug: 'x' })
  expect(await follow('/api/course/read?slug=x')).toBe(ids.a)
  expect(await follow('/api/course/read?slug=a')).toBe(ids.x)
  expect(await formerSlugs()).toEqual(['b'])
})

test('lessons are found by former slugs of their own, of their course, and of both', async () => {
  await edit('course', ids.a, { slug: 'b' })
  expect(await follow('/api/lesson/read?course=a&slug=one')).toBe('/api/lesson/read?course=b&slug=one')
  await edit('lesson', ids.one, { slug: 'two' })
  for (const query of ['course=a&slug=one', 'course=b&slug=one', 'course=a&slug=two'])
    expect(await follow(`/api/lesson/read?${query}`)).toBe('/api/lesson/read?course=b&slug=two')
  expect(await follow('/api/lesson/read?course=b&slug=two')).toBe(ids.one)
  expect(await follow('/api/lesson/read?course=x&slug=one')).toBeUndefined()
})

test('a lesson that went to another course is found there', async () => {
  await edit('lesson', ids.one, { course_id: ids.x })
  expect(await follow('/api/lesson/read?course=a&slug=one')).toBe('/api/lesson/read?course=x&slug=one')
})

test('what is not public has no former address either', async () => {
  await edit('course', ids.a, { slug: 'b', status: '0' })
  expect(await follow('/api/course/read?slug=a')).toBeUndefined()
  expect(await follow('/api/course/read?slug=b')).toBeUndefined()
  expect(await follow('/api/lesson/read?course=a&slug=one')).toBeUndefined()
})

test('with a row go its former slugs, and those within it; with the demo go those of the demo', async () => {
  await edit('lesson', ids.one, { slug: 'two' })
  await edit('lesson', ids.one, { course_id: ids.x })
  await edit('course', ids.a, { slug: 'b' })
  expect(await formerSlugs()).toEqual(['a', 'one', 'two'])
  await server.call('DELETE', '/admin/course/del', { ids: [ids.a] })
  expect(await formerSlugs()).toEqual([])
  await edit('course', ids.x, { slug: 'y' })
  await edit('lesson', ids.one, { slug: 'three' })
  await sql`update course set is_demo = true`.execute(server.database.kysely)
  await sql`update lesson set is_demo = true`.execute(server.database.kysely)
  await withoutDemo()
  expect(await formerSlugs()).toEqual([])
})

/** Every kind of page that is called by a slug, so that a new one is looked at by itself. */
const CALLED = RESOURCES.filter((one) => one.public?.page && fieldOfRole(one, 'address'))

test.each(CALLED.map((one) => [one.public!.page, one] as const))('%s is found by its former slug', async (_, one) => {
  const known = await rowsFor(one)
  const base = controllerBase(one)
  const address = fieldOfRole(one, 'address')!
  const id = await add(base, { ...shownRow(one, 3, known), [address]: `${one.name}-before` })
  const field = one.fields[address]
  const within = field && hasRole(field, 'address') ? field.within : undefined
  const scope = within && `${joinKey(within)}=${await slugOf(one.fields[within], known)}&`
  const at = (slug: string): string => `/api/${base}/read?${scope ?? ''}${address}=${one.name}-${slug}&lang=en`
  for (const slug of ['between', 'after']) await edit(base, id, { [address]: `${one.name}-${slug}` })
  for (const former of ['before', 'between']) expect(await follow(at(former))).toBe(at('after'))
  expect(await follow(at('after'))).toBe(id)
})

const shownRow = (one: Definition, number: number, known: Record<string, number[]>) => ({
  ...sampleRow(one, number, known, { optional: false }),
  ...Object.fromEntries(Object.entries(one.public?.where ?? {}).map(([name, value]) => [name, Number(value)])),
})

/** One row of each module that a row of this one may point to, seen by visitors; by the module's name. */
async function rowsFor(one: Definition): Promise<Record<string, number[]>> {
  const known: Record<string, number[]> = { 'course-category': [category], course: [ids.a!], tag: [] }
  const wanted = new Set(
    Object.values(one.fields).flatMap((field) => ('to' in field && field.required ? [field.to] : [])),
  )
  for (const other of byDependence(RESOURCES)) {
    if (!wanted.has(other.name) || other.name in known || other.name === one.name) continue
    known[other.name] = [await add(controllerBase(other), shownRow(other, 1, known))]
  }
  return known
}

async function slugOf(field: Definition['fields'][string] | undefined, known: Record<string, number[]>) {
  const other = RESOURCES.find(({ name }) => field && 'to' in field && name === field.to)!
  const id = known[other.name]![0]
  const { data } = await server.call<{ row: Record<string, string> }>('GET', `/admin/${controllerBase(other)}/edit`, {
    id,
  })
  return data.row[fieldOfRole(other, 'address')!]
}
