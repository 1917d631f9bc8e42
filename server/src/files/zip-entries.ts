import { type FileHandle, open } from 'node:fs/promises'

/*
 * The list at the end of a zip (APPNOTE.TXT 6.3.10, 4.3.12 and 4.3.16). Entries themselves are not read, so nothing is
 * unpacked. Zip64, for more than 4 GiB or 65 535 entries, is not read: none of these types comes as such.
 */
const END = 0x06054b50
const END_SIZE = 22
const COMMENT_MAX = 0xffff
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
/** Bytes of the list that are looked at: names of some ten thousand entries. */
const LIST_MAX = 1024 * 1024

/** Whether a zip lists an entry with such a name. */
export async function zipHolds(path: string, name: RegExp): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const list = await readList(handle)
    for (let at = 0; at + ENTRY_SIZE <= list.length && list.readUInt32LE(at) === ENTRY;) {
      const end = at + ENTRY_SIZE + list.readUInt16LE(at + 28)
      if (name.test(list.toString('utf8', at + ENTRY_SIZE, end))) return true
      at = end + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    }
    return false
  } finally {
    await handle.close()
  }
}

async function readList(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat()
  const start = Math.max(0, size - END_SIZE - COMMENT_MAX)
  const tail = await read(handle, start, size - start)
  for (let at = tail.length - END_SIZE; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue
    return read(handle, tail.readUInt32LE(at + 16), Math.min(tail.readUInt32LE(at + 12), LIST_MAX))
  }
  return Buffer.alloc(0)
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
