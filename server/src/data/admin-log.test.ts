import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSecret, maskedJson } from '../lib/mask.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { forgetOlder } from './forget.ts'

type Entry = {
  id: number
  admin_id: number
  username: string
  title: string
  kind: string
  url: string
  data: string
  ip: string
  useragent: string
  createtime: number
  path?: string
}

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const log = async (query: object = {}, options: object = {}) =>
  (await server.call<{ list: Entry[] }>('GET', '/admin/auth.adminLog/index', { limit: 200, ...query }, options)).data
    .list
const call = (action: string, values: object, token?: string) =>
  server.call<{ id: number }>('POST', `/admin/${action}`, values, { token })
const tag = (slug: string) => ({ name_i18n: { 'zh-cn': slug, en: slug }, slug })

describe('what stands in it', () => {
  test('adding, changing, sorting, deleting, exporting and signing in, with titles, in both languages', async () => {
    const { data: one } = await call('tag/add', tag('one'))
    const { data: two } = await call('tag/add', tag('two'))
    await call('tag/edit', { id: one.id, status: '0' })
    await call('tag/sortable', { id: one.id, targetId: two.id })
    await server.call('DELETE', '/admin/tag/del', { ids: [one.id, two.id] })
    await call('tag/export', { quick_search: 'x' })
    await server.call('POST', '/admin/index/login', { username: 'admin', password: 'carrot-2026' }, { token: '' })
    const entries = await log()
    expect(entries.map(({ title, kind }) => [title, kind])).toEqual([
      ['登录', 'sign-in'],
      ['教学 / 标签 / 导出', 'export'],
      ['教学 / 标签 / 删除', 'change'],
      ['教学 / 标签 / 排序', 'change'],
      ['教学 / 标签 / 编辑', 'change'],
      ['教学 / 标签 / 添加', 'change'],
      ['教学 / 标签 / 添加', 'change'],
    ])
    expect((await log({}, { language: 'en' }))[4]?.title).toBe('Teaching / Tags / Edit')
    expect(JSON.parse(entries[2]!.data)).toEqual({
      ids: expect.arrayContaining([one.id, two.id]),
      names: expect.any(Array),
    })
    expect(JSON.parse(entries[4]!.data)).toEqual({ id: one.id, status: '0' })
    for (const entry of entries) {
      expect(entry).toMatchObject({ admin_id: 1, username: 'admin', ip: '127.0.0.1', useragent: expect.any(String) })
    }
    expect(entries[4]!.url).toBe('/admin/tag/edit')
  })

  test('nothing for a refused change, for a read, and for what the system does', async () => {
    const before = (await log()).length
    await call('tag/add', { slug: '!' })
    await call('tag/edit', { id: 999_999, status: '0' })
    await server.call('GET', '/admin/tag/index')
    expect(await log()).toHaveLength(before)
  })

  test('of what was posted only what was done; one’s own profile under its own name', async () => {
    const { data } = await call('tag/add', { ...tag('told'), is_demo: 1, createtime: 5 })
    await call('tag/edit', { id: data.id, status: '0', invented: 'x', updatetime: 7 })
    await call('routine.adminInfo/edit', { nickname: '管理员' })
    const [profile, edited, added] = await log()
    expect(profile!.title).toBe('个人资料 / 编辑')
    expect(JSON.parse(edited!.data)).toEqual({ id: data.id, status: '0' })
    expect(JSON.parse(added!.data)).toEqual({ ...tag('told'), id: data.id })
    await server.call('DELETE', '/admin/tag/del', { ids: [data.id] })
  })

  test('passwords, tokens and keys never, at any depth, by field kind and by name', async () => {
    const group = await call('auth.group/add', { name_i18n: { 'zh-cn': '组', en: 'g' }, rules: [] })
    const secrets = {
      password: 'hidden-1',
      refresh_token: 'hidden-2',
      nested: { accessKeySecret: 'hidden-3', list: [{ captcha: 'hidden-4', api_key: 'hidden-5' }] },
    }
    const values = { username: 'secretive', nickname: 'open', group_arr: [group.data.id], ...secrets }
    expect(await call('auth.admin/add', values)).toMatchObject({ code: 1 })
    const { rows } = await sql`select * from admin_log`.execute(server.database.kysely)
    expect(JSON.stringify(rows)).not.toContain('hidden-')
    expect((await log())[0]?.data).toContain('open')
  })

  test('no more than a few kilobytes, whatever is posted', async () => {
    const junk = Object.fromEntries(Array.from({ length: 5000 }, (_, number) => [`k${number}`, 'x'.repeat(300)]))
    expect(await call('tag/add', { ...tag('three'), ...junk })).toMatchObject({ code: 1 })
    expect((await log())[0]!.data.length).toBeLessThan(8000)
  })

  test('the name of a record leads to it while it is there', async () => {
    const { data: kept } = await call('tag/add', tag('kept'))
    const { data: gone } = await call('tag/add', tag('gone'))
    await server.call('DELETE', '/admin/tag/del', { ids: [gone.id] })
    expect((await log({ limit: 3 })).map(({ path }) => path)).toEqual([
      undefined,
      undefined,
      `/admin/tag?open=${kept.id}`,
    ])
  })
})

