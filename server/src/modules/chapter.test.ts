import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { newCourse } from '../testing/new-course.ts'

type Row = Record<string, unknown> & { id: number; slug: string; version: number }

const both = (text: string) => ({ 'zh-cn': text, en: text })
let server: TestApp
let maze: Awaited<ReturnType<typeof newCourse>>
let story: Awaited<ReturnType<typeof newCourse>>

beforeAll(async () => {
  server = await testApp()
  maze = await newCourse(server, 'maze', ['walls', 'ways', 'doors'])
  story = await newCourse(server, 'story', ['once'])
})
afterAll(() => server.close())

const addChapter = async (course_id: number, title: string): Promise<number> => {
  const { data } = await server.call<{ id: number }>('POST', '/admin/chapter/add', {
    course_id,
    title_i18n: both(title),
    status: '1',
  })
  return data.id
}

const edit = async (base: string, id: number | undefined, values: object) => {
  const { data } = await server.call<{ row: Row }>('GET', `/admin/${base}/edit`, { id })
  return server.call('POST', `/admin/${base}/edit`, { id, version: data.row.version, ...values })
}

const readLesson = async (course: string, slug: string): Promise<Row> => {
  const { data } = await server.call<{ row: Row }>('GET', '/api/lesson/read', { course, slug })
  return data.row
}

test('lessons say which chapter of their course they are in, to visitors too', async () => {
  const id = await addChapter(maze.course, '画迷宫')
  expect(await edit('lesson', maze.lessons[0], { chapter_id: id })).toMatchObject({ code: 1 })
  const { data } = await server.call<{ list: Row[] }>('GET', '/api/lesson/index', { course_id: maze.course })
  expect(data.list.map(({ slug, chapter }) => [slug, chapter])).toEqual([
    ['walls', { id, title: '画迷宫', summary: '' }],
    ['ways', null],
    ['doors', null],
  ])
  await edit('chapter', id, { status: '0' })
  expect((await readLesson('maze', 'walls')).chapter).toBeNull()
})

test('a chapter of another course is refused, by name', async () => {
  const id = await addChapter(story.course, '开头')
  const { code, data } = await edit('lesson', maze.lessons[1], { chapter_id: id })
  expect({ code, data }).toMatchObject({
    code: 0,
    data: { errors: { chapter_id: '所选的章节和这里的“课程”不一致，请重新选择' } },
  })
})

test('a chapter with lessons stays in its course; without, it may go to another', async () => {
  const [full, empty] = [await addChapter(maze.course, '走迷宫'), await addChapter(maze.course, '空')]
  await edit('lesson', maze.lessons[2], { chapter_id: full })
  const refused = await edit('chapter', full, { course_id: story.course })
  expect(refused).toMatchObject({ code: 0, data: { errors: { course_id: expect.stringContaining('还有课时') } } })
  expect(await edit('chapter', empty, { course_id: story.course })).toMatchObject({ code: 1 })
})

test('deleting a chapter leaves its lessons where they are', async () => {
  const id = await addChapter(story.course, '走')
  await edit('lesson', story.lessons[0], { chapter_id: id })
  expect(await server.call('DELETE', '/admin/chapter/del', { ids: [id], cascade: '1' })).toMatchObject({ code: 1 })
  const { data } = await server.call<{ row: Row }>('GET', '/admin/lesson/edit', { id: story.lessons[0] })
  expect(data.row.chapter_id).toBeNull()
})

test('visitors read no chapters of a course that is hidden', async () => {
  const hidden = await newCourse(server, 'hidden', ['one'])
  await addChapter(hidden.course, '秘密')
  await edit('course', hidden.course, { status: '0' })
  const { data } = await server.call<{ list: Row[] }>('GET', '/api/chapter/index', { course_id: hidden.course })
  expect(data.list).toEqual([])
})

test('the video of a lesson that is not free stays inside, one that is free is told', async () => {
  const video = 'https://video.example/watch/1'
  await edit('lesson', maze.lessons[1], { kind: 'video', video, free: '0' })
  expect(await readLesson('maze', 'ways')).toMatchObject({ kind: 'video' })
  expect(await readLesson('maze', 'ways')).not.toHaveProperty('video')
  await edit('lesson', maze.lessons[1], { free: '1' })
  expect(await readLesson('maze', 'ways')).toMatchObject({ video })
})

test('a video lesson has a video, and what is none any more has none', async () => {
  const refused = await edit('lesson', maze.lessons[0], { kind: 'video' })
  expect(refused).toMatchObject({ code: 0, data: { errors: { video: expect.any(String) } } })
  await edit('lesson', maze.lessons[1], { kind: 'quiz', free: '1' })
  expect(await readLesson('maze', 'ways')).toMatchObject({ kind: 'quiz', video: null })
})

