import type { Definitions } from '@tutu/contract/api/admin-index'
import { RESOURCES } from '@tutu/contract/resources/index'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const ask = async (token?: string, version?: string): Promise<Definitions> => {
  const query = version === undefined ? {} : { version }
  const answer = await server.call<Definitions>(
    'GET',
    '/admin/index/definitions',
    query,
    token === undefined ? {} : { token },
  )
  expect(answer).toMatchObject({ status: 200, code: 1 })
  return answer.data
}

test('a super administrator gets every definition, as it is', async () => {
  const { list } = await ask()
  expect(list).toEqual(JSON.parse(JSON.stringify(RESOURCES)))
})

test('another one gets those whose lists they may open, and of the others what names a row that these point to', async () => {
  const { list, nodes } = await ask(await server.signIn(['lesson/index']))
  const byName = new Map(list!.map((one) => [one.name, one]))
  expect([...byName.keys()]).toEqual(['lesson', 'course', 'chapter', 'admin'])
  expect(Object.keys(byName.get('course')!.fields)).toEqual(['title', 'slug'])
  expect(byName.get('course')).toMatchObject({ actions: [], quickSearch: [] })
  expect(nodes).toContain('auth/admin')
})

test('whom a row belongs to is called by the name that people use, for who may not list them too', async () => {
  const { list } = await ask(await server.signIn(['order/index']))
  const member = list!.find(({ name }) => name === 'member')!
  expect(member.called).toBe('nickname')
  expect(Object.keys(member.fields)).toEqual(['username', 'nickname'])
})

test('who has them already is told so, until something is different', async () => {
  const { version, list } = await ask()
  expect(list).not.toBeNull()
  expect(await ask(undefined, version)).toMatchObject({ version, list: null })
  expect((await ask(await server.signIn(['tag/index']), version)).list).toHaveLength(1)
})

test('they travel compressed, are kept by nobody on the way, and are for administrators', async () => {
  const get = (headers: Record<string, string>) =>
    server.app.inject({ url: '/admin/index/definitions', headers: { server: 'true', ...headers } })
  const packed = await get({ batoken: server.token, 'accept-encoding': 'br' })
  const plain = await get({ batoken: server.token })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toMatchObject({ code: 1 })
  expect((await get({})).json()).toMatchObject({ code: 302 })
})
