import { type PictureEdit, thumbnailPath } from '@tutu/contract/core/upload'
import { type ColumnType, type Generated, type Kysely, sql } from 'kysely'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { doomUnused } from './blobs.ts'
import type { StoreName } from './store.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    former_file: {
      id: Generated<number>
      key: string
      attachment_id: number
      name: string
      blob_id: number | null
      original_blob_id: number | null
      edited: ColumnType<PictureEdit | null, string | null, never>
      createtime: Generated<number>
    }
  }
}

/*
 * A file of the library that was replaced has another path (decision 012), and its former one leads there: outside links
 * and pages that somebody keeps go on showing what the record has now. A path that is a record's own again, its bytes
 * having been put back or somebody else having the same, leads to those bytes and nowhere else.
 */

/** What a record was, until something takes its place. */
export type Former = {
  id: number
  url: string
  name: string
  blob_id: number
  original_blob_id: number | null
  edited: PictureEdit | null
}

/** Notes that a record's file is to be found elsewhere from now on. `isKept`: its bytes stay, to be put back. */
export async function noteFormer(
  trx: Kysely<Tables>,
  { id, url, name, blob_id, original_blob_id, edited }: Former,
  { isKept }: { isKept: boolean },
): Promise<void> {
  const key = url.slice(1)
  await trx.deleteFrom('former_file').where('key', '=', key).execute()
  const bytes = isKept ? { blob_id, original_blob_id, edited: edited && JSON.stringify(edited) } : { edited: null }
  await trx
    .insertInto('former_file')
    .values({ key, attachment_id: id, name, ...bytes })
    .execute()
}

/** What a record was before the last time it was replaced, if that can be put back. */
export async function lastFormer(trx: Kysely<Tables>, attachmentId: number) {
  return trx
    .selectFrom('former_file')
    .where('attachment_id', '=', attachmentId)
    .where('blob_id', 'is not', null)
    .orderBy('id', 'desc')
    .select(['id', 'name', 'blob_id', 'original_blob_id', 'edited'])
    .executeTakeFirst()
}

/** Of records that are deleted: their former paths lead nowhere any more, and the bytes kept for them go. */
export async function forgetFormers(trx: Kysely<Tables>, attachmentIds: readonly number[]): Promise<void> {
  if (attachmentIds.length === 0) return
  const gone = await trx
    .deleteFrom('former_file')
    .where('attachment_id', 'in', attachmentIds)
    .returning(['blob_id', 'original_blob_id'])
    .execute()
  await doomUnused(trx, blobsOf(gone))
}

/** Gives up bytes that were replaced more than so many days ago; the addresses go on leading to what came after them. */
export async function pruneFormers({ kysely }: Pick<Database, 'kysely'>, days: number): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<Bytes>`
      update former_file f set blob_id = null, original_blob_id = null from former_file was
      where was.id = f.id and f.blob_id is not null and f.createtime < epoch_seconds() - ${days}::int * 86400
      returning was.blob_id, was.original_blob_id
    `.execute(trx)
    await doomUnused(trx, blobsOf(rows))
  })
}

type Bytes = { blob_id: number | null; original_blob_id: number | null }

const blobsOf = (rows: readonly Bytes[]): number[] =>
  rows.flatMap((row) => [row.blob_id, row.original_blob_id]).filter((id) => id !== null)

/** Where what took a file's place is: its path or a thumbnail's, and the store it is in. */
export type Successor = { path: string; storage: StoreName }

const THUMBNAIL = /\.(\d+)\.(webp|avif)$/

/** What took the place of the file that was under a key, or of a picture whose thumbnail it was. */
export async function successorOf({ kysely }: Database, key: string): Promise<Successor | undefined> {
  const { rows } = await sql<{ was: string; key: string; storage: StoreName; widths: number[]; avif: boolean | null }>`
    select f.key as was, b.key, b.storage, b.widths, b.avif
    from former_file f join attachment a on a.id = f.attachment_id join blob b on b.id = a.blob_id and b.state = 'stored'
    where f.key in (${key}, ${key.replace(THUMBNAIL, '')}) and not exists (select from attachment where url = '/' || f.key)
  `.execute(kysely)
  const found = rows[0]
  if (!found) return undefined
  const path = `/${found.key}`
  const [, width = '', format] = found.was === key ? [] : (THUMBNAIL.exec(key) ?? [])
  if (width === '') return { path, storage: found.storage }
  // The new picture may be smaller, of another kind, or have none of that format yet.
  const fitting = found.widths.find((one) => one >= Number(width)) ?? found.widths.at(-1)
  if (fitting === undefined) return { path, storage: found.storage }
  return {
    path: thumbnailPath(path, fitting, format === 'avif' && found.avif ? 'avif' : 'webp'),
    storage: found.storage,
  }
}

/**
 * Whether a file that is there has been replaced: its bytes are kept, and its address leads elsewhere. Few are, for a while:
 * they are known by heart, read again when files of the library change, and files are served without asking.
 */
export function replacedKeys({ kysely }: Database, bus: ChangeBus): (key: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set()
  let reading: Promise<void> | undefined
  let changes = 0
  let knownSince = 0
  const drop = (): void => {
    reading = undefined
    changes++
  }
  bus.onTags((tags) => {
    if (tags.has('attachment')) drop()
  })
  bus.onFlush(drop)
  async function read(): Promise<void> {
    const asOf = changes
    const { rows } = await sql<{ key: string }>`
      select f.key from former_file f join blob b on b.key = f.key and b.state = 'stored'
      where not exists (select from attachment where url = '/' || f.key)
    `.execute(kysely)
    // Not where a later one was faster.
    if (asOf < knownSince) return
    known = new Set(rows.map((row) => row.key))
    knownSince = asOf
  }
  return async (key) => {
    // While the database is away, files are served by what was known.
    reading ??= read().catch(drop)
    await reading
    return known.has(key) || known.has(key.replace(THUMBNAIL, ''))
  }
}
