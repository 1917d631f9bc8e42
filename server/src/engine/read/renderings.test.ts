import { course } from '@tutu/contract/resources/course'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { lesson } from '@tutu/contract/resources/lesson'
import { RESOURCES } from '@tutu/contract/resources/index'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unreadyHtml } from '../../markdown/plain-html.ts'
import { createRenderer, type Rendered, type Renderer } from '../../markdown/renderer.ts'
import { listeningApp, testApp, type TestApp } from '../../testing/app.ts'
import { sampleRow } from '../../testing/sample-rows.ts'
import type { Row } from '../fields/columns.ts'
import { createRenderings, pruneRenderings } from './renderings.ts'
import { testRegistry } from '../../testing/services.ts'

type Kept = { field: string; language: string; html: string; too_hard: string | null }

let server: TestApp
let category = 0
let slugs = 0
const courses = testRegistry().byName('course')

beforeAll(async () => {
  server = await testApp()
  category = await add('courseCategory', { ...sampleRow(courseCategory, 1, {}), status: '1' })
})
afterAll(() => server.close())

async function add(base: string, row: object): Promise<number> {
  const { code, data } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, row)
  expect(code, JSON.stringify(data)).toBe(1)
  return data.id
}
const addCourse = (intro: object): Promise<number> =>
  add('course', {
    ...sampleRow(course, slugs++, { 'course-category': [category], tag: [] }),
    tag_ids: [],
    slug: `text-${slugs}`,
    status: '1',
    intro_i18n: intro,
  })
const edit = async (id: number, values: object): Promise<void> => {
  expect((await server.call('POST', '/admin/course/edit', { id, ...values })).code).toBe(1)
}
const read = async (id: number, language: 'zh-cn' | 'en' = 'zh-cn'): Promise<unknown> =>
  (await server.call<{ row: Row }>('GET', '/api/course/read', { id }, { token: '', language })).data.row.intro_html
const kept = async (resource: string, id: number): Promise<Kept[]> =>
  (
    await server.database.pool.query<Kept>(
      'select field, language, html, too_hard from rendering where resource = $1 and row_id = $2 order by language',
      [resource, id],
    )
  ).rows
const forget = (id: number) => server.database.pool.query('delete from rendering where row_id = $1', [id])
const storedRow = async (id: number): Promise<Row> =>
  (await server.database.pool.query<Row>('select * from course where id = $1', [id])).rows[0]!

/** Renderings of another process, whose texts are rendered when the test says so. */
function otherProcess(patience?: number) {
  const asked: { source: string; answer: (rendered: Rendered | undefined) => void }[] = []
  const renderer: Renderer = {
    waiting: 0,
    render: (source) => new Promise((answer) => asked.push({ source, answer })),
    close: async () => undefined,
  }
  const announced: string[] = []
  const log = { warn: vi.fn<(details: object, message: string) => void>() }
  const bus = { announce: (tags: readonly string[]) => void announced.push(...tags) }
  return { asked, announced, log, ...createRenderings({ database: server.database, bus, log, renderer, patience }) }
}

test('a saved text is rendered once, in its languages, before anybody reads it; a changed one anew', async () => {
  const id = await addCourse({ 'zh-cn': '# 你好', en: '# Hello' })
  await expect
    .poll(() => kept('course', id))
    .toEqual([
      { field: 'intro', language: 'en', html: '<h2 id="h-hello">Hello</h2>\n', too_hard: null },
      { field: 'intro', language: 'zh-cn', html: '<h2 id="h-你好">你好</h2>\n', too_hard: null },
    ])
  await edit(id, { intro_i18n: { 'zh-cn': '# 再见', en: '# Hello' } })
  expect(await read(id)).toBe('<h2 id="h-再见">再见</h2>\n')
  expect(await read(id, 'en')).toBe('<h2 id="h-hello">Hello</h2>\n')
  await expect
    .poll(async () => (await kept('course', id)).map(({ html }) => html))
    .toContain('<h2 id="h-再见">再见</h2>\n')
})

test('a text that was there before is rendered when it is first read, where a language lacks in the other', async () => {
  const id = await addCourse({ 'zh-cn': '*旧*' })
  await expect.poll(() => kept('course', id)).toHaveLength(1)
  await forget(id)
  expect(await read(id, 'en')).toBe('<p><em>旧</em></p>\n')
  expect(await kept('course', id)).toMatchObject([{ language: 'zh-cn' }])
  await server.database.pool.query(`update rendering set html = 'kept' where row_id = $1`, [id])
  expect(await otherProcess().read(courses, await storedRow(id), 'zh-cn')).toEqual({ intro_html: 'kept' })
})

