import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '../../policy/actors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { testServices } from '../../testing/services.ts'
import { pruneHistory } from './history.ts'
import { forgetOlder } from '../../data/forget.ts'

type Wire = Record<string, unknown> & { id: number }
let server: TestApp
let number = 0
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const post = (path: string, body: object, token?: string) =>
  server.call<Record<string, unknown>>('POST', `/admin/${path}`, body, token ? { token } : {})
async function log(token?: string): Promise<Wire[]> {
  const query = { limit: 100 }
  const path = '/admin/security.sensitiveDataLog/index'
  return (await server.call<{ list: Wire[] }>('GET', path, query, token ? { token } : {})).data.list
}
const latest = async (token?: string): Promise<Wire> => (await log(token))[0]!
async function addTag(): Promise<number> {
  const slug = `sensitive-${++number}`
  const name_i18n = { 'zh-cn': `旧名${number}`, en: `Old ${number}` }
  return (await post('tag/add', { name_i18n, slug, colour: '#2b8a5b' })).data.id as number
}
async function ruleOf(controller: string): Promise<Wire> {
  const query = { limit: 200 }
  const { data } = await server.call<{ list: Wire[] }>('GET', '/admin/security.sensitiveData/index', query)
  return data.list.find((one) => one.controller === controller)!
}
async function watch(controller: string, data_fields: string[], status: '0' | '1' = '1') {
  const { id } = await ruleOf(controller)
  return post('security.sensitiveData/edit', { id, data_fields, status })
}
async function addAdmin(): Promise<number> {
  const { data, msg } = await post('auth.admin/add', {
    username: `keeper${++number}`,
    nickname: `管理员 ${number}`,
    password: 'Carrot-2026-1',
    group_arr: [1],
    status: '1',
  })
  expect(data, msg).toHaveProperty('id')
  return data.id as number
}

describe('rules', () => {
  test('each module with a history has one; accounts and rights are watched from the start', async () => {
    expect(await ruleOf('auth.admin')).toMatchObject({
      data_fields: ['username', 'mobile', 'password', 'status'],
      status: '1',
    })
    expect((await ruleOf('auth.group')).data_fields).toEqual(['rules'])
    expect((await ruleOf('tag')).data_fields).toEqual([])
    // What keeps no history has nothing to tell.
    expect(await ruleOf('auth.adminLog')).toBeUndefined()
  })

  test('name only fields that the module has', async () => {
    expect(await watch('tag', ['colour', 'salary'])).toMatchObject({
      code: 0,
      data: { errors: { data_fields: expect.stringContaining('“salary”') } },
    })
    expect((await ruleOf('tag')).data_fields).toEqual([])
  })
})

describe('changes of these fields', () => {
  test('are written down one by one, by whom and in words; what else changed is not', async () => {
    await watch('tag', ['colour', 'name'])
    const id = await addTag()
    const before = (await log()).length
    await post('tag/edit', { id, colour: '#1c7ed6', slug: `other-${number}`, name_i18n: { en: 'New' } })
    const [first, second, ...rest] = await log()
    expect(rest).toHaveLength(before)
    expect([first!.data_field, second!.data_field].toSorted()).toEqual(['colour', 'name'])
    const colour = [first!, second!].find(({ data_field }) => data_field === 'colour')!
    expect(colour).toMatchObject({
      data_comment: '颜色',
      summary: '#2b8a5b → #1c7ed6',
      row_id: id,
      data_table: 'tag',
      admin: { username: 'admin' },
      sensitive: { name: '标签' },
      is_rollback: '0',
    })
    const { data } = await post('security.sensitiveDataLog/change', { id: colour.id })
    expect(data).toMatchObject({
      resource: 'tag',
      changes: { fields: ['colour'], before: { colour: '#2b8a5b' }, after: { colour: '#1c7ed6' } },
    })
  })

  test('also those of one switch in a list, and those that the server makes by itself', async () => {
    await watch('tag', ['status', 'colour'])
    const id = await addTag()
    await post('tag/edit', { id, status: '0' })
    expect(await latest()).toMatchObject({ summary: '是 → 否', row_id: id })
    const { engine, close } = await testServices(server.database)
    await engine.mutations.run(SYSTEM, (tx) => tx.touch('tag', [id], { colour: null }))
    await close()
    expect(await latest()).toMatchObject({ summary: '#2b8a5b → （空）', admin: null, row_id: id })
  })

  test('go with the change: what is refused leaves nothing', async () => {
    await watch('tag', ['slug'])
    const [one, two] = [await addTag(), await addTag()]
    const before = (await log()).length
    expect((await post('tag/edit', { id: two, slug: `sensitive-${number - 1}` })).code).toBe(0)
    expect((await post('tag/edit', { id: one, slug: `sensitive-${number - 1}` })).code).toBe(1)
    expect(await log()).toHaveLength(before)
  })

  test('of secrets only that they changed; they are not rolled back', async () => {
    const id = await addAdmin()
    expect((await post('auth.admin/edit', { id, password: 'Radish-2026-2' })).code).toBe(1)
    const row = await latest()
    expect(row).toMatchObject({ data_field: 'password', summary: '已修改，内容保密', is_secret: '1' })
    const { data } = await post('security.sensitiveDataLog/change', { id: row.id })
    expect(data).toMatchObject({ changes: { fields: [], secrets: ['password'] } })
    expect((await post('security.sensitiveDataLog/rollback', { id: row.id })).code).toBe(0)
    const { rows } = await sql<{ text: string }>`select l::text as text from sensitive_data_log l`.execute(
      server.database.kysely,
    )
    expect(rows.some(({ text }) => text.includes('argon2') || text.includes('Radish'))).toBe(false)
  })

  test('a rule switched off writes nothing more, and leaves what is there', async () => {
    await watch('tag', ['colour'])
    const id = await addTag()
    await post('tag/edit', { id, colour: '#c2255c' })
    const before = (await log()).length
    await watch('tag', ['colour'], '0')
    await post('tag/edit', { id, colour: '#7048e8' })
    expect(await log()).toHaveLength(before)
  })
})

