import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('bytes of any kind end it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: 60 }), async (noise, at) => {
      const bytes = film('here')
      bytes.set(noise.subarray(0, bytes.length - at), at)
      expect((await blanked(bytes)).bytes.length).toBe(bytes.length)
    }),
    { numRuns: 100 },
  )
})
