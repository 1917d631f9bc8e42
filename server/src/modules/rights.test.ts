import type { MenuNode } from '@tutu/contract/api/admin-index'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAdminSession, testApp, type TestApp } from '../testing/app.ts'
import { administratorId } from '../policy/actors.ts'

let server: TestApp
const rule: Record<string, number> = {}

beforeAll(async () => {
  server = await testApp()
  const rows = await server.database.kysely.selectFrom('menu_rule').select(['id', 'name']).execute()
  for (const { id, name } of rows) rule[name] = id
})
afterAll(() => server.close())

const ids = (...nodes: string[]): number[] => nodes.map((node) => rule[node]!)
const add = async (base: string, values: object, token?: string) =>
  server.call<{ id: number; errors: Record<string, string> }>('POST', `/admin/${base}/add`, values, { token })
const edit = (base: string, values: object, token?: string) =>
  server.call<{ errors?: Record<string, string> } | null>('POST', `/admin/${base}/edit`, values, { token })
const del = (base: string, list: number[], token?: string) =>
  server.call<{ deleted: number }>('DELETE', `/admin/${base}/del`, { ids: list }, { token })
const list = async (base: string, query: object = {}, token?: string) =>
  (
    await server.call<{ list: Row[]; group?: number[] }>(
      'GET',
      `/admin/${base}/index`,
      { limit: 200, ...query },
      { token },
    )
  ).data
type Row = { id: number; children?: Row[]; [column: string]: unknown }
const flat = (rows: Row[]): Row[] => rows.flatMap((row) => [row, ...flat(row.children ?? [])])

let made = 0
const named = (name: string) => ({ name_i18n: { 'zh-cn': name, en: name } })
async function makeGroup(nodes: string[], token?: string, more: object = {}): Promise<number> {
  const { code, msg, data } = await add(
    'auth.group',
    { ...named(`组 ${made++}`), rules: ids(...nodes), ...more },
    token,
  )
  expect(code, `${msg} ${JSON.stringify(data)}`).toBe(1)
  return data.id
}
const person = (groups: number[], more: object = {}) => ({
  username: `person${made++}`,
  nickname: '小图',
  password: 'carrot-2026',
  group_arr: groups,
  ...more,
})
async function makeAdmin(groups: number[], token?: string): Promise<number> {
  const { code, msg, data } = await add('auth.admin', person(groups), token)
  expect(code, `${msg} ${JSON.stringify(data)}`).toBe(1)
  return data.id
}
const signIn = async (id: number) => (await openAdminSession(server.database, id)).token

/** Somebody who looks after administrators and courses. */
const MANAGER = [
  ...['index', 'add', 'edit', 'del'].flatMap((action) => [`auth/admin/${action}`, `auth/group/${action}`]),
  ...['index', 'edit', 'sortable', 'del', 'add'].map((action) => `auth/menu/${action}`),
  ...['index', 'add', 'edit', 'del'].map((action) => `course/${action}`),
  'auth/adminLog/index',
  'auth/adminLog/del',
]
async function makeManager() {
  const group = await makeGroup(MANAGER)
  const id = await makeAdmin([group])
  return { id, group, token: await signIn(id) }
}

