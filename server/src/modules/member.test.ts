import { member as definition } from '@tutu/contract/resources/member'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '../data/sessions.ts'
import { addAdmin } from '../plugins/auth-testing.ts'
import { openAdminSession } from '../testing/app.ts'
import { importsInto } from '../testing/import.ts'
import { type UploadApp, uploadApp } from '../testing/upload.ts'

const USER = '/admin/user.user'

let server: UploadApp
beforeAll(async () => {
  server = await uploadApp()
})
afterAll(() => server.close())

let made = 0
let id: number
let token: string
beforeEach(async () => {
  const username = `mei${(made += 1)}`
  const form = { username, nickname: '小梅', password: 'carrot-2026', group_id: 1 }
  const { data } = await server.call<{ id: number }>('POST', `${USER}/add`, form)
  id = data.id
  const session = { kind: 'member', identityId: id, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  token = (await createSession(server.database.kysely, session)).token
})

const can = async (): Promise<boolean> => {
  const headers = { 'ba-user-token': token }
  const answer = await server.app.inject({ method: 'GET', url: '/api/user.moneyLog/mine', headers })
  return answer.json().code === 1
}
const row = async () => {
  const { data } = await server.call<{ list: Record<string, unknown>[] }>('GET', `${USER}/index`, { initValue: [id] })
  return data.list[0]!
}
const adjust = (input: object) =>
  server.call('POST', `${USER}/adjustMoney`, { ids: [id], ...input }, { language: 'en' })

describe('a balance', () => {
  test('is adjusted with a reason, by whoever did it, and told to the member', async () => {
    expect(await adjust({ amount: '20.00', memo: '线下充值' })).toMatchObject({ code: 1 })
    expect(await adjust({ amount: '-0.50', memo: '更正' })).toMatchObject({ code: 1 })
    expect(await row()).toMatchObject({ money: '19.50', score: 0 })
    const { data } = await server.call<{ list: object[] }>('GET', '/admin/user.moneyLog/index', {
      search: [{ field: 'user_id', val: id, operator: '=' }],
    })
    expect(data.list).toMatchObject([
      { money: '-0.50', before: '20.00', after: '19.50', memo: '更正', admin_id: 1, user: { nickname: '小梅' } },
      { money: '20.00', before: '0.00', after: '20.00', memo: '线下充值' },
    ])
    const mine = await server.app.inject({
      method: 'GET',
      url: '/api/user.moneyLog/mine',
      headers: { 'ba-user-token': token },
    })
    expect(mine.json().data.list[0]).toMatchObject({ money: '-0.50', after: '19.50', memo: '更正' })
    expect(mine.json().data.list[0]).not.toHaveProperty('admin_id')
  })

  test('is not set by a form, nor taken below nothing, nor changed without a reason', async () => {
    await server.call('POST', `${USER}/edit`, { id, money: '500.00', score: 7 })
    expect(await row()).toMatchObject({ money: '0.00', score: 0 })
    expect(await adjust({ amount: '-1', memo: 'x' })).toMatchObject({
      code: 0,
      data: { errors: { amount: 'Not enough: there is 0.00, and 1.00 is to be taken' } },
    })
    expect(await adjust({ amount: '1', memo: ' ' })).toMatchObject({
      code: 0,
      data: { errors: { memo: expect.any(String) } },
    })
    expect(await adjust({ amount: '0', memo: 'x' })).toMatchObject({
      code: 0,
      msg: 'Add or take: The amount must not be 0',
    })
  })

  test('an entry made in the log’s own form is judged the same', async () => {
    const add = (form: object) =>
      server.call('POST', '/admin/user.scoreLog/add', { user_id: id, memo: '比赛', ...form })
    expect(await add({ score: 30, before: 900 })).toMatchObject({ code: 1 })
    expect(await add({ score: -31 })).toMatchObject({
      code: 0,
      data: { errors: { score: '不够减：现有 30，要减 31' } },
    })
    expect(await add({ score: 1, user_id: 999_999 })).toMatchObject({
      code: 0,
      data: { errors: { user_id: expect.any(String) } },
    })
    expect(await row()).toMatchObject({ score: 30 })
  })
})

describe('a member is signed out', () => {
  test.each<[string, () => Promise<{ code: number }>]>([
    ['disabled for a reason', () => server.call('POST', `${USER}/disable`, { ids: [id], reason: '家长要求' })],
    [
      'given another password',
      () => server.call('POST', `${USER}/resetPassword`, { ids: [id], password: 'rabbit-2026' }),
    ],
    ['signed out everywhere', () => server.call('POST', `${USER}/endSessions`, { ids: [id] })],
    ['deleted', () => server.call('DELETE', `${USER}/del`, { ids: [id] })],
  ])('who is %s', async (_, act) => {
    expect(await can()).toBe(true)
    expect(await act()).toMatchObject({ code: 1 })
    // At once, and not when what is known of a session is looked up again.
    expect(await can()).toBe(false)
  })

  test('disabled with a reason, which the log keeps; and let in again', async () => {
    expect(await server.call('POST', `${USER}/disable`, { ids: [id] })).toMatchObject({ code: 0 })
    await server.call('POST', `${USER}/disable`, { ids: [id], reason: '家长要求' })
    const status = async () => {
      const { data } = await server.call<{ row: { status: string } }>('GET', `${USER}/edit`, { id })
      return data.row.status
    }
    expect(await status()).toBe('0')
    type Log = { list: { record: unknown; data: string; record_id: number }[] }
    const log = await server.call<Log>('GET', '/admin/auth.adminLog/index', { limit: 1 })
    expect(log.data.list[0]).toMatchObject({ record_id: id, data: expect.stringContaining('家长要求') })
    expect(await server.call('POST', `${USER}/disable`, { ids: [id], reason: '又一次' })).toMatchObject({ code: 0 })
    await server.call('POST', `${USER}/enable`, { ids: [id] })
    expect(await status()).toBe('1')
  })

  test('by no form, batch or file: none of them asks why', async () => {
    expect(await server.call('POST', `${USER}/edit`, { id, nickname: '梅梅', status: '0' })).toMatchObject({
      code: 0,
      data: { errors: { status: '“启用”只能用它自己的操作来改，请去掉这一项再提交' } },
    })
    expect(await row()).toMatchObject({ nickname: '小梅', status: '1' })
    const closed = { username: `closed${made}`, nickname: '小闭', password: 'carrot-2026', group_id: 1, status: '0' }
    expect(await server.call('POST', `${USER}/add`, closed)).toMatchObject({
      code: 0,
      data: { errors: { status: expect.any(String) } },
    })
    const batch = { ids: [id], values: { status: '0' } }
    expect(await server.call('POST', `${USER}/batch`, { ...batch, preview: '1' })).toMatchObject({ code: 0 })
    const { data } = await importsInto(server, definition).send(`id,昵称,启用\n${id},小小梅,否\n`)
    expect(data.plan.columns).toEqual([{ field: 'id' }, { field: 'nickname' }, null])
    expect(await can()).toBe(true)
  })

  test('and not by another change, which may post the status as it is', async () => {
    expect(await server.call('POST', `${USER}/edit`, { id, nickname: '梅梅', status: '1' })).toMatchObject({ code: 1 })
    expect(await can()).toBe(true)
  })
})

test('who has entries stays: the ledger names them', async () => {
  await adjust({ amount: '1.00', memo: '测试' })
  expect(await server.call('DELETE', `${USER}/del`, { ids: [id] })).toMatchObject({ code: 0 })
  const { rows } = await sql`select from member where id = ${id}`.execute(server.database.kysely)
  expect(rows).toHaveLength(1)
})

test('a member signs in with the password they were given, which is kept as a hash', async () => {
  await server.call('POST', `${USER}/resetPassword`, { ids: [id], password: 'rabbit-2026' })
  const { rows } = await sql<{ username: string; password: string }>`
    select username, password from member where id = ${id}`.execute(server.database.kysely)
  expect(rows[0]!.password).toMatch(/^\$argon2id\$/)
  const signIn = (password: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/user/checkIn',
      headers: { server: 'true' },
      payload: { tab: 'login', username: rows[0]!.username, password },
    })
  expect((await signIn('rabbit-2026')).json()).toMatchObject({ code: 1 })
  expect((await signIn('carrot-2026')).json()).toMatchObject({ code: 0 })
})

