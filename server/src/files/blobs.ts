import { randomBytes } from 'node:crypto'
import { THUMBNAIL_WIDTHS, thumbnailPath } from '@tutu/contract/core/upload'
import { type ColumnType, type Generated, type Kysely, sql } from 'kysely'
import type { Database, Tables } from '../postgres/database.ts'
import { isPicture } from './file-types.ts'
import { keyOf, type StoreName } from './store.ts'
import type { Stores } from './stores.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    blob: {
      id: Generated<number>
      key: string
      storage: StoreName
      state: 'claimed' | 'stored' | 'doomed'
      sha1: string | null
      stored_sha1: string | null
      size: number
      mimetype: string
      suffix: Generated<string>
      width: number | null
      height: number | null
      blur: string | null
      widths: Generated<number[]>
      avif: boolean | null
      focus_x: ColumnType<number | null, never, number | null>
      focus_y: ColumnType<number | null, never, number | null>
      createtime: Generated<number>
    }
  }
}

/*
 * The life of a blob. A key is claimed before anything is put under it; the row becomes `stored` in the transaction that
 * makes its first attachment; it is `doomed` in the transaction that takes its last one, and goes when its bytes are
 * gone. So nothing is in a store that has no row, and two uploads, or an upload and a deletion, meet at the row: whoever
 * adds to a blob or takes from it holds its lock, and a doomed one is never used again. Whoever copies its bytes
 * (`move-files.ts`) holds it by `holdBlob`, and keeps nobody waiting.
 */

/** What becomes known of a blob when its bytes are stored. `sha1`: as uploaded, null while unknown; sizes in px. */
export type BlobFacts = {
  sha1: string | null
  stored_sha1: string | null
  size: number
  width: number | null
  height: number | null
  blur: string | null
  widths: number[]
  /** False: a job is to make them. Null: none wanted. */
  avif: boolean | null
}

/** Letters and digits of names nobody guesses. */
export function randomName(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length)
}

/**
 * Takes a free key for a path, or for the path with a few letters more; its bytes may be put there from now on.
 * `suffix`: of the file's name.
 */
