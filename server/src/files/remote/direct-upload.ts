import { formatBytes } from '@tutu/contract/core/bytes'
import { fail, Failure } from '@tutu/contract/core/errors'
import { checkUpload, safeFileName, suffixOf } from '@tutu/contract/core/upload'
import type { FastifyBaseLogger } from 'fastify'
import type { Config, Settings } from '../../data/config.ts'
import type { Database } from '../../postgres/database.ts'
import type { Actor } from '../../policy/actors.ts'
import type { Mutations, WriteSession } from '../../engine/write/session.ts'
import { attach, bytesOf, type FileAnswer, type Owner } from '../attachments.ts'
import { claimKey, dropClaim, markStored, randomName } from '../blobs.ts'
import type { Files } from '../files.ts'
import { announcedType } from '../sniff.ts'
import { newPath } from '../new-path.ts'
import { limitsOf } from '../uploads.ts'
import { type Bucket, bucketOf } from './bucket.ts'
import { newQuarantineKey, quarantineOf, quarantineTemplate, readQuarantineKey } from './quarantine.ts'
import { dispositionOf, signForm, type UploadForm } from './upload-form.ts'

/** What a browser says of a file; size in bytes. Its SHA-1 is nobody's word but its own, and not asked for. */
export type Announced = { name: string; size: number; type: string }
/** What S3 says of an object whose sender named no type. */
const UNTYPED = 'binary/octet-stream'
/** Seconds. These clients read the site's settings once, when they start, and upload later; what they send is in quarantine. */
const SITE_FORM_LIFE = 2 * 3600
type FileRecord = Omit<FileAnswer, 'full_url'>

/** Uploads that go straight to a remote store (spec 7). Everything throws `upload.notDirect` in mode `local`. */
export type DirectUpload = {
  /** A form for exactly this file. Throws the specification's refusals and `upload.quota`. */
  forFile(owner: Owner, file: Announced & { topic?: string | undefined }): Promise<UploadForm & { key: string }>
  /**
   * What `siteConfig.upload` says besides, for clients that ask for nothing per file: a form for any key of the owner's
   * that `savename` makes. Undefined in mode `local`, and while the store is not set up.
   */
  forSite(owner: Owner): Promise<{ url: string; params: Record<string, string>; savename: string } | undefined>
  /**
   * Makes the owner's record of what they have put in the store at `url`; `write` runs in its transaction. Nothing said
   * is believed: the store is asked, and copies what it showed to where no form reaches.
   */
  take(
    { actor, owner }: { actor: Actor; owner: Owner },
    file: Announced & { url: string },
    write: (session: WriteSession, file: FileRecord) => Promise<void>,
  ): Promise<FileRecord>
}

type Deps = {
  database: Database
  config: Pick<Config, 'get'>
  files: Pick<Files, 'remote' | 'sweepLater'>
  mutations: Mutations
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Called when a file waits to be read (settle.ts). */
  wake: () => void
}

export function createDirectUpload(deps: Deps): DirectUpload {
  const { database, config, files, mutations, log } = deps

  /** What the store cannot do now is no fault of the caller's, and no secret of the site's. */
  async function ask<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      if (error instanceof Failure) throw error
      log.warn({ err: error }, 'object store')
      throw fail('upload.storeAway')
    }
  }

  return {
    async forFile(owner, { topic, ...file }) {
      const settings = await config.get()
      const bucket = await bucketInUse(settings)
      const { name, type } = examine(settings, owner, file)
      await checkRoom(database, settings, owner, file.size)
      const key = newQuarantineKey(owner, topic, name)
      const size = { min: file.size, max: file.size }
      return { key, ...(await signForm(bucket, { key, size, type, disposition: dispositionOf(type) })) }
    },

    async forSite(owner) {
      const settings = await config.get()
      const { mode } = settings.upload
      const bucket = mode === 'local' ? undefined : bucketOf(settings, mode)
      if (!bucket) return undefined
      const size = { min: 1, max: limitsOf(settings.upload, owner).maxsize }
      // Its type is not fixed: these clients send the same fields with every file. The copy gets the right one.
      const { url, params } = await signForm(bucket, {
        key: { prefix: quarantineOf(owner) },
        size,
        life: SITE_FORM_LIFE,
      })
      return { url, params, savename: quarantineTemplate(owner) }
    },

    async take({ actor, owner }, { url, ...file }, write) {
      const settings = await config.get()
      const { kind } = await bucketInUse(settings)
      const place = readQuarantineKey(owner, url)
      if (!place) throw fail('upload.notYours')
      const store = await files.remote(kind)
      const head = await ask(store.head(place.key))
      if (!head) throw fail('upload.notThere')
      if (head.size !== file.size) throw fail('upload.otherFile')
      const { name, type } = examine(settings, owner, file)
      if (!announcedType({ name, declared: head.type === UNTYPED ? '' : head.type })) throw fail('upload.type')
      await checkRoom(database, settings, owner, head.size)

      // Not its hash, which nobody knows yet: a name that cannot be guessed before the file was read.
      const path = newPath(settings.upload.savename, owner, { topic: place.topic, name, sha1: randomName(40) })
      const claim = { path, storage: kind, size: head.size, mimetype: type, suffix: suffixOf(name) }
      const { id, key } = await claimKey(database, claim)
      let record: FileRecord
      try {
        const isCopied = await ask(store.copy(place.key, key, { etag: head.etag ?? '', type }))
        if (!isCopied) throw fail('upload.notThere')
        record = await mutations.run(actor, async (session) => {
          const unread = {
            sha1: null,
            stored_sha1: null,
            width: null,
            height: null,
            blur: null,
            widths: [],
            avif: null,
          }
          const isHere = await markStored(session.transaction, id, { ...unread, size: head.size })
          if (!isHere) throw new Error(`the claim of ${key} is gone`)
          const { quota } = limitsOf(settings.upload, owner)
          const attached = await attach(session, id, { owner, topic: place.topic, name, quota })
          await write(session, attached)
          return attached
        })
      } catch (error) {
        await dropClaim(database, id)
        // A store that is away would keep the answer waiting.
        files.sweepLater()
        throw error
      }
      deps.wake()
      await store.remove(place.key).catch((error: unknown) => log.warn({ err: error }, 'upload left in quarantine'))
      return record
    },
  }
}

async function bucketInUse(settings: Settings): Promise<Bucket> {
  const { mode } = settings.upload
  if (mode === 'local') throw fail('upload.notDirect')
  const bucket = bucketOf(settings, mode)
  if (!bucket) throw fail('upload.storeMissing')
  return bucket
}

/** The name to keep and the type its extension stands for. Throws the specification's refusals. */
function examine(settings: Settings, owner: Owner, file: Announced): { name: string; type: string } {
  const refused = checkUpload(file, limitsOf(settings.upload, owner))
  if (refused) throw fail(refused)
  const name = safeFileName(file.name)
  const type = announcedType({ name, declared: file.type })
  if (!type) throw fail('upload.type')
  return { name, type }
}

/** Said before the bytes are on their way; `attach` looks again under a lock. */
async function checkRoom(database: Database, settings: Settings, owner: Owner, size: number): Promise<void> {
  const { quota } = limitsOf(settings.upload, owner)
  if (quota === 0) return
  const used = await bytesOf(database.kysely, owner)
  if (used + size > quota) throw fail('upload.quota', { quota: formatBytes(quota), used: formatBytes(used) })
}