test('a password is in no answer and no log', async () => {
  await server.call('POST', `${USER}/resetPassword`, { ids: [id], password: 'rabbit-2026' })
  expect(JSON.stringify(await row())).not.toContain('argon2')
  const { rows } = await sql`select * from admin_log order by id desc limit 1`.execute(server.database.kysely)
  expect(JSON.stringify(rows)).not.toMatch(/rabbit-2026|argon2/)
})

describe('where a member is signed in', () => {
  type Session = { id: number; user_id: number; useragent: string; ip: string; lastseentime: number }
  const sessions = async (query: object = {}): Promise<Session[]> => {
    const search = { 0: { field: 'user_id', operator: '=', val: id } }
    const { data } = await server.call<{ list: Session[] }>('GET', '/admin/memberSession/index', { search, ...query })
    return data.list
  }
  const signIn = (useragent: string) =>
    createSession(server.database.kysely, { kind: 'member', identityId: id, ip: '10.0.0.7', useragent, keep: true })

  test('is listed device by device, with the address and when it was last used', async () => {
    await signIn('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36')
    const [last, first] = await sessions()
    expect(first).toMatchObject({ useragent: 'test', ip: '127.0.0.1' })
    expect(last).toMatchObject({ useragent: expect.stringContaining('Chrome'), ip: '10.0.0.7', keep: '1' })
    expect(last!.lastseentime).toBeGreaterThan(0)
  })

  test('is not listed once nothing opens it any more, though its row is not pruned yet', async () => {
    await signIn('old phone')
    await sql`
      update token set expiretime = epoch_seconds() - 1
      where session_id = (select id from session where useragent = 'old phone')
    `.execute(server.database.kysely)
    expect((await sessions()).map(({ useragent }) => useragent)).toEqual(['test'])
  })

  test('is found by its address, not by words of the device that are not shown', async () => {
    await signIn('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36')
    expect(await sessions({ quick_search: '10.0.0.7' })).toHaveLength(1)
    expect(await sessions({ quick_search: 'AppleWebKit' })).toEqual([])
  })

  test('is ended for one device, and the others stay signed in', async () => {
    const other = await signIn('tablet')
    const first = token
    token = other.token
    expect(await can()).toBe(true)
    const own = (await sessions()).find(({ useragent }) => useragent === 'tablet')!
    expect(await server.call('POST', '/admin/memberSession/end', { ids: [own.id] })).toMatchObject({ code: 1 })
    expect((await sessions()).map(({ useragent }) => useragent)).toEqual(['test'])
    expect(await can()).toBe(false)
    token = first
    expect(await can()).toBe(true)
  })

  test('is no more, once the member is disabled or gone', async () => {
    await server.call('POST', `${USER}/disable`, { ids: [id], reason: '家长要求' })
    expect(await sessions()).toEqual([])
    await signIn('phone')
    expect(await server.call('DELETE', `${USER}/del`, { ids: [id], cascade: '1' })).toMatchObject({ code: 1 })
    expect(await sessions()).toEqual([])
  })

  test('is nothing for administrators without the right to it', async () => {
    const { id: other } = await addAdmin(server.database, 'reader', ['user/user/index'])
    const reader = await openAdminSession(server.database, other)
    expect(await server.call('GET', '/admin/memberSession/index', {}, reader)).toMatchObject({ code: 401 })
  })
})

