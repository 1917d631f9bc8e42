import type { FastifyInstance } from 'fastify'
import { writeAdminLog } from '../data/admin-log.ts'
import type { Outbox } from '../messages/outbox.ts'
import { actorOf } from '../plugins/actor.ts'
import type { Engine } from '../resource/engine.ts'
import { calledTitle } from '../resource/change-log.ts'
import { readId } from '../resource/mutate.ts'

const RESENT = { 'zh-cn': '发件箱-重新发送', en: 'Outbox - Send again' } as const

/** `/admin/message/resend`: what the outbox can do besides being read. */
export async function messageRoutes(
  app: FastifyInstance,
  { engine, outbox }: { engine: Engine; outbox: Outbox },
): Promise<void> {
  const access = { kind: 'admin', node: 'message/resend' } as const
  app.post('/admin/message/resend', { config: { access } }, async (request, reply) => {
    const id = readId((request.body as { id?: unknown } | undefined)?.id)
    const actor = actorOf(request)
    const { resend } = await outbox.open()
    const title = (await calledTitle(engine.rules, actor)) ?? RESENT
    await engine.mutations.transact(async (session) => {
      const { event } = await resend(session, id)
      await writeAdminLog(session.transaction, actor, { kind: 'change', title, data: { id, event } })
    })
    return reply.ok(null, 'message.resent')
  })
}
