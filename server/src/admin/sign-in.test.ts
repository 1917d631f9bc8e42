import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { ensureAdmin } from '../data/admins.ts'
import { parseEnv } from '../env.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

const password = 'carrot-2026'
let opened: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  opened = await createTestDatabase('started')
  await ensureAdmin(opened.database, { adminPassword: password })
  app = await buildApp({ env: parseEnv({ LOG_LEVEL: 'silent' }), database: opened.database })
})
afterAll(async () => {
  await app.close()
  await opened.drop()
})

type Answer = { code: number; data: { userInfo: { token: string; refreshToken: string } } & Record<string, unknown> }
const call = async (method: 'GET' | 'POST', url: string, token = '', payload?: object | string, type?: string) => {
  const headers = { server: 'true', batoken: token, 'ba-user-token': '', ...(type ? { 'content-type': type } : {}) }
  return (await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })).json<Answer>()
}
const signIn = (keep = false) =>
  call('POST', '/admin/index/login', '', { username: 'admin', password, keep, loading: false })

test('the login’s GET may say it is JSON and bring nothing; paths match in any case', async () => {
  expect(await call('GET', '/admin/Index/login', '', undefined, 'application/json')).toMatchObject({
    code: 1,
    data: { captcha: false },
  })
})

test('a form may be posted form-encoded', async () => {
  const form = `username=admin&password=${password}&keep=1`
  const answer = await call('POST', '/admin/index/login', '', form, 'application/x-www-form-urlencoded')
  expect(answer.data.userInfo.refreshToken).not.toBe('')
})

test('sign in, work, refresh, sign out', async () => {
  expect(await call('GET', '/admin/course/index')).toMatchObject({ code: 302 })
  const { token, refreshToken } = (await signIn(true)).data.userInfo
  expect(await call('GET', '/admin/Index/index', token)).toMatchObject({ code: 1 })
  expect(await call('GET', '/admin/course/index', token)).toMatchObject({ code: 1 })
  const refreshed = await call('POST', '/api/common/refreshToken', token, { refresh_token: refreshToken })
  expect(refreshed).toMatchObject({ code: 1, data: { type: 'admin-refresh' } })
  const newToken = String(refreshed.data.token)
  expect(await call('POST', '/admin/index/logout', newToken, { refresh_token: refreshToken })).toMatchObject({
    code: 1,
  })
  expect(await call('GET', '/admin/course/index', newToken)).toMatchObject({ code: 302 })
  expect(await call('GET', '/admin/course/index', token)).toMatchObject({ code: 302 })
})

test('the public start carries the site in the caller’s language', async () => {
  expect(await call('GET', '/api/index/index?lang=en')).toMatchObject({
    code: 1,
    data: { site: { siteName: 'Tutu Coding', recordNumber: '', cdnUrl: '', upload: { mode: 'local' } } },
  })
})

test('failed sign-ins at once are logged up to the line that says there are more, from the address that is believed', async () => {
  const forged = (number: number) => ({ server: 'true', 'x-forwarded-for': `<script>${number}</script>` })
  const from = (number: number) => ({ server: 'true', 'x-forwarded-for': `198.51.100.${number}` })
  const payload = { username: 'nobody-here', password: 'wrong-guess' }
  const guess = (headers: object) =>
    app.inject({ method: 'POST', url: '/admin/index/login?password=typed', headers: { ...headers }, payload })
  await guess(forged(1))
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 8 }, (_, index) => guess(from(round * 8 + index + 1))))
  const { rows } = await sql<{ title: { en: string }; ip: string; url: string }>`
    select title, ip, url from admin_log where kind = 'sign-in-failed' and admin_id = 0 order by id
  `.execute(opened.database.kysely)
  expect(rows).toHaveLength(60)
  expect(rows.filter(({ title }) => title.en !== rows[0]!.title.en)).toHaveLength(1)
  expect(rows.some(({ ip, url }) => ip.includes('<') || url.includes('typed'))).toBe(false)
})
