import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileAnswer } from '../files/attachments.ts'
import { makePicture } from '../testing/pictures.ts'
import { uploadApp } from '../testing/upload.ts'

let server: Awaited<ReturnType<typeof uploadApp>>
let number = 0
beforeAll(async () => {
  server = await uploadApp()
})
afterAll(() => server.close())

async function picture(type: 'png' | 'jpeg' | 'webp' = 'png'): Promise<FileAnswer> {
  const bytes = await makePicture(type, { width: 400 + ++number, height: 300 })
  const { data, msg } = await server.upload({ name: `p${number}.${type}`, type: `image/${type}`, bytes })
  expect(data, msg).toHaveProperty('file')
  return data.file
}
const adjust = (id: number, how: object, options = {}) =>
  server.call<{ file: FileAnswer }>('POST', '/admin/routine.attachment/adjust', { id, ...how }, options)
async function row(id: number): Promise<Record<string, unknown>> {
  const search = [{ field: 'id', operator: '=', val: id }]
  const { data } = await server.call<{ list: Record<string, unknown>[] }>('GET', '/admin/routine.attachment/index', {
    search,
  })
  return data.list[0]!
}
async function sizeOf(url: string) {
  const { rawPayload, statusCode } = await server.app.inject(url)
  if (statusCode !== 200) return statusCode
  const { width, height, format } = await sharp(rawPayload).metadata()
  return [width, height, format]
}
const LEFT_HALF = { x: 0, y: 0, width: 0.5, height: 1 }

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s is turned and cut, wherever it is used, and its original kept',
  async (type) => {
    const file = await picture(type)
    await server.call('POST', '/admin/auth.admin/edit', { id: 1, avatar: file.url })
    const { code, msg, data } = await adjust(file.id, { turn: 90, crop: LEFT_HALF })
    expect([code, msg]).toEqual([1, '图片已更新，原图保留着'])
    expect(await sizeOf(data.file.url)).toEqual([150, file.width, type])
    expect(await sizeOf(`${data.file.url}.160.webp`)).toBe(404)
    // Its own address leads to what was made of it.
    expect(await sizeOf(file.url)).toBe(302)
    expect(await sizeOf(`${file.url}?was=1`)).toEqual([file.width, 300, type])
    expect(await row(file.id)).toMatchObject({
      url: data.file.url,
      original: `${file.url}?was=1`,
      edited: { turn: 90, crop: LEFT_HALF },
      usage: 1,
    })
    const admin = await server.call<{ row: { avatar: string } }>('GET', '/admin/auth.admin/edit', { id: 1 })
    expect(admin.data.row.avatar).toContain(data.file.url)
    await server.call('POST', '/admin/auth.admin/edit', { id: 1, avatar: '' })
  },
)

