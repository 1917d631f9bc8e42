import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { thumbnailPath } from '@tutu/contract/core/upload'
import type { FileStore, StoreName } from './store.ts'

type Blob = {
  key: string
  storage: StoreName
  mimetype: string
  stored_sha1: string | null
  widths: number[]
  avif: boolean | null
}

/**
 * Copies the bytes of a blob, and of its thumbnails, into a store, under its own key or another. They are read back from
 * there and compared by SHA-1. Throws where they are missing, damaged, or did not arrive whole; what has arrived is
 * removed again then: the caller holds the key, and nobody else has put anything under it.
 */
export async function copyBlob(blob: Blob, from: FileStore, to: FileStore, as = blob.key): Promise<void> {
  const put: string[] = []
  try {
    for (const { key, type, sha1 } of partsOf(blob)) {
      const target = as + key.slice(blob.key.length)
      put.push(target)
      const isThere = await copy(from, to, { key, as: target, type, sha1 })
      if (!isThere && key === blob.key) throw new Error(`missing in ${blob.storage}`)
    }
  } catch (error) {
    for (const key of put) await to.remove(key).catch(() => undefined)
    throw error
  }
}

type Part = { key: string; type: string; sha1?: string }

/** The thumbnails first, so that a file in its new place has them. */
function partsOf(blob: Blob): Part[] {
  const formats = blob.avif ? (['webp', 'avif'] as const) : (['webp'] as const)
  const thumbnails = blob.widths.flatMap((width) =>
    formats.map((format) => ({ key: thumbnailPath(blob.key, width, format), type: `image/${format}` })),
  )
  return [
    ...thumbnails,
    { key: blob.key, type: blob.mimetype, ...(blob.stored_sha1 ? { sha1: blob.stored_sha1 } : {}) },
  ]
}

/** False: nothing is there to copy. Throws where what was read, or what arrived, is not what it should be. */
async function copy(from: FileStore, to: FileStore, { key, as, type, sha1 }: Part & { as: string }): Promise<boolean> {
  const opened = await from.open(key)
  if (!opened) return false
  const hash = createHash('sha1')
  const read = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  // A source that breaks is told to whoever reads `read`.
  pipeline(opened.stream, read).catch(() => undefined)
  await to.put(as, read, { size: opened.size, type })
  const sent = hash.digest('hex')
  if (sha1 !== undefined && sent !== sha1)
    throw new Error(`damaged in ${from.name}: its SHA-1 is not the one on record`)
  const arrived = await to.open(as)
  if (!arrived || (await sha1Of(arrived.stream)) !== sent) throw new Error(`did not arrive whole in ${to.name}`)
  return true
}

async function sha1Of(stream: Readable): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(stream, hash)
  return hash.digest('hex')
}
