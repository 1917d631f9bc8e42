import { Failure } from '@tutu/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { FileAnswer, Owner } from '../files/attachments.ts'
import type { DirectUpload } from '../files/remote/direct-upload.ts'
import { administratorOf, memberOf } from '../policy/callers.ts'

const LOG_TITLE = { 'zh-cn': '上传文件', en: 'Upload a file' } as const

/** What browsers send as text may be a number too. `sha1` may be there; nobody asks for it. */
const facts = {
  name: z.string().max(1000),
  size: z.coerce.number<unknown>().int().min(0),
  type: z.string().max(200).catch(''),
}
const Asked = z.object({ ...facts, topic: z.string().max(100).optional().catch(undefined) })
const Told = z.object({ ...facts, url: z.string().min(1).max(2000) })

type Options = {
  direct: DirectUpload
  /** Where a stored file is fetched from. */
  fullUrl: (file: Pick<FileAnswer, 'url' | 'storage'>, request: FastifyRequest) => Promise<string>
}
type Take = Parameters<DirectUpload['take']>

/**
 * Uploads straight to a store (spec 7): `ajax/uploadParams` gives a signed form for one file as `{url, key, params,
 * expires}`, `Alioss/callback` makes the record of what was put there and answers as `ajax/upload` does. The calls bear
 * the wire's name whichever store it is.
 */
export async function aliossRoutes(app: FastifyInstance, { direct, fullUrl }: Options): Promise<void> {
  const admin = { config: { access: { kind: 'admin' } } } as const
  const member = { config: { access: { kind: 'member' } } } as const
  const administrator = (request: FastifyRequest): Owner => ({ kind: 'admin', id: administratorOf(request).id })
  const learner = (request: FastifyRequest): Owner => ({ kind: 'member', id: memberOf(request).id })

  for (const method of ['GET', 'POST'] as const) {
    app.route({ method, url: '/admin/ajax/uploadParams', ...admin, handler: giveForm(administrator) })
    app.route({ method, url: '/api/ajax/uploadParams', ...member, handler: giveForm(learner) })
  }

  app.post('/admin/Alioss/callback', admin, (request, reply) => {
    const by = { actor: administratorOf(request), owner: administrator(request) }
    return take(request, reply, by, async ({ log }, { id, name, url, topic, size }) =>
      log({ kind: 'change', title: LOG_TITLE, data: { id, name, url, topic, size } }),
    )
  })
  app.post('/api/Alioss/callback', member, (request, reply) =>
    take(request, reply, { actor: memberOf(request), owner: learner(request) }, async () => undefined),
  )

  function giveForm(ownerOf: (request: FastifyRequest) => Owner) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = parse(Asked, request.method === 'GET' ? request.query : request.body)
      return reply.ok(await direct.forFile(ownerOf(request), asked))
    }
  }

  async function take(request: FastifyRequest, reply: FastifyReply, by: Take[0], write: Take[2]) {
    const file = await direct.take(by, parse(Told, request.body), write)
    return reply.ok({ file: { ...file, full_url: await fullUrl(file, request) } })
  }
}

function parse<T>(schema: z.ZodType<T>, given: unknown): T {
  const { data, error } = schema.safeParse(given ?? {})
  if (data) return data
  throw new Failure('request.parameter', { params: { name: String(error?.issues[0]?.path[0] ?? '') } })
}
