import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { garbageCollector } from '../testing/memory-in-use.ts'
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

test('the buffers that a file came in do not gather', async () => {
  vi.stubGlobal('gc', garbageCollector())
  const before = process.memoryUsage().arrayBuffers
  let held = 0
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let index = 0; index < 2000; index++) {
      held = Math.max(held, process.memoryUsage().arrayBuffers - before)
      yield Buffer.allocUnsafeSlow(65_536)
    }
  }
  const path = join(folder, 'long')
  try {
    await spool(Readable.from(pieces()), path, 2000 * 65_536)
  } finally {
    vi.unstubAllGlobals()
  }
  // Left to itself V8 looks at 32 MiB.
  expect(held).toBeLessThan(24 * 1024 * 1024)
})
