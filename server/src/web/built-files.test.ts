import { once } from 'node:events'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuiltFiles } from './built-files.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(100)
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
/** Too large to be kept in memory. */
const LARGE = Buffer.alloc(5 * 1024 * 1024, 'tutu')
const MODIFIED = new Date('2026-11-01T08:00:00Z')

let root: string
let port: number
const server = createServer()
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tutu-files-'))
  await mkdir(join(root, 'assets/deep'), { recursive: true })
  const files: Record<string, string | Buffer> = {
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/film.mp4': FILM,
    'assets/empty.txt': '',
    'assets/tools-1a2b.bin': LARGE,
    'assets/tools-3c4d.bin': LARGE,
    'assets/.stamp': 'secret',
    'secret.txt': 'secret',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  for (const name of [
    'a.webmanifest',
    'b.wasm',
    'c.sb3',
    'd.avif',
    'e.css',
    'f.woff2',
    'g.json',
    'h.unheard',
    'deep/i.svg',
  ])
    files[`assets/${name}`] = 'x'
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(root, name), content)
    await utimes(join(root, name), MODIFIED, MODIFIED)
  }
  const built = createBuiltFiles([
    { prefix: '/assets/', root: join(root, 'assets'), cacheControl: 'public, max-age=31536000, immutable' },
    { prefix: '/', root, names: ['icon.svg'], cacheControl: 'public, max-age=3600' },
  ])
  server.on('request', (request, response) => {
    const otherwise = () => response.writeHead(404).end('other')
    if (built.has(request.url ?? '')) built.serve(request, response, otherwise)
    else otherwise()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(root, { recursive: true })
})

/** As it comes over the wire: `fetch` would tidy the path and unpack the body. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = ask({ port, path, headers, method })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

test.each([
  ['app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['b.wasm', 'application/wasm'],
  ['c.sb3', 'application/x.scratch.sb3'],
  ['d.avif', 'image/avif'],
  ['e.css', 'text/css; charset=utf-8'],
  ['f.woff2', 'font/woff2'],
  ['g.json', 'application/json; charset=utf-8'],
  ['h.unheard', 'application/octet-stream'],
  ['deep/i.svg', 'image/svg+xml; charset=utf-8'],
  ['film.mp4', 'video/mp4'],
])('%s is %s', async (name, type) => {
  expect((await get(`/assets/${name}`)).headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('who reads “%s” gets %s', async (accepted, encoding, unpack) => {
  const { headers, body } = await get('/assets/app-1a2b.js?v=1', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(unpack(body).toString()).toBe(SCRIPT)
})

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=900-', 900, 999],
  ['bytes=-10', 990, 999],
  ['bytes=990-5000', 990, 999],
])('the range %s is bytes %i to %i', async (range, start, end) => {
  const { status, headers, body } = await get('/assets/film.mp4', { range })
  expect([status, headers['content-range'], headers['accept-ranges']]).toEqual([
    206,
    `bytes ${start}-${end}/1000`,
    'bytes',
  ])
  expect(body).toEqual(FILM.subarray(start, end + 1))
})

test('a range of a script is one of the file as it is, never of what it was packed to', async () => {
  const { status, headers, body } = await get('/assets/app-1a2b.js', { range: 'bytes=0-5', 'accept-encoding': 'br' })
  expect([status, headers['content-encoding'], body.toString()]).toEqual([206, undefined, 'export'])
})

test.each([
  ['bytes=1000-', 416],
  ['bytes=5-2', 416],
  ['bytes=0-1,5-9', 200],
  ['lines=1-2', 200],
  ['nonsense', 200],
])('the range %s is answered %i', async (range, status) => {
  const answer = await get('/assets/film.mp4', { range })
  expect(answer.status).toBe(status)
  if (status === 416) expect(answer.headers['content-range']).toBe('bytes */1000')
  else expect(answer.body).toEqual(FILM)
})

test.each([
  [MODIFIED.toUTCString(), 206],
  [new Date(0).toUTCString(), 200],
  ['W/"of another time"', 200],
])('a part of what has changed since is not sent: If-Range %s is %i', async (condition, status) => {
  expect((await get('/assets/film.mp4', { range: 'bytes=0-9', 'if-range': condition })).status).toBe(status)
})

test('what the browser has is not sent again', async () => {
  const { headers } = await get('/assets/film.mp4')
  const again = await get('/assets/film.mp4', { 'if-none-match': String(headers.etag), range: 'bytes=0-9' })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['cache-control']).toContain('immutable')
})

test('HEAD has the headers alone', async () => {
  const { status, headers, body } = await get('/assets/film.mp4', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, '1000', 0])
})

test('a large file comes from disk, whole, in parts, and not again', async () => {
  const whole = await get('/assets/tools-1a2b.bin', { 'accept-encoding': 'br, gzip' })
  expect([whole.status, whole.headers['content-length'], whole.headers['content-encoding']]).toEqual([
    200,
    String(LARGE.length),
    undefined,
  ])
  expect(whole.body.equals(LARGE)).toBe(true)
  const part = await get('/assets/tools-1a2b.bin', { range: 'bytes=5-9' })
  expect([part.status, part.headers['content-range'], part.body]).toEqual([
    206,
    `bytes 5-9/${LARGE.length}`,
    LARGE.subarray(5, 10),
  ])
  const head = await get('/assets/tools-1a2b.bin', {}, 'HEAD')
  expect([head.headers['content-length'], head.body.length]).toEqual([String(LARGE.length), 0])
  const again = await get('/assets/tools-1a2b.bin', { 'if-none-match': String(whole.headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('a large file is not kept in memory: gone from disk, it is gone', async () => {
  expect((await get('/assets/tools-3c4d.bin')).status).toBe(200)
  await rm(join(root, 'assets/tools-3c4d.bin'))
  expect((await get('/assets/tools-3c4d.bin')).status).toBe(404)
})

test('an empty file is an answer', async () => {
  expect(await get('/assets/empty.txt', { range: 'bytes=0-' })).toMatchObject({ status: 416 })
  expect(await get('/assets/empty.txt')).toMatchObject({ status: 200 })
})

test('a file named by itself comes without its neighbours', async () => {
  expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  expect((await get('/secret.txt')).body.toString()).toBe('other')
})

test.each([
  '/assets/../secret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets//app-1a2b.js',
  '/assets/.stamp',
  '/assets/app-1a2b.js.br',
  '/assets/',
  '/assets/deep',
  '/ASSETS/app-1a2b.js',
  '/assets/constructor',
  '/assets/app-1a2b.js%00',
])('%s is none of them', async (path) => {
  expect((await get(path)).body.toString()).toBe('other')
})