describe('who reads it', () => {
  test('is led to records they may see, though they may not change them, and to no others', async () => {
    const both = ['auth/adminLog/index', 'tag/add']
    const [seeing, blind] = [await server.signIn([...both, 'tag/index']), await server.signIn(both)]
    const { data: seen } = await call('tag/add', tag('seen-only'), seeing)
    await call('tag/add', tag('unseen'), blind)
    const paths = async (token: string) => (await log({ limit: 1 }, { token })).map(({ path }) => path)
    expect(await paths(seeing)).toEqual([`/admin/tag?open=${seen.id}`])
    expect(await paths(blind)).toEqual([undefined])
  })

  test('everybody their own entries, super administrators all; only they delete', async () => {
    const token = await server.signIn(['auth/adminLog/index', 'auth/adminLog/del', 'tag/add'])
    expect(await log({}, { token })).toEqual([])
    await call('tag/add', tag('four'), token)
    const own = await log({}, { token })
    expect(own).toHaveLength(1)
    expect((await log())[0]?.id).toBe(own[0]?.id)
    const remove = (ids: number[], as?: string) =>
      server.call('DELETE', '/admin/auth.adminLog/del', { ids }, as ? { token: as } : {})
    expect(await remove([own[0]!.id], token)).toMatchObject({ code: 0, msg: '只有超级管理员可以这样做' })
    expect(await remove([own[0]!.id])).toMatchObject({ code: 1 })
    expect((await log())[0]?.title).toBe('权限管理 / 管理员日志 / 删除')
  })

  test('an export holds what its reader may see', async () => {
    const token = await server.signIn(['auth/adminLog/export', 'tag/add'])
    await call('tag/add', tag('five'), token)
    const { data } = await server.call<{ ticket: string }>('POST', '/admin/auth.adminLog/export', {}, { token })
    const answer = await server.app.inject({ url: `/admin/auth.adminLog/export?ticket=${data.ticket}` })
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(answer.body).toContain('five')
    expect(answer.body).not.toContain('"four"')
  })

  test('it is filtered by administrator and by date, and nobody adds or changes an entry', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const by = (field: string, operator: string, val: unknown) => log({ search: { 0: { field, operator, val } } })
    expect((await by('admin_id', '=', 1)).length).toBeGreaterThan(5)
    expect(await by('admin_id', '=', 77)).toEqual([])
    expect((await by('createtime', 'RANGE', `${today},`)).length).toBeGreaterThan(0)
    expect(await by('createtime', 'RANGE', ',2020-01-01')).toEqual([])
    for (const action of ['add', 'edit'])
      expect(await call(`auth.adminLog/${action}`, { id: 1 })).toMatchObject({ status: 404 })
  })

  test('entries stay when their administrator goes', async () => {
    const entry = { admin_id: 4711, username: 'gone', url: '', data: '{}', ip: '', useragent: '' }
    const title = { 'zh-cn': '旧', en: 'old' }
    await server.database.kysely
      .insertInto('admin_log')
      .values({ ...entry, title, kind: 'change' })
      .execute()
    expect((await log())[0]).toMatchObject({ username: 'gone', admin: null })
  })
})

test('entries older than the setting are forgotten, the others stay', async () => {
  const { kysely } = server.database
  await sql`update admin_log set createtime = epoch_seconds() - 181 * 86400 where id % 2 = 0`.execute(kysely)
  const before = await kysely.selectFrom('admin_log').select(['id', 'createtime']).execute()
  const old = before.filter(({ id }) => id % 2 === 0)
  expect(await forgetOlder(kysely, 'admin_log', 180)).toBe(old.length)
  const left = await kysely.selectFrom('admin_log').select('id').execute()
  expect(left).toHaveLength(before.length - old.length)
})

test.each([
  ['password', true],
  ['oldPassword', true],
  ['smtp_pass', true],
  ['pwd', true],
  ['batoken', true],
  ['refreshToken', true],
  ['captcha_id', true],
  ['accessKeyId', true],
  ['secretKey', true],
  ['api_key', true],
  ['key', true],
  ['keys', true],
  ['keyword', false],
  ['quick_search', false],
  ['name', false],
  ['monkey', false],
])('a value named %s is masked: %s', (name, secret) => {
  expect(isSecret(name)).toBe(secret)
  expect(maskedJson({ [name]: 'value' }).includes('value')).toBe(!secret)
})
