import type { MemberEvent } from '@tutu/contract/core/member-events'
import { certificate as definition } from '@tutu/contract/resources/certificate'
import { tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'

/** Certificates as the school looks after them: called back with a reason, and given back. */
export const certificate: ResourceHooks = {
  commands: {
    async revoke(session, { rows, input: { reason } }) {
      const revoked = { state: 'revoked', reason, revoketime: Math.floor(Date.now() / 1000) }
      await session.touch(definition.name, idsOf(rows), revoked)
      await tellHolders(session, rows, 'certificate_revoked', String(reason))
    },
    async restore(session, { rows }) {
      await session.touch(definition.name, idsOf(rows), { state: 'valid', reason: null, revoketime: null })
      await tellHolders(session, rows, 'certificate_restored')
    },
  },
}

const tellHolders = (session: WriteSession, rows: readonly Row[], event: MemberEvent, reason?: string) =>
  tell(
    session,
    rows.map(({ user_id, course_id }) => ({
      member: user_id as number,
      event,
      reason,
      params: { course: course_id as number },
    })),
  )
