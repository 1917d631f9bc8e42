import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes that may wait for the disk, for each file: fewer make many small writes, more would add up. */
const WAITING = 192 * 1024

/** A file of this machine that is on its way into a store. `sha1` in hex, of all its bytes. */
export type Spooled = { path: string; size: number; sha1: string }

/**
 * Writes a stream to a new file while it is hashed; nothing is kept in memory. Beyond `max` bytes writing stops, the rest
 * of the stream is read and thrown away, and the answer is undefined. Whatever goes wrong, no file is left.
 */
export async function spool(source: Readable, path: string, max: number): Promise<Spooled | undefined> {
  const hash = createHash('sha1')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > max) return done()
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(source, count, createWriteStream(path, { highWaterMark: WAITING }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  if (size <= max) return { path, size, sha1: hash.digest('hex') }
  await rm(path, { force: true })
  return undefined
}
