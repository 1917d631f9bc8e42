import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '../data/sessions.ts'
import { memberId } from '../policy/actors.ts'
import { makePicture } from '../testing/pictures.ts'
import { uploadApp, type UploadApp } from '../testing/upload.ts'

const MEI = memberId(1)
const PICTURE = { title: '会飞的兔子', author: '小胡萝卜', kind: 'picture' }

let server: UploadApp
let token: string
let cover: string
beforeAll(async () => {
  server = await uploadApp({
    accounts: { member: async (id) => (id === MEI ? { username: 'mei' } : null), guardian: async () => null },
  })
  const session = { kind: 'member', identityId: MEI, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  token = (await createSession(server.database.kysely, session)).token
  const drawn = { name: 'rabbit.png', type: 'image/png', bytes: await makePicture('png') }
  const { data } = await server.post('/api/ajax/upload', drawn, { batoken: '', 'ba-user-token': token })
  cover = data.file.url
})
afterAll(() => server.close())

async function asMei(path: string, payload: object): Promise<{ code: number; msg: string }> {
  const headers = { 'ba-user-token': token, 'think-lang': 'en' }
  return (await server.app.inject({ method: 'POST', url: `/api/cases/${path}`, headers, payload })).json()
}

async function newWork(form: object = PICTURE): Promise<number> {
  expect(await asMei('add', { ...form, cover })).toMatchObject({ code: 1 })
  const { rows } = await sql<{ id: number }>`select max(id) as id from cases`.execute(server.database.kysely)
  return rows[0]!.id
}

const judge = (command: string, id: number, input: object = {}) =>
  server.call('POST', `/admin/cases/${command}`, { ids: [id], ...input }, { language: 'en' })
const shown = async (id: number) => (await server.call('GET', '/api/cases/read', { id }, { token: '' })).code === 1
const stored = async (id: number) => {
  const { rows } = await sql<Record<string, unknown>>`
    select title, state, reason, reviewer_id, reviewtime from cases where id = ${id}
  `.execute(server.database.kysely)
  return rows[0]!
}

describe('a work', () => {
  test('is shown when it was handed in and approved, and not before', async () => {
    const id = await newWork()
    expect(await judge('approve', id)).toMatchObject({ code: 0, msg: expect.stringContaining('Approve') })
    expect(await asMei('handIn', { ids: [id] })).toMatchObject({ code: 1 })
    expect(await shown(id)).toBe(false)
    expect(await judge('approve', id)).toMatchObject({ code: 1 })
    expect(await shown(id)).toBe(true)
    expect(await stored(id)).toMatchObject({ state: 'approved', reviewer_id: 1, reviewtime: expect.any(Number) })
  })

  test('that its author changed after it was listed is not approved unseen', async () => {
    const id = await newWork()
    await asMei('handIn', { ids: [id] })
    const { data } = await server.call<{ list: { id: number; version: number }[] }>('GET', '/admin/cases/index')
    const { version } = data.list.find((one) => one.id === id)!
    await asMei('edit', { id, title: '别的东西' })
    expect(await judge('approve', id, { versions: [version] })).toMatchObject({ code: 0, data: { changed: true } })
    expect(await shown(id)).toBe(false)
    expect(await judge('approve', id, { versions: [version, 1] })).toMatchObject({ code: 0 })
    expect(await judge('approve', id, { versions: [version + 1] })).toMatchObject({ code: 1 })
  })

  test('whose file is taken out or swapped while it waits is not shown without one', async () => {
    const id = await newWork()
    await asMei('handIn', { ids: [id] })
    expect(await asMei('edit', { id, kind: 'scratch' })).toMatchObject({ code: 0 })
    expect(await asMei('edit', { id, kind: 'video', file: cover })).toMatchObject({
      code: 0,
      msg: expect.stringContaining('.mp4'),
    })
    expect(await stored(id)).toMatchObject({ state: 'pending' })
  })

  test('that its author changes is looked at once more; the school’s own corrections stay', async () => {
    const id = await newWork()
    await asMei('handIn', { ids: [id] })
    await judge('approve', id)
    await server.call('POST', '/admin/cases/edit', { id, title: '会飞的小兔子' })
    expect(await shown(id)).toBe(true)
    expect(await asMei('edit', { id, title: '会飞的大兔子' })).toMatchObject({ code: 1 })
    expect(await stored(id)).toMatchObject({ title: '会飞的大兔子', state: 'pending' })
    expect(await shown(id)).toBe(false)
  })

  test('is sent back with a reason, which its author reads, and which goes when it is handed in again', async () => {
    const id = await newWork()
    await asMei('handIn', { ids: [id] })
    expect(await judge('reject', id)).toMatchObject({ code: 0 })
    expect(await judge('reject', id, { reason: '画上有学校的名字' })).toMatchObject({ code: 1 })
    const mine = await server.app.inject({ url: '/api/cases/mine', headers: { 'ba-user-token': token } })
    expect(mine.json().data.list[0]).toMatchObject({ id, state: 'rejected', reason: '画上有学校的名字' })
    expect(await asMei('handIn', { ids: [id] })).toMatchObject({ code: 1 })
    expect(await stored(id)).toMatchObject({ state: 'pending', reason: null })
  })

  test('that lacks its file cannot be handed in; a picture is its own file', async () => {
    const id = await newWork({ ...PICTURE, kind: 'scratch' })
    expect(await asMei('handIn', { ids: [id] })).toMatchObject({
      code: 0,
      msg: 'File of the work is required',
    })
    expect(await stored(id)).toMatchObject({ state: 'draft' })
  })

  test('is withdrawn by its author, and gone from the site', async () => {
    const id = await newWork()
    await asMei('handIn', { ids: [id] })
    await judge('approve', id)
    expect(await asMei('withdraw', { ids: [id] })).toMatchObject({ code: 1 })
    expect(await shown(id)).toBe(false)
  })
})
