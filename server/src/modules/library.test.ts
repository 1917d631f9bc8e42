import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileAnswer } from '../files/attachments.ts'
import { uploadApp } from '../testing/upload.ts'

type Wire = Record<string, unknown> & { id: number }
let server: Awaited<ReturnType<typeof uploadApp>>
let number = 0
beforeAll(async () => {
  server = await uploadApp()
})
afterAll(() => server.close())

const LIBRARY = '/admin/routine.attachment'
async function paper(query = '', name = `p${++number}.txt`): Promise<FileAnswer> {
  const { data, msg } = await server.upload({ name, type: 'text/plain', bytes: `text ${name} ${++number}` }, query)
  expect(data, msg).toHaveProperty('file')
  return data.file
}
async function folder(name: string, pid = 0): Promise<number> {
  const { data, msg } = await server.call<{ id: number }>('POST', '/admin/routine.attachmentFolder/add', { name, pid })
  expect(data, msg).toHaveProperty('id')
  return data.id
}
async function list(search: object[]): Promise<Wire[]> {
  return (await server.call<{ list: Wire[] }>('GET', `${LIBRARY}/index`, { search })).data.list
}
const namesIn = async (id: number) =>
  (await list([{ field: 'folder_id', operator: '=', val: id }])).map(({ name }) => name).toSorted()
const move = (ids: number[], to: number | '', options = {}) =>
  server.call('POST', `${LIBRARY}/move`, { ids, folder_id: to }, options)

describe('folders', () => {
  test('a file is sent into one, moved to another, and out of all of them', async () => {
    const [covers, old] = [await folder('封面'), await folder('旧的')]
    const file = await paper(`?folder_id=${covers}`)
    const other = await paper()
    expect(await namesIn(covers)).toEqual([file.name])
    expect(await move([file.id, other.id], old)).toMatchObject({ code: 1, msg: '已移动 2 个文件' })
    expect([await namesIn(covers), await namesIn(old)]).toEqual([[], [file.name, other.name].toSorted()])
    await move([other.id], '')
    expect(await namesIn(old)).toEqual([file.name])
    expect(await namesIn(0)).toContain(other.name)
  })

  test('say how many files they hold', async () => {
    const id = await folder('数一数')
    await paper(`?folder_id=${id}`)
    const { data } = await server.call<{ list: Wire[] }>('GET', '/admin/routine.attachmentFolder/index')
    expect(data.list.find((one) => one.id === id)).toMatchObject({ files: 1 })
  })

  test('one that is gone takes nothing: neither an upload nor a file', async () => {
    const before = (await list([])).length
    const { code, msg } = await server.upload(
      { name: 'late.txt', type: 'text/plain', bytes: `late ${++number}` },
      '?folder_id=999999',
    )
    expect([code, msg]).toEqual([0, expect.stringContaining('That folder is no longer there')])
    expect((await list([])).length).toBe(before)
    const file = await paper()
    expect((await move([file.id], 999_999)).code).toBe(0)
  })

  test('are four levels deep at most, and two of one name do not stand side by side', async () => {
    let pid = 0
    for (const name of ['一', '二', '三', '四']) pid = await folder(name, pid)
    const fifth = await server.call('POST', '/admin/routine.attachmentFolder/add', { name: '五', pid })
    expect(fifth).toMatchObject({ code: 0, data: { errors: { pid: expect.any(String) } } })
    const twin = await server.call('POST', '/admin/routine.attachmentFolder/add', { name: '一', pid: 0 })
    expect(twin).toMatchObject({ code: 0, data: { errors: { name: expect.stringContaining('一') } } })
  })

  test('deleting one asks, keeps its files, and taking that back puts them in again', async () => {
    const id = await folder('临时')
    const file = await paper(`?folder_id=${id}`)
    const del = (query: object) =>
      server.call<{ undo: string }>('DELETE', '/admin/routine.attachmentFolder/del', { ids: [id], ...query })
    expect(await del({})).toMatchObject({ code: 0, data: { cascade: true } })
    const { data } = await del({ cascade: true })
    expect(await namesIn(0)).toContain(file.name)
    await server.call('POST', '/admin/routine.attachmentFolder/undelete', { undo: data.undo })
    expect(await namesIn(id)).toEqual([file.name])
  })

  test('moving needs its right', async () => {
    const [id, file] = [await folder('别人的'), await paper()]
    const token = await server.signIn(['routine/attachment/index'])
    expect((await move([file.id], id, { token })).code).toBe(401)
    expect(await namesIn(id)).toEqual([])
  })
})

