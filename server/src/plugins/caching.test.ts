import { once } from 'node:events'
import { Agent, type IncomingMessage, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { RESOURCES } from '@tutu/contract/resources/index'
import type { HTTPMethods } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '../data/sessions.ts'
import { listeningApp, testApp, type TestApp } from '../testing/app.ts'
import { type Answered, type Asked, sharedCache } from '../testing/shared-cache.ts'

// Every route there is, asked by an administrator and by nobody, directly and through a cache that both share.

const PAGE = { accept: 'text/html' }
const CALL = { server: 'true' }
/** What a build made lies before all routes: the same bytes for everybody, whoever asks. */
const BUILT = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']
const routes: { method: HTTPMethods; url: string }[] = []
/** What any client says. */
const USUAL = { accept: '*/*', 'accept-encoding': 'gzip' }
const agent = new Agent({ keepAlive: true })
let server: TestApp
let listening: Awaited<ReturnType<typeof listeningApp>>
beforeAll(async () => {
  server = await testApp({
    onRoute: ({ method, url }) => void routes.push(...[method].flat().map((one) => ({ method: one, url }))),
  })
  listening = await listeningApp(server.database)
})
afterAll(async () => {
  agent.destroy()
  await listening.close()
  await server.close()
})

const identified = (headers: Readonly<Record<string, string>>) => ({ ...headers, batoken: server.token })

/** Some ten thousand times, on connections that stay: `fetch` takes twice as much processor. */
async function origin({ method, url, headers }: Asked): Promise<Answered> {
  const asked = send(listening.origin + url, { agent, method, headers: { ...USUAL, ...headers } })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  // Of HEAD, and of what is as it was, there are headers only.
  const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: String(isPacked ? gunzipSync(bytes) : bytes) }
}

/** The addresses a route stands for: each resource's, and one of each kind for the others. */
function addressesOf(url: string): string[] {
  const filled = url
    .replace(':action', 'index')
    .replace('sitemap-:file(^\\d{1,4}$)', 'sitemap-1')
    .replace(':file', 'tutu.png')
    .replace(/\*$/, 'none')
  const all = filled.includes(':resource')
    ? RESOURCES.map((definition) => filled.replace(':resource', controllerBase(definition)))
    : [filled]
  return all.flatMap((one) => (one.startsWith('/api/') && one.endsWith('/read') ? [`${one}?id=1`] : [one]))
}

const everything = () =>
  routes.flatMap(({ method, url }) =>
    [...addressesOf(url), ...(url === '/*' ? ['/', '/courses', '/Courses/', '/401'] : [])].flatMap((address) =>
      [PAGE, CALL].map((headers) => ({ method, url: address, headers: headers as Record<string, string> })),
    ),
  )

test('nobody keeps what an identified caller is answered, on whatever route', async () => {
  expect(everything().length).toBeGreaterThan(150)
  for (const asked of everything()) {
    const { status, headers } = await origin({ ...asked, headers: identified(asked.headers) })
    if (BUILT.includes(asked.url)) continue
    expect(headers['cache-control'], `${asked.method} ${asked.url} ${status}`).toBe('no-store')
  }
})

/** Those who are no administrators, each with a row of its own; sessions are opened anew, for some calls end them. */
async function others() {
  const { kysely } = server.database
  const one = async (query: ReturnType<typeof sql<{ id: number }>>): Promise<number> =>
    (await query.execute(kysely)).rows[0]!.id
  const member = async (username: string, of_class: boolean) =>
    one(sql`insert into member (username, nickname, password, of_class, group_id)
      select ${username}, ${username}, '', ${of_class}, min(id) from member_group returning id`)
  const [mei, place] = [await member('mei', false), await member('seat', true)]
  const room = await one(
    sql`insert into classroom (teacher_id, name, code) values (${mei}, '三年二班', 'abc234') returning id`,
  )
  await sql`insert into classroom_member (classroom_id, user_id, name, folded) values (${room}, ${place}, '小兔', '小兔')`.execute(
    kysely,
  )
  const guardian = await one(sql`insert into guardian (contact) values ('13800138000') returning id`)
  const opened = (kind: 'member' | 'guardian', identityId: number, header: string) => async () => {
    const session = { kind, identityId, ip: '127.0.0.1', useragent: 'test', keep: false }
    return { [header]: (await createSession(kysely, session)).token }
  }
  return {
    'a member': { known: '/api/account/overview', headers: opened('member', mei, 'ba-user-token') },
    'an account of a class': { known: '/api/account/overview', headers: opened('member', place, 'ba-user-token') },
    'a guardian': { known: '/api/guardian/children', headers: opened('guardian', guardian, 'ba-guardian-token') },
  }
}

