import { expect, test } from 'vitest'
import { networksOf } from './ip-address.ts'

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
