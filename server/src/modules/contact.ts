import { fail, failForm } from '@tutu/contract/core/errors'
import { toLanguage } from '@tutu/contract/core/languages'
import { contact as definition } from '@tutu/contract/resources/contact'
import { sql } from 'kysely'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { administratorIdOf } from '../policy/actors.ts'
import { maskTarget } from '../lib/mask-target.ts'
import type { Outbox } from '../messages/outbox.ts'

/** What visitors wrote: taken on, replied to, closed. */
export function contactHooks(outbox: () => Pick<Outbox, 'open'>): ResourceHooks {
  return {
    async beforeSave({ actor }, { before, values }) {
      const { mobile, email } = { ...before, ...values }
      if (!mobile && !email) throw failForm({ mobile: { key: 'contact.unreachable' } })
      if (actor.kind === 'visitor') Object.assign(values, { language: actor.language, ip: actor.ip })
    },

    commands: {
      async takeOn(session, { rows }) {
        await handle(session, rows, { state: 'handling' })
      },
      reply: {
        async prepare() {
          const { queue } = await outbox().open()
          return async (session, { rows: [row], input: { reply } }) => {
            const { name, email, mobile, content, language } = row as Enquiry
            if (!email) throw fail('contact.noMail', { name, mobile: mobile ?? '' })
            await queue(session, {
              channel: 'mail',
              event: 'contact_reply',
              target: email,
              language: toLanguage(language),
              values: { name, question: content, reply: String(reply) },
            })
            // Whoever replies to what nobody has taken on takes it on.
            await handle(session, [row!], { state: 'handling', reply })
            return {
              message: { key: 'contact.replied', params: { target: email } },
              logged: { target: maskTarget(email) },
            }
          }
        },
      },
      async close(session, { rows, input: { outcome } }) {
        await handle(session, rows, { state: 'closed', outcome })
      },
    },
  }
}

type Enquiry = { name: string; email: string | null; mobile: string | null; content: string; language: string | null }

/** Says who did something with them last, and when. */
async function handle(session: WriteSession, rows: readonly Row[], values: Row): Promise<void> {
  const handled = {
    ...values,
    handler_id: administratorIdOf(session.actor),
    handletime: sql`epoch_seconds()`,
  }
  await session.touch(definition.name, idsOf(rows), handled)
}