test('courses and lessons say what is to be done first, by name and address', async () => {
  await edit('course', maze.course, { prerequisite_ids: [story.course] })
  const { data } = await server.call<{ row: Row }>('GET', '/api/course/read', { slug: 'maze' })
  expect(data.row.prerequisites).toEqual([{ id: story.course, title: '迷宫', slug: 'story' }])
  await edit('lesson', maze.lessons[2], { prerequisite_ids: [story.lessons[0]] })
  expect((await readLesson('maze', 'doors')).prerequisites).toEqual([
    { id: story.lessons[0], title: '第一课', slug: 'once', course: { slug: 'story' } },
  ])
})

test('nothing comes before itself, straight away or by way of others', async () => {
  const third = await newCourse(server, 'third', ['one'])
  await edit('course', story.course, { prerequisite_ids: [third.course] })
  const itself = await edit('course', third.course, { prerequisite_ids: [third.course] })
  expect(itself).toMatchObject({ code: 0, data: { errors: { prerequisite_ids: '不能选它自己' } } })
  const circle = await edit('course', third.course, { prerequisite_ids: [maze.course] })
  expect(circle).toMatchObject({ code: 0, data: { errors: { prerequisite_ids: expect.stringContaining('“迷宫”') } } })
})

test('nor does it where two say so of each other at the same moment', async () => {
  const [one, two] = [await newCourse(server, 'one', []), await newCourse(server, 'two', [])]
  const [first, second] = [one.course, two.course]
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      edit('course', first, { prerequisite_ids: [second] }),
      edit('course', second, { prerequisite_ids: [first] }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
    for (const id of [first, second]) await edit('course', id, { prerequisite_ids: [] })
  }
})

describe('what comes back from the recycle bin', () => {
  const del = async (base: string, id: number) => {
    const { data } = await server.call<{ undo: string }>('DELETE', `/admin/${base}/del`, { ids: [id], cascade: '1' })
    return data
  }
  const undelete = (base: string, undo: object) => server.call('POST', `/admin/${base}/undelete`, undo)
  const stored = async (base: string, id: number) =>
    (await server.call<{ row: Row }>('GET', `/admin/${base}/edit`, { id })).data.row

  test('a chapter is not that of lessons which have gone to another course meanwhile', async () => {
    const [from, to] = [await newCourse(server, 'from', ['moved', 'stays']), await newCourse(server, 'to', [])]
    const [moved, stays] = from.lessons as [number, number]
    const chapter = await addChapter(from.course, '动物')
    for (const id of [moved, stays]) await edit('lesson', id, { chapter_id: chapter })
    const undo = await del('chapter', chapter)
    await edit('lesson', moved, { course_id: to.course })
    expect(await undelete('chapter', undo)).toMatchObject({ code: 1 })
    expect(await stored('lesson', moved)).toMatchObject({ course_id: to.course, chapter_id: null })
    expect(await stored('lesson', stays)).toMatchObject({ course_id: from.course, chapter_id: chapter })
  })

  test('a lesson is in no chapter that has gone to another course meanwhile', async () => {
    const [from, to] = [await newCourse(server, 'left', ['only']), await newCourse(server, 'taken', [])]
    const only = from.lessons[0]!
    const chapter = await addChapter(from.course, '植物')
    await edit('lesson', only, { chapter_id: chapter })
    const undo = await del('lesson', only)
    expect(await edit('chapter', chapter, { course_id: to.course })).toMatchObject({ code: 1 })
    expect(await undelete('lesson', undo)).toMatchObject({ code: 1 })
    expect(await stored('lesson', only)).toMatchObject({ course_id: from.course, chapter_id: null })
  })

  test('a course comes first no more where it comes after by now', async () => {
    const courses = [
      await newCourse(server, 'ca', []),
      await newCourse(server, 'cb', []),
      await newCourse(server, 'cc', []),
    ]
    const [a, b, c] = courses.map(({ course }) => course) as [number, number, number]
    await edit('course', a, { prerequisite_ids: [b] })
    await edit('course', b, { prerequisite_ids: [c] })
    const undo = await del('course', b)
    expect(await edit('course', c, { prerequisite_ids: [a] })).toMatchObject({ code: 1 })
    expect(await undelete('course', undo)).toMatchObject({ code: 1 })
    expect(await stored('course', a)).toMatchObject({ prerequisite_ids: [] })
    expect(await stored('course', b)).toMatchObject({ prerequisite_ids: [c] })
  })
})
