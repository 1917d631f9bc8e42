import { putBack, replace as replaceCall, usage } from '@tutu/contract/api/routine-attachment'
import { fail } from '@tutu/contract/core/errors'
import { attachment } from '@tutu/contract/resources/attachment'
import type { FastifyInstance } from 'fastify'
import { fileOf, ownerOf } from '../files/attachments.ts'
import { replaceBytes } from './attachment-replacing.ts'
import type { Files } from '../files/files.ts'
import { lastFormer } from '../files/former-files.ts'
import type { Uploads } from '../files/uploads.ts'
import { serveCall } from '../web/serve-call.ts'
import { administratorOf } from '../policy/callers.ts'
import { readFile } from '../plugins/upload.ts'
import type { Engine } from '../engine/engine.ts'
import { placesOf } from '../engine/fields/file-places.ts'
import { subjectOf } from '../engine/write/change-log.ts'
import { usesOf } from '../engine/write/rewrite-files.ts'

const { node: REPLACE } = replaceCall.access
const TITLE = attachment.commands.replace.label
const USES_SHOWN = 100

type Options = { engine: Engine; uploads: Uploads; files: Files }

/** What the library does besides the generic calls: telling where a file is used, and putting another in its place. */
export async function attachmentRoutes(app: FastifyInstance, { engine, uploads, files }: Options): Promise<void> {
  const { database, registry, mutations } = engine

  serveCall(app, usage, async ({ request, query: { id }, ok }) => {
    const row = await database.kysely.selectFrom('attachment').where('id', '=', id).select('url').executeTakeFirst()
    if (!row) throw fail('record.notFound')
    const { uses, total } = await usesOf(database.kysely, registry, row.url, USES_SHOWN)
    const places = await placesOf(database.kysely, uses, administratorOf(request))
    // What the caller may not see is counted, and not named.
    const list = places.filter(({ name }) => name !== '')
    return ok({ list, hidden: places.length - list.length, total })
  })

  // New bytes under a new path, named wherever the old one was, which leads there.
  serveCall(app, replaceCall, async ({ request, query: { id }, ok }) => {
    const actor = administratorOf(request)
    const known = await database.kysely.selectFrom('attachment').where('id', '=', id).select('topic').executeTakeFirst()
    if (!known) throw fail('record.notFound')
    const place = { actor, owner: ownerOf(actor), topic: known.topic }
    const { file, count } = await uploads.keep(await readFile(request), place, async (session, blobId, { name }) => {
      const replaced = await replaceBytes({ registry, files }, session, id, {
        blobId,
        name,
        keepsFormer: true,
      })
      const title = session.titleOf(REPLACE) ?? TITLE
      const subject = subjectOf(session, registry.byName(attachment.name), [{ id, name }])
      session.log({ kind: 'change', title, data: { id, name, ...replaced }, subject })
      return { file: await fileOf(session.transaction, id), count: replaced.places }
    })
    return ok({ file: { ...file, full_url: await files.fullUrl(file, request) } }, 'ok.replaced', { count })
  })

  serveCall(app, putBack, async ({ request, body: { id }, ok }) => {
    const file = await mutations.run(administratorOf(request), async (session) => {
      const { transaction: trx } = session
      await trx.selectFrom('attachment').where('id', '=', id).select('id').forUpdate().execute()
      const former = await lastFormer(trx, id)
      if (!former) throw fail('attachment.nothingBefore')
      const { blob_id, original_blob_id, edited, name } = former
      const from = original_blob_id !== null && edited ? { blobId: original_blob_id, edit: edited } : undefined
      const by = { blobId: blob_id!, name, from, keepsFormer: true } as const
      const replaced = await replaceBytes({ registry, files }, session, id, by)
      const subject = subjectOf(session, registry.byName(attachment.name), [{ id, name }])
      session.log({ kind: 'change', title: putBack.title, data: { id, name, ...replaced }, subject })
      return fileOf(trx, id)
    })
    return ok({ file: { ...file, full_url: await files.fullUrl(file, request) } }, 'ok.fileBack')
  })
}
