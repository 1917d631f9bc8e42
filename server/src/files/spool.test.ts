import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { spool } from './spool.ts'

const folder = mkdtempSync(join(tmpdir(), 'tutu-spool-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what comes in pieces faster than the disk takes them is one file, in their order', async () => {
  const pieces = Array.from({ length: 300 }, (_, index) => randomBytes(1 + ((index * 7919) % 60_000)))
  const whole = Buffer.concat(pieces)
  const path = join(folder, 'pieces')
  expect(await spool(Readable.from(pieces, { highWaterMark: 50 }), path, whole.length)).toEqual({
    path,
    size: whole.length,
    sha1: createHash('sha1').update(whole).digest('hex'),
  })
  expect(readFileSync(path).equals(whole)).toBe(true)
})

test('what is larger than it may be is read to its end, and leaves no file', async () => {
  const source = Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(65_536)))
  const path = join(folder, 'large')
  expect(await spool(source, path, 100_000)).toBeUndefined()
  expect([source.readableEnded, existsSync(path)]).toEqual([true, false])
})
