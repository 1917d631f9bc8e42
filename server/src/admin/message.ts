import type { FastifyInstance } from 'fastify'
import type { Outbox } from '../messages/outbox.ts'
import { administratorOf } from '../policy/callers.ts'
import type { Engine } from '../resource/engine.ts'
import { calledTitle } from '../resource/change-log.ts'
import { readId } from '../resource/scalar.ts'

const RESENT = { 'zh-cn': '发件箱-重新发送', en: 'Outbox - Send again' } as const

/** `/admin/message/resend`: what the outbox can do besides being read. */
export async function messageRoutes(
  app: FastifyInstance,
  { engine, outbox }: { engine: Engine; outbox: Outbox },
): Promise<void> {
  const access = { kind: 'admin', node: 'message/resend' } as const
  app.post('/admin/message/resend', { config: { access } }, async (request, reply) => {
    const id = readId((request.body as { id?: unknown } | undefined)?.id)
    const actor = administratorOf(request)
    const { resend } = await outbox.open()
    await engine.mutations.run(actor, async (tx) => {
      const { event } = await resend(tx, id)
      tx.log({ kind: 'change', title: calledTitle(tx) ?? RESENT, data: { id, event } })
    })
    return reply.ok(null, 'message.resent')
  })
}
