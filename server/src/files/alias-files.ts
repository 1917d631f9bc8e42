import { attachment } from '@tutu/contract/resources/attachment'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { SYSTEM } from '../policy/actors.ts'
import type { Mutations } from '../engine/write/session.ts'
import { factsOf } from './attachments.ts'
import { type BlobFacts, dropClaim, markStored } from './blobs.ts'
import { copyBlob } from './copy-blob.ts'
import type { StoreName } from './store.ts'
import type { Files } from './files.ts'

type Deps = {
  database: Database
  files: Pick<Files, 'stores' | 'sweep'>
  mutations: Mutations
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Gives every path that leads to another file a file of its own. There are such paths where an earlier version made one
 * of files that turned out to hold the same (`blob_alias`); links may name them for ever. What cannot be copied now leads
 * where it did, and waits for the next time.
 */
export async function storeAliases(deps: Deps): Promise<void> {
  for (let last = ''; ;) {
    const alias = await nextAlias(deps.database, last)
    if (!alias) return
    last = alias.alias
    await storeAlias(deps, alias).catch((error: unknown) =>
      deps.log.warn({ err: error, key: alias.alias }, 'the file of an old path is not copied yet'),
    )
  }
}

type Alias = BlobFacts & {
  alias: string
  key: string
  storage: StoreName
  mimetype: string
  suffix: string
}

async function nextAlias({ kysely }: Database, after: string): Promise<Alias | undefined> {
  const { rows } = await sql<Alias>`
    select a.key as alias, b.key, b.storage, b.mimetype, b.suffix, null as sha1, b.stored_sha1, b.size, b.width, b.height, b.blur,
      b.widths, b.avif
    from blob_alias a join blob b on b.id = a.blob_id
    where a.key > ${after} and b.state = 'stored' and not exists (select from blob where key = a.key)
    order by a.key limit 1
  `.execute(kysely)
  return rows[0]
}

async function storeAlias({ database, files, mutations }: Deps, found: Alias): Promise<void> {
  const { alias, key, storage, mimetype, suffix, ...facts } = found
  const store = await files.stores.of(storage)
  const claim = { key: alias, storage, mimetype, suffix, size: facts.size, state: 'claimed' } as const
  // Another process may be at it.
  const claimed = await database.kysely
    .insertInto('blob')
    .values(claim)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return
  try {
    await copyBlob({ ...facts, key, storage, mimetype }, store, store, alias)
    await mutations.run(SYSTEM, async (session) => {
      const { transaction, tags } = session
      const { numAffectedRows } = await sql`delete from blob_alias where key = ${alias}`.execute(transaction)
      if (!numAffectedRows || !(await markStored(transaction, claimed.id, facts)))
        throw new Error('it was deleted meanwhile')
      // Nobody's, and called as in the path: whose it was, and how they called it, is not known any more.
      const name = alias.slice(alias.lastIndexOf('/') + 1)
      const columns = { ...(await factsOf(transaction, claimed.id)), admin_id: null, user_id: null }
      await session.insert(attachment.name, [{ ...columns, topic: 'default', name }])
      tags.add(`blob:${claimed.id}`)
    })
  } catch (error) {
    await dropClaim(database, claimed.id)
    await files.sweep()
    throw error
  }
}
