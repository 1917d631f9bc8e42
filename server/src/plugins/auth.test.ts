import type { Envelope } from '@tutu/contract/core/envelope'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAdmin, openSession, openSignInApp, type SignInApp } from './auth-testing.ts'
import { authPlugin, NO_ACCOUNTS, withoutTokens } from './auth.ts'
import { envelopePlugin } from './envelope.ts'

let app: SignInApp
let superToken: string
beforeAll(async () => {
  app = await openSignInApp((routes) => {
    routes.get('/admin/course/add', { config: { access: { kind: 'admin', node: 'Course/Add' } } }, (_, reply) =>
      reply.ok(),
    )
    routes.get('/admin/nobody', { config: { access: { kind: 'admin', node: () => undefined } } }, (_, reply) =>
      reply.ok(),
    )
    routes.get('/admin/any', { config: { access: { kind: 'admin' } } }, (request, reply) => reply.ok(request.identity))
    routes.get('/admin/stream', { config: { access: { kind: 'admin' }, queryToken: true } }, (_, reply) => reply.ok())
    routes.get('/api/account/overview', { config: { access: { kind: 'member' } } }, (_, reply) => reply.ok())
  })
  superToken = (await openSession(app.database, 'admin', 1)).token
})
afterAll(() => app.close())

test('a route that does not state its access stops the start, by name', async () => {
  const bare = fastify()
  await bare.register(authPlugin, { database: app.database, bus: app.bus })
  expect(() => bare.get('/forgotten', async () => '')).toThrow(/GET \/forgotten/)
  await bare.close()
})

test('no token, an empty one and an unknown one lead to the login of that area', async () => {
  const admin = { code: 302, data: { routePath: '/admin/login', routeName: 'adminLogin' } }
  expect(await app.get('/admin/any')).toMatchObject(admin)
  expect(await app.get('/admin/any', { headers: { batoken: '', 'ba-user-token': '' } })).toMatchObject(admin)
  expect(await app.get('/admin/any', { token: 'x'.repeat(43) })).toMatchObject({ status: 200, ...admin })
  const member = { code: 302, data: { routePath: '/user/login', routeName: 'userLogin' } }
  expect(await app.get('/api/account/overview')).toMatchObject(member)
})

test('tokens of one kind never stand in for another', async () => {
  const member = await openSession(app.database, 'member', 1, true)
  const admin = await openSession(app.database, 'admin', 1, true)
  expect(await app.get('/admin/any', { token: member.token })).toMatchObject({ code: 302 })
  expect(await app.get('/admin/any', { token: admin.refreshToken })).toMatchObject({ code: 302 })
  const asMember = { headers: { 'ba-user-token': admin.token } }
  expect(await app.get('/api/account/overview', asMember)).toMatchObject({ code: 302 })
  expect(await app.get('/admin/any', { token: admin.token })).toMatchObject({ code: 1 })
})

test('an expired token answers 409, and 302 once it is forgotten', async () => {
  const { id, token } = await openSession(app.database, 'admin', 1)
  await sql`update token set expiretime = epoch_seconds() where session_id = ${id}`.execute(app.database.kysely)
  expect(await app.get('/admin/any', { token })).toMatchObject({ code: 409 })
  await app.database.kysely.deleteFrom('session').where('id', '=', id).execute()
  expect(await app.get('/admin/any', { token })).toMatchObject({ code: 302 })
})

test('a token in the query counts only where the route says so', async () => {
  expect(await app.get(`/admin/any?batoken=${superToken}`)).toMatchObject({ code: 302 })
  expect(await app.get(`/admin/stream?batoken=${superToken}`)).toMatchObject({ code: 1 })
  expect(withoutTokens(`/a?x=1&batoken=abc&y=2&ba-user-token=d`)).toBe('/a?x=1&batoken=***&y=2&ba-user-token=***')
  expect(withoutTokens('/a?password=p&%62atoken=t&refresh_token=r&q=key')).toBe(
    '/a?password=***&%62atoken=***&refresh_token=***&q=key',
  )
})

test('who lacks the node is refused with 401, whatever its case; super passes everywhere', async () => {
  const { id } = await addAdmin(app.database, 'Reader', ['course/index'])
  const { id: editorId } = await addAdmin(app.database, 'Editor', ['course/add'])
  const reader = await openSession(app.database, 'admin', id)
  const editor = await openSession(app.database, 'admin', editorId)
  expect(await app.get('/admin/course/add', { token: reader.token })).toMatchObject({ code: 401, data: null })
  expect(await app.get('/admin/course/add', { token: editor.token })).toMatchObject({ code: 1 })
  expect(await app.get('/admin/nobody', { token: editor.token })).toMatchObject({ code: 401 })
  expect(await app.get('/admin/nobody', { token: superToken })).toMatchObject({ code: 1 })
  expect(await app.get('/admin/course/add', { token: superToken })).toMatchObject({ code: 1 })
})

