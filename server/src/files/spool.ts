import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { collectBuffers } from '../lib/collect-buffers.ts'

/** Bytes that may wait for the disk, for each file: fewer make many small writes, more would add up. */
const WAITING = 192 * 1024

/** A file of this machine that is on its way into a store. `sha1` in hex, of all its bytes. */
export type Spooled = { path: string; size: number; sha1: string }

/**
 * Writes a stream to a new file while it is hashed; nothing is kept in memory. Beyond `max` bytes, and when the disk takes
 * no more, writing stops and the rest of the stream is read and thrown away: senders hear an answer only once they have
 * sent all. Beyond `max` the answer is undefined, the disk's error is thrown. Whatever goes wrong, no file is left.
 */
export async function spool(source: Readable, path: string, max: number): Promise<Spooled | undefined> {
  const hash = createHash('sha1')
  let size = 0
  let fault: Error | undefined
  const handle = await open(path, 'wx')
  const write = async (pieces: readonly Buffer[]): Promise<void> => {
    const length = lengthOf(pieces)
    size += length
    collectBuffers(length)
    if (size > max || fault) return
    for (const piece of pieces) hash.update(piece)
    await append(handle, pieces).catch((error: Error) => (fault = error))
  }
  const file = new Writable({
    highWaterMark: WAITING,
    write: (bytes: Buffer, _encoding, done) => void write([bytes]).then(() => done(), done),
    writev: (chunks, done) => void write(chunks.map(({ chunk }) => chunk as Buffer)).then(() => done(), done),
  })
  try {
    try {
      await pipeline(source, file)
    } finally {
      await handle.close()
    }
    if (fault) throw fault
    if (size <= max) return { path, size, sha1: hash.digest('hex') }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  await rm(path, { force: true })
  return undefined
}

/** As they came, without joining them first. */
async function append(handle: FileHandle, pieces: readonly Buffer[]): Promise<void> {
  const { bytesWritten } = await handle.writev(pieces)
  // A disk that is full takes a part, and of many pieces perhaps not the first of them.
  if (bytesWritten < lengthOf(pieces)) throw Object.assign(new Error('The disk took a part only'), { code: 'ENOSPC' })
}

const lengthOf = (pieces: readonly Buffer[]): number => pieces.reduce((sum, { length }) => sum + length, 0)
