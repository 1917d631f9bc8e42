import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FileAnswer } from '../files/attachments.ts'
import { sweepDoomed } from '../files/blobs.ts'
import { pruneFormers } from '../files/former-files.ts'
import { createLocalStore } from '../files/local-store.ts'
import { makePicture } from '../testing/pictures.ts'
import { uploadApp, type UploadAnswer } from '../testing/upload.ts'

type Wire = Record<string, unknown> & { id: number }
let server: Awaited<ReturnType<typeof uploadApp>>
let category: number
let course: number
let number = 0
beforeAll(async () => {
  server = await uploadApp()
  category = await add('courseCategory', { name: '分类', slug: 'files', accent: 'leaf', pattern: 'dots', status: '1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  course = await addCourse({})
})

async function add(base: string, row: Record<string, unknown>): Promise<number> {
  const { data, msg } = await server.call<{ id: number }>('POST', `/admin/${base}/add`, row)
  expect(data, msg).toHaveProperty('id')
  return data.id
}

const text = (zh: string) => ({ 'zh-cn': zh, en: zh })
function addCourse(row: Record<string, unknown>): Promise<number> {
  const slug = `course-${++number}`
  const texts = {
    title_i18n: text('画兔子'),
    subtitle_i18n: text('副题'),
    teacher_i18n: text('老师'),
    intro_i18n: text('介绍'),
  }
  return add('course', {
    ...texts,
    slug,
    category_id: category,
    level: 'beginner',
    price: '0',
    age_min: 6,
    age_max: 9,
    status: '1',
    ...row,
  })
}
const addLesson = (row: Record<string, unknown>) =>
  add('lesson', {
    course_id: course,
    title_i18n: text('第一课'),
    slug: `lesson-${++number}`,
    summary_i18n: text('摘要'),
    content_i18n: text('正文'),
    minutes: 10,
    free: '1',
    status: '1',
    ...row,
  })

async function picture(name = `p${++number}.png`, query = ''): Promise<FileAnswer> {
  const bytes = await makePicture('png', { width: 400 + number, height: 300 })
  const { data, msg } = await server.upload({ name, type: 'image/png', bytes }, query)
  expect(data, msg).toHaveProperty('file')
  return data.file
}
async function paper(name = `p${++number}.txt`): Promise<FileAnswer> {
  return (await server.upload({ name, type: 'text/plain', bytes: `text ${name}` })).data.file
}

const edit = (base: string, id: number, row: object) => server.call('POST', `/admin/${base}/edit`, { id, ...row })
const del = (ids: number[], query = {}) =>
  server.call<{ cascade?: boolean } | null>('DELETE', '/admin/routine.attachment/del', { ids, ...query })
async function read(base: string, id: number): Promise<Wire> {
  return (await server.call<{ row: Wire }>('GET', `/admin/${base}/edit`, { id })).data.row
}
async function record(id: number): Promise<Wire | undefined> {
  const search = [{ field: 'id', operator: '=', val: id }]
  return (await server.call<{ list: Wire[] }>('GET', '/admin/routine.attachment/index', { search })).data.list[0]
}
const usage = async (id: number): Promise<unknown> => (await record(id))?.usage
const exists = async (url: string): Promise<boolean> => (await server.app.inject(url)).statusCode === 200

describe('what fields may name', () => {
  test.each([
    ['/storage/none.png', '没有这个文件'],
    ['/etc/passwd', '没有这个文件'],
    ['/static/covers/none.svg', '没有这个文件'],
    ['/api/index/index', '没有这个文件'],
    ['//evil.example/a.png', '请选择站内文件'],
  ])('a cover at %s is refused', async (cover, reason) => {
    const { code, data } = await edit('course', course, { cover })
    expect([code, data]).toEqual([0, { errors: { cover: expect.stringContaining(reason) } }])
  })

  test('a cover is a picture: built in, or uploaded', async () => {
    expect((await edit('course', course, { cover: (await paper()).url })).data).toEqual({
      errors: { cover: expect.stringContaining('不是图片') },
    })
    expect((await edit('course', course, { cover: '/static/covers/blank.svg' })).code).toBe(1)
    expect((await edit('course', course, { cover: (await picture()).url })).code).toBe(1)
  })

  test('what a row named before may stay when something else is edited', async () => {
    await sql`update course set cover = '/static/old.svg' where id = ${course}`.execute(server.database.kysely)
    expect((await edit('course', course, { cover: '/static/old.svg', price: '1.00' })).code).toBe(1)
    expect((await edit('course', course, { cover: '/static/older.svg' })).code).toBe(0)
  })
})

describe('usage', () => {
  test('counts the fields that name a file, whoever stops naming it', async () => {
    const file = await picture()
    expect(await usage(file.id)).toBe(0)
    await edit('course', course, { cover: file.url, intro_i18n: text(`![兔子](${file.url})`) })
    expect(await usage(file.id)).toBe(2)
    await edit('course', course, { price: '5.00' })
    expect(await usage(file.id)).toBe(2)
    const lesson = await addLesson({
      content_i18n: text(`看 ![](${file.url}.640.webp) 和 ${file.url}。`),
      materials: [file.url],
    })
    expect(await usage(file.id)).toBe(4)
    await edit('lesson', lesson, { materials: [] })
    expect(await usage(file.id)).toBe(3)
    await edit('course', course, { cover: '' })
    expect(await usage(file.id)).toBe(2)
    await server.call('DELETE', '/admin/course/del', { ids: [course], cascade: 'true' })
    expect(await usage(file.id)).toBe(0)
    expect(
      await server.database.kysely.selectFrom('file_reference').selectAll().where('path', '=', file.url).execute(),
    ).toEqual([])
  })

  test('is exact when many rows begin to name a file at once', async () => {
    const file = await picture()
    const courses = await Promise.all(Array.from({ length: 12 }, () => addCourse({})))
    const answers = await Promise.all(courses.map((id) => edit('course', id, { cover: file.url })))
    expect(answers.map(({ code }) => code)).toEqual(courses.map(() => 1))
    expect(await usage(file.id)).toBe(12)
  })

  test('is told place by place; rows that one may not see are counted', async () => {
    const file = await picture()
    await edit('course', course, { cover: file.url })
    const query = { id: file.id }
    const place = { resource: 'course', title: '课程', field: '封面', id: course, name: '画兔子' }
    expect((await server.call('GET', '/admin/routine.attachment/usage', query)).data).toEqual({
      list: [place],
      hidden: 0,
      total: 1,
    })
    const token = await server.signIn(['routine/attachment/index'])
    expect((await server.call('GET', '/admin/routine.attachment/usage', query, { token })).data).toEqual({
      list: [],
      hidden: 1,
      total: 1,
    })
  })
})

describe('deleting', () => {
  test('a file in use is refused and says where; with the agreement it goes, and rows lose it', async () => {
    const file = await picture('in-use.png')
    await edit('course', course, { cover: file.url })
    const lesson = await addLesson({
      materials: [file.url, (await paper()).url],
      content_i18n: text(`![](${file.url})`),
    })
    const version = (await read('lesson', lesson)).version as number

    const refused = await del([file.id])
    expect(refused).toMatchObject({ code: 0, data: { cascade: true } })
    expect(refused.msg).toContain('“in-use.png”还用在：课程 “画兔子”、课时 “第一课”')
    expect(await exists(file.url)).toBe(true)

    expect((await del([file.id], { cascade: 'true' })).code).toBe(1)
    await server.swept()
    expect(await exists(file.url)).toBe(false)
    expect(await server.stored()).not.toContain(file.url.slice(1))
    expect(
      (await server.stored()).some((path) => path.startsWith(`${file.url.slice(1)}.`)),
      'thumbnails',
    ).toBe(false)
    expect((await read('course', course)).cover).toBe('/static/covers/blank.svg')
    const after = await read('lesson', lesson)
    expect(after.materials).toHaveLength(1)
    expect(after.version).toBe(version + 1)
    expect(after.content, 'texts stay as they are written').toContain(file.url)
  })

  test('a field that got another picture since the places were read keeps it', async () => {
    const file = await picture()
    await edit('course', course, { cover: file.url })
    await sql`update course set cover = '/static/newer.svg' where id = ${course}`.execute(server.database.kysely)
    expect((await del([file.id], { cascade: 'true' })).code).toBe(1)
    expect((await read('course', course)).cover).toBe('/static/newer.svg')
  })

  test('one of two records of a file in use goes without a question', async () => {
    const bytes = await makePicture('png', { width: 555 })
    const send = (query: string): Promise<UploadAnswer> =>
      server.upload({ name: 'two.png', type: 'image/png', bytes }, query)
    const [one, two] = [(await send('')).data.file, (await send('?topic=other')).data.file]
    await edit('course', course, { cover: one.url })
    expect((await del([one.id])).code).toBe(1)
    expect(await exists(two.url)).toBe(true)
    expect((await del([two.id])).code).toBe(0)
  })

  test('a row that begins to name a file while it is deleted: one of the two is refused', async () => {
    for (let round = 0; round < 10; round++) {
      const file = await picture()
      const [deleted, edited] = await Promise.all([del([file.id]), edit('course', course, { cover: file.url })])
      const cover = (await read('course', course)).cover
      expect([deleted.code, edited.code].toSorted(), `${deleted.msg} ${edited.msg}`).toEqual([0, 1])
      if (cover === file.url) expect(await exists(file.url)).toBe(true)
    }
  })

  test('is noted in the log with the name, and with the places that lost it', async () => {
    const logged = async (count: number) => {
      const newest = server.database.kysely
        .selectFrom('admin_log')
        .select(['data', 'record', 'record_id'])
        .orderBy('id', 'desc')
        .limit(count)
      return (await newest.execute()).map(({ data, record, record_id }) => ({
        ...(JSON.parse(data) as object),
        record: record?.en,
        record_id,
      }))
    }
    const file = await paper('noted.txt')
    await del([file.id])
    expect(await logged(1)).toMatchObject([{ names: ['noted.txt'] }])
    const cover = await picture('cover.png')
    await edit('course', course, { cover: cover.url })
    await del([cover.id], { cascade: 'true' })
    const about = { record: 'cover.png', record_id: cover.id }
    expect(await logged(2)).toMatchObject([
      { names: ['cover.png'], ...about },
      { name: 'cover.png', where: '课程 “画兔子”', ...about },
    ])
  })
})

describe('replacing', () => {
  const replace = async (id: number, file: Parameters<typeof server.post>[1], headers = {}) =>
    server.post(`/admin/routine.attachment/replace?id=${id}`, file, headers)
  const newPicture = async (width: number) => ({
    name: 'new.png',
    type: 'image/png',
    bytes: await makePicture('png', { width }),
  })

  test('gives new bytes a new path, and every row that one', async () => {
    const file = await picture()
    await edit('course', course, { cover: file.url, intro_i18n: text(`![](${file.url}.320.webp) ${file.url}x`) })
    const lesson = await addLesson({ materials: [file.url] })
    const { code, data, msg } = await replace(file.id, await newPicture(820))
    expect(code, msg).toBe(1)
    const { url } = data.file
    expect(url).not.toBe(file.url)
    expect(data.file).toMatchObject({ id: file.id, name: 'new.png', width: 820 })
    const row = await read('course', course)
    expect(row.cover).toBe(url)
    expect(row.intro).toBe(`![](${url}.320.webp) ${file.url}x`)
    expect((await read('lesson', lesson)).materials).toEqual([url])
    await server.swept()
    expect([await exists(url), await exists(file.url)]).toEqual([true, false])
    expect(await usage(file.id)).toBe(3)
  })

  test('by the same bytes changes nothing but the name', async () => {
    const bytes = await makePicture('png', { width: 633 })
    const { file } = (await server.upload({ name: 'same.png', type: 'image/png', bytes })).data
    await edit('course', course, { cover: file.url })
    const { data } = await replace(file.id, { name: 'renamed.png', type: 'image/png', bytes })
    expect(data.file).toMatchObject({ id: file.id, url: file.url, name: 'renamed.png' })
    expect(await exists(file.url)).toBe(true)
    expect(await usage(file.id)).toBe(1)
  })

  test('a picture in use only by a picture; by what one has already, not at all', async () => {
    const file = await picture()
    await edit('course', course, { cover: file.url })
    expect((await replace(file.id, { name: 'a.txt', type: 'text/plain', bytes: 'no picture' })).code).toBe(0)
    const other = await newPicture(901)
    await server.upload({ ...other, name: 'there.png' })
    expect((await replace(file.id, other)).msg).toContain('“there.png”')
    expect(await exists(file.url)).toBe(true)
    expect((await read('course', course)).cover).toBe(file.url)
  })

  test('needs its own right', async () => {
    const file = await picture()
    const token = await server.signIn(['routine/attachment/edit'])
    expect((await replace(file.id, await newPicture(50), { batoken: token })).code).toBe(401)
    const allowed = await server.signIn(['routine/attachment/replace'])
    expect((await replace(file.id, await newPicture(51), { batoken: allowed })).code).toBe(1)
  })
})

describe('the address of a replaced file', () => {
  const replace = async (id: number, file: Parameters<typeof server.post>[1]) => {
    const { code, msg, data } = await server.post(`/admin/routine.attachment/replace?id=${id}`, file)
    expect(code, msg).toBe(1)
    return data.file.url
  }
  const bytesOf = async (format: 'png' | 'jpeg', width: number) => ({
    name: `new.${format === 'png' ? 'png' : 'jpg'}`,
    type: `image/${format}`,
    bytes: await makePicture(format, { width }),
  })
  const asked = async (url: string) => {
    const { statusCode, headers } = await server.app.inject(url)
    return [statusCode, headers.location, headers['cache-control']]
  }
  const SHORT = 'public, max-age=300'
  const sweep = () => sweepDoomed(server.database, { of: async () => createLocalStore(join(server.dataDir, 'files')) })
  const lastLogged = async () => {
    const newest = server.database.kysely.selectFrom('admin_log').select(['record', 'record_id']).orderBy('id', 'desc')
    const { record, record_id } = await newest.limit(1).executeTakeFirstOrThrow()
    return { record: record?.en, record_id }
  }
  const putBack = (id: number) =>
    server.call<{ file: { url: string; name: string } }>('POST', '/admin/routine.attachment/putBack', { id })

  test('leads to what took its place, replaced twice too, and is kept by no cache for long', async () => {
    const file = await picture()
    expect((await asked(file.url))[2]).not.toContain('immutable')
    const second = await replace(file.id, await bytesOf('png', 811))
    expect(await asked(file.url)).toEqual([302, second, SHORT])
    const third = await replace(file.id, await bytesOf('png', 812))
    expect(await asked(file.url)).toEqual([302, third, SHORT])
    expect(await asked(second)).toEqual([302, third, SHORT])
    expect((await asked(third))[0]).toBe(200)
  })

  test('its thumbnails lead to those of the new picture, as far as that has some, also of another type', async () => {
    const bytes = await makePicture('png', { width: 1300 })
    const { file } = (await server.upload({ name: 'wide.png', type: 'image/png', bytes })).data
    const jpg = await replace(file.id, await bytesOf('jpeg', 700))
    expect(jpg).toMatch(/\.jpg$/)
    expect(await asked(file.url)).toEqual([302, jpg, SHORT])
    expect((await asked(`${file.url}.320.webp`))[1]).toBe(`${jpg}.320.webp`)
    expect((await asked(`${file.url}.1280.avif`))[1]).toBe(`${jpg}.640.webp`)
    const tiny = await replace(file.id, await bytesOf('png', 40))
    expect((await asked(`${file.url}.320.webp`))[1]).toBe(tiny)
  })

  test('what was there can be put back, and that taken back as well', async () => {
    const file = await picture('first.png')
    const second = await replace(file.id, await bytesOf('png', 821))
    expect(await lastLogged()).toEqual({ record: 'new.png', record_id: file.id })
    await edit('course', course, { cover: second })
    expect(await putBack(file.id)).toMatchObject({ code: 1, data: { file: { url: file.url, name: 'first.png' } } })
    expect(await lastLogged()).toEqual({ record: 'first.png', record_id: file.id })
    expect((await read('course', course)).cover).toBe(file.url)
    expect((await asked(file.url))[0]).toBe(200)
    expect(await asked(second)).toEqual([302, file.url, SHORT])
    expect((await putBack(file.id)).data.file).toMatchObject({ url: second, name: 'new.png' })
    expect(await asked(file.url)).toEqual([302, second, SHORT])
  })

  test('sent again, the bytes of before are there again under their own address', async () => {
    const first = { name: 'a.png', type: 'image/png', bytes: await makePicture('png', { width: 831 }) }
    const { file } = (await server.upload(first)).data
    const second = await replace(file.id, await bytesOf('png', 832))
    expect(await replace(file.id, first)).toBe(file.url)
    expect((await asked(file.url))[0]).toBe(200)
    expect(await asked(second)).toEqual([302, file.url, SHORT])
  })

  test('stays that of another record with the same bytes, and leads on when that is gone', async () => {
    const same = { name: 'same.png', type: 'image/png', bytes: await makePicture('png', { width: 841 }) }
    const [one, two] = [(await server.upload(same)).data.file, (await server.upload(same, '?topic=other')).data.file]
    expect(two.url).toBe(one.url)
    const second = await replace(one.id, await bytesOf('png', 842))
    expect((await asked(one.url))[0]).toBe(200)
    expect((await del([two.id])).code).toBe(1)
    expect(await asked(one.url)).toEqual([302, second, SHORT])
  })

  test('goes on leading there when the bytes of before are given up; they cannot be put back then', async () => {
    const file = await picture()
    const second = await replace(file.id, await bytesOf('png', 851))
    await pruneFormers(server.database, 30)
    expect(await exists(`${file.url}?was=1`)).toBe(true)
    await sql`update former_file set createtime = createtime - 31 * 86400`.execute(server.database.kysely)
    await pruneFormers(server.database, 30)
    await sweep()
    expect(await exists(`${file.url}?was=1`)).toBe(false)
    expect(await asked(file.url)).toEqual([302, second, SHORT])
    expect(await putBack(file.id)).toMatchObject({ code: 0, msg: '之前的文件已经不在了，不能换回' })
  })

  test('leads nowhere once the record is deleted, and nothing of it is left', async () => {
    const file = await picture()
    const second = await replace(file.id, await bytesOf('png', 861))
    expect((await del([file.id])).code).toBe(1)
    await server.swept()
    expect([(await asked(file.url))[0], (await asked(second))[0]]).toEqual([404, 404])
    expect([await exists(file.url), await exists(second)]).toEqual([false, false])
  })

  test('nothing else is ever put there', async () => {
    const file = await paper('unique-name.txt')
    await replace(file.id, { name: 'other.txt', type: 'text/plain', bytes: 'other words' })
    await sql`update former_file set createtime = 0`.execute(server.database.kysely)
    await pruneFormers(server.database, 30)
    await sweep()
    const again = await paper('unique-name.txt')
    expect(again.url).not.toBe(file.url)
  })

  test('is put back only by who may replace files', async () => {
    const file = await picture()
    await replace(file.id, await bytesOf('png', 871))
    const token = await server.signIn(['routine/attachment/edit'])
    const answer = await server.call('POST', '/admin/routine.attachment/putBack', { id: file.id }, { token })
    expect(answer.code).toBe(401)
  })
})

describe('rows that the caller may not edit', () => {
  const LIBRARY = ['index', 'del', 'replace'].map((action) => `routine/attachment/${action}`)
  const EDITOR = [...LIBRARY, 'course/index', 'course/edit']
  const ADMINS = [...LIBRARY, 'auth/admin/index', 'auth/admin/edit']
  const setAvatar = (id: number, avatar: string) =>
    sql`update admin set avatar = ${avatar} where id = ${id}`.execute(server.database.kysely)

  /** The file as the cover of the course, in a lesson, and as faces: of the super administrator, and of the caller. */
  async function use(file: FileAnswer, where: string, caller: number): Promise<void> {
    const { url } = file
    if (where === 'course') await edit('course', course, { cover: url })
    if (where === 'lesson') await addLesson({ materials: [url] })
    const owner = where === 'super' ? 1 : where === 'self' ? caller : undefined
    if (!owner) return
    await setAvatar(owner, url)
    await sql`insert into file_reference (path, resource, row_id, field) values (${url}, 'admin', ${owner}, 'avatar')`.execute(
      server.database.kysely,
    )
  }
  const facts = async () => {
    const { rows } = await sql`
      select (select array_agg((id, cover, version) order by id) from course) as courses,
        (select array_agg((id, materials, version) order by id) from lesson) as lessons,
        (select array_agg((id, avatar, version) order by id) from admin) as admins,
        (select array_agg((id, url, version) order by id) from attachment) as files
    `.execute(server.database.kysely)
    return rows
  }
  const callerOf = async (token: string) =>
    (await server.call<{ info: { id: number } }>('GET', '/admin/routine.adminInfo/index', {}, { token })).data.info.id
  const remove = (id: number, token: string, query = {}) =>
    server.call('DELETE', '/admin/routine.attachment/del', { ids: [id], ...query }, { token })
  const replace = async (id: number, token: string) => {
    const bytes = await makePicture('png', { width: 1000 + ++number })
    const file = { name: 'other.png', type: 'image/png', bytes }
    return server.post(`/admin/routine.attachment/replace?id=${id}`, file, { batoken: token, 'think-lang': 'zh-cn' })
  }

  test.each([
    ['no right to the module', LIBRARY, ['course'], 1, '课程 #'],
    ['one module of two', EDITOR, ['course', 'lesson'], 1, '课时 #'],
    ['both modules', LIBRARY, ['course', 'lesson'], 2, '课时 #'],
    ['a super administrator’s face', LIBRARY, ['super'], 1, '管理员 #1'],
    ['the same, with the right to edit administrators', ADMINS, ['super'], 1, '管理员 #1'],
    ['one’s own face besides', LIBRARY, ['self', 'super'], 1, '管理员 #1'],
  ])('%s: neither deleted nor replaced, and nothing is changed', async (_, nodes, places, count, told) => {
    const token = await server.signIn(nodes)
    const file = await picture('held.png')
    for (const where of places) await use(file, where, await callerOf(token))
    const before = await facts()
    for (const answer of [
      await remove(file.id, token),
      await remove(file.id, token, { cascade: 'true' }),
      await replace(file.id, token),
    ]) {
      expect(answer).toMatchObject({ code: 0, data: null })
      expect(answer.msg).toContain(`“held.png”有 ${count} 处用在你不能修改的地方`)
      expect(answer.msg).toContain(told)
      expect(answer.msg).not.toMatch(/画兔子|“admin”/)
    }
    expect(await facts()).toEqual(before)
    expect(await exists(file.url)).toBe(true)
    await setAvatar(1, '')
    await server.call('DELETE', '/admin/routine.attachment/del', { ids: [file.id], cascade: 'true' })
  })

  test('a row beyond the caller’s scope is not named, though they may list others', async () => {
    const file = await picture('face.png')
    await use(file, 'super', 0)
    const token = await server.signIn(ADMINS)
    const { msg } = await server.call(
      'DELETE',
      '/admin/routine.attachment/del',
      { ids: [file.id] },
      { token, language: 'en' },
    )
    expect(msg).toContain('in 1 place that you may not change (Administrators #1)')
    const { data } = await server.call('GET', '/admin/routine.attachment/usage', { id: file.id }, { token })
    expect(data).toEqual({ list: [], hidden: 1, total: 1 })
    await setAvatar(1, '')
    await del([file.id], { cascade: 'true' })
  })

  test.each([
    ['with the right to edit them', EDITOR, 'course'],
    ['where it is only one’s own face', LIBRARY, 'self'],
  ])('%s they lose the file, or get the other', async (_, nodes, where) => {
    const token = await server.signIn(nodes)
    const file = await picture()
    await use(file, where, await callerOf(token))
    expect(await replace(file.id, token)).toMatchObject({ code: 1 })
    expect(await remove(file.id, token)).toMatchObject({ code: 0, data: { cascade: true } })
    expect(await remove(file.id, token, { cascade: 'true' })).toMatchObject({ code: 1 })
  })
})

test('name and topic may be edited, all else is the file’s own', async () => {
  const file = await paper()
  await edit('routine.attachment', file.id, {
    name: '新名字.txt',
    topic: 'docs',
    url: '/etc/passwd',
    size: 1,
    sha1: 'x',
    usage: 9,
  })
  expect(await record(file.id)).toMatchObject({
    name: '新名字.txt',
    topic: 'docs',
    url: file.url,
    size: file.size,
    usage: 0,
  })
  const { data } = await edit('routine.attachment', file.id, { topic: '../x' })
  expect(data).toEqual({ errors: { topic: expect.any(String) } })
})

test('rows of the library carry a thumbnail, an extension and who sent them', async () => {
  const file = await picture()
  expect(await record(file.id)).toMatchObject({
    thumb: `${file.url}.320.webp`,
    blur: expect.stringMatching(/^data:image/),
    suffix: 'png',
    type: 'picture',
    admin: { id: 1, username: 'admin' },
  })
})

test('visitors get the sizes of pictures and the names of files beside the paths', async () => {
  const [cover, paper1] = [await picture(), await paper('练习单.txt')]
  const id = await addCourse({ cover: cover.url })
  course = id
  const slug = (await read('course', id)).slug
  const lesson = await addLesson({ materials: [paper1.url] })
  const info = {
    width: cover.width,
    height: cover.height,
    blur: expect.stringMatching(/^data:/),
    widths: [160, 320],
    avif: false,
  }
  const { data } = await server.call<{ row: Wire }>('GET', '/api/course/read', { slug }, { token: '' })
  expect(data.row).toMatchObject({ cover: cover.url, cover_info: info })
  const { data: listed } = await server.call<{ list: Wire[] }>('GET', '/api/course/index', {}, { token: '' })
  expect(listed.list.find((row) => row.id === id)).toMatchObject({ cover_info: info })
  const { data: read1 } = await server.call<{ row: Wire }>('GET', '/api/lesson/read', { id: lesson }, { token: '' })
  expect(read1.row).toMatchObject({
    materials: [paper1.url],
    materials_info: [{ name: '练习单.txt', size: paper1.size, mimetype: 'text/plain; charset=utf-8', suffix: 'txt' }],
  })
})
