import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCdn } from './cdn-check.ts'

const LEAVE = { 'access-control-allow-origin': '*' }
let root: string
let host: string
const server = createServer(({ url = '' }, answer) => {
  if (url === '/good/assets/app.js') return void answer.writeHead(200, LEAVE).end('whole')
  if (url === '/bare/assets/app.js') return void answer.writeHead(200).end('whole')
  if (url === '/long/assets/app.js') return void answer.writeHead(200, LEAVE).end('whole and more')
  if (url === '/short/assets/app.js') return void answer.writeHead(200, LEAVE).end('who')
  if (url === '/moved/assets/app.js') return void answer.writeHead(302, { location: '/good/assets/app.js' }).end()
  if (url !== '/mute/assets/app.js') answer.writeHead(404).end()
})
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tutu-cdn-'))
  await writeFile(join(root, 'app.js'), 'whole')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(root, { recursive: true })
})

const check = (folder: string, patience?: number, base = root) =>
  checkCdn(host + folder, [{ prefix: '/assets/', root: base, cacheControl: '' }], 'everywhere', patience)

test.each([
  ['/good', undefined],
  ['/good/', undefined],
  ['/long', 'config.cdnFailed'],
  ['/short', 'config.cdnFailed'],
  ['/bare', 'config.cdnLeave'],
  ['/moved', 'config.cdnFailed'],
  ['/nothing', 'config.cdnFailed'],
])('a CDN at %s: %s', async (folder, key) => expect((await check(folder))?.key).toBe(key))

test('one that says nothing is not waited for; where nothing is built, nothing is asked', async () => {
  expect(await check('/mute', 50)).toMatchObject({ key: 'config.cdnFailed' })
  expect(await check('/nothing', undefined, join(root, 'none'))).toBeUndefined()
})

test.each(['http://127.0.0.1:1', 'http://cdn.invalid'])(
  'nothing there is told as anything else that does not serve the site: %s',
  async (address) => {
    const folders = [{ prefix: '/assets/', root, cacheControl: '' }]
    const reason = await checkCdn(address, folders, 'everywhere')
    expect(reason).toEqual({ key: 'config.cdnFailed', params: { url: `${address}/assets/app.js` } })
  },
)

test.each(['', ':1', ':22'])('a private address is not asked at all, at whichever port: “%s”', async (at) => {
  const folders = [{ prefix: '/assets/', root, cacheControl: '' }]
  const address = at === '' ? `${host}/good` : `http://127.0.0.1${at}`
  expect(await checkCdn(address, folders, [])).toEqual({ key: 'target.private', params: { host: '127.0.0.1' } })
})
