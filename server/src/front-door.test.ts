import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { ensureAdmin } from './data/admins.ts'
import { parseEnv } from './env.ts'
import { type FrontDoor, openFrontDoor } from './front-door.ts'
import { openAdminSession } from './testing/app.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

// The server as it is started, on a real socket, with limits that can be waited for.

const ORIGIN = 'https://tutu.example'
const HEAD = { headersTimeout: 400, connectionsCheckingInterval: 50 }
const BODY = { grace: 400, pace: 1000, upload: 3000 }
/** What a connection that is cut takes at most on a busy machine, ms: Node of its own would let it be for minutes. */
const SLACK = 30_000

let database: TestDatabase
let door: FrontDoor
let app: FastifyInstance
let token: string
beforeAll(async () => {
  database = await createTestDatabase('started')
  await ensureAdmin(database.database, { adminPassword: 'carrot-2026' })
  token = (await openAdminSession(database.database, 1)).token
  door = await openFrontDoor('127.0.0.1', 0, { origin: ORIGIN, head: HEAD, body: BODY })
  const env = parseEnv({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN })
  app = await buildApp({ env, database: database.database, server: door.server })
  await app.ready()
  door.open(app.handle)
})
afterAll(async () => {
  await door.close()
  await app.close()
  await database.drop()
})

/** A connection that tells what it was answered, and after how many ms it ended. */
async function open() {
  const socket = connect(Number(new URL(door.address).port), '127.0.0.1')
  await once(socket, 'connect')
  const began = performance.now()
  let answer = ''
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => (answer += text))
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const ended = closed.then(() => ({ answer, took: performance.now() - began }))
  return { socket, ended }
}

/** Sends a byte now and then until the connection ends or `enough` ms are over. */
async function drip(socket: Socket, byte: string, enough: number): Promise<void> {
  const until = performance.now() + enough
  while (!socket.destroyed && performance.now() < until) {
    if (socket.writable) socket.write(byte)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const head = (request: string, ...lines: string[]) =>
  [`${request} HTTP/1.1`, 'host: tutu.example', ...lines, '', ''].join('\r\n')

test.each([
  ['a call of everybody', 'POST /api/common/report', 'application/json'],
  ['a sign-in', 'POST /admin/index/login', 'application/json'],
  ['a form', 'POST /admin/index/login', 'application/x-www-form-urlencoded'],
])('%s whose body comes byte by byte hears so and is cut', async (_, request, type) => {
  const { socket, ended } = await open()
  socket.write(head(request, `content-type: ${type}`, 'think-lang: en', 'content-length: 1000'))
  await drip(socket, ' ', SLACK)
  const { answer, took } = await ended
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"msg":"What you sent came too slowly. Check your connection and try again"')
  expect(took).toBeGreaterThan(BODY.grace - 50)
  expect(took).toBeLessThan(BODY.grace + SLACK)
})

test.each([
  'POST /admin/course/add',
  'POST /admin/ajax/upload',
  'POST /api/ajax/upload',
  'POST /nowhere',
  'DELETE /admin/course/del',
  'GET /robots.txt',
  'GET /api/course/index',
  'GET /healthz',
  'PUT /courses',
  'PATCH /api/course/index',
])('%s, answered without its body, does not hold the connection', async (request) => {
  for (const lines of [['content-length: 1000'], ['transfer-encoding: chunked']]) {
    const { socket, ended } = await open()
    socket.write(head(request, 'content-type: multipart/form-data; boundary=x', ...lines))
    await drip(socket, lines[0]!.startsWith('transfer') ? '1\r\na\r\n' : 'a', SLACK)
    expect((await ended).took).toBeLessThan(BODY.grace + 2 * SLACK)
  }
})

test('a body that comes in good time may take longer than the grace', async () => {
  const { socket, ended } = await open()
  const body = JSON.stringify({ username: 'admin', password: 'carrot-2026', keep: 'x'.repeat(60_000) })
  const lines = ['content-type: application/json', 'connection: close', `content-length: ${body.length}`]
  socket.write(head('POST /admin/index/login', ...lines))
  await once(door.server, 'request')
  // At this pace the whole may take a minute.
  socket.write(body.slice(0, -1))
  await new Promise((resolve) => setTimeout(resolve, BODY.grace + 100))
  socket.write(body.slice(-1))
  const { answer, took } = await ended
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(took).toBeGreaterThan(BODY.grace)
})

test('a file may come slowly, but not for ever', async () => {
  const { socket, ended } = await open()
  const type = 'content-type: multipart/form-data; boundary=x'
  socket.write(head('POST /admin/ajax/upload', `batoken: ${token}`, type, 'content-length: 100000'))
  socket.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
  await drip(socket, 'a', SLACK)
  const { took } = await ended
  expect(took).toBeGreaterThan(BODY.upload - 100)
  expect(took).toBeLessThan(BODY.upload + SLACK)
})

test.each(['', 'GET / HTTP/1.1\r\nhost: tutu.example\r\nx-slow: '])(
  'a head that begins %j and never ends is cut',
  async (begin) => {
    const { socket, ended } = await open()
    socket.write(begin)
    if (begin) await drip(socket, 'x', SLACK)
    const { answer, took } = await ended
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"code":0')
    expect(took).toBeLessThan(HEAD.headersTimeout + SLACK)
  },
)

test.each(['/', '/api/course/index', '/healthz', '/favicon.svg'])('two hosts at %s are refused', async (path) => {
  const { socket, ended } = await open()
  socket.write(head(`GET ${path}`, 'Host: other.example', 'think-lang: en'))
  const { answer } = await ended
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"msg":"The request is malformed"')
  expect(answer).toContain('strict-transport-security: max-age=31536000')
})

test.each([
  ['/courses', 503, { code: 0, msg: 'The service is temporarily unavailable. Try again later' }],
  ['/healthz', 200, { code: 1, msg: '' }],
])('%s before the site is ready answers %i, under the same headers', async (path, status, envelope) => {
  const early = await openFrontDoor('127.0.0.1', 0, { origin: ORIGIN })
  try {
    const answer = await fetch(early.address + path, { headers: { 'think-lang': 'en' } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '1' : null)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toMatchObject({ ...envelope, data: null })
  } finally {
    await early.close()
  }
})

test.each(['/', '/api/course/index', '/nowhere', '/healthz', '/%zz', '/favicon.svg', '/admin'])(
  'a site reached by HTTPS says at %s that it always is',
  async (path) => {
    const { headers } = await fetch(door.address + path, { headers: { accept: 'text/html' } })
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  },
)