describe('groups', () => {
  test('a group can be given only what its giver holds, less than all of it, and never everything', async () => {
    const { token, group } = await makeManager()
    const below = { pid: group }
    const refused = async (rules: unknown) => {
      const answer = await add('auth.group', { ...named('x'), rules, ...below }, token)
      expect(answer.code).toBe(0)
      return answer.data.errors.rules
    }
    expect(await refused(ids('course/index', 'lesson/index'))).toBe('不能授予自己没有的权限')
    expect(await refused(['*'])).toBe('只有超级管理员可以这样做')
    expect(await refused(ids(...MANAGER))).toBe('不能把自己的全部权限授予别人')
    const id = await makeGroup(['course/index', 'course/edit'], token, below)
    expect((await edit('auth.group', { id, rules: ids('lesson/index') }, token)).data?.errors).toHaveProperty('rules')
    expect(await edit('auth.group', { id, rules: ids('course/index') }, token)).toMatchObject({ code: 1 })
    expect((await refused([2_000_000])) !== undefined).toBe(true)
    for (const directory of ids('course', 'lesson', 'auth')) {
      expect(await refused([directory, rule['auth/admin/index']!].slice(0, directory === rule.auth ? 1 : 2))).toContain(
        '请选择具体的权限',
      )
    }
  })

  test('a new group stands below one the giver holds', async () => {
    const { token, group } = await makeManager()
    const other = await makeGroup(['tag/index'])
    for (const pid of [undefined, 0, other]) {
      const answer = await add('auth.group', { ...named('x'), rules: ids('course/index'), pid }, token)
      expect(answer.data.errors).toHaveProperty('pid')
    }
    await makeGroup(['course/index'], token, { pid: group })
  })

  test('one’s own group is shown and refused; others above are out of sight', async () => {
    const { token, group } = await makeManager()
    const other = await makeGroup(['tag/index'])
    const seen = flat((await list('auth.group', {}, token)).list).map(({ id }) => id)
    expect(seen).toContain(group)
    expect(seen).not.toContain(1)
    expect(seen).not.toContain(other)
    expect((await list('auth.group', {}, token)).group).toEqual([group])
    expect(flat((await list('auth.group', { absoluteAuth: '1' }, token)).list).map(({ id }) => id)).not.toContain(group)
    const refused = { code: 0, msg: '不能修改自己所在的角色组' }
    expect(await edit('auth.group', { id: group, status: '0' }, token)).toMatchObject(refused)
    expect(await del('auth.group', [group], token)).toMatchObject(refused)
    expect(await del('auth.group', [other], token)).toMatchObject({ code: 0, msg: '记录不存在' })
    expect(await edit('auth.group', { id: 1, status: '0' }, token)).toMatchObject({ code: 0, msg: '记录不存在' })
    expect(await edit('auth.group', { id: 1, status: '0' })).toMatchObject({ code: 0, msg: '不能修改自己所在的角色组' })
    expect(await server.call('GET', '/admin/auth.group/edit', { id: other }, { token })).toMatchObject({ code: 0 })
  })

  test('rules come back as leaves; every rule given by a super administrator is everything', async () => {
    const id = await makeGroup(['course', 'course/index', 'course/add'])
    const read = async (one: number) =>
      (await server.call<{ row: Row }>('GET', '/admin/auth.group/edit', { id: one })).data.row.rules
    expect(new Set((await read(id)) as number[])).toEqual(new Set(ids('course/index', 'course/add')))
    const everything = await makeGroup(Object.keys(rule))
    expect(await read(everything)).toEqual(['*'])
    const { rows } = await sql`select from admin_group where id = ${everything} and everything`.execute(
      server.database.kysely,
    )
    expect(rows).toHaveLength(1)
    expect(await del('auth.group', [everything])).toMatchObject({ code: 1 })
  })

  test('what everybody holds, or only super administrators can use, is not offered; groups that have it stay valid', async () => {
    const mine = await makeManager()
    for (const token of [undefined, mine.token]) {
      const select = { select: 'true' }
      const { data } = await server.call<{ options: Row[] }>('GET', '/admin/auth.menu/index', select, { token })
      const offered = data.options.filter((row) => !row.ungrantable).map(({ name }) => name)
      expect(offered).toEqual(expect.arrayContaining(['auth/menu', 'auth/menu/edit', 'course/index']))
      for (const name of ['routine/adminInfo', 'routine/adminInfo/edit', 'auth/menu/add', 'auth/adminLog/del']) {
        expect(offered).not.toContain(name)
      }
    }
    const old = ids('course/index', 'routine/adminInfo', 'routine/adminInfo/edit', 'auth/adminLog/del')
    const id = await makeGroup(['tag/index'])
    await sql`update admin_group set rules = ${old}::int[] where id = ${id}`.execute(server.database.kysely)
    const token = await signIn(await makeAdmin([id]))
    expect(await server.call('GET', '/admin/course/index', {}, { token })).toMatchObject({ code: 1 })
    const { row } = (await server.call<{ row: Row }>('GET', '/admin/auth.group/edit', { id })).data
    expect(row.rules).toEqual(ids('course/index'))
    expect(await edit('auth.group', { id, rules: old })).toMatchObject({ code: 1 })
    // All that is offered is everything.
    const { data } = await server.call<{ options: Row[] }>('GET', '/admin/auth.menu/index', { select: 'true' })
    const all = data.options.flatMap((one) => (one.ungrantable ? [] : [one.id]))
    expect(await edit('auth.group', { id, rules: all })).toMatchObject({ code: 1 })
    expect((await server.call<{ row: Row }>('GET', '/admin/auth.group/edit', { id })).data.row.rules).toEqual(['*'])
    expect(await edit('auth.group', { id, rules: ids('course/index') })).toMatchObject({ code: 1 })
  })

  test('a group in use stays; a change of its rules counts at the next request', async () => {
    const group = await makeGroup(['course/index'])
    const token = await signIn(await makeAdmin([group]))
    const call = () => server.call('GET', '/admin/course/index', {}, { token })
    expect(await call()).toMatchObject({ code: 1 })
    expect(await del('auth.group', [group])).toMatchObject({
      code: 0,
      msg: expect.stringContaining('1 条管理员在使用'),
    })
    await edit('auth.group', { id: group, rules: ids('tag/index') })
    expect(await call()).toMatchObject({ code: 401 })
    await edit('auth.group', { id: group, rules: ids('course/index') })
    expect(await call()).toMatchObject({ code: 1 })
    await edit('auth.group', { id: group, status: '0' })
    expect(await call()).toMatchObject({ code: 401 })
  })
})

