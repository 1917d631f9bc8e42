import { expect, it } from 'vitest'
import { oneSpelling } from './site.ts'

const PLACE = encodeURIComponent(JSON.stringify({ path: '/user/account/changePassword', query: { q: 'A B' } }))

it.each([
  ['/Courses/?Level=X', '/courses?Level=X'],
  // Pages for one person hold names of calls, and JSON.
  ['/user/account/changePassword/', '/user/account/changePassword'],
  [`/user/loading/${PLACE}`, `/user/loading/${PLACE}`],
  ['/user/', '/user'],
  ['/Users', '/users'],
])('%s is spelled %s', (url, spelling) => expect(oneSpelling(url)).toBe(spelling))
