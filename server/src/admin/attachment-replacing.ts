import { Failure, fail } from '@tutu/contract/core/errors'
import type { PictureEdit } from '@tutu/contract/core/upload'
import { attachment } from '@tutu/contract/resources/attachment'
import { sql } from 'kysely'
import { factsOf, findRecord } from '../files/attachments.ts'
import { doomUnused } from '../files/blobs.ts'
import type { Files } from '../files/files.ts'
import { noteFormer } from '../files/former-files.ts'
import { refuseForeign } from '../engine/fields/file-places.ts'
import type { Registry } from '../engine/registry.ts'
import { rewriteFile, USES_MAX, usesOf } from '../engine/write/rewrite-files.ts'
import type { WriteSession } from '../engine/write/session.ts'

/** What takes the place of a file's bytes. `from`: what it was made from, which is kept, and how. */
export type Replacement = {
  blobId: number
  name: string
  from?: { blobId: number; edit: PictureEdit } | undefined
  /** The blob that the caller has looked at; another one by now is refused. */
  instead?: number
  /** What was there stays, to be put back. */
  keepsFormer?: true
}

type Deps = { registry: Registry; files: Pick<Files, 'sweepLater'> }

/** Gives a record other bytes: they are named wherever the old ones were, whose path leads to them from now on. */
export async function replaceBytes({ registry, files }: Deps, session: WriteSession, id: number, by: Replacement) {
  const { transaction: trx, afterCommit } = session
  const row = await trx.selectFrom('attachment').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  if (!row) throw fail('record.notFound')
  if (by.instead !== undefined && by.instead !== row.blob_id) throw fail('record.changed')
  const facts = await factsOf(trx, by.blobId)
  const { url } = facts
  if (row.usage > 0 && facts.type !== row.type) throw fail('attachment.otherKind')
  const second = await findRecord(trx, { ...row, blob_id: by.blobId }, id)
  if (second) throw new Failure('attachment.there', { params: { name: second.name } })
  const uses = row.blob_id === by.blobId ? [] : await rewriteUses(session, row, url)
  await session.touch(attachment.name, [id], {
    ...facts,
    name: by.name,
    lastuploadtime: sql`epoch_seconds()`,
    original_blob_id: by.from?.blobId ?? null,
    // Other bytes are the school's own.
    is_demo: false,
    edited: by.from ? JSON.stringify(by.from.edit) : null,
  })
  await trx.deleteFrom('former_file').where('key', '=', url.slice(1)).where('attachment_id', '=', id).execute()
  if (row.blob_id !== by.blobId) await noteFormer(trx, row, { isKept: by.keepsFormer === true })
  const given = [row.blob_id, ...(row.original_blob_id === null ? [] : [row.original_blob_id])]
  // What something still is, or was made from, stays.
  await doomUnused(trx, given)
  afterCommit.push(async () => files.sweepLater())
  return { from: row.url, to: url, places: uses.length }

  async function rewriteUses(
    { transaction, actor }: WriteSession,
    old: { name: string; url: string; blob_id: number },
    to: string,
  ) {
    // Nobody begins to name it between the check and the change.
    await sql`select from blob where id = ${old.blob_id} for update`.execute(transaction)
    const found = await usesOf(transaction, registry, old.url, USES_MAX)
    await refuseForeign(transaction, found.uses, actor, old.name)
    await rewriteFile(session, found.uses, old.url, to)
    return found.uses
  }
}
