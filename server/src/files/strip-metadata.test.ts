import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
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

describe('colour profiles', () => {
  /** Of that many bytes, which do not shrink when they are compressed, or shrink to nearly nothing. */
  const profile = (length: number, filling: 'noise' | 'zeros' = 'noise') =>
    filling === 'noise' ? randomBytes(length) : Buffer.alloc(length)

  async function withProfile(format: 'jpeg' | 'png' | 'webp', icc: Buffer): Promise<Buffer> {
    const plain = await makePicture(format, { width: 40, height: 30 })
    if (format === 'png') {
      const chunk = pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(icc)]))
      return Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)])
    }
    if (format === 'jpeg') {
      const count = Math.ceil(icc.length / 65_000)
      const segments = Array.from({ length: count }, (_, number) => {
        const body = icc.subarray(number * 65_000, (number + 1) * 65_000)
        const head = Buffer.concat([
          Buffer.from([0xff, 0xe2, 0, 0]),
          Buffer.from('ICC_PROFILE\0'),
          Buffer.from([number + 1, count]),
        ])
        head.writeUInt16BE(body.length + head.length - 2, 2)
        return Buffer.concat([head, body])
      })
      return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)])
    }
    const chunk = (name: string, body: Buffer): Buffer => {
      const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
      head.writeUInt32LE(body.length, 4)
      return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
    }
    const extended = Buffer.from([0x20, 0, 0, 0, 39, 0, 0, 29, 0, 0])
    const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', extended), chunk('ICCP', icc), plain.subarray(12)])
    return chunk('RIFF', body)
  }

  test.each(['jpeg', 'png', 'webp'] as const)('of a sensible size stay in a %s, larger ones go', async (format) => {
    const small = await withProfile(format, profile(300_000))
    expect(await strip(small, format)).toEqual(small)
    const large = await withProfile(format, profile(1_200_000))
    const stripped = (await strip(large, format))!
    expect(stripped.length).toBeLessThan(10_000)
    expect(await sharp(stripped).metadata()).toMatchObject({ format, width: 40, height: 30, hasProfile: false })
    expect(await pixels(stripped)).toEqual(await pixels(await makePicture(format, { width: 40, height: 30 })))
  })

  test('that grow when they are unpacked count as large as they grow', async () => {
    const bomb = await withProfile('png', profile(50_000_000, 'zeros'))
    expect(bomb.length).toBeLessThan(100_000)
    const stripped = (await strip(bomb, 'png'))!
    expect(stripped.includes('iCCP')).toBe(false)
  })
})