test('what was made of another text is never shown, whichever way the text changed', async () => {
  const id = await addCourse({ 'zh-cn': 'one' })
  await expect.poll(() => kept('course', id)).toHaveLength(1)
  await server.database.pool.query(`update course set intro = '{"zh-cn":"two"}' where id = $1`, [id])
  server.call('POST', '/admin/ajax/clearCache', { type: 'all' })
  expect(await read(id)).toBe('<p>two</p>\n')
  await server.database.pool.query(`update rendering set renderer = renderer - 1, html = 'old' where row_id = $1`, [id])
  const newer = otherProcess()
  const reading = newer.read(courses, await storedRow(id), 'zh-cn')
  await expect.poll(() => newer.asked.length).toBe(1)
  newer.asked[0]!.answer({ html: 'new' })
  expect(await reading).toEqual({ intro_html: 'new' })
  expect((await kept('course', id)).map(({ html }) => html)).toEqual(expect.arrayContaining(['old', 'new']))
})

test('a row changed or deleted while its text is rendered keeps nothing of it', async () => {
  const id = await addCourse({ 'zh-cn': 'before' })
  await expect.poll(() => kept('course', id)).toHaveLength(1)
  await forget(id)
  const slow = otherProcess()
  const reading = slow.read(courses, await storedRow(id), 'zh-cn')
  await expect.poll(() => slow.asked.length).toBe(1)
  await edit(id, { intro_i18n: { 'zh-cn': 'after' } })
  await expect.poll(() => kept('course', id)).toMatchObject([{ html: '<p>after</p>\n' }])
  slow.asked[0]!.answer({ html: '<p>before</p>\n' })
  // It is what the row said when it was read.
  expect(await reading).toEqual({ intro_html: '<p>before</p>\n' })
  expect(await kept('course', id)).toMatchObject([{ html: '<p>after</p>\n' }])

  await forget(id)
  const late = otherProcess()
  const lost = late.read(courses, await storedRow(id), 'zh-cn')
  await expect.poll(() => late.asked.length).toBe(1)
  await server.call('DELETE', '/admin/course/del', { ids: [id] })
  late.asked[0]!.answer({ html: '<p>after</p>\n' })
  await lost
  expect(await kept('course', id)).toEqual([])
})

test('renderings go with their row, also with the course it belongs to', async () => {
  const id = await addCourse({ 'zh-cn': 'course' })
  const values = { ...sampleRow(lesson, 0, { course: [id] }), slug: 'first', status: '1' }
  const lessonId = await add('lesson', { ...values, content_i18n: { 'zh-cn': 'lesson' } })
  await expect.poll(() => kept('lesson', lessonId)).toHaveLength(1)
  await expect.poll(() => kept('course', id)).toHaveLength(1)
  await server.call('DELETE', '/admin/course/del', { ids: [id], cascade: 'true' })
  expect(await server.call('GET', '/api/course/read', { id })).toMatchObject({ code: 0 })
  expect([await kept('course', id), await kept('lesson', lessonId)]).toEqual([[], []])
})

test('whoever asks for the same waits for the same, and of several processes one tells of a hard text', async () => {
  const id = await addCourse({ 'zh-cn': 'first line\nsecond <line>\n\n:::answer\nforward(1)\n:::\n\nnext' })
  await expect.poll(() => kept('course', id)).toHaveLength(1)
  await forget(id)
  const row = await storedRow(id)
  const [one, two] = [otherProcess(), otherProcess()]
  const reads = [one, one, two].map((process) => process.read(courses, row, 'zh-cn'))
  await expect.poll(() => one.asked.length + two.asked.length).toBe(2)
  for (const { asked } of [one, two]) asked[0]!.answer({ tooHard: 'time' })
  const typed = '<p>first line<br>\nsecond &lt;line&gt;</p>\n<p>next</p>\n'
  expect(await Promise.all(reads)).toEqual(reads.map(() => ({ intro_html: typed })))
  expect(await kept('course', id)).toMatchObject([{ html: typed, too_hard: 'time' }])
  const told = [...one.log.warn.mock.calls, ...two.log.warn.mock.calls]
  expect(told).toEqual([
    [
      expect.objectContaining({ resource: 'course', id, name: expect.any(String), field: 'intro', reason: 'time' }),
      expect.any(String),
    ],
  ])
  expect(await one.read(courses, row, 'zh-cn')).toEqual({ intro_html: typed })
  expect(one.asked).toHaveLength(1)
})

