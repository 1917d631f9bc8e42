import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { whyNeverOpens } from './menu-rule-target.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

type Errors = { errors: Record<string, string> }
const FRAME = {
  title_i18n: { 'zh-cn': '帮助', en: 'Help' },
  name: 'help',
  type: 'menu',
  menu_type: 'iframe',
  url: 'https://example.com/help',
}

async function add(values: object): Promise<number> {
  const { data, code, msg } = await server.call<{ id: number }>('POST', '/admin/auth.menu/add', values)
  expect(code, `${msg} ${JSON.stringify(data)}`).toBe(1)
  return data.id
}
const edit = (values: object) => server.call<Errors>('POST', '/admin/auth.menu/edit', values)
const read = async (id: number) =>
  (await server.call<{ row: Record<string, unknown> }>('GET', '/admin/auth.menu/edit', { id })).data.row

test('what a rule of its type has no use for is passed over, what it needs is asked for', async () => {
  const id = await add({ ...FRAME, path: 'left/over', component: 'no such thing', remark: 'x' })
  expect(await read(id)).toMatchObject({ path: null, component: null, remark: '', menu_type: 'iframe' })
  const { data } = await server.call<Errors>('POST', '/admin/auth.menu/add', {
    ...FRAME,
    name: 'screen',
    menu_type: 'tab',
    url: '',
  })
  expect(Object.keys(data.errors).toSorted()).toEqual(['component', 'path'])
})

test('a rule that becomes another type loses what it held, and needs what it is now asked for', async () => {
  const id = await add({ ...FRAME, name: 'turning', extend: 'add_rules_only', icon: 'LinkOutlined' })
  expect((await edit({ id, menu_type: 'tab' })).data.errors).toHaveProperty('path')
  expect(await edit({ id, type: 'button' })).toMatchObject({ code: 1 })
  expect(await read(id)).toMatchObject({
    url: null,
    menu_type: null,
    icon: null,
    extend: 'none',
    keepalive: '0',
  })
  // What is said of the others stays possible.
  expect(await edit({ id, status: '0' })).toMatchObject({ code: 1 })
})

test.each([
  ['http://example.com/', false],
  ['//example.com/', false],
  ['https://example.com/', true],
  ['/about', true],
])('a frame of %s is allowed: %s', async (url, allowed) => {
  const name = `frame-${url.length}-${allowed}`
  const answer = await server.call<Errors>('POST', '/admin/auth.menu/add', { ...FRAME, name, url })
  expect(answer.code).toBe(allowed ? 1 : 0)
  if (!allowed) expect(answer.data.errors.url).toContain('https://')
})

const LINK = { ...FRAME, menu_type: 'link' }
const TAB = { ...FRAME, menu_type: 'tab', url: undefined, path: 'own/page', component: 'screen:dashboard' }
const NOWHERE = [
  '//evil.com/x',
  '///evil.com',
  '/\\evil.com',
  'https://',
  'https:///',
  'https:///evil.com',
  'http://',
  'https://[::1',
  'https://exa%mple.com',
  'https://example.com:99999/',
  'javascript:alert(1)',
]
test.each<[object, Record<string, string>]>([
  ...NOWHERE.map((url): [object, Record<string, string>] => [{ ...LINK, url }, { url: 'https://example.com/help' }]),
  ...NOWHERE.map((url): [object, Record<string, string>] => [{ ...FRAME, url }, { url: 'https://example.com/help' }]),
  ...['course', 'Course', 'auth/admin'].map((path): [object, Record<string, string>] => [{ ...TAB, path }, { path }]),
  [{ ...TAB, component: 'screen:nosuch' }, { component: 'screen:dashboard' }],
  [{ ...TAB, component: 'dashboard' }, { component: 'screen:' }],
  ...['../../x', 'x/..', './x', 'x//y', '/x', 'x/', 'x/:id', 'x y', 'x?y'].map(
    (path): [object, Record<string, string>] => [{ ...TAB, path }, { path: 'reports/monthly' }],
  ),
  ...['login', 'Login', 'login/x', 'loading', 'iframe/zzz', '401', '404', 'index/logout', 'ajax/area', 'assets/x'].map(
    (path): [object, Record<string, string>] => [{ ...TAB, path }, { path: `“${path.split('/')[0]}”` }],
  ),
])('%j could never open: refused beside %j', async (values, errors) => {
  for (const language of ['zh-cn', 'en'] as const) {
    const answer = await server.call<Errors>('POST', '/admin/auth.menu/add', values, { language })
    expect(answer.code).toBe(0)
    const parts = Object.entries(errors).map(([field, part]) => [field, expect.stringContaining(part)])
    expect(answer.data.errors).toEqual(Object.fromEntries(parts))
  }
})

test.each([
  { ...LINK, url: 'http://example.com' },
  { ...LINK, url: 'https://[::1]:8080/x?a=1#b' },
  { ...LINK, url: 'https://图图.example/' },
  { ...LINK, url: '/' },
  { ...FRAME, url: '/courses?level=1' },
  { ...TAB, path: 'logins' },
  { ...TAB, path: 'course/v1.2_draft-b' },
])('%j opens', async (values) => {
  const id = await add({ ...values, name: 'opening' })
  expect(await server.call('DELETE', '/admin/auth.menu/del', { ids: [id] })).toMatchObject({ code: 1 })
})

test('every built-in rule opens', async () => {
  const { rows } = await sql<Record<string, unknown>>`select * from menu_rule where built_in`.execute(
    server.database.kysely,
  )
  expect(rows.filter(({ type }) => type === 'menu').length).toBeGreaterThan(10)
  for (const row of rows) expect(whyNeverOpens(row, undefined, []), String(row.name)).toEqual({})
})

test('what was stored before stays as it is, until it is edited in that field', async () => {
  const link = await add({ ...LINK, name: 'stored-link' })
  const tab = await add({ ...TAB, name: 'stored-tab' })
  const { kysely } = server.database
  await sql`update menu_rule set url = '//evil.com/x' where id = ${link}`.execute(kysely)
  await sql`update menu_rule set path = 'login', component = 'screen:gone' where id = ${tab}`.execute(kysely)
  for (const id of [link, tab]) {
    // As the form posts it: whole.
    const title_i18n = { 'zh-cn': '手册', en: 'Manual' }
    expect(await edit({ ...(await read(id)), title: undefined, title_i18n })).toMatchObject({ code: 1 })
  }
  expect((await edit({ id: link, url: '//evil.com/y' })).data.errors).toHaveProperty('url')
  expect((await edit({ id: link, menu_type: 'iframe' })).data.errors).toHaveProperty('url')
  expect((await edit({ id: tab, path: 'loading' })).data.errors).toHaveProperty('path')
  expect(await edit({ id: tab, path: 'own/page' })).toMatchObject({ code: 1 })
})
