import type { Readable } from 'node:stream'
import { suffixOf } from '@tutu/contract/core/upload'
import { Zip, ZipPassThrough } from 'fflate'

/** A file to be put in. `changed`: seconds. `open` answers nothing where its bytes are gone. */
export type Zipped = { name: string; changed: number; open: () => Promise<Readable | undefined> }

/** A zip without Zip64 ends at 4 GiB; what is not compressed must stay well below. */
export const ZIP_BYTES_MAX = 2 * 1024 ** 3

/**
 * A zip in pieces, made as it is read: files are stored as they are, since pictures, films and archives get no smaller. One
 * that is gone by its turn is left out; one that breaks off in the middle breaks off the whole.
 */
export async function* zipOf(files: Iterable<Zipped>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for (const { name, changed, open } of files) {
    const stream = await open()
    if (!stream) continue
    const entry = new ZipPassThrough(name)
    entry.mtime = changed * 1000
    zip.add(entry)
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      entry.push(piece)
      yield* made.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

/** What files are called beside each other in one folder of any system: nothing that leads elsewhere, and no name twice. */
export function namesInZip(files: readonly { name: string; url: string }[]): string[] {
  const taken = new Set<string>()
  return files.map(({ name, url }) => {
    const suffix = suffixOf(url)
    const plain = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^[\s.]+|[\s.]+$/g, '') || 'file'
    const whole = suffix && suffixOf(plain) !== suffix ? `${plain}.${suffix}` : plain
    const dot = suffix ? whole.length - suffix.length - 1 : whole.length
    let unique = whole
    for (let count = 2; taken.has(unique.toLowerCase()); count++)
      unique = `${whole.slice(0, dot)} (${count})${whole.slice(dot)}`
    taken.add(unique.toLowerCase())
    return unique
  })
}