test('a read does not wait for ever: it is answered as typed, saying so, and dropped from the caches when the text is ready', async () => {
  const id = await addCourse({ 'zh-cn': '*typed*' })
  await expect.poll(() => kept('course', id)).toHaveLength(1)
  await forget(id)
  const slow = otherProcess(200)
  const row = await storedRow(id)
  expect(await slow.read(courses, row, 'zh-cn')).toEqual({ intro_html: unreadyHtml('*typed*', 'zh-cn') })
  expect(slow.announced).toEqual([])
  slow.asked[0]!.answer({ html: 'ready' })
  await expect.poll(() => slow.announced).toEqual([`course:${id}`])
  expect(await slow.read(courses, row, 'zh-cn')).toEqual({ intro_html: 'ready' })
  // What could not be made now is asked for again.
  await forget(id)
  const reading = slow.read(courses, row, 'zh-cn')
  await expect.poll(() => slow.asked.length).toBe(2)
  slow.asked[1]!.answer(undefined)
  expect(await reading).toEqual({ intro_html: unreadyHtml('*typed*', 'zh-cn') })
  await expect.poll(() => slow.announced).toHaveLength(2)
  expect(await kept('course', id)).toEqual([])
})

test('older versions and what rows left behind are forgotten, newer versions stay', async () => {
  const id = await addCourse({ 'zh-cn': 'text' })
  await expect.poll(() => kept('course', id)).toHaveLength(1)
  await sql`
    insert into rendering (resource, row_id, field, language, renderer, digest, html)
    select resource, row_id, field, language, version, digest, version::text from rendering, unnest(array[-1, 99]) version
    where row_id = ${id} union all select resource, 99999999, field, language, renderer, digest, html from rendering
    where row_id = ${id}
  `.execute(server.database.kysely)
  await pruneRenderings(server.database.kysely, RESOURCES)
  expect((await kept('course', id)).map(({ html }) => html).toSorted()).toEqual(['99', '<p>text</p>\n'])
  expect(await kept('course', 99_999_999)).toEqual([])
})

const HARD: Readonly<Record<string, string>> = {
  'a line of C': `\`\`\`c\n${'a'.repeat(99_900)}`,
  'a line of shell': `\`\`\`bash\n${'a'.repeat(60_000)}`,
  base64: `\`\`\`js\n${Buffer.from(Array.from({ length: 15_000 }, (_, n) => (n * 7919) % 251)).toString('base64')}`,
  'a wide table': `|${'a|'.repeat(20_000)}\n|${'-|'.repeat(20_000)}`,
  quotes: '>'.repeat(99_000),
  lists: `${'- '.repeat(49_000)}a`,
  brackets: '['.repeat(99_000),
  images: '!['.repeat(49_000),
  emphasis: `${'**'.repeat(24_000)}a${'**'.repeat(24_000)}`,
  headings: '# a\n'.repeat(24_000),
  'a repeated reference': `[a]: /${'x'.repeat(50_000)}\n\n${'[a]'.repeat(16_000)}`,
}

test.each(Object.entries(HARD))('%s is written and read at once while the process answers others', async (_, intro) => {
  const process = await listeningApp(server.database)
  try {
    const id = await addCourse({ 'zh-cn': intro })
    await forget(id)
    const answer = fetch(`${process.origin}/api/course/read?id=${id}&course=1`)
    const used = globalThis.process.threadCpuUsage()
    const body = (await (await answer).json()) as { data: { row: { intro_html: string } } }
    const { user, system } = globalThis.process.threadCpuUsage(used)
    expect(body.data.row.intro_html.length).toBeGreaterThan(10)
    // This thread, which answers everybody, has had little to do.
    expect((user + system) / 1000).toBeLessThan(600)
  } finally {
    await process.close()
  }
})

test('a text of many small emphasised words is rendered whole', async () => {
  const { render, close } = createRenderer()
  expect(await render('*a* '.repeat(24_000))).toEqual({ html: `<p>${'<em>a</em> '.repeat(24_000).trim()}</p>\n` })
  await close()
})
