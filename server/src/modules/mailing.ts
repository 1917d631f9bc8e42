import { mailing as definition } from '@tutu/contract/resources/mailing'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'

export const mailing: ResourceHooks = {
  commands: {
    async stop(session, { rows }) {
      await session.touch(definition.name, idsOf(rows), { state: 'stopped' })
    },
  },
}
