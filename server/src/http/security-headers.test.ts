import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

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

test('nothing is loaded from elsewhere, framed elsewhere or posted elsewhere', () => {
  const policy = pagePolicy('')
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/)
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'"]) {
    expect(policy).toContain(part)
  }
})
