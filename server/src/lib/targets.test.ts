import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getWithin, lookupWithin, mayConnect, parseTargets, refuseAddress } from './targets.ts'

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::10.0.0.1',
  '::a00:1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::10.0.0.1',
  '100::1',
  '100:0:0:1::1',
  '2001:0:a00:1::',
  '2001:db8::1',
  '2002:a00:1::',
  '4000::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'ff02::1',
  'not an address',
])('%s is no public address', (address) => {
  expect(mayConnect(address, [])).toBe(false)
  expect(mayConnect(address, 'everywhere')).toBe(true)
})

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2400:3200::1'])(
  '%s is a public address',
  (address) => expect(mayConnect(address, [])).toBe(true),
)

test('the environment allows none, all, or single addresses and blocks', () => {
  expect(parseTargets('off')).toEqual([])
  expect(parseTargets('on')).toBe('everywhere')
  const targets = parseTargets('10.0.0.0/8, 192.168.1.5,fd00::/8')!
  for (const address of ['10.9.9.9', '192.168.1.5', 'fd12::1', '8.8.8.8']) {
    expect(mayConnect(address, targets), address).toBe(true)
  }
  for (const address of ['127.0.0.1', '192.168.1.6', 'fe80::1', '::ffff:10.0.0.1']) {
    expect(mayConnect(address, targets), address).toBe(false)
  }
  for (const bad of ['yes', '10/8', '10.0.0.0/8/8', 'fe80::1%lo', '10.0.0.0/99', '10.0.0', 'localhost', '10.0.0.1,'])
    expect(parseTargets(bad)).toBeUndefined()
})

let server: Server
let port: number
let hits = 0
beforeAll(async () => {
  server = createServer((request, answer) => {
    hits++
    answer.writeHead(302, { location: '/elsewhere' }).end(request.headers.host)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

// The second ones are how system libraries write 127.0.0.1 too.
test.each(['127.0.0.1', 'localhost', '127.1', '0x7f000001', '2130706433', '[::ffff:127.0.0.1]', '[::1]'])(
  'nothing is sent to this machine under the name %s, whether something listens there or not',
  async (host) => {
    const signal = AbortSignal.timeout(60_000)
    for (const at of [port, 1]) {
      await expect(getWithin(`http://${host}:${at}/`, [], signal)).rejects.toMatchObject({ key: 'target.private' })
    }
    expect(hits).toBe(0)
  },
)

test('names in forms that only the system’s library reads are judged by what they resolve to', async () => {
  for (const host of ['127.1', '0x7f000001', 'localhost']) {
    const failure = await new Promise((resolve) => lookupWithin([])(host, {}, resolve))
    expect(failure, host).toMatchObject({ key: 'target.private' })
  }
  expect(() => refuseAddress('mail.example.com', [])).not.toThrow()
})

test('what is allowed is asked under its own name, and redirects are not followed', async () => {
  const answer = await getWithin(`http://localhost:${port}/`, 'everywhere', AbortSignal.timeout(60_000))
  expect(answer.statusCode).toBe(302)
  let body = ''
  for await (const piece of answer) body += String(piece)
  expect(body).toBe(`localhost:${port}`)
  expect(hits).toBe(1)
})
