import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '@tutu/contract/core/errors'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankFilmMetadata } from './strip-film.ts'

let path: string
beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'tutu-film-')), 'film.mp4')
})
afterAll(() => rm(join(path, '..'), { recursive: true }))

const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const inside = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inside.length + 8)
  head.write(type, 4)
  return Buffer.concat([head, inside])
}
/** As a telephone writes it: where it was filmed stands in the film's own data and in those of a track. */
const film = (place: string): Buffer =>
  Buffer.concat([
    box('ftyp', 'isom'),
    box(
      'moov',
      box('mvhd', 'head'),
      box('trak', box('tkhd', 'track'), box('udta', place)),
      box('udta', box('©xyz', place)),
      box('meta', place),
    ),
    box('uuid', place),
    box('mdat', 'pictures'),
  ])

const blanked = async (bytes: Buffer): Promise<{ wasThere: boolean; bytes: Buffer }> => {
  await writeFile(path, bytes)
  const wasThere = await blankFilmMetadata(path)
  return { wasThere, bytes: await readFile(path) }
}

test('where a film was made is nowhere in it, and everything else stays in its place', async () => {
  const before = film('+31.2304+121.4737/')
  const { wasThere, bytes } = await blanked(before)
  expect(wasThere).toBe(true)
  expect(bytes.includes('31.2304')).toBe(false)
  expect(bytes.length).toBe(before.length)
  for (const part of ['ftyp', 'mvhdhead', 'tkhdtrack', 'mdatpictures'])
    expect(bytes.indexOf(part), part).toBe(before.indexOf(part))
})

test('a film that says nothing stays as it is', async () => {
  const clean = Buffer.concat([box('ftyp', 'isom'), box('moov', box('mvhd', 'head')), box('mdat', 'udta meta')])
  expect(await blanked(clean)).toEqual({ wasThere: false, bytes: clean })
})

test('of a film in fragments each is looked at', async () => {
  const { bytes } = await blanked(
    Buffer.concat([box('moof', box('traf', box('uuid', '+31.2304'))), box('mdat', 'pictures')]),
  )
  expect(bytes.includes('31.2304')).toBe(false)
})

/** As cameras write where they are all along: a track of its own, whose samples lie in `mdat`. */
const tracked = (handler: string, sample: string): Buffer => {
  const described = box('stsd', Buffer.alloc(8), box(sample, 'sample'))
  const track = box(
    'mdia',
    box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(12)),
    box('minf', box('stbl', described)),
  )
  return Buffer.concat([box('moov', box('trak', track)), box('mdat', '+31.2304')])
}

test.each([
  ['meta', 'gpmd'],
  ['meta', 'abcd'],
  ['camm', 'abcd'],
  ['data', 'mebx'],
])('a film with a track of %s %s is refused', async (handler, sample) => {
  await expect(blanked(tracked(handler, sample))).rejects.toMatchObject({ key: 'upload.tracked' })
})

test('pictures and sound are no such track', async () => {
  const film = tracked('vide', 'avc1')
  expect(await blanked(film)).toEqual({ wasThere: false, bytes: film })
})

test('boxes in boxes without end are no film', async () => {
  const levels = 100_000
  const bytes = Buffer.alloc(levels * 8)
  for (let level = 0; level < levels; level++) {
    bytes.writeUInt32BE(bytes.length - level * 8, level * 8)
    bytes.write('moov', level * 8 + 4)
  }
  await expect(blanked(bytes)).rejects.toMatchObject({ key: 'upload.type' })
})

test('nor are boxes beside boxes without end, wherever they are', async () => {
  const empty = Buffer.concat(Array.from({ length: 30_000 }, () => box('free')))
  await expect(blanked(Buffer.concat([empty, box('moov', empty)]))).rejects.toMatchObject({ key: 'upload.type' })
})

test('bytes of any kind end it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 60 }), async (noise, at) => {
      const bytes = film('here')
      bytes.set(noise.subarray(0, bytes.length - at), at)
      await blanked(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(Failure))
      expect((await readFile(path)).length).toBe(bytes.length)
    }),
    { numRuns: 100 },
  )
})
