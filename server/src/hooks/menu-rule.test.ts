import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'

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