test('nobody keeps what a member, an account of a class or a guardian is answered', async () => {
  for (const [who, { known, headers }] of Object.entries(await others())) {
    const asKnown = await origin({ method: 'GET', url: known, headers: { ...CALL, ...(await headers()) } })
    expect(JSON.parse(asKnown.body), who).toMatchObject({ code: 1 })
    for (const { method, url, headers: asked } of everything()) {
      if (BUILT.includes(url) || asked === (url.startsWith('/api/') ? PAGE : CALL)) continue
      const answer = await origin({ method, url, headers: { ...asked, ...(await headers()) } })
      expect(answer.headers['cache-control'], `${who}: ${method} ${url} ${answer.status}`).toBe('no-store')
    }
  }
})

test('every answer says whether it may be kept; what may be, says by which headers it differs', async () => {
  const kept = new Map<string, string>()
  for (const asked of everything()) {
    const { status, headers } = await origin(asked)
    const said = String(headers['cache-control'] ?? '')
    expect(said, `${asked.method} ${asked.url} ${status}`).not.toBe('')
    if (said !== 'no-store') kept.set(asked.url, `${said}; ${String(headers.vary ?? '')}`)
    if (asked.method !== 'GET' && asked.method !== 'HEAD') expect(said).toBe('no-store')
  }
  const revalidated = 'public, max-age=0, must-revalidate'
  expect(Object.fromEntries(kept)).toMatchObject({
    '/api/course/index': `${revalidated}; accept-encoding, think-lang`,
    '/api/ajax/area': 'public, max-age=86400; think-lang',
    '/api/docs': 'no-cache; think-lang',
    '/sitemap.xml': `${revalidated}; accept-encoding`,
    '/robots.txt': 'public, max-age=3600; ',
    '/tool-frame': 'public, max-age=3600; ',
    '/admin/course/index': 'no-cache; accept, server',
  })
})

test('through a cache on the way, nobody gets an administrator’s answer', async () => {
  const cache = sharedCache(origin)
  for (const url of new Set(everything().map(({ url }) => url))) {
    for (const headers of [PAGE, CALL]) await cache.ask({ method: 'GET', url, headers: identified(headers) })
  }
  expect(cache.kept().filter((key) => !BUILT.some((url) => key.endsWith(url)))).toEqual([])
  for (const { method, url, headers } of everything()) {
    if (method !== 'GET' && method !== 'HEAD') continue
    const direct = await origin({ method, url, headers })
    const { stored, ...passed } = await cache.ask({ method, url, headers })
    if (!BUILT.includes(url)) expect(stored?.headers ?? {}, url).not.toHaveProperty('batoken')
    expect([passed.status, kindOf(passed)], `${method} ${url}`).toEqual([direct.status, kindOf(direct)])
  }
  expect(cache.kept().length).toBeGreaterThan(10)
  const list = await cache.ask({ method: 'GET', url: '/admin/auth.Admin/index', headers: CALL })
  expect(JSON.parse(list.body)).toMatchObject({ code: 302 })
})

test('a cache tells pages from calls, and languages', async () => {
  const cache = sharedCache(origin)
  const kind = async (url: string, headers: Record<string, string>) =>
    kindOf(await cache.ask({ method: 'GET', url, headers }))
  for (let times = 0; times < 2; times++) {
    expect(await kind('/admin/course/index', PAGE)).toBe('text/html; charset=utf-8')
    expect(await kind('/admin/course/index', CALL)).toContain('302')
    // Whoever does not ask for a page is sent on to the address as it is written, and a browser not after them.
    expect(await cache.ask({ method: 'GET', url: '/admin/', headers: { accept: '*/*' } })).toMatchObject({
      status: 301,
    })
    expect(await kind('/admin/', PAGE)).toBe('text/html; charset=utf-8')
    const area = await cache.ask({ method: 'GET', url: '/api/ajax/area?province=1', headers: { 'think-lang': 'en' } })
    expect(area.body).not.toMatch(/[\u4e00-\u9fff]/)
  }
})

/** The code of an envelope, the type of anything else. */
function kindOf({ headers, body }: Answered): string {
  const type = String(headers['content-type'])
  return type.startsWith('application/json') && body !== ''
    ? `${type} ${(JSON.parse(body) as { code: number }).code}`
    : type
}
