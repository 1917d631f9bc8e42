import { expect, test } from 'vitest'
import { isDiskFull } from './disk-full.ts'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each([
  ['the file system', withCode('ENOSPC')],
  ['a quota', withCode('EDQUOT')],
  ['PostgreSQL', withCode('53100')],
  ['a quota, by PostgreSQL', withCode('58030', 'could not extend file "base/1/2": Disk quota exceeded')],
  ['libvips', new Error('VipsForeignSave: unix error: No space left on device')],
  ['a cause', new Error('upload failed', { cause: withCode('ENOSPC') })],
  ['one of several', new AggregateError([withCode('EPIPE'), withCode('ENOSPC')])],
])('no room is seen as such when it is told by %s', (_, error) => expect(isDiskFull(error)).toBe(true))

test.each([withCode('EACCES'), withCode('53200', 'out of memory'), new Error('no'), 'ENOSPC', undefined])(
  'and nothing else is: %s',
  (error) => expect(isDiskFull(error)).toBe(false),
)
