import { readReason } from '../messages/outcome.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { ResourceHooks } from '../engine/hooks.ts'

/** The outbox. */
export function messageHooks(outbox: () => Pick<Outbox, 'open'>): ResourceHooks {
  return {
    async present({ language }, rows) {
      for (const row of rows) if (typeof row.reason === 'string') row.reason = readReason(row.reason, language)
    },

    commands: {
      resend: {
        async prepare() {
          const { resend } = await outbox().open()
          return async (session, { rows }) => {
            const events: string[] = []
            for (const { id } of rows) events.push((await resend(session, id as number)).event)
            return { message: { key: 'message.resent' }, logged: { events: [...new Set(events)] } }
          }
        },
      },
    },
  }
}
