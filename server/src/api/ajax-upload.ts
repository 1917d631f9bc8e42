import { upload as byAdministrators } from '@tutu/contract/api/admin-ajax'
import { upload as byMembers } from '@tutu/contract/api/ajax'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteUpload, ownerOf, putInFolder } from '../files/attachments.ts'
import type { Files } from '../files/files.ts'
import type { Uploads } from '../files/uploads.ts'
import { serveCall } from '../web/serve-call.ts'
import type { Administrator, Member } from '../policy/actors.ts'
import { administratorOf, memberOf } from '../policy/callers.ts'
import { requireUploads } from '../policy/child-limits.ts'
import { readFile } from '../plugins/upload.ts'

type Options = { uploads: Uploads; fullUrl: Files['fullUrl'] }

/** POST `/admin/ajax/upload` and `/api/ajax/upload` (spec 7, wire 1.6): a form with `file`; `topic` stands in the query. */
export async function ajaxUploadRoutes(app: FastifyInstance, { uploads, fullUrl }: Options): Promise<void> {
  serveUpload(byAdministrators, administratorOf, (folder) => async (session, file) => {
    await noteUpload(session, file)
    await putInFolder(session, file.id, folder)
  })
  serveUpload(byMembers, memberOf, () => async () => undefined)

  function serveUpload(
    call: typeof byAdministrators | typeof byMembers,
    senderOf: (request: FastifyRequest) => Administrator | Member,
    writeIn: (folder: number | undefined) => Parameters<Uploads['receive']>[2],
  ): void {
    serveCall(app, call, async ({ request, query: { topic, folder_id }, ok }) => {
      const actor = senderOf(request)
      requireUploads(actor)
      const place = { actor, owner: ownerOf(actor), topic }
      const file = await uploads.receive(await readFile(request), place, writeIn(folder_id))
      return ok({ file: { ...file, full_url: await fullUrl(file, request) } })
    })
  }
}
