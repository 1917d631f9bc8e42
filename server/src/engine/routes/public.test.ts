import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { lesson } from '@tutu/contract/resources/lesson'
import { tag } from '@tutu/contract/resources/tag'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'

type Row = Record<string, unknown> & { id: number }
type List = { list: Row[]; total: number; remark: string }

const EVIL = [
  '# Title',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1)) [b](JaVaScRiPt&#58;alert(1)) [c](data:text/html,x) [d](vbscript:x)',
  '![p](https://evil.example/x.png) ![q](/static/covers/blank.svg) ![r](javascript:alert(1))',
  '<a href="x" onclick="alert(1)">x</a> <svg/onload=alert(1)> <iframe srcdoc="x"></iframe>',
  '```html\n<script>alert(2)</script>\n```',
  '`<b onmouseover=alert(3)>`',
].join('\n\n')

let server: TestApp
const ids = { category: 0, tag: 0, hiddenTag: 0, open: 0, hidden: 0 }
const lessons: Record<string, number> = {}

beforeAll(async () => {
  server = await testApp()
  ids.category = await add('courseCategory', { ...sampleRow(courseCategory, 1, {}), status: '1' })
  ids.tag = await add('tag', { ...sampleRow(tag, 1, {}), status: '1' })
  ids.hiddenTag = await add('tag', { ...sampleRow(tag, 2, {}), status: '0' })
  const targets = { 'course-category': [ids.category], tag: [] }
  const own = { tag_ids: [ids.tag, ids.hiddenTag], intro_i18n: { 'zh-cn': EVIL } }
  ids.open = await add('course', { ...sampleRow(course, 1, targets), ...own, slug: 'open', status: '1' })
  ids.hidden = await add('course', { ...sampleRow(course, 2, targets), ...own, slug: 'hidden', status: '0' })
  const rows = [
    ['first', ids.open, { free: '1', minutes: 10 }],
    ['second', ids.open, { free: '0', minutes: 20 }],
    ['unpublished', ids.open, { free: '1', minutes: 40, status: '0' }],
    ['third', ids.open, { free: '1', minutes: 5 }],
    ['inside', ids.hidden, { free: '1' }],
    ['first', ids.hidden, { free: '1' }],
  ] as const
  for (const [index, [slug, course_id, more]] of rows.entries()) {
    const values = {
      ...sampleRow(lesson, index, { course: [course_id] }),
      slug,
      status: '1',
      content_i18n: { 'zh-cn': EVIL },
    }
    lessons[`${course_id} ${slug}`] = await add('lesson', { ...values, ...more })
  }
})
afterAll(() => server.close())

async function add(base: string, row: object): Promise<number> {
  const { code, data } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, row)
  expect(code, JSON.stringify(data)).toBe(1)
  return data.id
}
const get = <Data = List>(path: string, query: object = {}, language: 'zh-cn' | 'en' = 'zh-cn') =>
  server.call<Data>('GET', `/api/${path}`, query, { token: '', language })
const readRow = async (path: string, query: object): Promise<Row | undefined> => {
  const { code, data } = await get<{ row: Row } | null>(path, query)
  return code === 1 ? data!.row : undefined
}

test('a list carries published rows, public fields only, names of public rows they point to, and sums', async () => {
  const { data } = await get('course/index')
  expect(data).toMatchObject({ total: 1, list: [{ id: ids.open, slug: 'open', lesson_count: 3, total_minutes: 35 }] })
  const [row] = data.list
  expect(row!.category).toMatchObject({ id: ids.category, name: expect.any(String), accent: expect.any(String) })
  expect((row!.tags as Row[]).map(({ id }) => id)).toEqual([ids.tag])
  for (const name of ['status', 'weigh', 'version', 'createtime', 'is_demo', 'intro', 'intro_html', 'title_i18n']) {
    expect(row).not.toHaveProperty(name)
  }
})

test('one row is read by its slug or id, hidden and unknown ones not at all', async () => {
  expect((await readRow('course/read', { slug: 'open' }))!.id).toBe(ids.open)
  expect((await readRow('course/read', { id: ids.open }))!.slug).toBe('open')
  for (const query of [{ slug: 'hidden' }, { id: ids.hidden }, { slug: 'none' }, { id: 999_999 }]) {
    expect(await get('course/read', query)).toMatchObject({ status: 200, code: 0, msg: '记录不存在' })
  }
  for (const query of [{}, { slug: '' }, { id: 'x' }, { id: '99999999999' }, { slug: ['a', 'b'] }]) {
    expect(await get('course/read', query)).toMatchObject({
      status: 200,
      code: 0,
      msg: expect.stringContaining('参数'),
    })
  }
})

test('Markdown comes as HTML without anything that runs or calls elsewhere', async () => {
  const html = String((await readRow('course/read', { slug: 'open' }))!.intro_html)
  expect(html).toContain('<h2 id="h-title">Title</h2>')
  expect(html).toContain('src="/static/covers/blank.svg"')
  for (const element of html.matchAll(/<([a-z0-9]+)([^>]*)>/gi)) {
    expect(element[1]).not.toMatch(/^(script|iframe|svg|style|object|form|b)$/i)
    expect(element[2]).not.toMatch(/\son\w+\s*=|javascript:|vbscript:|data:|srcdoc/i)
    // A link leads elsewhere when somebody follows it; nothing is fetched from there by itself.
    if (element[1] !== 'a') expect(element[2]).not.toMatch(/evil\.example/i)
  }
})