test('a tag finds files across folders', async () => {
  const { data } = await server.call<{ id: number }>('POST', '/admin/routine.attachmentTag/add', { name: '春季' })
  const file = await paper(`?folder_id=${await folder('季节')}`)
  const { code } = await server.call('POST', `${LIBRARY}/edit`, { id: file.id, tag_ids: [data.id] })
  expect(code).toBe(1)
  const found = await list([{ field: 'tag_ids', operator: 'FIND_IN_SET', val: String(data.id) }])
  expect(found).toMatchObject([{ id: file.id, tags: [{ id: data.id, name: '春季' }] }])
})

describe('what nothing uses', () => {
  const unusedSince = async (id: number) =>
    (await list([{ field: 'id', operator: '=', val: id }]))[0]?.unusedtime as number | null

  test('is known from when it was sent, or let go; what is used is not among it', async () => {
    const file = await paper()
    expect(await unusedSince(file.id)).toBeGreaterThan(1_700_000_000)
    const title = { 'zh-cn': '课', en: 'c' }
    const category = await server.call<{ id: number }>('POST', '/admin/courseCategory/add', {
      name: '类',
      slug: 'unused',
      accent: 'leaf',
      pattern: 'dots',
      status: '1',
    })
    const course = await server.call<{ id: number }>('POST', '/admin/course/add', {
      title_i18n: title,
      subtitle_i18n: title,
      teacher_i18n: title,
      intro_i18n: { 'zh-cn': `看 ${file.url}`, en: '' },
      slug: 'unused',
      category_id: category.data.id,
      level: 'beginner',
      price: '0',
      age_min: 6,
      age_max: 9,
      status: '1',
    })
    expect(await unusedSince(file.id)).toBeNull()
    await server.call('POST', '/admin/course/edit', { id: course.data.id, intro_i18n: title })
    expect(await unusedSince(file.id)).toBeGreaterThan(1_700_000_000)
  })

  test('for 90 days is a view of the list, and waits on the dashboard', async () => {
    const file = await paper()
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)
    const view = () => list([{ field: 'unusedtime', operator: 'RANGE', val: `,${days(90)}` }])
    expect(await view()).toEqual([])
    await sql`update attachment set unusedtime = epoch_seconds() - 100 * 86400 where id = ${file.id}`.execute(
      server.database.kysely,
    )
    expect(await view()).toMatchObject([{ id: file.id }])
    const { data } = await server.call<{ waiting: unknown[] }>('GET', '/admin/Dashboard/dashboard')
    expect(data.waiting).toContainEqual(expect.objectContaining({ key: 'attachment', value: 1 }))
  })
})

describe('several files in one zip', () => {
  const ask = (ids: number[], options = {}) =>
    server.call<{ ticket: string }>('POST', `${LIBRARY}/download`, { ids }, options)
  const fetchZip = (ticket: string) =>
    server.app.inject({ url: `${LIBRARY}/download?server=1&ticket=${ticket}`, headers: { 'think-lang': 'en' } })

  test('are as they were sent, each by a name of its own that leads nowhere else', async () => {
    const [one, two] = [await paper('', 'same.txt'), await paper('?topic=other', 'same.txt')]
    const evil = await paper()
    await server.call('POST', `${LIBRARY}/edit`, { id: evil.id, name: '../../etc/图.txt' })
    const { data } = await ask([one.id, two.id, evil.id])
    const answer = await fetchZip(data.ticket)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const files = unzipSync(answer.rawPayload)
    expect(Object.keys(files)).toEqual(['same.txt', 'same (2).txt', '_.._etc_图.txt'])
    expect(new TextDecoder().decode(files['same.txt'])).toContain('text same.txt')
  })

  test('its ticket opens it once', async () => {
    const { data } = await ask([(await paper()).id])
    expect((await fetchZip(data.ticket)).headers['content-type']).toBe('application/zip')
    expect((await fetchZip(data.ticket)).json()).toMatchObject({ code: 0, msg: expect.stringContaining('expired') })
    expect((await fetchZip('')).json()).toMatchObject({ code: 0 })
  })

  test('more than fits into one is refused before anything is sent', async () => {
    const file = await paper()
    await sql`update attachment set size = 3000000000 where id = ${file.id}`.execute(server.database.kysely)
    expect(await ask([file.id])).toMatchObject({ code: 0, msg: expect.stringContaining('一次最多打包 2.0 GB') })
  })

  test('needs its right, when asked for and when fetched', async () => {
    const file = await paper()
    const viewer = await server.signIn(['routine/attachment/index'])
    expect((await ask([file.id], { token: viewer })).code).toBe(401)
    const reader = await server.signIn(['routine/attachment/index', 'routine/attachment/download'])
    const { data } = await ask([file.id], { token: reader })
    await sql`update admin_group set status = false where id <> 1`.execute(server.database.kysely)
    expect((await fetchZip(data.ticket)).json()).toMatchObject({ code: 401 })
  })
})
