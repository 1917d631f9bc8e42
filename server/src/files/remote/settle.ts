import { createReadStream } from 'node:fs'
import { Failure, translate } from '@tutu/contract/core/errors'
import { attachment } from '@tutu/contract/resources/attachment'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { writeAdminLog } from '../../data/admin-log.ts'
import type { Database, Tables } from '../../postgres/database.ts'
import { takeNamedLock } from '../../postgres/locks.ts'
import { type AdministratorId, SYSTEM } from '../../policy/actors.ts'
import type { Mutations, WriteSession } from '../../engine/write/session.ts'
import type { Registry } from '../../engine/registry.ts'
import { rewriteFile, USES_MAX, usesOf } from '../../engine/write/rewrite-files.ts'
import { factsOf } from '../attachments.ts'
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

/** Writes down what was found. Moved to another store meanwhile: that copy is read the next time. */
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

/** s: forms that were open when the file was uploaded have been saved by then. */
const DAY = 24 * 3600

/**
 * Makes one of files that turned out to hold the same, by the hashes this site made itself. Rows that name the later one
 * name the first from then on, and links to it lead there. `age` in s: younger ones are left alone.
 */
export async function mergeDuplicates(
  deps: Pick<SettleDeps, 'database' | 'files'> & MergeDeps,
  { age = DAY }: { age?: number } = {},
): Promise<void> {
  const { rows } = await sql<{ id: number; same: number }>`
    select distinct on (copy.id) copy.id, first.id as same
    from blob copy join blob first on first.stored_sha1 = copy.stored_sha1 and first.suffix = copy.suffix
      and first.mimetype = copy.mimetype
    where copy.state = 'stored' and copy.sha1 is null and copy.stored_sha1 is not null
      and copy.createtime <= epoch_seconds() - ${age}::int
      and first.state = 'stored' and first.sha1 is not null
  `.execute(deps.database.kysely)
  for (const row of rows) await merge(deps, row)
  if (rows.length > 0) await deps.files.sweep()
}

type MergeDeps = Pick<SettleDeps, 'mutations'> & { registry: Registry }

async function merge({ mutations, registry }: MergeDeps, { id, same }: { id: number; same: number }): Promise<void> {
  await mutations.run(SYSTEM, async (session) => {
    const { transaction } = session
    // Nobody begins to name either meanwhile.
    const { rows } = await sql<{ id: number; key: string }>`
      select id, key from blob where id in (${id}, ${same}) and state = 'stored' order by id for update
    `.execute(transaction)
    const [gone, kept] = [rows.find((row) => row.id === id), rows.find((row) => row.id === same)]
    if (!gone || !kept) return
    const { uses } = await usesOf(transaction, registry, `/${gone.key}`, USES_MAX)
    await rewriteFile(session, uses, `/${gone.key}`, `/${kept.key}`)
    await mergeRecords(session, gone.id, kept.id)
    await sql`update blob_alias set blob_id = ${same} where blob_id = ${id}`.execute(transaction)
    await sql`insert into blob_alias (key, blob_id) values (${gone.key}, ${same})`.execute(transaction)
    await doomUnused(transaction, [id])
  })
}

/** The records of one content become those of the same other: two of one owner and topic become one. */
async function mergeRecords(session: WriteSession, from: number, to: number): Promise<void> {
  const { transaction } = session
  const twins = await sql<{ gone: number; kept: number; quote: number }>`
    select gone.id as gone, kept.id as kept, gone.quote from attachment gone join attachment kept
      on kept.topic = gone.topic and (kept.admin_id, kept.user_id) is not distinct from (gone.admin_id, gone.user_id)
    where gone.blob_id = ${from} and kept.blob_id = ${to}
  `.execute(transaction)
  for (const { kept, quote } of twins.rows) {
    await session.touch(attachment.name, [kept], { quote: sql`quote + ${quote}::int` }, { keepsVersion: true })
  }
  await session.remove(
    attachment.name,
    twins.rows.map(({ gone }) => gone),
  )
  const facts = await factsOf(transaction, to)
  await session.touch(attachment.name, await recordsOf(transaction, from), facts, { keepsVersion: true })
}

async function recordsOf(trx: Kysely<Tables>, blobId: number): Promise<number[]> {
  const rows = await trx.selectFrom('attachment').where('blob_id', '=', blobId).select('id').execute()
  return rows.map(({ id }) => id)
}