describe('rolling back', () => {
  const colourOf = async (id: number) =>
    (await server.call<{ row: Wire }>('GET', '/admin/tag/edit', { id })).data.row.colour

  test('gives the field what it held, is a change itself, and is done once', async () => {
    await watch('tag', ['colour'])
    const id = await addTag()
    await post('tag/edit', { id, colour: '#c2255c', name_i18n: { en: 'Stays' } })
    const row = await latest()
    expect(await post('security.sensitiveDataLog/rollback', { id: row.id })).toMatchObject({
      code: 1,
      msg: '已改回 1 处',
    })
    expect(await colourOf(id)).toBe('#2b8a5b')
    const [back, changed] = await log()
    expect(back).toMatchObject({ summary: '#c2255c → #2b8a5b', is_rollback: '0' })
    expect(changed).toMatchObject({ id: row.id, is_rollback: '1' })
    expect((await post('security.sensitiveDataLog/rollback', { id: row.id })).code).toBe(0)
  })

  test('several at once end as it was before the first of them', async () => {
    await watch('tag', ['colour'])
    const id = await addTag()
    for (const colour of ['#c2255c', '#7048e8', '#0c8599']) await post('tag/edit', { id, colour })
    const ids = (await log()).slice(0, 2).map((row) => row.id)
    expect((await post('security.sensitiveDataLog/rollback', { ids })).code).toBe(1)
    expect(await colourOf(id)).toBe('#c2255c')
  })

  test('is not offered for what commands alone change, and says so of what was written down before', async () => {
    await watch('user.user', ['status', 'nickname'])
    const form = { username: `watched${++number}`, nickname: '小梅', password: 'carrot-2026', group_id: 1 }
    const id = (await post('user.user/add', form)).data.id as number
    await post('user.user/edit', { id, nickname: '梅梅' })
    expect(await latest()).toMatchObject({ data_field: 'nickname', is_fixed: '0' })
    await post('user.user/disable', { ids: [id], reason: '家长要求' })
    const row = await latest()
    expect(row).toMatchObject({ data_field: 'status', summary: '是 → 否', is_fixed: '1' })
    expect((await post('security.sensitiveDataLog/rollback', { id: row.id })).code).toBe(0)
    await sql`update sensitive_data_log set is_fixed = false where id = ${row.id}`.execute(server.database.kysely)
    expect(await post('security.sensitiveDataLog/rollback', { id: row.id })).toMatchObject({
      code: 0,
      msg: '“启用”只能用它自己的操作来改，不能从这里改回去',
    })
  })

  test('is refused where the value is somebody else’s by now, and nothing is changed', async () => {
    await watch('tag', ['slug'])
    const id = await addTag()
    const slug = `sensitive-${number}`
    await post('tag/edit', { id, slug: `moved-${number}` })
    const row = await latest()
    await post('tag/add', { name_i18n: { 'zh-cn': '占用', en: 'Taken' }, slug })
    expect(await post('security.sensitiveDataLog/rollback', { id: row.id })).toMatchObject({ code: 0 })
    expect((await log()).find((one) => one.id === row.id)).toMatchObject({ is_rollback: '0' })
  })
})

describe('whoever is not super', () => {
  const LOG = [
    'security/sensitiveDataLog/index',
    'security/sensitiveDataLog/change',
    'security/sensitiveDataLog/rollback',
  ]

  test('sees and rolls back what they may see whole and edit, nothing of other modules', async () => {
    await watch('tag', ['colour'])
    const id = await addTag()
    await post('tag/edit', { id, colour: '#c2255c' })
    const row = await latest()
    const stranger = await server.signIn(LOG)
    expect(await log(stranger)).toEqual([])
    expect((await post('security.sensitiveDataLog/change', { id: row.id }, stranger)).code).toBe(0)
    const reader = await server.signIn([...LOG, 'tag/index'])
    expect(await log(reader)).toEqual([])
    const editor = await server.signIn([...LOG, 'tag/index', 'tag/edit'])
    expect((await latest(editor)).id).toBe(row.id)
    expect((await post('security.sensitiveDataLog/rollback', { id: row.id }, editor)).code).toBe(1)
  })
})

test('what the log tells of outlives the history of other changes, and goes with the log', async () => {
  await watch('tag', ['colour'])
  const id = await addTag()
  await post('tag/edit', { id, colour: '#c2255c' })
  await post('tag/edit', { id, slug: `aged-${number}` })
  const row = await latest()
  const db = server.database.kysely
  await sql`update history set createtime = 1 where resource = 'tag' and row_id = ${id}`.execute(db)
  await pruneHistory(db, 365)
  const { rows } = await sql<{ action: string }>`
    select action from history where resource = 'tag' and row_id = ${id}
  `.execute(db)
  expect(rows).toEqual([{ action: 'edit' }])
  expect((await post('security.sensitiveDataLog/change', { id: row.id })).code).toBe(1)
  await sql`update sensitive_data_log set createtime = 1 where id = ${row.id}`.execute(db)
  expect(await forgetOlder(db, 'sensitive_data_log', 1095)).toBe(1)
  await pruneHistory(db, 365)
  const { rows: left } = await sql`select from history where resource = 'tag' and row_id = ${id}`.execute(db)
  expect(left).toEqual([])
})