test('it is turned from how it is shown, not from how the camera held it', async () => {
  const red = { create: { width: 60, height: 80, channels: 3 as const, background: 'red' } }
  // Shown upright it is 80 wide and 120 high: red above, blue below.
  const bytes = await sharp({ create: { width: 120, height: 80, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { data } = await server.upload({ name: 'camera.jpg', type: 'image/jpeg', bytes })
  const turned = await adjust(data.file.id, { turn: 90, crop: LEFT_HALF })
  const { rawPayload } = await server.app.inject(turned.data.file.url)
  const { width, height, orientation } = await sharp(rawPayload).metadata()
  expect([width, height, orientation]).toEqual([60, 80, undefined])
  expect((await sharp(rawPayload).stats()).dominant.b).toBeGreaterThan(200)
})

test('it is made from the original each time, and back to that when nothing is asked of it', async () => {
  const file = await picture()
  const once = (await adjust(file.id, { crop: LEFT_HALF })).data.file
  const twice = (await adjust(file.id, { crop: { x: 0.25, y: 0, width: 0.75, height: 1 } })).data.file
  expect(twice.width).toBe(Math.round(file.width! * 0.75))
  await server.swept()
  expect((await server.app.inject(once.url)).headers.location).toBe(twice.url)
  expect(await sizeOf(`${once.url}?was=1`)).toBe(302)
  const back = await adjust(file.id, {})
  expect(back).toMatchObject({ msg: '已恢复原图', data: { file: { url: file.url } } })
  expect(await row(file.id)).toMatchObject({ url: file.url, original: null, edited: null })
  await server.swept()
  expect((await server.app.inject(twice.url)).headers.location).toBe(file.url)
})

test('with the record its picture and its original go', async () => {
  const file = await picture()
  const { data } = await adjust(file.id, { turn: 180 })
  await server.call('DELETE', '/admin/routine.attachment/del', { ids: [file.id] })
  await server.swept()
  expect([await sizeOf(file.url), await sizeOf(data.file.url)]).toEqual([404, 404])
})

test('another file in its place has no original', async () => {
  const file = await picture()
  await adjust(file.id, { turn: 180 })
  const bytes = await makePicture('png', { width: 700, height: 70 })
  const form = { name: 'new.png', type: 'image/png', bytes }
  expect((await server.post(`/admin/routine.attachment/replace?id=${file.id}`, form)).code).toBe(1)
  expect(await row(file.id)).toMatchObject({ original: null, edited: null })
  expect(await sizeOf(file.url)).toBe(302)
})

test('put back, an edited picture has its original again', async () => {
  const file = await picture()
  const edited = (await adjust(file.id, { turn: 180 })).data.file
  const bytes = await makePicture('png', { width: 701, height: 71 })
  await server.post(`/admin/routine.attachment/replace?id=${file.id}`, { name: 'new.png', type: 'image/png', bytes })
  await server.swept()
  expect((await server.call('POST', '/admin/routine.attachment/putBack', { id: file.id })).code).toBe(1)
  expect(await row(file.id)).toMatchObject({
    url: edited.url,
    original: `${file.url}?was=1`,
    edited: { turn: 180, crop: null },
  })
  expect(await adjust(file.id, {})).toMatchObject({ data: { file: { url: file.url } } })
})

test('what stays in sight is told with the picture wherever it is shown', async () => {
  const file = await picture()
  expect((await adjust(file.id, { focus: { x: 80, y: 20 } })).code).toBe(1)
  expect(await row(file.id)).toMatchObject({ url: file.url, focus: { x: 80, y: 20 } })
  await server.call('POST', '/admin/auth.admin/edit', { id: 1, avatar: file.url })
  const admin = await server.call<{ row: object }>('GET', '/admin/auth.admin/edit', { id: 1 })
  expect(admin.data.row).toMatchObject({ avatar_info: { focus: { x: 80, y: 20 } } })
  await server.call('POST', '/admin/auth.admin/edit', { id: 1, avatar: '' })
})

test('what cannot be is refused in words, and nothing is left behind', async () => {
  const file = await picture()
  const before = (await server.stored()).length
  const tiny = await adjust(file.id, { crop: { x: 0, y: 0, width: 0.01, height: 0.01 } }, { language: 'en' })
  expect(tiny).toMatchObject({ code: 0, msg: expect.stringContaining('each side needs 16 px') })
  expect((await adjust(file.id, { crop: { x: 0, y: 0, width: 2, height: 1 } })).code).toBe(0)
  expect((await adjust(file.id, { turn: 45 })).code).toBe(0)
  expect((await adjust(999_999, { turn: 90 })).code).toBe(0)
  const paper = await server.upload({ name: 'a.txt', type: 'text/plain', bytes: 'no picture' })
  expect(await adjust(paper.data.file.id, { turn: 90 })).toMatchObject({ msg: expect.stringContaining('只有 JPEG') })
  expect(await server.stored()).toHaveLength(before + 1)
})

test('one that moves stays as it is', async () => {
  const frame = await makePicture('png', { width: 40, height: 40 })
  const bytes = await sharp([frame, await makePicture('png', { width: 41, height: 40 })], { join: { animated: true } })
    .webp()
    .toBuffer()
  const { data } = await server.upload({ name: 'm.webp', type: 'image/webp', bytes })
  expect(await adjust(data.file.id, { turn: 90 })).toMatchObject({ code: 0, msg: expect.stringContaining('会动') })
})

test('whoever may not replace files may not do this, nor where it is used in what they may not edit', async () => {
  const file = await picture()
  const viewer = await server.signIn(['routine/attachment/index', 'routine/attachment/edit'])
  expect((await adjust(file.id, { turn: 90 }, { token: viewer })).code).toBe(401)
  await server.call('POST', '/admin/auth.admin/edit', { id: 1, avatar: file.url })
  const keeper = await server.signIn(['routine/attachment/index', 'routine/attachment/replace'])
  expect((await adjust(file.id, { turn: 90 }, { token: keeper })).code).toBe(0)
  expect(await row(file.id)).toMatchObject({ url: file.url, original: null })
  const { rows } = await sql`select from blob where state = 'claimed'`.execute(server.database.kysely)
  expect(rows).toEqual([])
})
