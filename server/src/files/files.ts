import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../data/config.ts'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database } from '../postgres/database.ts'
import type { TargetsOf } from '../env.ts'
import type { FileAnswer } from './attachments.ts'
import { sweepDoomed } from './blobs.ts'
import { replacedKeys, successorOf } from './former-files.ts'
import { createLocalStore } from './local-store.ts'
import { remoteUrl } from './remote/bucket.ts'
import { createRemoteStores, type OpenRemote } from './remote/remote-stores.ts'
import { createStores, type Stores } from './stores.ts'

/** The stored files of this site. */
export type Files = {
  stores: Stores
  /** A remote store by its kind; what it can do beyond other stores. */
  remote: OpenRemote
  /** Removes the bytes of files that were given up. A store that is away is noted and left to the job. */
  sweep(): Promise<void>
  /** The same in a moment, for answers that shall not wait for it: soon after the commit that gave files up. */
  sweepLater(): void
  /** Waits for the sweep under way. */
  close(): Promise<void>
  /** Where a file that is kept elsewhere, or under another path, is fetched from, thumbnails too; undefined: it is not. */
  remoteUrlOf(key: string): Promise<string | undefined>
  /** Where what took a file's place is fetched from, though its own bytes are still there; undefined: nothing did. */
  successorUrlOf(key: string): Promise<string | undefined>
  /** `full_url` of a file: on the CDN, in its bucket, or on the host that was asked. */
  fullUrl(file: Pick<FileAnswer, 'url' | 'storage'>, asked: Pick<FastifyRequest, 'host'>): Promise<string>
}

type Deps = {
  database: Database
  bus: ChangeBus
  config: Pick<Config, 'get'>
  targetsOf: TargetsOf
  log: Pick<FastifyBaseLogger, 'warn'>
  dataDir: string
}

export function createFiles({ database, bus, config, targetsOf, log, dataDir }: Deps): Files {
  const remote = createRemoteStores(config, targetsOf)
  const stores = createStores(createLocalStore(join(dataDir, 'files')), config, remote)

  /** The path of the file that has taken the place of one under that key, until it has one of its own (`alias-files.ts`). */
  async function aliasOf(key: string): Promise<string | undefined> {
    const [thumbnail = ''] = /\.\d+\.(?:webp|avif)$/.exec(key) ?? []
    const { rows } = await sql<{ alias: string; key: string }>`
      select a.key as alias, b.key from blob_alias a join blob b on b.id = a.blob_id and b.state = 'stored'
      where a.key in (${key}, ${key.slice(0, key.length - thumbnail.length)})
    `.execute(database.kysely)
    return rows[0] && `/${rows[0].key}${rows[0].alias === key ? '' : thumbnail}`
  }

  async function remoteUrlOf(key: string): Promise<string | undefined> {
    const blob = await database.kysely
      .selectFrom('blob')
      .where('key', 'in', [key, key.replace(/\.\d+\.(?:webp|avif)$/, '')])
      .where('state', '=', 'stored')
      .where('storage', '!=', 'local')
      .select('storage')
      .executeTakeFirst()
    if (!blob || blob.storage === 'local') return (await successorUrl(key)) ?? aliasOf(key)
    return remoteUrl(await config.get(), blob.storage, `/${key}`)
  }

  const isReplaced = replacedKeys(database, bus)

  async function successorUrl(key: string): Promise<string | undefined> {
    const found = await successorOf(database, key)
    if (!found || found.storage === 'local') return found?.path
    return remoteUrl(await config.get(), found.storage, found.path)
  }

  async function sweep(): Promise<void> {
    await sweepDoomed(database, stores).catch((error: unknown) =>
      log.warn({ err: error }, 'files given up are not removed yet'),
    )
  }

  let sweeping: Promise<void> | undefined
  let isWanted = false

  async function sweepWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await sweep()
    }
    sweeping = undefined
  }

  return {
    stores,
    remote,
    remoteUrlOf,
    successorUrlOf: async (key) => ((await isReplaced(key)) ? successorUrl(key) : undefined),
    sweep,
    sweepLater() {
      isWanted = true
      sweeping ??= sweepWhileWanted()
    },
    async close() {
      await sweeping
    },
    async fullUrl({ url, storage }, { host }) {
      const settings = await config.get()
      const elsewhere = storage === 'local' ? undefined : remoteUrl(settings, storage, url)
      return elsewhere ?? `${settings.cdn_url.replace(/\/$/, '') || `//${host}`}${url}`
    },
  }
}
