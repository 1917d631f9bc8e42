import { Inflate } from 'fflate'
import { joinBytes } from './join-bytes.ts'
import { type Problem, refuse } from './outcome.ts'
import type { ZipEntry } from './zip-directory.ts'

// Deflate grows at most 1032-fold: one step adds no more than 8 MiB before the limit is looked at.
const STEP = 8 * 1024

/**
 * One entry's bytes. What it says of its size is not believed: unpacking stops at `limit` bytes with the refusal
 * `beyond`. Throws the refusal `damaged` where the data is not what the directory promises.
 */
export function unpack(entry: ZipEntry, limit: number, beyond: Problem): Uint8Array {
  if (entry.size > limit) throw refuse(beyond)
  if (entry.stored) return entry.packed
  const chunks: Uint8Array[] = []
  let length = 0
  let ended = false
  const inflate = new Inflate((chunk, final) => {
    chunks.push(chunk)
    length += chunk.length
    ended = final
  })
  try {
    for (let at = 0; at < entry.packed.length && !ended; at += STEP) {
      inflate.push(entry.packed.subarray(at, at + STEP), at + STEP >= entry.packed.length)
      if (length > limit) break
    }
  } catch {
    throw refuse({ kind: 'damaged' })
  }
  if (length > limit) throw refuse(beyond)
  if (length !== entry.size) throw refuse({ kind: 'damaged' })
  return joinBytes(chunks)
}
