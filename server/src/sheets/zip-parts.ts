import { pipeline, type Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { asSheetError, SheetError } from './sheet-error.ts'

/** Unpacked bytes that are read of one file, over all its parts. */
const UNPACKED_MAX = 512 * 1024 * 1024
/** Of the list of parts: ten thousand pictures in a workbook are fine, a million entries are an attack. */
const ENTRIES_MAX = 20_000
const LIST_BYTES_MAX = 8 * 1024 * 1024
const PIECE = 64 * 1024
const MIB = 1024 * 1024

/** The parts of an office file (ECMA-376 part 2), by their names without regard to case. */
export type ZipParts = {
  has(name: string): boolean
  /** Unpacks while it is read: no more than the list says, and that may not be more than `max` bytes. Throws `SheetError`. */
  read(name: string, max?: number): AsyncGenerator<Buffer>
  close(): void
}

/** Throws `SheetError` for what is no zip, or a hostile one. */
export async function openParts(path: string): Promise<ZipParts> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw asSheetError(error)
  })
  try {
    const entries = await listOf(zip)
    let declared = 0
    return {
      has: (name) => entries.has(keyOf(name)),
      read(name, max = UNPACKED_MAX) {
        const entry = entries.get(keyOf(name))
        if (!entry) throw new SheetError('sheet.broken')
        declared += entry.uncompressedSize
        if (entry.uncompressedSize > max || declared > UNPACKED_MAX) {
          throw new SheetError('sheet.tooLarge', { max: max / MIB })
        }
        return unpack(zip, entry)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw asSheetError(error)
  }
}

const keyOf = (name: string): string => name.replace(/^\//, '').toLowerCase()

async function listOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > ENTRIES_MAX) throw new SheetError('sheet.broken')
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (bytes > LIST_BYTES_MAX) throw new SheetError('sheet.broken')
    const key = keyOf(entry.fileName)
    // Which of two is meant, programs do not agree on.
    if (entries.has(key)) throw new SheetError('sheet.broken')
    entries.set(key, entry)
  }
  return entries
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw new SheetError('sheet.oldOrLocked')
  try {
    const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false })
    let crc = 0
    let length = 0
    for await (const piece of inflated(packed, entry) as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > entry.uncompressedSize) break
      crc = crc32(piece, crc)
      yield piece
    }
    if (length !== entry.uncompressedSize || crc !== entry.crc32) throw new SheetError('sheet.broken')
  } catch (error) {
    throw asSheetError(error)
  }
}

function inflated(packed: Readable, entry: Entry): Readable {
  switch (entry.compressionMethod) {
    case 0:
      return packed
    case 8:
      // An error of either ends both, and is thrown to whoever reads.
      return pipeline(packed, createInflateRaw({ chunkSize: PIECE }), () => undefined)
    default:
      packed.destroy()
      throw new SheetError('sheet.broken')
  }
}
