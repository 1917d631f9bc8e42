import { type Kysely, sql } from 'kysely'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { holdBlob, keysOf, sweepDoomed } from './blobs.ts'
import { copyBlob } from './copy-blob.ts'
import { leaveBehind, LEFTOVER_KEPT, removeLeftovers } from './leftovers.ts'
import type { StoreName } from './store.ts'
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
    await copyBlob(blob, source, target)
    try {
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
      for (const key of keysOf(blob)) await target.remove(key).catch(() => undefined)
      throw error
    }
    await leaveBehind(trx, { key: blob.key, storage: blob.storage, mimetype: blob.mimetype })
    return { size: blob.size, tags: await bus.record(trx, ['attachment']) }
  })
  if (moved) bus.announce(moved.tags)
  return moved?.size
}