export async function claimKey(
  { kysely }: Database,
  claim: { path: string; storage: StoreName; size: number; mimetype: string; suffix: string },
): Promise<{ id: number; key: string }> {
  const { path, ...rest } = claim
  for (let candidate = path; ; candidate = path.replace(/(\.[^./]*)?$/, `-${randomName(8)}$1`)) {
    const key = keyOf(candidate)
    if (await wasReplaced(kysely, key)) continue
    const claimed = await kysely
      .insertInto('blob')
      .values({ ...rest, key, state: 'claimed' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning(['id', 'key'])
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

/** Links may lead there, which what took the file's place goes on answering (`former-files.ts`). */
async function wasReplaced(db: Kysely<Tables>, key: string): Promise<boolean> {
  const former = db.selectFrom('former_file').select('id').where('key', '=', key)
  return (await former.executeTakeFirst()) !== undefined
}

/**
 * The stored blob with this content and extension, locked until the transaction ends: nobody takes its last attachment
 * meanwhile. With `lock: false` it is only looked up.
 */
export async function findStored(
  db: Kysely<Tables>,
  { sha1, suffix }: { sha1: string; suffix: string },
  { lock }: { lock: boolean },
): Promise<number | undefined> {
  const content = db.selectFrom('blob').select('id').where('sha1', '=', sha1).where('suffix', '=', suffix)
  const query = content.where('state', '=', 'stored')
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row?.id
}

/**
 * Turns a claim into a blob. False where the claim is no longer there: it took so long that it was cleared away. Throws
 * a unique violation where another blob has the same `sha1` and extension.
 */
export async function markStored(trx: Kysely<Tables>, id: number, facts: BlobFacts): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('blob')
    .set({ ...facts, state: 'stored' })
    .where('id', '=', id)
    .where('state', '=', 'claimed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Dooms those of the blobs that no attachment names any more, was made from, or may have back; their bytes go with `sweepDoomed` after the commit. */
export async function doomUnused(trx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  // Locked first: the second statement then sees every attachment that somebody made meanwhile.
  await sql`select from blob where id = any(${ids}::int[]) order by id for update`.execute(trx)
  await sql`
    update blob set state = 'doomed'
    where id = any(${ids}::int[]) and state = 'stored'
      and not exists (select from attachment where attachment.blob_id = blob.id)
      and not exists (select from attachment where attachment.original_blob_id = blob.id)
      and not exists (select from former_file f where f.blob_id = blob.id)
      and not exists (select from former_file f where f.original_blob_id = blob.id)
  `.execute(trx)
}

/** A claim that came to nothing. */
export async function dropClaim({ kysely }: Database, id: number): Promise<void> {
  await kysely
    .updateTable('blob')
    .set({ state: 'doomed' })
    .where('id', '=', id)
    .where('state', '=', 'claimed')
    .execute()
}

/** Dooms what is older than so many seconds and came to nothing: claims, and blobs without an attachment. */
export async function doomOrphans({ kysely }: Database, age: number): Promise<void> {
  await sql`
    update blob set state = 'doomed'
    where state = 'claimed' and createtime < epoch_seconds() - ${age}::int
  `.execute(kysely)
  const { rows } = await sql<{ id: number }>`
    select id from blob
    where state = 'stored' and createtime < epoch_seconds() - ${age}::int
      and not exists (select from attachment where attachment.blob_id = blob.id)
      and not exists (select from attachment where attachment.original_blob_id = blob.id)
      and not exists (select from former_file f where f.blob_id = blob.id)
      and not exists (select from former_file f where f.original_blob_id = blob.id)
  `.execute(kysely)
  await kysely.transaction().execute((trx) =>
    doomUnused(
      trx,
      rows.map(({ id }) => id),
    ),
  )
}

const HELD = sql`hashtext('blob')`

/** Keeps a blob's row, and so its key, until the transaction ends: it may be doomed meanwhile, but nobody sweeps it away. */
export async function holdBlob(trx: Kysely<Tables>, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${HELD}, ${id}::int)`.execute(trx)
}

/**
 * Removes the bytes of doomed blobs, then their rows; several processes share the work. Throws when a store cannot be
 * reached: what is left stays doomed for the next time.
 */
export async function sweepDoomed({ kysely }: Database, stores: Pick<Stores, 'of'>): Promise<number> {
  for (let swept = 0; ;) {
    const results = await kysely.transaction().execute(async (trx) => {
      const doomed = trx
        .selectFrom('blob')
        .select(['id', 'key', 'storage', 'mimetype'])
        .where('state', '=', 'doomed')
        // Not what is being copied to another store (`holdBlob`): that may take minutes.
        .where(sql<boolean>`case when state = 'doomed' then pg_try_advisory_xact_lock(${HELD}, id) end`)
        // A remote store that is away must not keep the others' files.
        .orderBy(sql`storage <> 'local'`)
      const free = await doomed.limit(SWEPT_AT_ONCE).forUpdate().skipLocked().execute()
      // What others are at comes last: it is waited for, since they may only have looked at it.
      const rows = free.length > 0 ? free : await doomed.limit(1).forUpdate().execute()
      const removals = await Promise.allSettled(rows.map((row) => removeBytes(stores, row)))
      const gone = rows.flatMap(({ id }, index) => (removals[index]?.status === 'fulfilled' ? [id] : []))
      if (gone.length > 0) await trx.deleteFrom('blob').where('id', 'in', gone).execute()
      return removals
    })
    const failed = results.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    if (results.length === 0) return swept
    swept += results.length
  }
}

const SWEPT_AT_ONCE = 20

async function removeBytes(
  stores: Pick<Stores, 'of'>,
  blob: { key: string; storage: StoreName; mimetype: string },
): Promise<void> {
  const store = await stores.of(blob.storage)
  await Promise.all(keysOf(blob).map((key) => store.remove(key)))
}

/** Every key that bytes of a blob may be under. */
export function keysOf({ key, mimetype }: { key: string; mimetype: string }): string[] {
  const thumbnails = THUMBNAIL_WIDTHS.flatMap((width) => [
    thumbnailPath(key, width, 'webp'),
    thumbnailPath(key, width, 'avif'),
  ])
  return isPicture(mimetype) ? [...thumbnails, key] : [key]
}