describe('what is remembered of a token is forgotten', () => {
  test('at once when the account is disabled', async () => {
    const { id } = await addAdmin(app.database, 'Leaver', [])
    const { token } = await openSession(app.database, 'admin', id)
    expect(await app.get('/admin/any', { token })).toMatchObject({ code: 1 })
    await app.database.kysely.updateTable('admin').set({ status: false }).where('id', '=', id).execute()
    app.bus.announce([`admin:${id}`])
    expect(await app.get('/admin/any', { token })).toMatchObject({ code: 302 })
  })

  test('when rights change', async () => {
    const { id, groupId } = await addAdmin(app.database, 'Promoted', ['course/add'])
    const { token } = await openSession(app.database, 'admin', id)
    expect(await app.get('/admin/course/add', { token })).toMatchObject({ code: 1 })
    await app.database.kysely.updateTable('admin_group').set({ rules: [] }).where('id', '=', groupId).execute()
    expect(await app.get('/admin/course/add', { token }), 'still remembered').toMatchObject({ code: 1 })
    app.bus.announce(['rights'])
    expect(await app.get('/admin/course/add', { token })).toMatchObject({ code: 401 })
  })

  test('when another process ends the session', async () => {
    const { id, token } = await openSession(app.database, 'admin', 1)
    expect(await app.get('/admin/any', { token })).toMatchObject({ code: 1 })
    await app.database.kysely.deleteFrom('session').where('id', '=', id).execute()
    await sql`select pg_notify('tutu_change', ${JSON.stringify([`session:${id}`])})`.execute(app.database.kysely)
    await expect.poll(() => app.get('/admin/any', { token })).toMatchObject({ code: 302 })
  })
})

test('whose token it is, is looked up once for all who show it at once, and anew after a change', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let [lookups, username] = [0, 'Before']
  const accounts = {
    ...NO_ACCOUNTS,
    async member() {
      lookups++
      const found = { username }
      await held
      return found
    },
  }
  const own = fastify()
  await own.register(envelopePlugin)
  await own.register(authPlugin, { database: app.database, bus: app.bus, accounts })
  own.get('/api/account/me', { config: { access: { kind: 'member' } } }, (request, reply) => reply.ok(request.identity))
  const { token } = await openSession(app.database, 'member', 1)
  const headers = { 'ba-user-token': token }
  const nameOf = async () =>
    (await own.inject({ url: '/api/account/me', headers })).json<Envelope<{ username: string }>>().data.username
  const [one, other] = [nameOf(), nameOf()]
  await expect.poll(() => lookups).toBe(1)
  username = 'After'
  app.bus.announce(['member:1'])
  const later = nameOf()
  await expect.poll(() => lookups).toBe(2)
  letGo()
  expect(await Promise.all([one, other, later])).toEqual(['Before', 'Before', 'After'])
  expect(lookups).toBe(2)
  await own.close()
})

test('nothing is remembered while changes of other processes may be missed', async () => {
  const deaf = fastify()
  await deaf.register(envelopePlugin)
  await deaf.register(authPlugin, { database: app.database, bus: { ...app.bus, healthy: false } })
  deaf.get('/admin/any', { config: { access: { kind: 'admin' } } }, (_, reply) => reply.ok())
  const { id, token } = await openSession(app.database, 'admin', 1)
  const code = async () => (await deaf.inject({ url: '/admin/any', headers: { batoken: token } })).json<Envelope>().code
  expect(await code()).toBe(1)
  await app.database.kysely.deleteFrom('session').where('id', '=', id).execute()
  expect(await code()).toBe(302)
  await deaf.close()
})

test('being seen is noted at most once a minute', async () => {
  const lastSeen = async (id: number) =>
    (
      await app.database.kysely
        .selectFrom('session')
        .select('lastseentime')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).lastseentime
  const seenBefore = async (seconds: number) => {
    const { id, token } = await openSession(app.database, 'admin', 1)
    const now = await lastSeen(id)
    await sql`update session set lastseentime = epoch_seconds() - ${seconds}::int where id = ${id}`.execute(
      app.database.kysely,
    )
    await app.get('/admin/any', { token })
    return { id, now }
  }
  const lately = await seenBefore(30)
  const longAgo = await seenBefore(90)
  await expect.poll(() => lastSeen(longAgo.id)).toBeGreaterThanOrEqual(longAgo.now)
  // Both would have been written together.
  expect(await lastSeen(lately.id)).toBeLessThan(lately.now)
})
