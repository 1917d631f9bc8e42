import type { FastifyBaseLogger } from 'fastify'
import { dueErasures } from '../data/erasures.ts'
import type { Engine } from '../engine/engine.ts'
import { SYSTEM } from '../policy/actors.ts'
import { eraseMember } from '../policy/erase-member.ts'
import type { Job } from './job.ts'

const AT_ONCE = 100

/** Deletes the accounts whose seven days are over. One that cannot be deleted keeps the others waiting no longer. */
export const erasureJob = (
  { mutations, registry }: Pick<Engine, 'mutations' | 'registry'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Job => ({
  name: 'erasures',
  cron: '40 * * * *',
  async run({ database }) {
    for (const { user_id, works } of await dueErasures(database.kysely, AT_ONCE)) {
      try {
        await mutations.run(SYSTEM, (tx) => eraseMember(tx, registry, user_id, { works }))
      } catch (error) {
        log.error({ err: error, member: user_id }, 'an account could not be deleted')
      }
    }
  },
})