test('a lesson is found in its course, with its neighbours; the same slug in another course is another lesson', async () => {
  // On a busy machine a text is answered as typed until it is rendered.
  const first = await vi.waitFor(async () => {
    const row = await readRow('lesson/read', { course: 'open', slug: 'first' })
    expect(row!.content_html).toContain('<h2 ')
    return row
  })
  expect(first).toMatchObject({
    id: lessons[`${ids.open} first`],
    previous: null,
    next: { slug: 'second', title: expect.any(String) },
  })
  expect(first!.course).toMatchObject({ id: ids.open, title: expect.any(String) })
  const second = await readRow('lesson/read', { course: 'open', slug: 'second' })
  expect(second).toMatchObject({ previous: { slug: 'first' }, next: { slug: 'third' } })
  expect(await get('lesson/read', { slug: 'first' })).toMatchObject({ code: 0, msg: '参数不正确：course' })
  expect(await get('lesson/read', { slug: 'first', course: ['a'] })).toMatchObject({ status: 200, code: 0 })
  expect(await readRow('lesson/read', { course: 'hidden', slug: 'first' })).toBeUndefined()
})

test('the text of a lesson that is not free stays inside, by whatever way it is asked for', async () => {
  for (const query of [{ course: 'open', slug: 'second' }, { id: lessons[`${ids.open} second`] }]) {
    const row = await readRow('lesson/read', query)
    expect(row).toMatchObject({ slug: 'second', free: '0' })
    expect(JSON.stringify(row)).not.toContain('Title</h2>')
    expect(row).not.toHaveProperty('content_html')
    expect(row).not.toHaveProperty('materials')
    expect(row).not.toHaveProperty('materials_info')
    expect(row).not.toHaveProperty('video_words')
  }
})

test('lessons of a hidden course and unpublished lessons are nowhere', async () => {
  const { data } = await get('lesson/index', { limit: 50 })
  expect(data.list.map(({ slug }) => slug)).toEqual(['first', 'second', 'third'])
  expect(data.total).toBe(3)
  expect((await get('lesson/index', { course_id: ids.hidden })).data).toMatchObject({ list: [], total: 0 })
  expect((await get('lesson/index', { quick_search: 'rabbit', course_id: ids.hidden })).data.list).toEqual([])
  for (const id of [lessons[`${ids.hidden} inside`], lessons[`${ids.open} unpublished`]]) {
    expect(await readRow('lesson/read', { id })).toBeUndefined()
  }
})

test('whitelisted filters filter, others do nothing; what is no such value is refused by name', async () => {
  const count = async (query: object): Promise<number> => (await get('course/index', query)).data.total
  expect(await count({ category_id: ids.category })).toBe(1)
  expect(await count({ category_id: ids.category + 1 })).toBe(0)
  expect(await count({ tag_ids: ids.tag })).toBe(1)
  expect(await count({ age_min: 99 })).toBe(1)
  expect(await count({ age_max: 99 })).toBe(0)
  expect(await count({ status: '0', price: '999', utm_source: 'x' })).toBe(1)
  for (const query of [{ category_id: 'x' }, { category_id: { a: 1 } }, { age_min: '1e9' }, { tag_ids: 'x' }]) {
    expect(await get('course/index', query)).toMatchObject({
      status: 200,
      code: 0,
      msg: `参数不正确：${Object.keys(query)[0]}`,
    })
  }
})

test('a category stands for those below it too, and its list follows when one of them moves', async () => {
  const category = (n: number, row: object) =>
    add('courseCategory', { ...sampleRow(courseCategory, n, {}), status: '1', ...row })
  const parent = await category(21, { slug: 'branch-parent' })
  const child = await category(22, { slug: 'branch-child', pid: parent })
  const grandchild = await category(23, { slug: 'branch-grandchild', pid: child })
  const below = { 'course-category': [grandchild], tag: [] }
  await add('course', { ...sampleRow(course, 21, below), tag_ids: [], slug: 'branch-course', status: '1' })
  const count = async (id: number) => (await server.call<List>('GET', `/api/course/index?category_id=${id}`)).data.total
  expect([await count(parent), await count(child), await count(grandchild)]).toEqual([1, 1, 1])
  const { headers } = await server.app.inject(`/api/course/index?category_id=${parent}`)
  expect(String(headers['x-cache-tags']).split(' ')).toContain('course_category')
  await server.call('POST', '/admin/courseCategory/edit', { id: child, pid: 0 })
  expect([await count(parent), await count(child)]).toEqual([0, 1])
})

test('a page holds 50 rows at most; visitors order by whitelisted fields only', async () => {
  await server.database.pool.query(
    `insert into tag (name, slug) select '{"zh-cn":"签"}', 'many-' || n from generate_series(1, 60) n`,
  )
  expect((await get('tag/index', { limit: 500 })).data).toMatchObject({ list: { length: 50 } })
  expect(await get('course/index', { order: 'price,asc' })).toMatchObject({ code: 1 })
  for (const order of ['title,asc', 'id,desc', 'price,up', 'weigh,desc']) {
    expect(await get('course/index', { order })).toMatchObject({ code: 0 })
  }
})

test('English readers get English, and Chinese where there is none', async () => {
  const names = async (language: 'zh-cn' | 'en'): Promise<unknown[]> => {
    const { data } = await get('tag/index', { quick_search: 'tag-1' }, language)
    return data.list.map(({ name }) => name)
  }
  expect(await names('en')).toEqual([expect.stringMatching(/^Rabbit/)])
  expect(await names('zh-cn')).toEqual([expect.stringMatching(/\p{Script=Han}/u)])
  expect((await get('tag/index', { limit: 1 }, 'en')).data.list[0]!.name).toBe('签')
})

test('what is not public is no address', async () => {
  for (const path of ['nothing/index', 'admin/index', 'constructor/index', 'course/edit']) {
    expect(await get(path)).toMatchObject({ status: 404, code: 0 })
  }
})
