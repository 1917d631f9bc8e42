import * as byAdministrators from '@tutu/contract/api/admin-ajax'
import * as byMembers from '@tutu/contract/api/ajax'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileAnswer, Owner } from '../files/attachments.ts'
import type { DirectUpload } from '../files/remote/direct-upload.ts'
import { serveCall } from '../web/serve-call.ts'
import { administratorOf, memberOf } from '../policy/callers.ts'

const LOG_TITLE = { 'zh-cn': '上传文件', en: 'Upload a file' } as const

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
  const administrator = (request: FastifyRequest): Owner => ({ kind: 'admin', id: administratorOf(request).id })
  const learner = (request: FastifyRequest): Owner => ({ kind: 'member', id: memberOf(request).id })

  serveCall(app, byAdministrators.uploadParamsOf, async ({ request, query, ok }) =>
    ok(await direct.forFile(administrator(request), query)),
  )
  serveCall(app, byAdministrators.askUploadParams, async ({ request, body, ok }) =>
    ok(await direct.forFile(administrator(request), body)),
  )
  serveCall(app, byMembers.uploadParamsOf, async ({ request, query, ok }) =>
    ok(await direct.forFile(learner(request), query)),
  )
  serveCall(app, byMembers.askUploadParams, async ({ request, body, ok }) =>
    ok(await direct.forFile(learner(request), body)),
  )

  serveCall(app, byAdministrators.storedDirectly, async ({ request, body, ok }) => {
    const by = { actor: administratorOf(request), owner: administrator(request) }
    const file = await direct.take(by, body, async ({ log }, { id, name, url, topic, size }) =>
      log({ kind: 'change', title: LOG_TITLE, data: { id, name, url, topic, size } }),
    )
    return ok({ file: { ...file, full_url: await fullUrl(file, request) } })
  })
  serveCall(app, byMembers.storedDirectly, async ({ request, body, ok }) => {
    const by = { actor: memberOf(request), owner: learner(request) }
    const file = await direct.take(by, body, async () => undefined)
    return ok({ file: { ...file, full_url: await fullUrl(file, request) } })
  })
}