describe('administrators', () => {
  test('who is not super sees and changes themself and those who hold strictly less', async () => {
    const { token, id, group } = await makeManager()
    const less = await makeAdmin([await makeGroup(['course/index'])])
    const equal = await makeAdmin([group])
    const other = await makeAdmin([await makeGroup(['course/index', 'tag/index'])])
    const seen = (await list('auth.admin', {}, token)).list.map((row) => row.id)
    expect(seen).toContain(id)
    expect(seen).toContain(less)
    for (const hidden of [1, equal, other]) {
      expect(seen).not.toContain(hidden)
      expect(await server.call('GET', '/admin/auth.admin/edit', { id: hidden }, { token })).toMatchObject({ code: 0 })
      expect(await edit('auth.admin', { id: hidden, nickname: 'x' }, token)).toMatchObject({ code: 0 })
      expect(await edit('auth.admin', { id: hidden, password: 'stolen-2026' }, token)).toMatchObject({ code: 0 })
      expect(await del('auth.admin', [hidden], token)).toMatchObject({ code: 0, msg: '记录不存在' })
    }
    expect(await del('auth.admin', [1, less], token)).toMatchObject({ code: 1, data: { deleted: 1 } })
    const select = await list('auth.admin', { select: 'true', initKey: 'id', initValue: [1, id] }, token)
    expect(select.list.map((row) => row.id)).toEqual([id])
  })

  test('groups that hold as much or more cannot be given, not even to oneself', async () => {
    const { token, id, group } = await makeManager()
    const low = await makeGroup(['course/index'], token, { pid: group })
    for (const groups of [[1], [group], [low, group], [await makeGroup(['tag/index'])]]) {
      const answer = await add('auth.admin', person(groups), token)
      expect(answer.data.errors, String(groups)).toEqual({ group_arr: '不能使用权限不低于自己的角色组' })
    }
    await makeAdmin([low], token)
    expect((await edit('auth.admin', { id, group_arr: [1] }, token)).data?.errors).toHaveProperty('group_arr')
    // The whole row as it was read is no change.
    const { row } = (await server.call<{ row: Row }>('GET', '/admin/auth.admin/edit', { id }, { token })).data
    expect(await edit('auth.admin', { ...row, nickname: '新名字' }, token)).toMatchObject({ code: 1 })
  })

  test('nobody disables or deletes themself', async () => {
    expect((await edit('auth.admin', { id: 1, status: '0' })).data?.errors).toEqual({ status: '不能停用自己' })
    expect(await del('auth.admin', [1])).toMatchObject({ code: 0, msg: '不能删除自己' })
  })

  test('nobody sets their own password here, where the old one is not asked for', async () => {
    const { token, id } = await makeManager()
    for (const [self, as] of [
      [1, undefined],
      [id, token],
    ] as const) {
      const answer = await edit('auth.admin', { id: self, password: 'another-2026' }, as)
      expect(answer.data?.errors?.password).toContain('个人资料')
      expect(await edit('auth.admin', { id: self, password: '', motto: 'x' }, as)).toMatchObject({ code: 1 })
    }
  })

  test('the password is stored as a hash, sent to nobody, and left alone when empty', async () => {
    const id = await makeAdmin([await makeGroup(['course/index'])])
    const stored = async () =>
      (
        await server.database.kysely
          .selectFrom('admin')
          .select('password')
          .where('id', '=', administratorId(id))
          .executeTakeFirstOrThrow()
      ).password
    const before = await stored()
    expect(before).toMatch(/^\$argon2id\$/)
    const row = (await list('auth.admin', { search: { 0: { field: 'id', operator: '=', val: id } } })).list[0]
    expect(row).not.toHaveProperty('password')
    expect(row).toMatchObject({ group_arr: [expect.any(Number)], group_name_arr: [expect.any(String)] })
    await edit('auth.admin', { id, password: '', nickname: 'x' })
    expect(await stored()).toBe(before)
    expect((await edit('auth.admin', { id, password: '123' })).data?.errors).toHaveProperty('password')
    await edit('auth.admin', { id, password: 'another-2026' })
    expect(await stored()).not.toBe(before)
  })

  test('a new password, disabling and deleting end every session at once', async () => {
    for (const change of ['password', 'disable', 'delete']) {
      const id = await makeAdmin([await makeGroup(['course/index'])])
      const token = await signIn(id)
      const call = () => server.call('GET', '/admin/course/index', {}, { token })
      expect(await call()).toMatchObject({ code: 1 })
      if (change === 'password') await edit('auth.admin', { id, password: 'another-2026' })
      if (change === 'disable') await edit('auth.admin', { id, status: '0' })
      if (change === 'delete') await del('auth.admin', [id])
      expect(await call(), change).toMatchObject({ code: 302 })
    }
  })

  test('the last super administrator can be neither disabled, demoted nor deleted, not even by two at once', async () => {
    const group = await makeGroup(['course/index'])
    const second = await makeAdmin([1])
    const tokens = [await signIn(1), await signIn(second)]
    const supers = async () => {
      const { rows } = await sql`select from admin where status and 1 = any(group_arr)`.execute(server.database.kysely)
      return rows.length
    }
    // Each tries to remove the other.
    const answers = await Promise.all([
      edit('auth.admin', { id: second, group_arr: [group] }, tokens[0]),
      edit('auth.admin', { id: 1, group_arr: [group] }, tokens[1]),
    ])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await supers()).toBe(1)
    await server.database.kysely
      .updateTable('admin')
      .set({ group_arr: [1] })
      .where('id', 'in', [1, second].map(administratorId))
      .execute()
    const fresh = [await signIn(1), await signIn(second)]
    const both = await Promise.all([
      del('auth.admin', [second], fresh[0]),
      edit('auth.admin', { id: 1, group_arr: [group] }, fresh[1]),
    ])
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await supers()).toBe(1)
    await server.database.kysely
      .updateTable('admin')
      .set({ group_arr: [1] })
      .where('id', '=', administratorId(1))
      .execute()
    await server.database.kysely.deleteFrom('admin').where('id', '=', administratorId(second)).execute()
    const elsewhere = await makeGroup([], undefined, { rules: ['*'], status: '0' })
    expect((await edit('auth.admin', { id: 1, group_arr: [elsewhere] })).msg).toBe('至少要保留一位启用的超级管理员')
  })

  test('no two names differ by case alone', async () => {
    const group = await makeGroup(['course/index'])
    expect((await add('auth.admin', person([group], { username: 'ADMIN' }))).data.errors).toHaveProperty('username')
    expect((await add('auth.admin', person([group], { username: '1abc' }))).data.errors.username).toContain('字母开头')
  })
})

