import { Readable } from 'node:stream'
import { attachment } from '@tutu/contract/resources/attachment'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { Failure } from '@tutu/contract/core/errors'
import type { FastifyInstance } from 'fastify'
import { keyOf } from '../files/store.ts'
import type { Files } from '../files/files.ts'
import { namesInZip, zipOf } from '../files/zip-files.ts'
import { PURPOSE } from '../modules/attachment-zip.ts'
import { redeemed, sendDownload, TICKETED } from '../policy/ticketed.ts'
import type { Database } from '../postgres/database.ts'

const NODE = permissionNode(attachment, 'download')
/** Each reads a disk or a bucket for as long as its reader takes. */
const AT_ONCE = 2
let running = 0

type Options = { database: Database; files: Pick<Files, 'stores'> }

/** Several files of the library as one zip, for a ticket (wire decision 15). */
export async function attachmentDownloadRoutes(app: FastifyInstance, { database, files }: Options): Promise<void> {
  app.get('/admin/routine.attachment/download', TICKETED, async (request, reply) => {
    if (running >= AT_ONCE) throw new Failure('request.tooMany', { params: { seconds: 5 }, status: 429 })
    const { payload } = await redeemed(database, request, { purpose: PURPOSE, node: NODE })
    const file = { name: `files-${new Date().toISOString().slice(0, 10)}.zip`, type: 'application/zip' }
    return sendDownload(reply, file, Readable.from(zip(payload as number[]), { objectMode: false }))
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
