import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isPageRequest, readableUrl } from './page-or-call.ts'

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.each([
  ['a browser opens it', 'GET', { accept: HTML }, {}, true],
  ['a browser asks for its headers', 'HEAD', { accept: HTML }, {}, true],
  ['a client calls it', 'GET', { accept: 'application/json', server: 'true' }, {}, false],
  ['a client that takes anything calls it', 'GET', { accept: '*/*' }, {}, false],
  ['nothing is said', 'GET', {}, {}, false],
  ['the mark counts, whatever is accepted', 'GET', { accept: HTML, server: 'true' }, {}, false],
  ['the mark counts, whatever its value', 'GET', { accept: HTML, server: '' }, {}, false],
  ['an image or a stream carries the mark in its address', 'GET', { accept: HTML }, { server: '1' }, false],
  ['a form is posted', 'POST', { accept: HTML }, {}, false],
  ['a row is deleted', 'DELETE', { accept: HTML }, {}, false],
])('%s: %s with %j and %j is a page: %s', (_, method, headers, query, page) => {
  expect(isPageRequest({ method, headers, query })).toBe(page)
})

test.each([
  ['/%E0%A4%A', { accept: HTML }, '/404'],
  ['/course/%zz?lang=en', { accept: HTML }, '/404?lang=en'],
  ['/%E0%A4%A', { accept: 'application/json' }, '/%E0%A4%A'],
  ['/api/%zz/index?server=1', { accept: HTML }, '/api/%zz/index?server=1'],
  ['/course/%00', { accept: HTML }, '/404'],
  ['/\\evil.example', { accept: HTML }, '/404'],
  ['/user/login%0d%0ax:y', { accept: HTML }, '/404'],
  ['/user/login%0d%0ax:y', { accept: '*/*' }, '/user/login%0d%0ax:y'],
  ['/courses?q=%E0%A4%A', { accept: HTML }, '/courses?q=%E0%A4%A'],
  ['/%E8%AF%BE', { accept: HTML }, '/%E8%AF%BE'],
])('%s with %j is routed as %s', (url, headers, routed) => {
  // A real one: its headers are no property of its own.
  const message = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers })
  expect(readableUrl(message)).toBe(routed)
})
