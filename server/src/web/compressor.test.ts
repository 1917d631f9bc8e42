import { expect, test } from 'vitest'
import { createCompressor, inEveryEncoding, ownMemory } from './compressor.ts'

const BODY = Buffer.alloc(1000, 'x')

test('two are compressed at a time, some wait, and what is too much for that is not compressed', async () => {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const compress = createCompressor(async (body) => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
    return body
  })
  const results = Array.from({ length: 50 }, () => compress(BODY, 'br', 'good'))
  const isOver = Promise.all(results)
  while (ends.length < 34 || running > 0) {
    ends[ends.length - running]?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const bodies = await isOver
  expect(most).toBe(2)
  expect(bodies.filter(Boolean)).toHaveLength(34)
})

test('one that fails gives its place back', async () => {
  let calls = 0
  const compress = createCompressor(async (body) => {
    if (++calls <= 4) throw new Error('no memory')
    return body
  })
  const failed = await Promise.allSettled(Array.from({ length: 4 }, () => compress(BODY, 'br', 'good')))
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await compress(BODY, 'br', 'good')).toBeDefined()
})

test.each([
  'short',
  '',
  'half of a \ud83c',
  '图图'.repeat(100_000),
  Buffer.from('from the pool'),
  Buffer.alloc(20_000).subarray(0, 100),
])('what is kept lies in memory of its own length', (bytes) => {
  const own = ownMemory(bytes)
  expect(own.buffer.byteLength).toBe(own.byteLength)
  expect(own).toEqual(Buffer.from(bytes))
})

test('what is kept stays as it is when the next is written', () => {
  // The second is as long as the desk that texts are written on.
  for (const text of ['first', 'a'.repeat(256 * 1024)]) {
    const kept = ownMemory(text)
    ownMemory('other')
    expect(kept.toString()).toBe(text)
  }
})

test('the encodings made lie in memory of their own length', async () => {
  const { br, gzip } = await inEveryEncoding(Buffer.alloc(3000, 'text '))
  for (const bytes of [br!, gzip!]) expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
})
