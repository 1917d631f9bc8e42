import { Zip, ZipDeflate, type ZipInputFile } from 'fflate'
import { joinBytes } from './join-bytes.ts'
import type { ZipEntry } from './zip-directory.ts'

/** A new archive of packed entries, as they are, and of one file to be packed. */
export function repack(
  entries: readonly ZipEntry[],
  added: { name: string; bytes: Uint8Array },
): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const file = new ZipDeflate(added.name)
  zip.add(file)
  file.push(added.bytes, true)
  for (const { name, size, crc, stored, packed } of entries) {
    const entry: ZipInputFile = { filename: name, size, crc, compression: stored ? 0 : 8 }
    zip.add(entry)
    entry.ondata!(null, packed as Uint8Array<ArrayBuffer>, true)
  }
  zip.end()
  return joinBytes(chunks)
}
