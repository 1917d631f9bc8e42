import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { adjust } from '@tutu/contract/api/routine-attachment'
import { fail } from '@tutu/contract/core/errors'
import type { PictureEdit, PicturePoint } from '@tutu/contract/core/upload'
import { attachment } from '@tutu/contract/resources/attachment'
import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine/engine.ts'
import { subjectOf } from '../engine/write/change-log.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { fileOf, ownerOf } from '../files/attachments.ts'
import type { Files } from '../files/files.ts'
import { inPictureProcess } from '../files/picture-process.ts'
import { isReadable } from '../files/pictures.ts'
import { keyOf, type StoreName } from '../files/store.ts'
import type { Uploads } from '../files/uploads.ts'
import { administratorOf } from '../policy/callers.ts'
import { serveCall } from '../web/serve-call.ts'
import { replaceBytes } from './attachment-replacing.ts'

type Options = { engine: Engine; uploads: Uploads; files: Files }

/** A picture of the library as it was at the beginning. */
type Source = { blob_id: number; original: number; key: string; storage: StoreName; mimetype: string }

/** Pictures of the library, cut and turned: the record gets what is made of its original, which is kept. */
export async function attachmentAdjustRoutes(app: FastifyInstance, { engine, uploads, files }: Options): Promise<void> {
  const { database, registry, mutations } = engine

  serveCall(app, adjust, async ({ request, body: { id, turn, crop, focus }, ok }) => {
    const actor = administratorOf(request)
    const row = await database.kysely.selectFrom('attachment').where('id', '=', id).selectAll().executeTakeFirst()
    if (!row) throw fail('record.notFound')
    const isEdited = turn !== 0 || crop !== null
    const edit = { turn, crop }
    const note = (session: WriteSession, more: object): void =>
      session.log({
        kind: 'change',
        title: adjust.title,
        data: { id, name: row.name, ...edit, focus, ...more },
        subject: subjectOf(session, registry.byName(attachment.name), [{ id, name: row.name }]),
      })
    const done = async (session: WriteSession) => {
      await setFocus(session, id, focus)
      return fileOf(session.transaction, id)
    }

    if (isSame(edit, row.edited)) {
      const file = await mutations.run(actor, async (session) => {
        note(session, {})
        return done(session)
      })
      return ok({ file: { ...file, full_url: await files.fullUrl(file, request) } }, 'ok.updated')
    }
    const source = await sourceOf(id)
    const place = { actor, owner: ownerOf(actor), topic: row.topic }
    const file = isEdited
      ? await withEdited(source, edit, async (path) =>
          uploads.keep(
            { stream: createReadStream(path), name: nameOf(source.key), type: source.mimetype },
            place,
            async (session, blobId) => {
              const from = { blobId: source.original, edit }
              const by = { blobId, name: row.name, from, instead: source.blob_id }
              note(session, await replaceBytes({ registry, files }, session, id, by))
              return done(session)
            },
          ),
        )
      : await mutations.run(actor, async (session) => {
          const by = { blobId: source.original, name: row.name, instead: source.blob_id }
          note(session, await replaceBytes({ registry, files }, session, id, by))
          return done(session)
        })
    const key = isEdited ? 'ok.pictureEdited' : 'ok.originalBack'
    return ok({ file: { ...file, full_url: await files.fullUrl(file, request) } }, key)
  })

  async function sourceOf(id: number): Promise<Source> {
    const source = await database.kysely
      .selectFrom('attachment as a')
      .innerJoin('blob as b', (join) =>
        join.on((on) => on('b.id', '=', on.fn.coalesce('a.original_blob_id', 'a.blob_id'))),
      )
      .where('a.id', '=', id)
      .select(['a.blob_id', 'b.id as original', 'b.key', 'b.storage', 'b.mimetype'])
      .executeTakeFirst()
    if (!source) throw fail('record.notFound')
    if (!isReadable(source.mimetype)) throw fail('picture.none')
    return source
  }

  /** Runs `work` with the edited picture as a file of this machine; the disk is clean afterwards. */
  async function withEdited<T>(source: Source, edit: PictureEdit, work: (path: string) => Promise<T>): Promise<T> {
    const path = await files.stores.local.incoming()
    const target = `${path}.edited`
    try {
      const opened = await (await files.stores.of(source.storage)).open(source.key)
      if (!opened) throw fail('upload.notThere')
      await pipeline(opened.stream, createWriteStream(path))
      await inPictureProcess('editPicture', path, source.mimetype, edit, target)
      return await work(target)
    } finally {
      await Promise.all([path, target].map((one) => rm(one, { force: true })))
    }
  }
}

/** What must stay in sight is known of the content, which pages ask for. */
async function setFocus({ transaction, tags }: WriteSession, id: number, focus: PicturePoint | null): Promise<void> {
  const blob = await transaction
    .updateTable('blob')
    .set({ focus_x: focus?.x ?? null, focus_y: focus?.y ?? null })
    .where('id', '=', (from) => from.selectFrom('attachment').where('id', '=', id).select('blob_id'))
    .returning('id')
    .executeTakeFirst()
  if (blob) tags.add(`blob:${blob.id}`).add('attachment')
}

const nameOf = (key: string): string => keyOf(key).slice(key.lastIndexOf('/') + 1)

function isSame({ turn, crop }: PictureEdit, now: PictureEdit | null): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const
  const before = now ?? { turn: 0, crop: null }
  if (turn !== before.turn || (crop === null) !== (before.crop === null)) return false
  return !crop || !before.crop || sides.every((side) => crop[side] === before.crop![side])
}
