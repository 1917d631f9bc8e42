import { open, type FileHandle } from 'node:fs/promises'

/**
 * What cameras write into an MP4 about place, owner and device (ISO 14496-12 8.10 and 8.11; QuickTime's location and XMP
 * among it) becomes free space of the same size: nothing else moves, so that every index in the film stays right.
 * Answers whether there was any. What is not built as the format says stays as it is from there on.
 */
export async function blankFilmMetadata(path: string): Promise<boolean> {
  const handle = await open(path, 'r+')
  try {
    return await blankIn(handle, 0, (await handle.stat()).size)
  } finally {
    await handle.close()
  }
}

/** Boxes that hold others, with metadata somewhere among them. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf'])
const TOLD = new Set(['udta', 'meta', 'uuid'])
/** A film of more boxes side by side is none. */
const BOXES_MAX = 10_000
const ZEROS = Buffer.alloc(64 * 1024)

async function blankIn(handle: FileHandle, start: number, end: number): Promise<boolean> {
  let wasThere = false
  let at = start
  for (let count = 0; at + 8 <= end && count < BOXES_MAX; count++) {
    const box = await boxAt(handle, at, end)
    if (!box) break
    if (HOLDERS.has(box.type)) wasThere = (await blankIn(handle, box.inside, box.end)) || wasThere
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
