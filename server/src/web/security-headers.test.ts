import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, SECURE_FRAMES, securityHeaders, workerPolicy } from './security-headers.ts'

const hash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
const scripts = (html: string, dev = false): string[] =>
  /script-src ([^;]*)/.exec(pagePolicy(html, { dev }))![1]!.split(' ')

test('only inline scripts the page holds may run, each by its hash', () => {
  const html = `<script>one()</script><script type="module">two()</script><script>one()</script>
    <script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>
    <script type="speculationrules">{"prefetch":[]}</script>`
  expect(scripts(html)).toEqual(["'self'", hash('one()'), hash('two()'), hash('{"prefetch":[]}')])
  expect(scripts('<p>')).toEqual(["'self'"])
})

test('the back office may show secure pages of elsewhere in frames, and no others', () => {
  expect(pagePolicy('', { frames: SECURE_FRAMES })).toContain("frame-src 'self' https:;")
  expect(pagePolicy('')).toContain("frame-src 'self';")
})

test('nothing is loaded from elsewhere, framed elsewhere or posted elsewhere', () => {
  const policy = pagePolicy('')
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/)
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'"]) {
    expect(policy).toContain(part)
  }
})

test.each([
  ['//cdn.example', 'cdn.example'],
  ['//cdn.example:8443', 'cdn.example:8443'],
  ['https://cdn.example/tutu', 'cdn.example/tutu/'],
  ['//cdn.example/tutu/', 'cdn.example/tutu/'],
])('files may come from the CDN %s, documents and programs of the page from nowhere else', (cdnUrl, source) => {
  const policy = pagePolicy('', { cdnUrl })
  for (const part of ['default-src', 'script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
    expect(policy).toContain(`${part} 'self' ${source}`)
  for (const part of ["frame-src 'self';", "object-src 'none'", "base-uri 'self'", "form-action 'self'"])
    expect(policy).toContain(part)
  expect(workerPolicy(cdnUrl)).toBe(`default-src 'none'; connect-src 'self' ${source}`)
})

test.each(['', "//cdn.example; script-src 'unsafe-inline'", '//*', '//cdn.example/a b', 'javascript:alert(1)'])(
  'the CDN “%s” changes nothing',
  (cdnUrl) => expect(pagePolicy('', { cdnUrl })).toBe(pagePolicy('')),
)

test('pages read uploads from buckets and send them there, and run nothing of theirs', () => {
  const policy = pagePolicy('', { stores: ['https://files.example'] })
  const parts = policy.split('; ').filter((part) => part.includes('https://files.example'))
  expect(parts.map((part) => part.split(' ')[0])).toEqual(['img-src', 'media-src', 'connect-src'])
})

test.each([
  ['https://tutu.example', 'max-age=31536000'],
  ['http://127.0.0.1:8000', undefined],
  [undefined, undefined],
])('a site reached at %s promises HTTPS: %s', (origin, promise) => {
  expect(securityHeaders(origin)['strict-transport-security']).toBe(promise)
})
