import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientIp, parseTrustedProxies } from './trusted-proxies.ts'

const ipOf = (peer: string, forwarded: string | undefined, trusted = 'loopback') =>
  clientIp(
    { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    parseTrustedProxies(trusted)!,
  )

test.each([
  ['nobody forwards', '192.0.2.1', undefined, '192.0.2.1'],
  ['a stranger says where they come from', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['our proxy says where a caller comes from', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['a caller puts an address before the one our proxy adds', '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['a caller puts a word before it', '127.0.0.1', 'unknown, 198.51.100.7', '198.51.100.7'],
  ['the peer is written as IPv6', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['an address is written as IPv6', '127.0.0.1', '::FFFF:198.51.100.7', '198.51.100.7'],
  ['the same in hexadecimal', '127.0.0.1', '0:0:0:0:0:ffff:c633:6407', '198.51.100.7'],
  ['IPv6 in capitals and with zeros', '::1', '2001:0DB8:0000::1', '2001:db8::1'],
  ['the peer has a zone', 'fe80::1%eth0', undefined, 'fe80::1'],
  ['there is no peer', '', '198.51.100.7', ''],
])('%s', (_, peer, forwarded, ip) => expect(ipOf(peer, forwarded)).toBe(ip))

test.each([
  '198.51.100.7:4711',
  '[2001:db8::1]',
  '[2001:db8::1]:4711',
  '2001:db8::1%25eth0',
  'fe80::1%0',
  'unknown',
  '_hidden',
  '"198.51.100.7"',
  'for=198.51.100.7',
  '198.51.100',
  '0198.51.100.7',
  '198.51.100.7/32',
  '',
  ' ',
  '198.51.100.7;',
  '<script>',
])('%j in a header is no address: the proxy counts as the caller', (entry) => {
  expect(ipOf('127.0.0.1', entry)).toBe('127.0.0.1')
  expect(ipOf('127.0.0.1', `203.0.113.1, ${entry}, 10.0.0.2`, 'loopback, 10.0.0.0/8')).toBe('10.0.0.2')
})

test('of several proxies in a row, the first that is none of ours is the caller', () => {
  const trusted = '10.0.0.0/8, 2001:db8:ff::/48, loopback'
  expect(ipOf('10.1.2.3', '203.0.113.1, 198.51.100.7, 2001:db8:ff::9, 127.0.0.1', trusted)).toBe('198.51.100.7')
  expect(ipOf('10.1.2.3', '10.9.9.9, 10.8.8.8', trusted)).toBe('10.9.9.9')
  expect(ipOf('192.0.2.1', '198.51.100.7', trusted)).toBe('192.0.2.1')
})

test('off believes nobody', () => expect(ipOf('127.0.0.1', '198.51.100.7', 'off')).toBe('127.0.0.1'))

test.each([
  '',
  'loopback,',
  'off, loopback',
  'localhost',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/8/8',
  '::/129',
  '1',
  'true',
])('%j names no proxies', (text) => expect(parseTrustedProxies(text)).toBeUndefined())
