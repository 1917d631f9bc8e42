import type { StoredFile } from '@tutu/contract/api/values'
import { Failure } from '@tutu/contract/core/errors'
import { formatBytes } from '@tutu/contract/core/bytes'
import { attachment } from '@tutu/contract/resources/attachment'
import { type PictureEdit, suffixOf } from '@tutu/contract/core/upload'
import { type ColumnType, type Generated, type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../postgres/database.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { groupOf } from './file-types.ts'
import type { StoreName } from './store.ts'
import type { Administrator, AdministratorId, Member, MemberId } from '../policy/actors.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    attachment: {
      id: Generated<number>
      blob_id: number
      topic: string
      admin_id: number | null
      user_id: number | null
      name: string
      url: string
      type: string
      mimetype: string
      size: number
      width: number | null
      height: number | null
      storage: StoreName
      sha1: string | null
      quote: Generated<number>
      usage: Generated<number>
      folder_id: number | null
      tag_ids: Generated<number[]>
      unusedtime: number | null
      original_blob_id: number | null
      edited: ColumnType<PictureEdit | null, never, never>
      lastuploadtime: Generated<number>
      is_demo: Generated<boolean>
      version: Generated<number>
      createtime: Generated<number>
      updatetime: Generated<number>
    }
  }
}

/** Whose file it is. */
export type Owner = { kind: 'admin'; id: AdministratorId } | { kind: 'member'; id: MemberId }

/** Whose a file is that somebody sends. */
export function ownerOf(actor: Administrator | Member): Owner {
  switch (actor.kind) {
    case 'administrator':
      return { kind: 'admin', id: actor.id }
    case 'member':
      return { kind: 'member', id: actor.id }
  }
}

const UPLOADED = { 'zh-cn': '上传文件', en: 'Upload a file' } as const

/** Notes a file that an administrator sent. */
export async function noteUpload(
  { log }: Pick<WriteSession, 'log'>,
  { id, name, url, topic, size }: Omit<FileAnswer, 'full_url'>,
): Promise<void> {
  log({ kind: 'change', title: UPLOADED, data: { id, name, url, topic, size } })
}

/** Puts a file where it was sent to in the library. Throws `attachment.noFolder` where that is gone. */
export async function putInFolder(
  { transaction, touch }: Pick<WriteSession, 'transaction' | 'touch'>,
  id: number,
  folder: number | undefined,
): Promise<void> {
  if (folder === undefined) return
  const { rows } = await sql`select from attachment_folder where id = ${folder} for key share`.execute(transaction)
  if (rows.length === 0) throw new Failure('attachment.noFolder')
  await touch(attachment.name, [id], { folder_id: folder })
}

/** Where a record says whose it is. */
const OWNER_COLUMNS = { admin: 'admin_id', member: 'user_id' } as const satisfies Record<Owner['kind'], string>

export type FileAnswer = z.output<typeof StoredFile>

const COLUMNS = [
  'id',
  'topic',
  'admin_id',
  'user_id',
  'url',
  'width',
  'height',
  'name',
  'size',
  'mimetype',
  'storage',
  'sha1',
  'lastuploadtime',
] as const

type Attached = { owner: Owner; topic: string; name: string; quota: number; isDemo?: boolean | undefined }

/**
 * The owner's record of a stored blob, made, or counted up (`quote`) and called as it is called now. The caller holds the
 * blob's lock, or has just made it. `quota` in bytes, 0 for none: throws `upload.quota` when a new record would go beyond it.
 * `isDemo` marks a new record, and leaves one that is there as it is: it may be the school's.
 */
export async function attach(
  session: Pick<WriteSession, 'transaction' | 'insert' | 'touch'>,
  blobId: number,
  { owner, topic, name, quota, isDemo = false }: Attached,
): Promise<Omit<FileAnswer, 'full_url'>> {
  const { transaction: trx } = session
  const owners = { admin_id: null, user_id: null, [OWNER_COLUMNS[owner.kind]]: owner.id }
  const again = await findRecord(trx, { ...owners, blob_id: blobId, topic })
  if (again && isDemo) return fileOf(trx, again.id)
  if (again) {
    const now = { quote: sql`quote + 1`, name, lastuploadtime: sql`epoch_seconds()`, is_demo: false }
    await session.touch(attachment.name, [again.id], now, { keepsVersion: again.name === name })
    return fileOf(trx, again.id)
  }
  const facts = await factsOf(trx, blobId)
  const [row] = await session.insert(attachment.name, [{ ...facts, ...owners, topic, name, is_demo: isDemo }])
  if (quota > 0) await checkQuota(trx, owner, { quota, added: facts.size })
  return fileOf(trx, row!.id as number)
}

/** The columns of a record that its content gives. `usage` is counted when it is written. */
export async function factsOf(trx: Kysely<Tables>, blobId: number) {
  const { key, ...facts } = await trx
    .selectFrom('blob')
    .where('id', '=', blobId)
    .select(['key', 'mimetype', 'size', 'width', 'height', 'storage', 'sha1'])
    .executeTakeFirstOrThrow()
  const url = `/${key}`
  const usage = sql`(select count(*) from file_reference where path = ${url})`
  return { ...facts, blob_id: blobId, url, type: groupOf(facts.mimetype), usage }
}

type Place = { blob_id: number; topic: string; admin_id: number | null; user_id: number | null }

/** The record of a content: there is one per topic and owner. `besides`: another one than this. */
export async function findRecord(
  trx: Kysely<Tables>,
  { blob_id, topic, admin_id, user_id }: Place,
  besides = 0,
): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from attachment where blob_id = ${blob_id} and id <> ${besides} and topic = ${topic}
      and admin_id is not distinct from ${admin_id}::int and user_id is not distinct from ${user_id}::int
  `.execute(trx)
  return rows[0]
}

/** The answer for a record as it is now. */
export async function fileOf(trx: Kysely<Tables>, id: number): Promise<Omit<FileAnswer, 'full_url'>> {
  return answerOf(await trx.selectFrom('attachment').where('id', '=', id).select(COLUMNS).executeTakeFirstOrThrow())
}

type Stored = { admin_id: number | null; user_id: number | null } & Omit<
  FileAnswer,
  'admin_id' | 'user_id' | 'full_url' | 'suffix'
>

function answerOf(row: Stored): Omit<FileAnswer, 'full_url'> {
  const { id, topic, url, width, height, name, size, mimetype, storage, sha1, lastuploadtime } = row
  const owners = { admin_id: row.admin_id ?? 0, user_id: row.user_id ?? 0 }
  const facts = { url, width, height, name, size, mimetype, storage, sha1, lastuploadtime }
  return { id, topic, ...owners, ...facts, suffix: suffixOf(url) || suffixOf(name) }
}

/** One transaction of an owner at a time looks at the sum, so that uploads at once do not all find room. */
async function checkQuota(
  trx: Kysely<Tables>,
  owner: Owner,
  { quota, added }: { quota: number; added: number },
): Promise<void> {
  await takeNamedLock(trx, 'quota', `${owner.kind}:${owner.id}`)
  const used = await bytesOf(trx, owner)
  if (used > quota) {
    throw new Failure('upload.quota', { params: { quota: formatBytes(quota), used: formatBytes(used - added) } })
  }
}

/** Bytes that an owner's attachments count for. */
export async function bytesOf(db: Kysely<Tables>, { kind, id }: Owner): Promise<number> {
  const { bytes } = await db
    .selectFrom('attachment')
    .where(OWNER_COLUMNS[kind], '=', id)
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}