describe('the data of one member', () => {
  const ask = (format: string, token?: string) =>
    server.call<{ ticket: string }>('POST', `${USER}/exportData`, { id, format }, token === undefined ? {} : { token })
  const fetched = (ticket: string) =>
    server.app.inject({ method: 'GET', url: `${USER}/exportData?ticket=${ticket}&server=1` })

  test('is exported once for a ticket, without secrets, and the log says so', async () => {
    const { data } = await ask('json')
    const answer = await fetched(data.ticket)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="tutu-\d+-.*\.json"$/)
    expect(answer.json()).toMatchObject({
      member: [{ username: `mei${made}`, nickname: '小梅' }],
      'member-session': [{ useragent: 'test', ip: '127.0.0.1' }],
    })
    expect(answer.body).not.toContain('argon2')
    expect((await fetched(data.ticket)).json()).toMatchObject({ code: 0 })
    const { data: log } = await server.call<{ list: { url: string }[] }>('GET', '/admin/auth.adminLog/index')
    expect(log.list[0]!.url).toContain('exportData')
  })

  test('can be read as a page, too', async () => {
    const { body, headers } = await fetched((await ask('html')).data.ticket)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('小梅')
  })

  test('is for nobody without the right to it, not even with a ticket from before', async () => {
    const { id: clerk, groupId } = await addAdmin(server.database, 'clerk', ['user/user/index', 'user/user/exportData'])
    const { token: own } = await openAdminSession(server.database, clerk)
    const { data } = await ask('json', own)
    await sql`update admin_group set rules = '{}' where id = ${groupId}`.execute(server.database.kysely)
    expect((await fetched(data.ticket)).json()).toMatchObject({ code: 401 })
  })
})
