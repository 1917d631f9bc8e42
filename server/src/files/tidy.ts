import { rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { loadavg } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Mutations } from '../engine/write/session.ts'
import { doomOrphans } from './blobs.ts'
import type { Files } from './files.ts'
import { putThumbnails } from './intake.ts'
import type { LocalStore } from './local-store.ts'
import { inPictureProcess } from './picture-process.ts'

/** Seconds until what came to nothing is cleared away: nothing young may be somebody's upload. */
const AGE = 3600
const AT_ONCE = 500

type Deps = { database: Database; files: Files }

/** Clears away what a crash, a lost connection or a store that was away has left. */
export async function tidyFiles({ database, files }: Deps): Promise<void> {
  await doomOrphans(database, AGE)
  await files.sweep()
  await files.stores.local.sweepIncoming(AGE)
}

/** Removes files of the local folder that no row knows; they can only come from a folder that was copied or restored. */
export async function removeUnknownFiles({ database, files }: Deps): Promise<number> {
  const { local } = files.stores
  let removed = 0
  let keys: string[] = []
  for await (const key of local.keys(AGE)) {
    if (keys.push(key) < AT_ONCE) continue
    removed += await removeUnknown(database, local, keys)
    keys = []
  }
  return removed + (await removeUnknown(database, local, keys))
}

async function removeUnknown({ kysely }: Database, local: LocalStore, keys: readonly string[]): Promise<number> {
  // A thumbnail is known by its picture.
  const { rows } = await sql<{ key: string }>`
    select file.key from unnest(${keys}::text[]) as file (key)
    where not exists (
      select from blob where blob.key in (file.key, regexp_replace(file.key, '[.][0-9]+[.](webp|avif)$', ''))
        and blob.storage = 'local'
    )
  `.execute(kysely)
  for (const { key } of rows) await local.remove(key)
  return rows.length
}

/** Pictures a run works on: the job comes again soon, and has its limit of time. */
const AVIF_AT_ONCE = 20

/**
 * Makes the AVIF thumbnails of pictures that have none yet, while the machine has nothing better to do. Pages learn of
 * them by the tag of the blob.
 */
export async function addAvif(deps: Deps & { mutations: Pick<Mutations, 'run'> }, cores: number): Promise<number> {
  const { database, files, mutations } = deps
  for (let made = 0; made < AVIF_AT_ONCE; made++) {
    const isBusy = (loadavg()[0] ?? 0) > cores
    const blob = isBusy ? undefined : await nextWithoutAvif(database)
    if (!blob) return made
    const store = await files.stores.of(blob.storage)
    const path = await files.stores.local.incoming()
    try {
      const opened = await store.open(blob.key)
      if (opened) {
        await pipeline(opened.stream, createWriteStream(path))
        await putThumbnails(store, blob.key, await inPictureProcess('makeAvif', path, blob.widths))
      }
      await mutations.run(SYSTEM, async ({ transaction, tags }) => {
        // Without its bytes none is wanted; moved meanwhile, it is done again where it is now.
        await transaction
          .updateTable('blob')
          .set({ avif: opened ? true : null })
          .where('id', '=', blob.id)
          .where('storage', '=', blob.storage)
          .execute()
        tags.add(`blob:${blob.id}`)
      })
    } finally {
      await rm(path, { force: true })
    }
  }
  return AVIF_AT_ONCE
}

async function nextWithoutAvif({ kysely }: Database) {
  return kysely
    .selectFrom('blob')
    .where('state', '=', 'stored')
    .where('avif', '=', false)
    .select(['id', 'key', 'storage', 'widths'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
