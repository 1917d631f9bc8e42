import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { thumbnailPath } from '@tutu/contract/core/upload'
import { type Kysely, sql } from 'kysely'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { holdBlob, sweepDoomed } from './blobs.ts'
import { leaveBehind, LEFTOVER_KEPT, removeLeftovers } from './leftovers.ts'
import type { FileStore, StoreName } from './store.ts'
import type { Stores } from './stores.ts'

export type MoveReport = {
  moved: number
  /** Of the files moved, thumbnails left out. */
  bytes: number
  /** Files that stayed where they were, and why. */
  stayed: { key: string; reason: string }[]
}

type Deps = {
  database: Database
  stores: Stores
  bus: ChangeBus
  /** After each file. `left`: how many more there were when it began. */
  onProgress?: (done: { key: string; moved: number; bytes: number; left: number }) => void
}

/**
 * Moves every file into one store, one after the other, while the site runs. A file is read back from its new place and
 * compared by SHA-1 before its row says where it is; its old bytes go `grace` s later, by a job where this has ended. So it
 * can be killed at any moment and begun again: what is moved stays moved, and nothing is forgotten.
 */
export async function moveFiles(
  deps: Deps,
  to: StoreName,
  { grace = LEFTOVER_KEPT }: { grace?: number } = {},
): Promise<MoveReport> {
  const { database, stores } = deps
  const report: MoveReport = { moved: 0, bytes: 0, stayed: [] }
  let left = await countOutside(database, to)
  for (let last = 0; ;) {
    const next = await nextOutside(database, to, last)
    if (!next) break
    const { key } = next
    left--
    try {
      const bytes = await moveOne(deps, next.id, to)
      last = next.id
      if (bytes !== undefined) {
        report.moved++
        report.bytes += bytes
      }
    } catch (error) {
      if (error instanceof ChangedMeanwhile) continue
      last = next.id
      report.stayed.push({ key, reason: error instanceof Error ? error.message : String(error) })
    }
    deps.onProgress?.({ key, moved: report.moved, bytes: report.bytes, left: Math.max(0, left) })
    await removeLeftovers(database, stores, grace)
  }
  await removeLeftovers(database, stores, grace)
  await sweepDoomed(database, stores)
  return report
}

/** Of a blob that somebody prepared further while it was copied: it is copied again. */
class ChangedMeanwhile extends Error {}

function outside(db: Kysely<Tables>, to: StoreName) {
  return db.selectFrom('blob').where('state', '=', 'stored').where('storage', '<>', to)
}

async function countOutside({ kysely }: Database, to: StoreName): Promise<number> {
  const { count } = await outside(kysely, to)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function nextOutside({ kysely }: Database, to: StoreName, after: number) {
  return outside(kysely, to).where('id', '>', after).orderBy('id').limit(1).select(['id', 'key']).executeTakeFirst()
}

/** Bytes moved; undefined where the file went before its turn came. */
async function moveOne({ database, stores, bus }: Deps, id: number, to: StoreName): Promise<number | undefined> {
  const target = await stores.of(to)
  const moved = await database.kysely.transaction().execute(async (trx) => {
    // A large file takes its time, and nothing is asked of the database meanwhile.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await holdBlob(trx, id)
    const blob = await outside(trx, to).where('id', '=', id).selectAll().executeTakeFirst()
    if (!blob) return undefined
    if (blob.stored_sha1 === null) throw new Error('not read yet: move it later')
    const source = await stores.of(blob.storage)
    const put: string[] = []
    try {
      for (const { key, type, sha1 } of partsOf(blob)) {
        put.push(key)
        const isThere = await copy(source, target, key, { type, sha1 })
        if (!isThere && key === blob.key) throw new Error(`missing in ${blob.storage}`)
      }
      const { numUpdatedRows } = await trx
        .updateTable('blob')
        .set({ storage: to })
        .where('id', '=', id)
        .where('state', '=', 'stored')
        .where('avif', 'is not distinct from', blob.avif)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new ChangedMeanwhile()
    } catch (error) {
      // The blob is held: nobody else has put anything under its key.
      for (const key of put) await target.remove(key).catch(() => undefined)
      throw error
    }
    await leaveBehind(trx, { key: blob.key, storage: blob.storage, mimetype: blob.mimetype })
    await bus.record(trx, ['attachment'])
    return blob.size
  })
  if (moved !== undefined) bus.announce(['attachment'])
  return moved
}

type Part = { key: string; type: string; sha1?: string }

/** The thumbnails first, so that a file in its new place has them. */
function partsOf(blob: {
  key: string
  mimetype: string
  stored_sha1: string | null
  widths: number[]
  avif: boolean | null
}): Part[] {
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
async function copy(from: FileStore, to: FileStore, key: string, { type, sha1 }: Omit<Part, 'key'>): Promise<boolean> {
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
  await to.put(key, read, { size: opened.size, type })
  const sent = hash.digest('hex')
  if (sha1 !== undefined && sent !== sha1)
    throw new Error(`damaged in ${from.name}: its SHA-1 is not the one on record`)
  const arrived = await to.open(key)
  if (!arrived || (await sha1Of(arrived.stream)) !== sent) throw new Error(`did not arrive whole in ${to.name}`)
  return true
}

async function sha1Of(stream: Readable): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(stream, hash)
  return hash.digest('hex')
}
