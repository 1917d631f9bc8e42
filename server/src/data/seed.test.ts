import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CATEGORY_ICONS } from '@tutu/contract/core/pictures'
import { tutu } from '@tutu/contract/resources/tutu'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import type { Actor } from '../policy/actors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { testServices } from '../testing/services.ts'
import { conductDemoBusiness } from './demo-business.ts'
import { giveDemoCoursesTheirPieces } from './demo-works.ts'
import { outlineDemoCourses } from './outline-demo.ts'
import { refreshDemo, refreshDemoLessons } from './refresh-demo.ts'
import { refreshDemoTutorials } from './refresh-demo-tutorials.ts'
import { removeDemo } from './remove-demo.ts'
import { seedAll } from './seed.ts'

type Texts = { 'zh-cn': string; en: string }
type Course = {
  id: number
  slug: string
  title: Texts
  intro: Texts
  cover: string
  category_id: number
  tag_ids: number[]
  bole_id: number
}
type Mentor = { id: number; avatar: string; introduction: Texts; tag_ids: number[] }
type Lesson = {
  id: number
  course_id: number
  slug: string
  title: Texts
  summary: Texts
  content: Texts
  free: boolean
}
type Article = { id: number; slug: string; category_id: number; cover?: string; title: Texts; body: Texts }
type Tutorial = {
  id: number
  slug: string
  topic: string
  cover: string
  pictures: string[]
  video: string | null
  video_words: Texts | null
  attachment: string | null
  title: Texts
  summary: Texts
  body: Texts
}

const PUBLIC = fileURLToPath(new URL('../../../site/public', import.meta.url))
let server: TestApp
beforeAll(async () => {
  server = await testApp()
  // Processes that start together seed once.
  await Promise.all([1, 2, 3].map(() => seedAll(server.database, { SEED: 'demo' })))
})
afterAll(() => server.close())

/** A read does not wait for ever: on a busy machine a text is answered as typed until it is rendered. */
const rendered = (look: () => Promise<void>): Promise<void> => vi.waitFor(look)
/** For tests that wait so for one text after the other. */
const MANY_RENDERED = { timeout: 300_000 }

/** As `npm run demo:remove` does it, beside the server. */
async function withoutDemo() {
  const services = await testServices(server.database)
  return removeDemo(services.engine).finally(() => services.close())
}

const all = async <T>(table: string): Promise<T[]> => {
  const order = [...ARTICLES, 'cases'].includes(table) ? sql`id` : sql`weigh desc, id desc`
  // The notice for guardians is there without any demo.
  const own = table === 'one_page' ? sql`where slug <> 'children-privacy'` : sql``
  return (await sql<T>`select * from ${sql.table(table)} ${own} order by ${order}`.execute(server.database.kysely)).rows
}
/** Tables without an order made by hand. */
const ARTICLES = ['blog', 'news', 'one_page']
const SEEDED = [
  'course_category',
  'tag',
  'bole',
  'course',
  'lesson',
  'tutu',
  'news_category',
  'about',
  'team',
  'job',
  'good',
  ...ARTICLES,
]
const counts = async (): Promise<number[]> => Promise.all(SEEDED.map(async (table) => (await all(table)).length))

test('6 categories and 12 courses of 4 to 8 lessons, whole in both languages', async () => {
  const [categories, courses, lessons] = [
    await all<{ name: Texts; icon: string }>('course_category'),
    await all<Course>('course'),
    await all<Lesson>('lesson'),
  ]
  expect(categories).toHaveLength(6)
  expect(courses).toHaveLength(12)
  for (const { icon } of categories) expect(CATEGORY_ICONS).toContain(icon)
  for (const course of courses) {
    const own = lessons.filter(({ course_id }) => course_id === course.id)
    expect(own.length, course.slug).toBeGreaterThanOrEqual(4)
    expect(own.length, course.slug).toBeLessThanOrEqual(8)
    expect(own[0]!.free, `${course.slug}: the first lesson can be tried`).toBe(true)
    await access(`${PUBLIC}${course.cover}`)
    const texts = [
      course.title,
      course.intro,
      ...own.flatMap(({ title, summary, content }) => [title, summary, content]),
    ]
    for (const text of texts) {
      expect(text['zh-cn'], course.slug).toMatch(/\p{Script=Han}|^Python|^Scratch/u)
      expect(text.en, course.slug).toMatch(/[a-z]/)
      expect(text.en.length).toBeGreaterThan(1)
    }
  }
})

