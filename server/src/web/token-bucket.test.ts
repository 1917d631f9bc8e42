import { expect, test } from 'vitest'
import { tokenBucket } from './token-bucket.ts'

test('an address is refused beyond its burst; after ten thousand others it is not known any more', () => {
  const take = tokenBucket({ burst: 1, perSecond: 0.001 })
  take({ clientIp: '10.255.0.1' })
  expect(() => take({ clientIp: '10.255.0.1' })).toThrow('request.tooMany')
  for (let other = 0; other < 10_000; other++) take({ clientIp: `10.0.${other >> 8}.${other & 255}` })
  expect(() => take({ clientIp: '10.255.0.1' })).not.toThrow()
})
