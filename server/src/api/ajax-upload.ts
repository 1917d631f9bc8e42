import { upload as byAdministrators } from '@tutu/contract/api/admin-ajax'
import { upload as byMembers } from '@tutu/contract/api/ajax'
import type { FastifyInstance } from 'fastify'
import type { Files } from '../files/files.ts'
import type { Uploads } from '../files/uploads.ts'
import { serveCall } from '../web/serve-call.ts'
import { administratorOf, memberOf } from '../policy/callers.ts'
import { readFile } from '../plugins/upload.ts'

const LOG_TITLE = { 'zh-cn': '上传文件', en: 'Upload a file' } as const

type Options = { uploads: Uploads; fullUrl: Files['fullUrl'] }

/** POST `/admin/ajax/upload` and `/api/ajax/upload` (spec 7, wire 1.6): a form with `file`; `topic` stands in the query. */
export async function ajaxUploadRoutes(app: FastifyInstance, { uploads, fullUrl }: Options): Promise<void> {
  serveCall(app, byAdministrators, async ({ request, query, ok }) => {
    const actor = administratorOf(request)
    const place = { actor, owner: { kind: 'admin', id: actor.id }, topic: query.topic } as const
    const file = await uploads.receive(await readFile(request), place, async (session, received) => {
      const { id, name, url, topic, size } = received
      session.log({ kind: 'change', title: LOG_TITLE, data: { id, name, url, topic, size } })
    })
    return ok({ file: { ...file, full_url: await fullUrl(file, request) } })
  })

  serveCall(app, byMembers, async ({ request, query, ok }) => {
    const actor = memberOf(request)
    const place = { actor, owner: { kind: 'member', id: actor.id }, topic: query.topic } as const
    const file = await uploads.receive(await readFile(request), place, async () => undefined)
    return ok({ file: { ...file, full_url: await fullUrl(file, request) } })
  })
}