describe('menu rules', () => {
  test('who is not super sees what they hold and what leads there, and changes only the former', async () => {
    const { token } = await makeManager()
    const { list: tree } = await list('auth.menu', {}, token)
    const names = flat(tree).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['auth', 'auth/admin', 'auth/admin/edit', 'teaching', 'course/edit']))
    expect(names).not.toContain('lesson')
    expect(names).not.toContain('course/export')
    expect(await edit('auth.menu', { id: rule['course/edit'], status: '1' }, token)).toMatchObject({ code: 1 })
    expect(await edit('auth.menu', { id: rule.teaching, status: '0' }, token)).toMatchObject({ code: 0 })
    expect(await edit('auth.menu', { id: rule['lesson/edit'], status: '0' }, token)).toMatchObject({ code: 0 })
    const { data } = await server.call<{ options: { name: string; level: number }[] }>(
      'GET',
      '/admin/auth.menu/index',
      { select: 'true' },
      { token },
    )
    expect(data.options.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(
      await server.call('POST', '/admin/auth.menu/sortable', { id: rule.auth, targetId: rule.teaching }, { token }),
    ).toMatchObject({ code: 0 })
  })

  test('only super administrators decide which nodes there are', async () => {
    const { token } = await makeManager()
    const values = { title_i18n: { 'zh-cn': '终端', en: 'Terminal' }, name: 'terminal/index', type: 'button' }
    expect(await add('auth.menu', values, token)).toMatchObject({ code: 401 })
    const old = await server.signIn(['auth/menu/add'])
    expect(await add('auth.menu', values, old)).toMatchObject({ code: 0, msg: '只有超级管理员可以这样做' })
    const renamed = { id: rule['course/edit'], name: 'terminal/index' }
    expect((await edit('auth.menu', renamed, token)).data?.errors).toHaveProperty('name')
  })

  test('built-in rules are shared: who is not super changes only what is said about them', async () => {
    const { token } = await makeManager()
    const id = rule['course/edit']
    for (const change of [
      { type: 'menu_dir' },
      { status: '0' },
      { pid: rule['course/index'] },
      { pid: 0 },
      { weigh: 7 },
    ]) {
      const answer = await edit('auth.menu', { id: rule['auth/admin'], ...change }, token)
      expect(answer.code, JSON.stringify(change)).toBe(0)
    }
    expect((await edit('auth.menu', { id, status: '0' }, token)).data?.errors?.status).toContain('超级管理员')
    const sort = { id: rule['auth/admin/edit'], targetId: rule['auth/admin/index'] }
    expect((await server.call('POST', '/admin/auth.menu/sortable', sort, { token })).msg).toContain('超级管理员')
    const title_i18n = { 'zh-cn': '修改', en: 'Change' }
    expect(await edit('auth.menu', { id, title_i18n }, token)).toMatchObject({ code: 1 })
  })

  test('rows tell what the caller can’t change in them; to super administrators nothing of the kind', async () => {
    const { token } = await makeManager()
    const fixed = async (name: string, as?: string) =>
      flat((await list('auth.menu', {}, as)).list).find((row) => row.name === name)?.fixed
    expect(await fixed('teaching', token)).toBe(true)
    expect(await fixed('course/edit', token)).toEqual(expect.arrayContaining(['weigh', 'status', 'pid', 'name']))
    expect(await fixed('course/edit', token)).not.toContain('title')
    expect(await fixed('course/edit')).toBeUndefined()
  })

  test('a rule that is not built in goes only below what one holds', async () => {
    const link = { title_i18n: { 'zh-cn': '手册', en: 'Manual' }, name: 'manual', type: 'menu', menu_type: 'link' }
    const { data } = await add('auth.menu', { ...link, url: 'https://example.com/', pid: rule['auth/admin'] })
    const whole = Object.keys(rule).filter((name) => name.startsWith('auth/group/'))
    const token = await signIn(await makeAdmin([await makeGroup([...MANAGER, ...whole])]))
    await sql`update admin_group set rules = rules || ${data.id}::int where id = (select max(id) from admin_group)`.execute(
      server.database.kysely,
    )
    for (const pid of [0, rule.teaching, rule.tag]) {
      expect((await edit('auth.menu', { id: data.id, pid }, token)).data?.errors, String(pid)).toHaveProperty('pid')
    }
    expect(await edit('auth.menu', { id: data.id, pid: rule['auth/group'] }, token)).toMatchObject({ code: 1 })
    expect(await edit('auth.menu', { id: data.id, status: '0' }, token)).toMatchObject({ code: 1 })
    expect(await del('auth.menu', [data.id])).toMatchObject({ code: 1 })
  })

  test('nobody closes the screen of menu rules', async () => {
    const own = { title_i18n: { 'zh-cn': '旧', en: 'Old' }, name: 'old', type: 'menu_dir', status: '0' }
    const { data } = await add('auth.menu', own)
    for (const change of [
      { id: rule['auth/menu'], status: '0' },
      { id: rule.auth, status: '0' },
      { id: rule.auth, type: 'button' },
      { id: rule.auth, pid: data.id },
      { id: rule['auth/menu'], pid: data.id },
      { id: rule['auth/menu'], type: 'button' },
      { id: rule['auth/menu'], extend: 'add_menu_only' },
      { id: rule['auth/menu'], component: 'screen:dashboard' },
      { id: rule['auth/menu'], name: 'auth/other' },
    ]) {
      const { errors } = (await edit('auth.menu', change)).data ?? {}
      expect(Object.values(errors ?? {}).join(), JSON.stringify(change)).toContain('菜单规则')
    }
    expect(await edit('auth.menu', { id: rule['auth/menu'], pid: rule.system })).toMatchObject({ code: 1 })
    expect(await edit('auth.menu', { id: rule['auth/menu'], pid: rule.auth })).toMatchObject({ code: 1 })
    await sql`update menu_rule set status = false where id = any(${ids('auth', 'auth/menu')}::int[])`.execute(
      server.database.kysely,
    )
    for (const id of ids('auth', 'auth/menu')) {
      expect(await edit('auth.menu', { id, status: '1' })).toMatchObject({ code: 1 })
    }
    expect(await del('auth.menu', [data.id])).toMatchObject({ code: 1 })
  })

  test('built-in rules may be renamed, moved and disabled, not deleted; a disabled one closes itself and all below', async () => {
    const token = await server.signIn(['tag/index'])
    expect(await del('auth.menu', [rule['tag/export']!])).toMatchObject({
      code: 0,
      msg: expect.stringContaining('内置'),
    })
    const title_i18n = { 'zh-cn': '标签库', en: 'Labels' }
    expect(await edit('auth.menu', { id: rule.tag, title_i18n, pid: rule.system })).toMatchObject({ code: 1 })
    const { data } = await server.call<{ menus: MenuNode[] }>('GET', '/admin/index/index', {}, { token })
    expect(data.menus).toMatchObject([
      { name: 'system', children: [{ name: 'tag', title: '标签库' }] },
      { name: 'routine/adminInfo' },
    ])
    await edit('auth.menu', { id: rule.tag, status: '0' })
    expect(await server.call('GET', '/admin/tag/index', {}, { token })).toMatchObject({ code: 401 })
    await edit('auth.menu', { id: rule.tag, status: '1' })
    expect(await server.call('GET', '/admin/tag/index', {}, { token })).toMatchObject({ code: 1 })
  })

  test('a link of one’s own is made, shown, and gone from the groups when deleted', async () => {
    const link = {
      title_i18n: { 'zh-cn': '帮助', en: 'Help' },
      name: 'help',
      type: 'menu',
      menu_type: 'link',
      url: 'https://example.com/help',
      pid: rule.system,
    }
    expect((await add('auth.menu', { ...link, url: 'javascript:alert(1)' })).data.errors).toHaveProperty('url')
    const { data } = await add('auth.menu', link)
    rule.help = data.id
    const group = await makeGroup(['help'])
    const token = await signIn(await makeAdmin([group]))
    const boot = () => server.call<{ menus: MenuNode[] }>('GET', '/admin/index/index', {}, { token })
    expect((await boot()).data.menus).toMatchObject([
      { name: 'system', children: [{ name: 'help', menu_type: 'link' }] },
      { name: 'routine/adminInfo' },
    ])
    const below = { ...link, name: 'help/below', pid: rule['course/index'] }
    expect((await add('auth.menu', below)).data.errors).toHaveProperty('pid')
    expect(await del('auth.menu', [data.id])).toMatchObject({ code: 1 })
    delete rule.help
    expect((await boot()).data.menus.map(({ name }) => name)).toEqual(['routine/adminInfo'])
    const { rows } = await sql<{ rules: number[] }>`select rules from admin_group where id = ${group}`.execute(
      server.database.kysely,
    )
    expect(rows[0]?.rules).toEqual([])
  })

  test('a remark is told by the screen’s list', async () => {
    await edit('auth.menu', { id: rule.lesson, remark_i18n: { 'zh-cn': '先写大纲', en: 'Outline first' } })
    expect(await list('lesson')).toMatchObject({ remark: '先写大纲' })
  })
})

