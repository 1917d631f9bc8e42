import { createReadStream } from 'node:fs'
import { Failure, translate } from '@tutu/contract/core/errors'
import { attachment } from '@tutu/contract/resources/attachment'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { writeAdminLog } from '../../data/admin-log.ts'
import type { Database, Tables } from '../../postgres/database.ts'
import { takeNamedLock } from '../../postgres/locks.ts'
import { type AdministratorId, SYSTEM } from '../../policy/actors.ts'
import type { Mutations } from '../../engine/write/session.ts'
import { doomUnused, findStored } from '../blobs.ts'
import { makeReady, putThumbnails, type Ready, takeIn } from '../intake.ts'
import type { StoreName } from '../store.ts'
import type { Files } from '../files.ts'

export type SettleDeps = {
  database: Database
  files: Pick<Files, 'stores' | 'sweep'>
  mutations: Mutations
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Reads what waits as soon as there is something, one file at a time. */
export type Settler = {
  /** Something waits. Answers at once. */
  wake(): void
  /** Ends with the file under way. */
  close(): Promise<void>
}

export function createSettler(deps: SettleDeps): Settler {
  let running: Promise<void> | undefined
  let isAsked = false
  let isClosed = false

  async function run(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false
      await settleUploads(deps, () => isClosed).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'uploads not read yet'),
      )
    }
    running = undefined
  }

  return {
    wake() {
      isAsked = true
      running ??= run()
    },
    async close() {
      isClosed = true
      await running
    },
  }
}

type Waiting = {
  id: number
  key: string
  storage: StoreName
  mimetype: string
  suffix: string
  size: number
  name: string
}

/**
 * Reads the files that went straight to a remote store and were taken unread: hashes them, looks at what they really
 * are, takes out of pictures what cameras write into them, and makes their thumbnails. A file that is not what it was
 * said to be goes, with the records of it. What cannot be done now waits for the next time.
 */
export async function settleUploads(deps: SettleDeps, isStopped = () => false): Promise<void> {
  for (let last = 0; !isStopped();) {
    const waiting = await nextWaiting(deps.database, last)
    if (!waiting) return
    last = waiting.id
    try {
      await settle(deps, waiting)
    } catch (error) {
      if (error instanceof Failure) await removeRefused(deps, waiting, error)
      else deps.log.warn({ err: error, key: waiting.key }, 'upload not read yet')
    }
  }
}

async function nextWaiting({ kysely }: Database, after: number): Promise<Waiting | undefined> {
  return kysely
    .selectFrom('blob')
    .innerJoin('attachment', 'attachment.blob_id', 'blob.id')
    .where('blob.state', '=', 'stored')
    .where('blob.stored_sha1', 'is', null)
    .where('blob.storage', '<>', 'local')
    .where('blob.id', '>', after)
    .orderBy('blob.id')
    .select(['blob.id', 'blob.key', 'blob.storage', 'blob.mimetype', 'blob.suffix', 'blob.size', 'attachment.name'])
    .limit(1)
    .executeTakeFirst()
}

/** Throws Failure where the file is no good, anything else where it could not be read. */
async function settle(deps: SettleDeps, { id, key, storage, mimetype, suffix, size, name }: Waiting): Promise<void> {
  const store = await deps.files.stores.of(storage)
  const opened = await store.open(key)
  if (!opened) throw new Failure('upload.notThere')
  const incoming = { stream: opened.stream, name, type: mimetype }
  await takeIn(deps.files.stores.local, incoming, { maxsize: size, mimetype: '*' }, async (taken) => {
    const ready = await makeReady(taken)
    await putThumbnails(store, key, ready.thumbnails)
    // The same picture without its metadata. Its path cannot be guessed, and nobody but its owner has seen it so far.
    if (ready.facts.stored_sha1 !== taken.sha1) {
      await store.put(key, createReadStream(ready.path), { size: ready.facts.size, type: mimetype })
    }
    await note(deps, { id, storage, suffix }, ready)
  })
}

/**
 * Writes down what was found. What holds the same as another file stays a file of its own, whose hash as uploaded nobody
 * finds it by. Moved to another store meanwhile: that copy is read the next time.
 */
async function note(
  deps: SettleDeps,
  { id, storage, suffix }: Pick<Waiting, 'id' | 'storage' | 'suffix'>,
  { facts }: Pick<Ready, 'facts'>,
): Promise<void> {
  await deps.mutations.run(SYSTEM, async ({ transaction, tags }) => {
    // One at a time finds out whether it is the first with its content.
    await takeNamedLock(transaction, 'content', String(facts.sha1))
    const content = facts.sha1 && { sha1: facts.sha1, suffix }
    const isKnown = content && (await findStored(transaction, content, { lock: false })) !== undefined
    await transaction
      .updateTable('blob')
      .set({ ...facts, sha1: isKnown ? null : facts.sha1 })
      .where('id', '=', id)
      .where('storage', '=', storage)
      .where('state', '=', 'stored')
      .execute()
    tags.add('attachment').add(`blob:${id}`)
  })
}

const REMOVED = { 'zh-cn': '移除直传的文件', en: 'Remove a direct upload' } as const

async function removeRefused(
  deps: SettleDeps,
  { id, name, key }: Waiting,
  { key: reason, params }: Failure,
): Promise<void> {
  deps.log.warn({ key, reason }, 'direct upload removed')
  await deps.mutations.run(SYSTEM, async (session) => {
    const { transaction } = session
    const owners = await session.remove(attachment.name, await recordsOf(transaction, id))
    await doomUnused(transaction, [id])
    for (const { admin_id, topic } of owners) {
      const owner = await transaction
        .selectFrom('admin')
        .where('id', '=', admin_id as AdministratorId | null)
        .select(['id', 'username'])
        .executeTakeFirst()
      if (!owner) continue
      const why = { 'zh-cn': translate(reason, 'zh-cn', params), en: translate(reason, 'en', params) }
      const actor = { ...owner, url: '', ip: '', useragent: '' }
      await writeAdminLog(transaction, actor, { kind: 'change', title: REMOVED, data: { name, topic, reason: why } })
    }
  })
  await deps.files.sweep()
}

async function recordsOf(trx: Kysely<Tables>, blobId: number): Promise<number[]> {
  const rows = await trx.selectFrom('attachment').where('blob_id', '=', blobId).select('id').execute()
  return rows.map(({ id }) => id)
}
