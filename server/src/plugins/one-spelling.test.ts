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
  // What browsers never send would be endlessly many addresses of a page.
  ['/./courses', '/courses'],
  ['/courses/./rabbit/../', '/courses'],
  ['/%2e/%2E%2e/courses?a=/../b', '/courses?a=/../b'],
  ['/..//evil.example', '/evil.example'],
  ['/user/../courses', '/courses'],
  ['/course/a..b/.hidden', '/course/a..b/.hidden'],
])('%s is spelled %s', (url, spelling) => expect(oneSpelling(url)).toBe(spelling))
