import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePicture, pngChunk } from '../testing/pictures.ts'
import { withoutMetadata } from './strip-metadata.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutu-strip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const

async function strip(bytes: Buffer, format: (typeof FORMATS)[number], orientation = 1): Promise<Buffer | undefined> {
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  const stripped = await withoutMetadata(path, `image/${format}`, orientation)
  if (!stripped) return undefined
  const clean = Buffer.concat(await stripped.stream().toArray())
  expect(clean.length).toBe(stripped.size)
  return clean
}
const pixels = (bytes: Buffer) => sharp(bytes, { pages: -1 }).raw().toBuffer()

describe.each(FORMATS)('%s', (format) => {
  test('a clean picture stays as it is', async () => {
    const clean = await makePicture(format)
    expect(await strip(clean, format)).toEqual(clean)
  })

  test('what is behind its end is dropped', async () => {
    const clean = await makePicture(format)
    const stripped = await strip(Buffer.concat([clean, Buffer.from('PK\x03\x04<script>')]), format)
    expect(stripped).toEqual(clean)
  })

  test('one that ends too early is none', async () => {
    const clean = await makePicture(format)
    for (const part of [0.2, 0.6, 0.95]) {
      expect(await strip(clean.subarray(0, Math.floor(clean.length * part)), format)).toBeUndefined()
    }
  })

  test('bytes of any kind end it, one way or the other', async () => {
    const clean = await makePicture(format, { width: 40, height: 30 })
    await fc.assert(
      fc.asyncProperty(fc.nat(clean.length - 1), fc.uint8Array({ minLength: 1, maxLength: 40 }), async (at, noise) => {
        const bytes = Buffer.from(clean)
        bytes.set(noise.subarray(0, bytes.length - at), at)
        const stripped = await strip(bytes, format)
        expect(stripped === undefined || stripped.length <= bytes.length).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

test('a progressive JPEG keeps all its scans, its profile and nothing else', async () => {
  const plain = await sharp(await makePicture('png', { width: 300 }))
    .jpeg({ progressive: true })
    .withIccProfile('p3')
    .toBuffer()
  const noted = await sharp(plain)
    .keepIccProfile()
    .withExif({ IFD0: { Make: 'Secret' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const stripped = (await strip(noted, 'jpeg'))!
  expect(stripped.includes('Secret')).toBe(false)
  expect((await sharp(stripped).metadata()).icc).toBeDefined()
  expect(await pixels(stripped)).toEqual(await pixels(noted))
})

test('texts, times and private chunks of a PNG go', async () => {
  const clean = await makePicture('png')
  const at = 33 // behind IHDR
  const extra = [
    pngChunk('tEXt', Buffer.from('Author\0Somebody')),
    pngChunk('tIME', Buffer.alloc(7)),
    pngChunk('prVt', Buffer.from('x')),
  ]
  expect(await strip(Buffer.concat([clean.subarray(0, at), ...extra, clean.subarray(at)]), 'png')).toEqual(clean)
})

test('an animation keeps its frames, its times and its loop', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((colour) => makePicture('png', { width: 20, height: 20, colour })),
  )
  for (const format of ['gif', 'webp'] as const) {
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(format, { delay: [100, 200], loop: 3 })
      .toBuffer()
    const stripped = (await strip(animated, format))!
    expect(await sharp(stripped, { pages: -1 }).metadata()).toMatchObject({ pages: 2, delay: [100, 200], loop: 3 })
    expect(await pixels(stripped)).toEqual(await pixels(animated))
  }
})
