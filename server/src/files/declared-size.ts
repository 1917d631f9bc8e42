import { open } from 'node:fs/promises'
import { Failure } from '@tutu/contract/core/errors'

/** A picture beyond this many pixels is refused by its header: decoding it would cost the memory of everybody else. */
export const PIXELS_MAX = 50_000_000
/** The longest side, in px: formats go beyond, browsers do not. */
const SIDE_MAX = 65_532
/** Bytes of a file in which the headers below are. */
const HEAD = 26

/** Throws `upload.pixels` for more than a picture may have. */
export function refusePixels({ width, height }: { width: number; height: number }): void {
  if (width * height <= PIXELS_MAX && Math.max(width, height) <= SIDE_MAX) return
  throw new Failure('upload.pixels', { params: { max: PIXELS_MAX / 1_000_000 } })
}

/**
 * Throws `upload.pixels` for a picture whose header asks browsers for more than that, where the library that measures
 * pictures does not tell: it takes the first frame of a GIF for its screen when that is large, and knows no BMP.
 */
export async function refuseDeclaredPixels(path: string, mimetype: string): Promise<void> {
  const read = HEADERS[mimetype]
  if (!read) return
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    if (bytesRead === HEAD) refusePixels(read(buffer))
  } finally {
    await handle.close()
  }
}

/** The header of OS/2, whose sizes are two bytes each; all later ones are longer and begin alike. */
const BMP_CORE_HEADER = 12

const HEADERS: Readonly<Record<string, (head: Buffer) => { width: number; height: number }>> = {
  // GIF89a, 18: logical screen descriptor.
  'image/gif': (head) => ({ width: head.readUInt16LE(6), height: head.readUInt16LE(8) }),
  // Rows of a BMP that are stored from the top have a negative height.
  'image/bmp': (head) =>
    head.readUInt32LE(14) === BMP_CORE_HEADER
      ? { width: head.readUInt16LE(18), height: head.readUInt16LE(20) }
      : { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) },
}
