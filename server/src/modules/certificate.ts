import { certificate as definition } from '@tutu/contract/resources/certificate'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'

/** Certificates as the school looks after them: called back with a reason, and given back. */
export const certificate: ResourceHooks = {
  commands: {
    async revoke(session, { rows, input: { reason } }) {
      const revoked = { state: 'revoked', reason, revoketime: Math.floor(Date.now() / 1000) }
      await session.touch(definition.name, idsOf(rows), revoked)
    },
    async restore(session, { rows }) {
      await session.touch(definition.name, idsOf(rows), { state: 'valid', reason: null, revoketime: null })
    },
  },
}
