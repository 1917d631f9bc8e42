import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTING_FIELDS, SETTING_NAMES } from '@tutu/contract/settings/index'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isSecret } from '../../lib/mask.ts'
import { createSecretBox } from './secret-box.ts'

const OLD = 'a1'.repeat(32)
const NEW = 'b2'.repeat(32)
let dataDir: string
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'tutu-secrets-')), 'not', 'yet')
})
afterEach(() => rmSync(join(dataDir, '..', '..'), { recursive: true }))

const box = (...keys: string[]) => createSecretBox({ keys, dataDir })

test('what is sealed does not show, opens again, and is sealed differently each time', () => {
  const secrets = box(OLD)
  const sealed = secrets.seal('smtp_pass', '兔子-carrot-1')
  expect(sealed).not.toContain('carrot')
  expect(secrets.open('smtp_pass', sealed)).toBe('兔子-carrot-1')
  expect(secrets.seal('smtp_pass', '兔子-carrot-1')).not.toBe(sealed)
})

test('it opens for nobody else: not under another name, with another key, changed or cut', () => {
  const sealed = box(OLD).seal('smtp_pass', 'carrot')
  expect(box(OLD).open('oss_secret', sealed)).toBeUndefined()
  expect(box(NEW).open('smtp_pass', sealed)).toBeUndefined()
  for (const other of [`${sealed.slice(0, -2)}AA`, sealed.slice(0, 20), 'carrot', '', 5, null, { v1: 1 }])
    expect(box(OLD).open('smtp_pass', other)).toBeUndefined()
})

test('without a key given, one is made in the data folder, readable by its owner only, and kept', () => {
  const sealed = box().seal('smtp_pass', 'carrot')
  const file = join(dataDir, 'secret.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  expect(box().open('smtp_pass', sealed)).toBe('carrot')
})

test('two processes that start at once use the same key', () => {
  const [first, second] = [box(), box()]
  const [a, b] = [first.seal('x', 'one'), second.seal('x', 'two')]
  expect(first.open('x', b)).toBe('two')
  expect(second.open('x', a)).toBe('one')
})

test('a new key stands before the old one until everything is sealed anew; the file’s key opens too', () => {
  const sealed = box(OLD).seal('x', 'carrot')
  const both = box(NEW, OLD)
  expect(both.open('x', sealed)).toBe('carrot')
  expect(both.isCurrent(sealed)).toBe(false)
  expect(both.isCurrent(both.seal('x', 'carrot'))).toBe(true)
  const kept = box().seal('x', 'from the file')
  expect(both.open('x', kept)).toBe('from the file')
})

test.each(SETTING_NAMES.filter((name) => SETTING_FIELDS[name].secret))('%s is masked wherever it is logged', (name) =>
  expect(isSecret(name)).toBe(true),
)
