import type { UploadLimits } from '@tutu/contract/core/upload'
import { safeTopic, suffixOf } from '@tutu/contract/core/upload'
import type pg from 'pg'
import type { Config, Settings } from '../data/config.ts'
import type { Database } from '../postgres/database.ts'
import type { Actor } from '../policy/actors.ts'
import type { Mutations, WriteSession } from '../engine/write/session.ts'
import { attach, type FileAnswer, type Owner } from './attachments.ts'
import { claimKey, dropClaim, findStored, markStored } from './blobs.ts'
import { type Incoming, makeReady, putAll, type Ready, takeIn, type Taken } from './intake.ts'
import { newPath } from './new-path.ts'
import type { Stores } from './stores.ts'

/** Where a file belongs. `isDemo`: a record made of it is the demo's, and one that is there stays as it is. */
export type Place = { actor: Actor; owner: Owner; topic?: string | undefined; isDemo?: boolean }

type Record = Omit<FileAnswer, 'full_url'>

/** Files as they come in; what they are stored as is said in `blobs.ts`. */
export type Uploads = {
  /**
   * Makes the owner's record of a file; the same content is stored once for each extension, and the same again under the
   * same topic counts the record up and gives it the new name. `write` runs in its transaction. Throws what `takeIn`
   * throws, `upload.pixels` and `upload.quota`.
   */
  receive(
    incoming: Incoming,
    place: Place,
    write: (session: WriteSession, file: Record) => Promise<void>,
  ): Promise<Record>
  /** Stores a file's content, unless it is, and runs `finish` with its blob, whose lock it holds, in one transaction. */
  keep<T>(
    incoming: Incoming,
    place: Place,
    finish: (session: WriteSession, blobId: number, taken: Taken) => Promise<T>,
  ): Promise<T>
}

type Deps = {
  database: Database
  config: Pick<Config, 'get'>
  stores: Stores
  mutations: Mutations
  /** Called where bytes were left that nobody needs. */
  sweep: () => Promise<void>
}

/** Somebody may store the same content, and somebody else delete it again, at the same moments. */
const TRIES = 5
const UNIQUE = '23505'

export function createUploads({ database, config, stores, mutations, sweep }: Deps): Uploads {
  const keep: Uploads['keep'] = async (incoming, { actor, owner, topic }, finish) => {
    const { upload } = await config.get()
    return takeIn(stores.local, incoming, limitsOf(upload, owner), async (taken) => {
      let ready: Ready | undefined
      for (let tries = 1; ; tries++) {
        const known = await mutations.run(actor, async (session) => {
          const id = await findStored(session.transaction, contentOf(taken), { lock: true })
          return id === undefined ? undefined : { answer: await finish(session, id, taken) }
        })
        if (known) return known.answer
        ready ??= await makeReady(taken)
        try {
          return await store(taken, ready, { actor, owner, topic, savename: upload.savename }, finish)
        } catch (error) {
          if (tries === TRIES || !isSameContent(error)) throw error
        }
      }
    })
  }

  async function store<T>(
    taken: Taken,
    ready: Ready,
    { actor, owner, topic, savename }: Place & { savename: string },
    finish: (session: WriteSession, blobId: number, taken: Taken) => Promise<T>,
  ): Promise<T> {
    const target = await stores.current()
    const claim = {
      path: newPath(savename, owner, { topic, name: taken.name, sha1: taken.sha1 }),
      storage: target.name,
      size: ready.facts.size,
      mimetype: ready.mimetype,
      suffix: suffixOf(taken.name),
    }
    const { id, key } = await claimKey(database, claim)
    try {
      await putAll(target, key, ready)
      return await mutations.run(actor, async (session) => {
        if (!(await markStored(session.transaction, id, ready.facts))) throw new Error(`the claim of ${key} is gone`)
        return finish(session, id, taken)
      })
    } catch (error) {
      await dropClaim(database, id)
      await sweep()
      throw error
    }
  }

  return {
    keep,
    async receive(incoming, place, write) {
      const { upload } = await config.get()
      const { quota } = limitsOf(upload, place.owner)
      return keep(incoming, place, async (session, blobId, { name }) => {
        const record = { owner: place.owner, topic: safeTopic(place.topic), name, quota, isDemo: place.isDemo }
        const file = await attach(session, blobId, record)
        session.tags.add(`blob:${blobId}`)
        await write(session, file)
        return file
      })
    },
  }
}

function contentOf({ sha1, name }: Taken): { sha1: string; suffix: string } {
  return { sha1, suffix: suffixOf(name) }
}

/** What an identity may send, and keep: bytes in all, 0 for any number. Administrators and members have limits of their own. */
export function limitsOf(upload: Settings['upload'], { kind }: Owner): UploadLimits & { quota: number } {
  switch (kind) {
    case 'admin':
      return { maxsize: upload.maxsize, mimetype: upload.mimetype, quota: upload.admin_quota }
    case 'member':
      return { maxsize: upload.member_maxsize, mimetype: upload.member_mimetype, quota: upload.member_quota }
  }
}

function isSameContent(error: unknown): boolean {
  const { code, constraint } = error as pg.DatabaseError
  return code === UNIQUE && constraint === 'blob_sha1_key'
}
