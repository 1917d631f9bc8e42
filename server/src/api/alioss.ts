import * as byAdministrators from '@tutu/contract/api/admin-ajax'
import * as byMembers from '@tutu/contract/api/ajax'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FileAnswer, noteUpload, ownerOf, putInFolder } from '../files/attachments.ts'
import type { DirectUpload } from '../files/remote/direct-upload.ts'
import { serveCall } from '../web/serve-call.ts'
import type { Administrator, Member } from '../policy/actors.ts'
import { administratorOf, memberOf } from '../policy/callers.ts'
import { requireUploads } from '../policy/child-limits.ts'

type Options = {
  direct: DirectUpload
  /** Where a stored file is fetched from. */
  fullUrl: (file: Pick<FileAnswer, 'url' | 'storage'>, request: FastifyRequest) => Promise<string>
}

/**
 * Uploads straight to a store (spec 7): `ajax/uploadParams` gives a signed form for one file as `{url, key, params,
 * expires}`, `Alioss/callback` makes the record of what was put there and answers as `ajax/upload` does. The calls bear
 * the wire's name whichever store it is.
 */
export async function aliossRoutes(app: FastifyInstance, { direct, fullUrl }: Options): Promise<void> {
  serveDirect(byAdministrators, administratorOf, (folder) => async (session, file) => {
    await noteUpload(session, file)
    await putInFolder(session, file.id, folder)
  })
  serveDirect(byMembers, memberOf, () => async () => undefined)

  function serveDirect(
    calls: typeof byAdministrators | typeof byMembers,
    senderOf: (request: FastifyRequest) => Administrator | Member,
    writeIn: (folder: number | undefined) => Parameters<DirectUpload['take']>[2],
  ): void {
    const sender = async (request: FastifyRequest): Promise<Administrator | Member> => {
      const actor = senderOf(request)
      requireUploads(actor)
      return actor
    }
    serveCall(app, calls.uploadParamsOf, async ({ request, query, ok }) =>
      ok(await direct.forFile(ownerOf(await sender(request)), query)),
    )
    serveCall(app, calls.askUploadParams, async ({ request, body, ok }) =>
      ok(await direct.forFile(ownerOf(await sender(request)), body)),
    )
    serveCall(app, calls.storedDirectly, async ({ request, body, ok }) => {
      const actor = await sender(request)
      const file = await direct.take({ actor, owner: ownerOf(actor) }, body, writeIn(body.folder_id))
      return ok({ file: { ...file, full_url: await fullUrl(file, request) } })
    })
  }
}
