import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadApp } from '../testing/upload.ts'

const BYTES = Buffer.from('0123456789abcdefghij')
let server: Awaited<ReturnType<typeof uploadApp>>
beforeAll(async () => {
  server = await uploadApp()
  for (const name of ['a.png', 'a.mp4', 'a.txt', 'a.html', 'a.svg', 'a.pdf', 'a.xml', 'a.sb3', 'a.unknown', 'plain']) {
    const path = join(server.dataDir, 'files/storage/t', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, BYTES)
  }
  await writeFile(join(server.dataDir, 'files/storage/t/large.zip'), Buffer.alloc(300_000, 'z'))
  await writeFile(join(server.dataDir, 'secret.txt'), 'secret')
})
afterAll(() => server.close())

type Headers = Record<string, string>
const get = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })

test.each([
  ['a.png', 'image/png', false],
  ['a.mp4', 'video/mp4', false],
  ['a.txt', 'text/plain; charset=utf-8', false],
  ['a.html', 'text/html', true],
  ['a.svg', 'image/svg+xml', true],
  ['a.xml', 'application/xml', true],
  ['a.pdf', 'application/pdf', true],
  ['a.sb3', 'application/x.scratch.sb3', true],
  ['a.unknown', 'application/octet-stream', true],
  ['plain', 'application/octet-stream', true],
])('%s is %s, a download: %s; it has no origin and runs nothing', async (name, type, isDownload) => {
  const { statusCode, headers, rawPayload } = await get(`/storage/t/${name}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe(type)
  expect(headers['content-disposition']).toBe(isDownload ? 'attachment' : undefined)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
  expect(rawPayload).toEqual(BYTES)
})

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/20'],
  ['bytes=16-', 206, 'ghij', 'bytes 16-19/20'],
  ['bytes=-2', 206, 'ij', 'bytes 18-19/20'],
  ['bytes=10-999', 206, 'abcdefghij', 'bytes 10-19/20'],
  ['bytes=20-', 416, '', 'bytes */20'],
  ['bytes=5-2', 416, '', 'bytes */20'],
  ['lines=1-2', 200, BYTES.toString(), undefined],
])('range %s: %i', async (range, status, body, contentRange) => {
  const answer = await get('/storage/t/a.mp4', { range })
  expect([answer.statusCode, answer.payload, answer.headers['content-range']]).toEqual([status, body, contentRange])
})

test('large files come in ranges too', async () => {
  const answer = await get('/storage/t/large.zip', { range: 'bytes=299990-' })
  expect([answer.statusCode, answer.payload, answer.headers['content-length']]).toEqual([206, 'z'.repeat(10), '10'])
  expect((await get('/storage/t/large.zip')).rawPayload.length).toBe(300_000)
})

test('a browser that has the file is told so; one that has another gets all of it', async () => {
  const { headers } = await get('/storage/t/a.png')
  const etag = headers.etag as string
  const date = headers['last-modified'] as string
  const status = async (given: Headers): Promise<number> => (await get('/storage/t/a.png', given)).statusCode
  expect(await status({ 'if-none-match': etag })).toBe(304)
  expect(await status({ 'if-none-match': `"other", W/${etag}` })).toBe(304)
  expect(await status({ 'if-none-match': '"other"' })).toBe(200)
  expect(await status({ 'if-modified-since': date })).toBe(304)
  expect(await status({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200)
  expect(await status({ range: 'bytes=0-1', 'if-range': etag })).toBe(206)
  expect(await status({ range: 'bytes=0-1', 'if-range': date })).toBe(206)
  expect(await status({ range: 'bytes=0-1', 'if-range': '"other"' })).toBe(200)
})

test('HEAD tells size and type only', async () => {
  const { statusCode, headers, payload } = await get('/storage/t/a.png', {}, 'HEAD')
  expect([statusCode, headers['content-length'], headers['content-type'], payload]).toEqual([
    200,
    '20',
    'image/png',
    '',
  ])
})

test.each([
  '/storage/',
  '/storage/t',
  '/storage/t/',
  '/storage/t/none.png',
  '/storage/../secret.txt',
  '/storage/..%2f..%2fsecret.txt',
  '/storage/%2e%2e/%2e%2e/secret.txt',
  '/storage/t/..%5c..%5c..%5csecret.txt',
  '/storage/t/a.png%00.txt',
  '/storage/.incoming/x',
  '/storage/t/.hidden',
  '/storage//t/a.png',
  `/storage/${'x'.repeat(300)}.png`,
])('%s leads nowhere', async (url) => {
  const answer = await get(url, { server: 'true' })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.payload).not.toContain('secret"')
  expect(answer.payload).not.toBe('secret')
})

test('a file that is kept elsewhere is asked for there', async () => {
  const { kysely } = server.database
  await kysely
    .insertInto('blob')
    .values({ key: 'storage/far/a.png', storage: 's3', state: 'stored', size: 1, mimetype: 'image/png' })
    .execute()
  await server.call('POST', '/admin/routine.config/edit', {
    s3_bucket: 'tutu-files',
    s3_region: 'eu-central-1',
    s3_access_key: 'key',
    s3_secret: 'secret',
  })
  for (const path of ['/storage/far/a.png', '/storage/far/a.png.320.webp']) {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location]).toEqual([302, `https://tutu-files.s3.eu-central-1.amazonaws.com${path}`])
  }
})

test('who opens the link of a file that is gone is shown a page; pictures and programs get the envelope', async () => {
  const page = await get('/storage/t/gone.png?lang=en', { accept: 'text/html,*/*;q=0.8' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.headers).toMatchObject({ vary: 'accept', 'cache-control': 'no-store' })
  expect(page.payload).toContain('There is no such address: /storage/t/gone.png')
  expect(page.payload).toContain('<a href="/?lang=en">')
  for (const accept of ['image/avif,image/webp,*/*', 'application/json', '']) {
    expect((await get('/storage/t/gone.png', { accept })).json()).toMatchObject({ code: 0 })
  }
})

test('no address comes into the page as markup', async () => {
  const { payload } = await get('/storage/<img src=x onerror=alert(1)>', { accept: 'text/html' })
  expect(payload).not.toContain('<img src=x')
})
