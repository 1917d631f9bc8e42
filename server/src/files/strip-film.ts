import { open, type FileHandle } from 'node:fs/promises'
import { Failure, fail } from '@tutu/contract/core/errors'

/**
 * What cameras write into an MP4 about place, owner and device (ISO 14496-12 8.10 and 8.11; QuickTime's location and XMP
 * among it) becomes free space of the same size: nothing else moves, so that every index in the film stays right.
 * Answers whether there was any. What is not built as the format says stays as it is from there on. Refuses a film that
 * tells as it runs where it was (the samples of such a track lie among the pictures), and one of boxes beyond measure.
 */
export async function blankFilmMetadata(path: string): Promise<boolean> {
  const handle = await open(path, 'r+')
  try {
    return await blankIn({ handle, boxes: 0 }, 0, (await handle.stat()).size, 0)
  } finally {
    await handle.close()
  }
}

/** Boxes that hold others, with metadata somewhere among them; `stsd` begins with a version and a count. */
const HOLDERS = new Map([
  ...['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'].map((type) => [type, 0] as const),
  ['stsd', 8],
])
/** moov, trak, mdia, minf, stbl, stsd. */
const DEPTH_MAX = 6
const TOLD = new Set(['udta', 'meta', 'uuid'])
/** Handlers of tracks that are neither seen nor heard, and what their samples are called. */
const TIMED_HANDLERS = new Set(['meta', 'camm'])
const TIMED_SAMPLES = new Set(['mett', 'metx', 'mebx', 'urim', 'camm', 'gpmd'])
/** A film in fragments has some ten a second. */
const BOXES_MAX = 50_000
const ZEROS = Buffer.alloc(64 * 1024)

/** `boxes`: how many were looked at, in the whole film. */
type Film = { handle: FileHandle; boxes: number }

async function blankIn(film: Film, start: number, end: number, depth: number): Promise<boolean> {
  if (depth > DEPTH_MAX) throw new Failure('upload.type')
  const { handle } = film
  let wasThere = false
  for (let at = start; at + 8 <= end;) {
    const box = await boxAt(handle, at, end)
    if (!box) break
    if (++film.boxes > BOXES_MAX) throw new Failure('upload.type')
    const skipped = HOLDERS.get(box.type)
    if (skipped !== undefined) wasThere = (await blankIn(film, box.inside + skipped, box.end, depth + 1)) || wasThere
    if (TIMED_SAMPLES.has(box.type) || (box.type === 'hdlr' && TIMED_HANDLERS.has(await handlerIn(handle, box))))
      throw fail('upload.tracked')
    if (TOLD.has(box.type)) {
      await handle.write('free', at + 4, 'latin1')
      for (let gone = box.inside; gone < box.end; gone += ZEROS.length)
        await handle.write(ZEROS, 0, Math.min(ZEROS.length, box.end - gone), gone)
      wasThere = true
    }
    at = box.end
  }
  return wasThere
}

type Box = { type: string; inside: number; end: number }

async function boxAt(handle: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = Buffer.alloc(16)
  await handle.read(head, 0, 16, at)
  const short = head.readUInt32BE(0)
  // 1: the size stands behind the type, in 64 bits; 0: up to the end.
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const inside = at + (short === 1 ? 16 : 8)
  if (at + size < inside || at + size > end) return undefined
  return { type: head.toString('latin1', 4, 8), inside, end: at + size }
}

/** The kind of a track stands behind the version and a word of QuickTime's (ISO 14496-12 8.4.3). */
async function handlerIn(handle: FileHandle, { inside }: Box): Promise<string> {
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, inside + 8)
  return buffer.toString('latin1')
}
