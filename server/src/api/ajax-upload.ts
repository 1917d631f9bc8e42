import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Owner } from '../files/attachments.ts'
import type { Files } from '../files/files.ts'
import type { Uploads } from '../files/uploads.ts'
import { administratorOf, memberOf } from '../policy/callers.ts'
import { readFile } from '../plugins/upload.ts'
import { scalar } from '../resource/scalar.ts'
import type { Actor } from '../policy/actors.ts'

const LOG_TITLE = { 'zh-cn': '上传文件', en: 'Upload a file' } as const

type Options = { uploads: Uploads; fullUrl: Files['fullUrl'] }

/** POST `/admin/ajax/upload` and `/api/ajax/upload` (spec 7, wire 1.6): a form with `file`; `topic` stands in the query. */
export async function ajaxUploadRoutes(app: FastifyInstance, { uploads, fullUrl }: Options): Promise<void> {
  app.post('/admin/ajax/upload', { config: { access: { kind: 'admin' } } }, async (request, reply) => {
    const actor = administratorOf(request)
    return answer(request, reply, { actor, owner: { kind: 'admin', id: actor.id } }, async (session, file) => {
      const { id, name, url, topic, size } = file
      session.log({ kind: 'change', title: LOG_TITLE, data: { id, name, url, topic, size } })
    })
  })

  app.post('/api/ajax/upload', { config: { access: { kind: 'member' } } }, async (request, reply) => {
    const actor = memberOf(request)
    return answer(request, reply, { actor, owner: { kind: 'member', id: actor.id } }, async () => undefined)
  })

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    by: { actor: Actor; owner: Owner },
    write: Parameters<Uploads['receive']>[2],
  ): Promise<FastifyReply> {
    const incoming = await readFile(request)
    const topic = scalar((request.query as Record<string, unknown>).topic)
    const file = await uploads.receive(incoming, { ...by, topic }, write)
    return reply.ok({ file: { ...file, full_url: await fullUrl(file, request) } })
  }
}