describe('rows that are shown, but not theirs to change', () => {
  const read = async (base: string, id: number, token: string) =>
    (await server.call<{ row: Row }>('GET', `/admin/${base}/edit`, { id }, { token })).data.row
  const logged = async () => (await server.database.kysely.selectFrom('admin_log').select('id').execute()).length

  test('come back as they were read: a success that writes nothing', async () => {
    const { token, id, group } = await makeManager()
    const below = await makeGroup(['course/index'], token, { pid: group })
    await makeAdmin([below], token)
    const seen = { 'auth.group': [] as number[], 'auth.admin': [] as number[], 'auth.menu': [] as number[] }
    for (const base of ['auth.group', 'auth.admin', 'auth.menu'] as const) {
      seen[base] = flat((await list(base, {}, token)).list).map((row) => row.id)
      for (const one of seen[base]) {
        const [row, entries] = [await read(base, one, token), await logged()]
        expect(await edit(base, row, token), `${base} ${one}`).toMatchObject({ code: 1 })
        expect(await read(base, one, token)).toEqual(row)
        expect(await logged()).toBe(entries)
      }
    }
    expect(seen['auth.group']).toEqual(expect.arrayContaining([group, below]))
    expect(seen['auth.admin']).toContain(id)
    expect(seen['auth.menu']).toEqual(expect.arrayContaining([rule.teaching, rule['course/edit']]))
  })

  test('are refused with anything else in them, whatever stands beside it', async () => {
    const { token, group } = await makeManager()
    const row = await read('auth.group', group, token)
    const refused = { code: 0, msg: '不能修改自己所在的角色组' }
    for (const change of [{ status: '0' }, { name: '别名', name_i18n: undefined }, { rules: ids('course/index') }]) {
      expect(await edit('auth.group', { ...row, ...change }, token)).toMatchObject(refused)
    }
    expect(await edit('auth.group', { ...row, status: '0', version: Number(row.version) - 1 }, token)).toMatchObject(
      refused,
    )
    const menu = await read('auth.menu', rule.teaching!, token)
    expect(await edit('auth.menu', { ...menu, status: '0' }, token)).toMatchObject({ code: 0, msg: '没有权限操作' })
  })

  test('and rows out of sight are not there, changed or not', async () => {
    const { token } = await makeManager()
    const gone = { code: 0, msg: '记录不存在' }
    const other = await makeGroup(['tag/index'])
    const { row } = (await server.call<{ row: Row }>('GET', '/admin/auth.group/edit', { id: other })).data
    expect(await edit('auth.group', row, token)).toMatchObject(gone)
    expect(await edit('auth.group', { id: other, status: '1' }, token)).toMatchObject(gone)
    expect(await edit('auth.admin', { id: 1, status: '1' }, token)).toMatchObject(gone)
    expect(await edit('auth.menu', { id: rule['lesson/edit'], status: '1' }, token)).toMatchObject(gone)
  })
})
