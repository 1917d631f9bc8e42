import { type Kysely, sql } from 'kysely'
import type { Database, Tables } from '../postgres/database.ts'
import { holdBlob, keysOf } from './blobs.ts'
import type { StoreName } from './store.ts'
import type { Stores } from './stores.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    blob_leftover: {
      key: string
      storage: StoreName
      mimetype: string
      createtime?: number
    }
  }
}

/** s. Browsers and proxies keep a redirect to the old place for five minutes (`plugins/stored-files.ts`). */
export const LEFTOVER_KEPT = 600

type Leftover = { key: string; storage: StoreName; mimetype: string }

/** In the transaction that moves a blob: its bytes in the old store are to go. */
export async function leaveBehind(trx: Kysely<Tables>, leftover: Leftover): Promise<void> {
  await trx
    .insertInto('blob_leftover')
    .values(leftover)
    .onConflict((conflict) =>
      conflict.columns(['key', 'storage']).doUpdateSet({ createtime: sql<number>`epoch_seconds()` }),
    )
    .execute()
}

/**
 * Removes what moves left behind at least `age` s ago; answers how many files. The key is held meanwhile: by the blob
 * that has it in its new store, or, where that is gone, by a doomed one that `sweepDoomed` takes away with the bytes.
 */
export async function removeLeftovers({ kysely }: Database, stores: Stores, age: number): Promise<number> {
  for (let removed = 0; ; removed++) {
    const isDone = await kysely.transaction().execute(async (trx) => {
      const leftover = await trx
        .selectFrom('blob_leftover')
        .select(['key', 'storage', 'mimetype'])
        .where('createtime', '<=', sql<number>`epoch_seconds() - ${age}::int`)
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!leftover) return true
      if (!(await doomFreeKey(trx, leftover))) {
        const blob = await heldBlob(trx, leftover.key)
        // Gone this moment: the next round dooms the key.
        if (!blob) return false
        const store = await stores.of(leftover.storage)
        // Back where it was, or another file under the same key: then these are its bytes.
        if (blob.storage !== leftover.storage) for (const key of keysOf(leftover)) await store.remove(key)
      }
      await trx
        .deleteFrom('blob_leftover')
        .where('key', '=', leftover.key)
        .where('storage', '=', leftover.storage)
        .execute()
      return false
    })
    if (isDone) return removed
  }
}

async function heldBlob(trx: Kysely<Tables>, key: string): Promise<{ storage: StoreName } | undefined> {
  const query = trx.selectFrom('blob').select(['id', 'storage']).where('key', '=', key)
  const found = await query.executeTakeFirst()
  if (!found) return undefined
  await holdBlob(trx, found.id)
  return query.where('id', '=', found.id).executeTakeFirst()
}

async function doomFreeKey(trx: Kysely<Tables>, leftover: Leftover): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('blob')
    .values({ ...leftover, state: 'doomed', size: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
