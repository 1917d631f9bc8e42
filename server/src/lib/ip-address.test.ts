import { expect, test } from 'vitest'
import { networksOf, parseBlock } from './ip-address.ts'

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:DB8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['2001:db8:1:2::', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['64:ff9b::192.0.2.1', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
  ['', ['']],
  ['no address', ['']],
])('%s counts for %j', (ip, names) => expect(networksOf(ip).map(({ name }) => name)).toEqual(names))

test.each([
  ['10.0.0.0/8', { address: '10.0.0.0', family: 'ipv4', bits: 8 }],
  ['192.168.1.5', { address: '192.168.1.5', family: 'ipv4', bits: 32 }],
  ['FD00::/8', { address: 'fd00::', family: 'ipv6', bits: 8 }],
  ['::1', { address: '::1', family: 'ipv6', bits: 128 }],
  ['::ffff:10.0.0.1', { address: '10.0.0.1', family: 'ipv4', bits: 32 }],
] as const)('%s is the block %j', (text, block) => expect(parseBlock(text)).toEqual(block))

test.each(['10/8', '10.0.0/8', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/-1', '::1%lo', '[::1]', ''])(
  '%j is none',
  (text) => expect(parseBlock(text)).toBeUndefined(),
)
