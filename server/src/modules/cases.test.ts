import { encodeLevel } from '@tutu/learning/super/address-code'
import { drawField } from '@tutu/learning/super/field'
import { solveWithLoops } from '@tutu/learning/super/solve'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from '../data/sessions.ts'
import { makePicture } from '../testing/pictures.ts'
import { uploadApp, type UploadApp } from '../testing/upload.ts'

const PICTURE = { title: '会飞的兔子', kind: 'picture' }

let server: UploadApp
let token: string
let doudou: string
let cover: string
beforeAll(async () => {
  server = await uploadApp()
  token = await newMember('mei', '小胡萝卜')
  doudou = await newMember('doudou', '豆豆')
  const drawn = { name: 'rabbit.png', type: 'image/png', bytes: await makePicture('png') }
  const { data } = await server.post('/api/ajax/upload', drawn, { batoken: '', 'ba-user-token': token })
  cover = data.file.url
})
afterAll(() => server.close())
// More are added here than a member adds within an hour.
beforeEach(() => sql`update cases set createtime = createtime - 7200`.execute(server.database.kysely))

async function newMember(username: string, nickname: string): Promise<string> {
  const form = { username, nickname, password: 'carrot-2026', group_id: 1, status: '1', mobile: '', email: '' }
  const { data } = await server.call<{ id: number }>('POST', '/admin/user.user/add', form)
  const session = { kind: 'member', identityId: data.id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  return (await createSession(server.database.kysely, session)).token
}

type Said = { code: number; msg: string; data: { id: number; list: Record<string, unknown>[] } }

/** `by`: a member's token, or '' for a visitor. */
async function say(by: string, path: string, payload?: object): Promise<Said> {
  const headers = { ...(by && { 'ba-user-token': by }), 'think-lang': 'en' }
  const asked = payload ? { method: 'POST' as const, payload } : { method: 'GET' as const }
  return (await server.app.inject({ ...asked, url: `/api/${path}`, headers })).json()
}

const asMei = (path: string, payload: object) => say(token, `cases/${path}`, payload)

async function newWork(form: object = PICTURE): Promise<number> {
  expect(await asMei('add', { ...form, cover })).toMatchObject({ code: 1 })
  const { rows } = await sql<{ id: number }>`select max(id) as id from cases`.execute(server.database.kysely)
  return rows[0]!.id
}

const judge = (command: string, id: number, input: object = {}) =>
  server.call('POST', `/admin/cases/${command}`, { ids: [id], ...input }, { language: 'en' })
const read = async (id: number) =>
  (await server.call<{ row: Record<string, unknown> }>('GET', '/api/cases/read', { id }, { token: '' })).data?.row
async function shownWork(form: object = PICTURE): Promise<number> {
  const id = await newWork(form)
  await asMei('handIn', { ids: [id] })
  await judge('approve', id)
  return id
}
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

  test('that leads to its author only where its texts are read together is refused, also one after the other', async () => {
    const call = 'This looks like a telephone number. Others can see it, so please take it out'
    const split = { ...PICTURE, title: '我的 138 0013', description: '8000' }
    expect(await asMei('add', { ...split, cover })).toMatchObject({
      code: 0,
      data: { errors: { title: call, description: call } },
    })
    const id = await newWork({ ...split, description: '画了一下午' })
    expect(await asMei('edit', { id, description: '8000' })).toMatchObject({
      code: 0,
      data: { errors: { description: call } },
    })
    const named = { title: '加我微信', kind: 'python', source: 'tom_2015x = 1', cover }
    expect(await asMei('add', named)).toMatchObject({ code: 0 })
    expect(await asMei('add', { ...named, title: '第 138 关' })).toMatchObject({ code: 1 })
  })

  test('and a nickname hold no signs that cannot be seen and turn round what stands behind them', async () => {
    const unseen = 'There is a sign in this name that cannot be seen. Please type the name once more'
    expect(await asMei('add', { ...PICTURE, cover, title: '兔子\u202Egnp.' })).toMatchObject({
      code: 0,
      data: { errors: { title: unseen } },
    })
    const nickname = (typed: string) => say(token, 'account/profile', { nickname: typed })
    expect(await nickname('小胡\u200B萝卜')).toMatchObject({ code: 0, data: { errors: { nickname: unseen } } })
    expect(await nickname('小胡萝卜👩\u200D🚀')).toMatchObject({ code: 1 })
    await nickname('小胡萝卜')
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

test('a guardian’s switches count: nothing is handed in, changed where it is shown, shown or said', async () => {
  const guardianSays = (allows: boolean) =>
    sql`update member set can_publish = ${allows}, can_comment = ${allows} where username in ('mei', 'doudou')`.execute(
      server.database.kysely,
    )
  const [draft, waits, stands] = [await newWork(), await newWork(), await shownWork()]
  await asMei('handIn', { ids: [waits] })
  await guardianSays(false)
  const no = { code: 0, msg: expect.stringContaining('ask your guardian to allow publishing') }
  expect(await asMei('handIn', { ids: [draft] })).toMatchObject(no)
  expect(await asMei('edit', { id: draft, title: '自己看的' })).toMatchObject({ code: 1 })
  expect(await asMei('edit', { id: stands, title: '换一个' })).toMatchObject(no)
  expect(await shown(stands)).toBe(true)
  expect(await judge('approve', waits)).toMatchObject({ code: 0, msg: expect.stringContaining('guardian') })
  expect(await say(doudou, 'reaction/add', { cases_id: stands, kind: 'like' })).toMatchObject({ code: 0 })
  expect(await asMei('withdraw', { ids: [stands] })).toMatchObject({ code: 1 })
  await guardianSays(true)
  expect(await judge('approve', waits)).toMatchObject({ code: 1 })
})

describe('a program', () => {
  const game = { title: '猜数字', kind: 'python', source: 'n = 7\nprint(n)' }

  test('is handed in with its code, which visitors read with its words marked, one at a time', async () => {
    const empty = await newWork({ ...game, source: ' ' })
    expect(await asMei('handIn', { ids: [empty] })).toMatchObject({ code: 0, msg: 'Code is required' })
    const id = await shownWork(game)
    expect(await read(id)).toMatchObject({ source: game.source })
    // On a busy machine code is answered as it was written until it is marked.
    await vi.waitFor(async () =>
      expect((await read(id))?.source_html).toContain('<span class="hljs-built_in">print</span>'),
    )
    const { data } = await server.call<{ list: object[] }>('GET', '/api/cases/index', { kind: 'python' }, { token: '' })
    expect(data.list[0]).not.toHaveProperty('source')
  })

  test('that is a level can be solved, or is not handed in', async () => {
    const level = { title: '弯弯的路', kind: 'level' }
    const broken = await newWork({ ...level, source: 'AQAHBQ' })
    expect(await asMei('handIn', { ids: [broken] })).toMatchObject({ code: 0, msg: expect.stringContaining('solved') })
    const field = drawField('>1.H\n....\n....')
    const source = encodeLevel({ scenery: 0, field, solution: solveWithLoops(field)! })
    const id = await newWork({ ...level, source })
    expect(await asMei('handIn', { ids: [id] })).toMatchObject({ code: 1 })
  })

  test('that changes its kind to one without code loses it', async () => {
    const id = await newWork(game)
    await asMei('edit', { id, kind: 'picture' })
    const { rows } = await sql`select source from cases where id = ${id}`.execute(server.database.kysely)
    expect(rows).toEqual([{ source: null }])
  })
})

describe('an author', () => {
  test('is told by nickname and picture alone, as they are today', async () => {
    const id = await shownWork()
    const before = (await server.call<{ row: Record<string, unknown> }>('GET', '/admin/cases/edit', { id })).data.row
    await server.call('POST', '/admin/user.user/edit', { id: 1, nickname: '大胡萝卜', motto: '住在杭州' })
    const row = await read(id)
    expect(row).toMatchObject({ author: '大胡萝卜', author_avatar: expect.stringContaining('/static/') })
    expect(JSON.stringify(row)).not.toMatch(/mei|杭州|user_id/)
    // So it is in the back office, which looks for it by that name.
    const found = async (author: string) =>
      (await server.call<{ total: number }>('GET', '/admin/cases/index', { quick_search: author })).data.total
    expect(await found('大胡萝卜')).toBeGreaterThan(0)
    expect(await found('小胡萝卜')).toBe(0)
    // A form that was open meanwhile is saved, its author's and the school's, and signs with no former name.
    const version = before.version as number
    expect(await asMei('edit', { id, version, title: '睡着的小兔子' })).toMatchObject({ code: 1 })
    const posted = { ...before, version: version + 1, author: '小胡萝卜', title: '醒来的小兔子' }
    expect(await server.call('POST', '/admin/cases/edit', posted)).toMatchObject({ code: 1 })
    const after = await server.call('GET', '/admin/cases/edit', { id })
    expect(after.data.row).toMatchObject({ author: '大胡萝卜', title: '醒来的小兔子' })
    await server.call('POST', '/admin/user.user/edit', { id: 1, nickname: '小胡萝卜' })
  })

  test('is not what a form says; the school signs with a pen name what belongs to no member', async () => {
    expect(await asMei('add', { ...PICTURE, cover, author: '别人' })).toMatchObject({ code: 0 })
    const bySchool = { ...PICTURE, cover, kind: 'picture', featured: '0' }
    const { data } = await server.call<{ id: number }>('POST', '/admin/cases/add', bySchool)
    const handIn = () => server.call('POST', '/admin/cases/handIn', { ids: [data.id] })
    expect(await handIn()).toMatchObject({ code: 0, data: { errors: { author: expect.any(String) } } })
    await server.call('POST', '/admin/cases/edit', { id: data.id, author: '小雨点' })
    expect(await handIn()).toMatchObject({ code: 1 })
  })
})

test('a remix names what it was made from, and both know their family', async () => {
  const first = await shownWork({ ...PICTURE, title: '胡萝卜' })
  const second = await shownWork({ ...PICTURE, title: '会飞的胡萝卜', remix_id: first })
  const third = await shownWork({ ...PICTURE, title: '会飞会唱的胡萝卜', remix_id: second })
  const hidden = await newWork({ ...PICTURE, remix_id: second })
  expect(await read(first)).toMatchObject({ ancestors: [], remixes: [{ id: second }, { id: third, remix_id: second }] })
  expect(await read(third)).toMatchObject({
    remix: { id: second, title: '会飞的胡萝卜' },
    ancestors: [{ id: first, title: '胡萝卜', author: '小胡萝卜' }, { id: second }],
    remixes: [],
  })
  expect(await asMei('edit', { id: hidden, remix_id: hidden })).toMatchObject({ code: 0 })
  const others = await say(doudou, 'cases/add', { ...PICTURE, cover, remix_id: hidden })
  expect(others, 'what is not shown cannot be named').toMatchObject({ code: 0 })
  await asMei('withdraw', { ids: [second] })
  // Withdrawn, it is not named, and the others still know each other.
  expect(await read(first)).toMatchObject({ remixes: [{ id: third, remix_id: first, author: '小胡萝卜' }] })
  expect(await read(third)).toMatchObject({ remix: null, ancestors: [{ id: first, author: '小胡萝卜' }] })
})

test('a work names what else its author shows, the latest first, and nothing that is not shown', async () => {
  const first = await shownWork({ ...PICTURE, title: '第一个' })
  await newWork({ ...PICTURE, title: '还没给人看' })
  const others = async (id: number) => (await read(id)).others as { id: number; title: string; cover: string }[]
  const later = await shownWork({ ...PICTURE, title: '后来的' })
  expect((await others(first))[0]).toMatchObject({ id: later, title: '后来的', cover: expect.stringContaining('/') })
  const shown = await others(first)
  expect(shown.length).toBeLessThanOrEqual(4)
  expect(shown.map(({ id }) => id)).not.toContain(first)
  expect(JSON.stringify(shown)).not.toMatch(/还没给人看|user_id/)
  await asMei('withdraw', { ids: [later] })
  expect((await others(first)).map(({ id }) => id)).not.toContain(later)
})

test('works of an account that is closed do not lead to each other: whoever is erased may have left them as nobody’s', async () => {
  const author = await newMember('closing', '要走的')
  for (const title of ['一', '二'])
    expect(await say(author, 'cases/add', { ...PICTURE, title, cover: '/static/covers/blank.svg' })).toMatchObject({
      code: 1,
    })
  const { rows } = await sql<{ id: number; user_id: number }>`
    select id, user_id from cases where user_id = (select id from member where username = 'closing') order by id
  `.execute(server.database.kysely)
  for (const { id } of rows) {
    await say(author, 'cases/handIn', { ids: [id] })
    await judge('approve', id)
  }
  const [first, second] = rows
  expect(await read(first!.id)).toMatchObject({ others: [{ id: second!.id }] })
  const closing = { ids: [first!.user_id], reason: '违规' }
  expect(await server.call('POST', '/admin/user.user/disable', closing)).toMatchObject({ code: 1 })
  expect(await read(first!.id)).toMatchObject({ others: [] })
})

test('works that wait to be reviewed take no room in a family from one that is shown', async () => {
  const first = await shownWork()
  await sql`
    insert into cases (title, kind, state, cover, remix_id, user_id, createtime)
    select '没审核的', 'picture', 'draft', cover, id, user_id, createtime - 7200 from cases, generate_series(1, 40)
    where id = ${first}
  `.execute(server.database.kysely)
  const remix = await shownWork({ ...PICTURE, title: '会游泳的兔子', remix_id: first })
  const family = await read(first)
  expect(family).toMatchObject({ remixes: [{ id: remix, remix_id: first, title: '会游泳的兔子' }] })
  expect(JSON.stringify(family), 'what is hidden is not named').not.toContain('没审核的')
})

test('the school features a work, and has one reviewed again', async () => {
  const id = await shownWork()
  expect(await judge('unfeature', id)).toMatchObject({ code: 0 })
  expect(await judge('feature', id)).toMatchObject({ code: 1 })
  expect(await read(id)).toMatchObject({ featured: '1' })
  expect(await judge('reopen', id)).toMatchObject({ code: 1 })
  expect(await shown(id)).toBe(false)
  expect(await stored(id)).toMatchObject({ state: 'pending' })
})

describe('responses', () => {
  test('count once from every member, are no business of visitors, and order the wall', async () => {
    const [quiet, loved] = [await shownWork(), await shownWork()]
    const like = { cases_id: loved, kind: 'like' }
    expect(await say('', 'reaction/add', like)).toMatchObject({ code: 302 })
    expect(await say(token, 'reaction/add', like)).toMatchObject({ code: 0, msg: expect.stringContaining('your own') })
    const { data } = await say(doudou, 'reaction/add', like)
    expect(await say(doudou, 'reaction/add', like)).toMatchObject({ code: 0, msg: 'You have said so already' })
    expect(await say(doudou, 'reaction/add', { cases_id: loved, kind: 'idea' })).toMatchObject({ code: 1 })
    expect(await say(doudou, 'reaction/add', { cases_id: loved, kind: '你真棒' })).toMatchObject({ code: 0 })
    expect(await read(loved)).toMatchObject({ likes: 1, reactions: { like: 1, idea: 1 } })
    const wall = await server.call<{ list: { id: number }[] }>('GET', '/api/cases/index', { order: 'likes,desc' })
    expect(wall.data.list[0]).toMatchObject({ id: loved, likes: 1 })
    expect((await say(doudou, 'reaction/mine')).data.list).toHaveLength(2)
    await server.app.inject({
      method: 'DELETE',
      url: `/api/reaction/del?ids[]=${data.id}`,
      headers: { 'ba-user-token': doudou },
    })
    expect(await read(loved)).toMatchObject({ likes: 0, reactions: { idea: 1 } })
    expect(await read(quiet)).toMatchObject({ likes: 0, reactions: {} })
  })

  test('tell a member what they like as visitors read it, and nothing of it once it is shown no more', async () => {
    const id = await shownWork()
    await say(doudou, 'reaction/add', { cases_id: id, kind: 'like' })
    const liked = async () => {
      const { list } = (await say(doudou, 'reaction/mine')).data
      return list.find(({ cases_id }) => cases_id === id)
    }
    const { title, kind } = PICTURE
    expect((await liked())?.cases).toEqual({ id, title, kind, cover: expect.any(String), author: expect.any(String) })
    await judge('reopen', id)
    expect(await liked()).toMatchObject({ cases: null })
  })

  test('are not said to what is not shown', async () => {
    const id = await newWork()
    expect(await say(doudou, 'reaction/add', { cases_id: id, kind: 'like' })).toMatchObject({ code: 0 })
  })
})

describe('a report', () => {
  const wrong = { kind: 'private', note: '画上写着电话' }

  test('comes from members and visitors; the work stays, or goes with a reason its author reads', async () => {
    const id = await shownWork()
    expect(await say('', 'workReport/add', { cases_id: id, ...wrong })).toMatchObject({ code: 1 })
    const { data } = await say(doudou, 'workReport/add', { cases_id: id, ...wrong })
    expect(await say(doudou, 'workReport/add', { cases_id: id, ...wrong })).toMatchObject({ code: 0 })
    const handle = (command: string, input: object = {}) =>
      server.call('POST', `/admin/workReport/${command}`, { ids: [data.id], ...input }, { language: 'en' })
    expect(await handle('withdraw')).toMatchObject({ code: 0 })
    expect(await handle('withdraw', { reason: '把电话擦掉就好' })).toMatchObject({ code: 1 })
    expect(await shown(id)).toBe(false)
    expect(await stored(id)).toMatchObject({ state: 'rejected', reason: '把电话擦掉就好', reviewer_id: 1 })
    const { rows } = await sql`select state, handler_id from work_report where cases_id = ${id} order by id`.execute(
      server.database.kysely,
    )
    expect(rows, 'whoever found the same was heard too').toEqual([
      { state: 'withdrawn', handler_id: 1 },
      { state: 'withdrawn', handler_id: 1 },
    ])
    expect(await handle('keep')).toMatchObject({ code: 0 })
  })

  test('that finds nothing leaves the work where it is', async () => {
    const id = await shownWork()
    const { data } = await say(doudou, 'workReport/add', { cases_id: id, kind: 'other' })
    expect(await server.call('POST', '/admin/workReport/keep', { ids: [data.id] })).toMatchObject({ code: 1 })
    expect(await shown(id)).toBe(true)
  })
})

test('a member who goes takes works, responses and the numbers of those along', async () => {
  const id = await shownWork()
  const gone = await newMember('gone', '走了')
  await say(gone, 'reaction/add', { cases_id: id, kind: 'like' })
  const { data } = await say(gone, 'cases/add', { ...PICTURE, cover: '/static/covers/blank.svg' })
  const { rows } = await sql<{ id: number }>`select id from member where username = 'gone'`.execute(
    server.database.kysely,
  )
  expect(await server.call('DELETE', '/admin/user.user/del', { ids: [rows[0]!.id], cascade: 1 })).toMatchObject({
    code: 1,
  })
  expect(await read(id)).toMatchObject({ likes: 0 })
  expect(await server.call('GET', '/admin/cases/edit', { id: data.id })).toMatchObject({ code: 0 })
})
