import { Readable } from 'node:stream'
import { attachment } from '@tutu/contract/resources/attachment'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { fail, Failure } from '@tutu/contract/core/errors'
import type { FastifyInstance } from 'fastify'
import { redeemTicket } from '../data/tickets.ts'
import { scalar } from '../engine/fields/scalar.ts'
import { keyOf } from '../files/store.ts'
import type { Files } from '../files/files.ts'
import { namesInZip, zipOf } from '../files/zip-files.ts'
import { PURPOSE } from '../modules/attachment-zip.ts'
import { forbidden } from '../policy/actors.ts'
import { administratorByTicket } from '../policy/callers.ts'
import type { Database } from '../postgres/database.ts'

const NODE = permissionNode(attachment, 'download')
/** Each reads a disk or a bucket for as long as its reader takes. */
const AT_ONCE = 2
let running = 0

type Options = { database: Database; files: Pick<Files, 'stores'> }

/** Several files of the library as one zip, for a ticket (wire decision 15). */
export async function attachmentDownloadRoutes(app: FastifyInstance, { database, files }: Options): Promise<void> {
  const ticketed = { config: { access: { kind: 'public' }, isDownload: true }, exposeHeadRoute: false } as const
  app.get('/admin/routine.attachment/download', ticketed, async (request, reply) => {
    if (running >= AT_ONCE) throw new Failure('request.tooMany', { params: { seconds: 5 }, status: 429 })
    const ticket = scalar((request.query as Record<string, unknown>).ticket) ?? ''
    const redeemed = await redeemTicket(database, ticket, PURPOSE)
    if (!redeemed) throw fail('export.ticket')
    // Rights may have been taken away since the ticket was given.
    if (!(await administratorByTicket(database, redeemed.adminId, request)).can(NODE)) throw forbidden()
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="files-${new Date().toISOString().slice(0, 10)}.zip"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(zip(redeemed.payload as number[]), { objectMode: false }))
  })

  async function* zip(ids: number[]): AsyncGenerator<Uint8Array> {
    running++
    try {
      const rows = await database.kysely
        .selectFrom('attachment')
        .where('id', 'in', ids)
        .select(['name', 'url', 'storage', 'lastuploadtime'])
        .orderBy('id')
        .execute()
      const names = namesInZip(rows)
      yield* zipOf(
        rows.map(({ url, storage, lastuploadtime }, index) => ({
          name: names[index]!,
          changed: lastuploadtime,
          open: async () => (await (await files.stores.of(storage)).open(keyOf(url)))?.stream,
        })),
      )
    } finally {
      running--
    }
  }
}