test(
  'three tutorials for each topic, with steps and a cover of the topic, whole in both languages',
  MANY_RENDERED,
  async () => {
    const rows = await all<Tutorial>('tutu')
    for (const topic of Object.keys(tutu.fields.topic.options)) {
      const covers = rows.filter((row) => row.topic === topic).map(({ cover }) => cover)
      expect(covers).toEqual([1, 2, 3].map((variation) => `/static/tutorials/${topic}-${variation}.svg`))
      expect(
        rows.some((row) => row.topic === topic && row.attachment),
        topic,
      ).toBe(true)
    }
    for (const { slug, cover, pictures, video, video_words, attachment, title, summary, body } of rows) {
      expect(pictures.length, slug).toBeGreaterThanOrEqual(2)
      for (const path of [cover, ...pictures, video, attachment]) if (path) await access(`${PUBLIC}${path}`)
      if (video)
        for (const words of Object.values(video_words!)) expect(words, slug).toMatch(/^0:0\d \S.*(\n0:\d\d \S.*){4,}$/)
      const han = body['zh-cn'].match(/\p{Script=Han}/gu)!.length
      expect(han, slug).toBeGreaterThanOrEqual(150)
      expect(han, slug).toBeLessThanOrEqual(400)
      for (const text of [title, summary]) expect(text.en.length, slug).toBeGreaterThan(5)
      for (const language of ['zh-cn', 'en'] as const) {
        await rendered(async () => {
          const { data } = await server.call<{ row: { body_html: string } }>(
            'GET',
            '/api/tutu/read',
            { slug },
            { language },
          )
          expect(data.row.body_html, slug).toMatch(/<h2 id=[\s\S]*<p>/)
        })
        expect((body[language].match(/^ {0,3}```/gm) ?? []).length % 2, slug).toBe(0)
      }
      // The program of one language is that of the other, but for its words.
      expect(lines(body.en), slug).toBe(lines(body['zh-cn']))
    }
  },
)

const lines = (body: string): number =>
  (body.match(/```[\s\S]*?```/g) ?? []).reduce((sum, code) => sum + code.split('\n').length, 0)

test('visitors find tutorials by topic and level', async () => {
  const total = async (query: object): Promise<number> =>
    (await server.call<{ total: number }>('GET', '/api/tutu/index', query)).data.total
  expect(await total({})).toBe(42)
  expect(await total({ topic: 'flash' })).toBe(3)
  expect(await total({ topic: 'flash', level: 'beginner' })).toBe(1)
})

test('8 articles, 6 news in 3 categories and 6 pages, whole in both languages', async () => {
  const [categories, ...articles] = await Promise.all(
    ['news_category', ...ARTICLES].map((table) => all<Article>(table)),
  )
  expect([categories!.length, ...articles.map(({ length }) => length)]).toEqual([3, 8, 6, 6])
  expect(new Set(articles[1]!.map(({ category_id }) => category_id))).toEqual(new Set(categories!.map(({ id }) => id)))
  for (const { slug, cover, title, body } of articles.flat()) {
    if (cover) await access(`${PUBLIC}${cover}`)
    expect(title['zh-cn'], slug).toMatch(/\p{Script=Han}/u)
    expect(`${title.en} ${body.en}`, slug).not.toMatch(/\p{Script=Han}/u)
    const drawn = (language: 'zh-cn' | 'en') => body[language].match(/^(?:## |\| |\d\. |- |```)/gm)
    expect(drawn('en'), `${slug}: both languages have the same parts`).toEqual(drawn('zh-cn'))
  }
})

test('5 mentors with a picture of their own, and every course has one', async () => {
  const mentors = await all<Mentor>('bole')
  expect(mentors).toHaveLength(5)
  expect(new Set(mentors.map(({ avatar }) => avatar)).size).toBe(5)
  for (const { avatar } of mentors) await access(`${PUBLIC}${avatar}`)
  const led = new Set((await all<Course>('course')).map(({ bole_id }) => bole_id))
  expect(led).toEqual(new Set(mentors.map(({ id }) => id)))
  const [{ id, avatar }] = mentors as [Mentor]
  const { data } = await server.call<{ list: { bole: object }[] }>('GET', '/api/course/index', { bole_id: id })
  expect(data.list).toHaveLength(3)
  for (const { bole } of data.list) expect(bole).toMatchObject({ id, avatar })
})

type WithPiece = Course & { work_id: number | null; is_demo: boolean }

test('every course begins with a finished piece that can be played, which the class made in it', async () => {
  const courses = await all<WithPiece>('course')
  const works = await all<{ id: number; kind: string; file: string | null; source: string | null; state: string }>(
    'cases',
  )
  for (const { slug, work_id } of courses) {
    const work = works.find(({ id }) => id === work_id)
    const kind = expect.stringMatching(/^(scratch|python|html)$/) as string
    expect(work, slug).toMatchObject({ state: 'approved', kind })
    expect(work!.file ?? work!.source, slug).toBeTruthy()
  }
  expect(new Set(courses.map(({ work_id }) => work_id)).size).toBe(12)
})

test('a site that began with an earlier version gets the pieces that came since, once', async () => {
  const { kysely } = server.database
  const [given, edited, untouched] = (await all<WithPiece>('course')) as [WithPiece, WithPiece, WithPiece]
  await sql`update course set work_id = null, is_demo = id <> ${edited.id} where id in (${given.id}, ${edited.id})`.execute(
    kysely,
  )
  await sql`delete from demo_piece where course in (${given.slug}, ${edited.slug})`.execute(kysely)
  const services = await testServices(server.database)
  expect(await giveDemoCoursesTheirPieces(services.engine)).toBe(1)
  const pieceOf = async ({ id }: WithPiece) => (await all<WithPiece>('course')).find((one) => one.id === id)!
  const { work_id: piece, is_demo } = await pieceOf(given)
  expect(piece).toBeGreaterThan(given.work_id!)
  expect(is_demo).toBe(true)
  expect((await pieceOf(edited)).work_id).toBeNull()
  expect((await pieceOf(untouched)).work_id).toBe(untouched.work_id)
  expect(await server.call('GET', '/api/cases/read', { id: piece })).toMatchObject({ code: 1 })

  // Taken away by whoever runs the site, it stays away.
  expect(await server.call('DELETE', '/admin/cases/del', { ids: [piece], cascade: 'true' })).toMatchObject({
    code: 1,
  })
  expect((await pieceOf(given)).work_id).toBeNull()
  expect(await giveDemoCoursesTheirPieces(services.engine)).toBe(0)
  await services.close()
  for (const { id, work_id } of [given, edited])
    await sql`update course set work_id = ${work_id}, is_demo = true where id = ${id}`.execute(kysely)
})

test('4 sections of the school’s story, in order and with a picture each', async () => {
  const { data } = await server.call<{ list: { slug: string; picture: string }[] }>('GET', '/api/about/index')
  expect(data.list.map(({ slug }) => slug)).toEqual(['our-story', 'a-lesson', 'safe-and-calm', 'visit-us'])
  for (const { picture } of data.list) await access(`${PUBLIC}${picture}`)
})

test('5 enquiries, new, being handled and closed, the newest on top', async () => {
  const { data } = await server.call<{ list: { state: string; handletime: number | null }[] }>(
    'GET',
    '/admin/contact/index',
  )
  expect(data.list.map(({ state }) => state)).toEqual(['new', 'new', 'handling', 'handling', 'closed'])
  for (const { state, handletime } of data.list) expect(handletime === null).toBe(state === 'new')
})

test('6 people of the team, each with a picture of their own', async () => {
  const people = await all<{ avatar: string; words: Texts }>('team')
  expect(new Set(people.map(({ avatar }) => avatar)).size).toBe(6)
  for (const { avatar } of people) await access(`${PUBLIC}${avatar}`)
})

test('4 openings, one of them with a salary to be agreed on', async () => {
  const openings = await all<{ title: Texts; salary_min: number | null; salary_max: number | null }>('job')
  expect(openings).toHaveLength(4)
  expect(openings[0]).toMatchObject({ title: { en: 'Scratch teacher' }, salary_min: 900_000, salary_max: 1_400_000 })
  expect(openings.filter(({ salary_min }) => salary_min === null)).toHaveLength(1)
})

/** What each form refuses, where it is no wrong slug. */
const WRONG: Readonly<Record<string, object>> = {
  bole: { name: '' },
  team: { name: '' },
  job: { headcount: 'some' },
  good: { member_limit: 'some' },
}

test('every row passes the rules of its own form, and stands where visitors find it', async () => {
  for (const table of SEEDED) {
    const base = table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const wrong = WRONG[table] ?? { slug: 'Not A Slug' }
    for (const { id } of await all<{ id: number }>(table)) {
      const { data } = await server.call<{ row: object }>('GET', `/admin/${base}/edit`, { id })
      const answer = await server.call('POST', `/admin/${base}/add`, { ...data.row, ...wrong })
      const errors = Object.fromEntries(Object.keys(wrong).map((field) => [field, expect.any(String)]))
      expect(answer.data, JSON.stringify(answer.data)).toEqual({ errors })
    }
  }
})

test('every course and lesson is read with its Markdown rendered, in both languages', MANY_RENDERED, async () => {
  const lessons = await all<Lesson>('lesson')
  const courses = await all<Course>('course')
  for (const language of ['zh-cn', 'en'] as const) {
    for (const { slug } of courses) {
      await rendered(async () => {
        const { code, data } = await server.call<{ row: { intro_html: string } }>(
          'GET',
          '/api/course/read',
          { slug },
          { language },
        )
        expect(code).toBe(1)
        expect(data.row.intro_html, slug).toMatch(/<p>/)
      })
    }
    for (const { id, slug, free, content } of lessons) {
      await rendered(async () => {
        const { data } = await server.call<{ row: { content_html?: string } }>(
          'GET',
          '/api/lesson/read',
          { id },
          { language },
        )
        expect(data.row.content_html !== undefined, slug).toBe(free)
        if (free) expect(data.row.content_html, slug).toMatch(/<h2 id=[\s\S]*<p>/)
      })
      // Every fence that is opened is closed, so that no text ends up as code.
      expect((content[language].match(/^ {0,3}```/gm) ?? []).length % 2, slug).toBe(0)
    }
  }
})

test('a second start adds nothing, also when an operator has deleted everything', async () => {
  const before = await counts()
  await seedAll(server.database, { SEED: 'demo' })
  expect(await counts()).toEqual(before)
})

test('what fails of the demo keeps nothing else back, and is told as what it is', async () => {
  const services = await testServices(server.database)
  const { kysely } = server.database
  const [lesson] = await all<Lesson>('lesson')
  await sql`update lesson set content = '{"zh-cn": "从前的", "en": "Old"}', is_demo = true where id = ${lesson!.id}`.execute(
    kysely,
  )
  const told: string[] = []
  const run = (actor: Actor, work: (session: WriteSession) => Promise<unknown>) =>
    services.engine.mutations.run(actor, (session) =>
      work({ ...session, insert: () => Promise.reject(new Error('no chapters today')) }),
    )
  const engine = { ...services.engine, mutations: { run } as Mutations }
  await refreshDemo(engine, (message) => () => void told.push(message))
  expect(told).toEqual(['demo courses not parted into chapters'])
  const after = (await all<Lesson>('lesson')).find(({ id }) => id === lesson!.id)
  expect(after!.content).toEqual(lesson!.content)
  await services.close()
})

/** By slug what comes first, of courses or lessons. */
async function firstOf(table: 'course' | 'lesson'): Promise<Record<string, string[]>> {
  const rows = await all<{ id: number; slug: string; prerequisite_ids: number[] }>(table)
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  const named = rows.filter(({ prerequisite_ids }) => prerequisite_ids.length > 0)
  return Object.fromEntries(
    named.map(({ slug, prerequisite_ids }) => [slug, prerequisite_ids.map((id) => slugs.get(id)!)]),
  )
}

test('a start parts the demo’s courses into chapters, once, and leaves a course that somebody has edited', async () => {
  const courses = await all<Course>('course')
  const turtle = courses.find(({ slug }) => slug === 'python-turtle-art')!
  const edited = (await all<Lesson>('lesson')).find(({ course_id }) => course_id === turtle.id)
  const mine = (is_demo: boolean) =>
    sql`update lesson set is_demo = ${is_demo} where id = ${edited!.id}`.execute(server.database.kysely)
  await mine(false)
  const services = await testServices(server.database)
  expect(await outlineDemoCourses(services.engine)).toBe(66)
  const lessons = await all<Lesson & { chapter_id: number | null }>('lesson')
  const plain = lessons.filter(({ chapter_id }) => chapter_id === null)
  expect(new Set(plain.map(({ course_id }) => course_id))).toEqual(new Set([edited!.course_id]))
  expect(await firstOf('course')).toEqual({
    'scratch-maze-adventure': ['scratch-hide-and-seek'],
    'python-word-games': ['python-turtle-art'],
    'javascript-click-game': ['html-css-my-page'],
    'cpp-first-steps': ['python-turtle-art'],
    'cpp-sorting-and-searching': ['cpp-first-steps'],
  })
  expect(await firstOf('lesson')).toEqual({
    'title-and-endings': ['three-levels'],
    'fill-in-story': ['loops-and-polygons'],
    'finished-game': ['keeping-score'],
    'class-ranking': ['selection-sort'],
  })
  const chapters = await all<{ course_id: number; is_demo: boolean }>('chapter')
  expect(chapters.every(({ is_demo }) => is_demo)).toBe(true)
  expect(new Set(chapters.map(({ course_id }) => course_id)).size).toBe(11)
  await mine(true)
  expect(await outlineDemoCourses(services.engine)).toBe(6)
  expect((await firstOf('lesson'))['night-garden']).toEqual(['flower-stamp'])
  const whole = await all<Lesson & { kind: string; video: string | null }>('lesson')
  expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set(['article', 'video', 'scratch', 'code', 'quiz']))
  expect(whole.filter(({ kind, video }) => (kind === 'video') !== (video !== null))).toEqual([])
  // What an operator deletes does not come back.
  await sql`update lesson set chapter_id = null`.execute(server.database.kysely)
  await sql`delete from chapter`.execute(server.database.kysely)
  expect(await outlineDemoCourses(services.engine)).toBe(0)
  await services.close()
})

test('a start gives lessons that nobody has edited the texts of this version, and leaves the others', async () => {
  const [old, edited] = await all<Lesson>('lesson')
  const set = (id: number, content: Texts) =>
    sql`update lesson set content = ${JSON.stringify(content)}::jsonb, is_demo = true where id = ${id}`.execute(
      server.database.kysely,
    )
  const now = async ({ id }: Lesson) =>
    (await all<Lesson & { is_demo: boolean }>('lesson')).find((one) => one.id === id)!
  for (const { id } of [old!, edited!]) await set(id, { 'zh-cn': '从前的', en: 'Of an earlier version' })
  const mine = { 'zh-cn': '我的', en: 'Mine' }
  expect(await server.call('POST', '/admin/lesson/edit', { id: edited!.id, content_i18n: mine })).toMatchObject({
    code: 1,
  })

  const services = await testServices(server.database)
  expect(await refreshDemoLessons(services.engine)).toBe(1)
  expect(await now(old!)).toMatchObject({ content: old!.content, is_demo: true })
  expect(await now(edited!)).toMatchObject({ content: mine, is_demo: false })
  expect(await refreshDemoLessons(services.engine)).toBe(0)
  await services.close()
  await set(edited!.id, edited!.content)
})

test('a site that began with an earlier demo gets what came to its tutorials, and keeps what somebody has edited', async () => {
  const [old, edited] = await all<Tutorial & { is_demo: boolean }>('tutu')
  const kept = await Promise.all(
    [old!, edited!].map(async ({ id }) => {
      await sql`update tutu set pictures = '{}', video = null, video_from = 'none', is_demo = ${id === old!.id} where id = ${id}`.execute(
        server.database.kysely,
      )
      return id
    }),
  )
  const services = await testServices(server.database)
  const changed = [await refreshDemoTutorials(services.engine), await refreshDemoTutorials(services.engine)]
  await services.close()
  expect(changed).toEqual([1, 0])
  const now = (await all<Tutorial & { is_demo: boolean }>('tutu')).filter(({ id }) => kept.includes(id))
  expect(now).toMatchObject([
    { pictures: old!.pictures, video: old!.video, is_demo: true },
    { pictures: [], is_demo: false },
  ])
  await sql`
    update tutu set pictures = ${edited!.pictures}, video = ${edited!.video}, is_demo = true where id = ${edited!.id}
  `.execute(server.database.kysely)
})

test('removing the demo keeps what somebody has edited and what that leans on, and tells of it', async () => {
  await conductDemoBusiness(server.app.engine)
  const courses = await all<WithPiece>('course')
  const [edited, withOwnLesson, ...others] = courses
  const lessonsOf = async (id: number): Promise<number> =>
    (await all<Lesson>('lesson')).filter(({ course_id }) => course_id === id).length
  expect(await server.call('POST', '/admin/course/edit', { id: edited!.id, price: '12.00' })).toMatchObject({ code: 1 })
  const own = {
    course_id: withOwnLesson!.id,
    slug: 'my-own',
    minutes: 5,
    title_i18n: { 'zh-cn': '自己的' },
    summary_i18n: { 'zh-cn': '自己的' },
    content_i18n: { 'zh-cn': '自己的' },
  }
  expect(await server.call('POST', '/admin/lesson/add', own)).toMatchObject({ code: 1 })
  const lessons = [await lessonsOf(edited!.id), await lessonsOf(withOwnLesson!.id)]

  const { removed, kept } = await withoutDemo()
  expect((await all<Course>('course')).map(({ id }) => id)).toEqual([edited!.id, withOwnLesson!.id])
  expect(removed).toBeGreaterThan(others.length)
  expect([await lessonsOf(edited!.id), await lessonsOf(withOwnLesson!.id)]).toEqual(lessons)
  const categories = new Set([edited!.category_id, withOwnLesson!.category_id])
  expect(new Set((await all<{ id: number }>('course_category')).map(({ id }) => id))).toEqual(categories)
  const mentors = await all<Mentor>('bole')
  expect(new Set(mentors.map(({ id }) => id))).toEqual(new Set([edited!.bole_id, withOwnLesson!.bole_id]))
  // The finished piece of a course that stays, stays with whoever made it.
  const works = await all<{ id: number; tag_ids: number[] }>('cases')
  expect(works.map(({ id }) => id)).toEqual(expect.arrayContaining([edited!.work_id, withOwnLesson!.work_id]))
  const tags = new Set([edited!, withOwnLesson!, ...mentors, ...works].flatMap(({ tag_ids }) => tag_ids))
  expect(new Set((await all<{ id: number }>('tag')).map(({ id }) => id))).toEqual(tags)
  expect(kept).toContainEqual({ table: 'course', id: withOwnLesson!.id, name: withOwnLesson!.title['zh-cn'] })
  expect(kept.some(({ table, id }) => table === 'course' && id === edited!.id)).toBe(false)

  expect((await withoutDemo()).removed).toBe(0)
  await server.call('DELETE', '/admin/course/del', { ids: [edited!.id, withOwnLesson!.id], cascade: 'true' })
  await withoutDemo()
  // Goods that were ordered are named by the books.
  const left = SEEDED.map((table) => (table === 'good' ? 6 : 0))
  expect(await server.call('GET', '/admin/contact/index')).toMatchObject({ data: { total: 0 } })
  expect(await counts()).toEqual(left)
  await seedAll(server.database, { SEED: 'demo' })
  expect(await counts()).toEqual(left)
})

test('the site lists nothing when everything is gone', async () => {
  expect(await server.call('GET', '/api/course/index')).toMatchObject({ code: 1, data: { list: [], total: 0 } })
})
