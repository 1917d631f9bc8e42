import { readReason } from '../messages/outcome.ts'
import type { ResourceHooks } from '../resource/hooks.ts'

/** The outbox. */
export const message: ResourceHooks = {
  async present({ language }, rows) {
    for (const row of rows) if (typeof row.reason === 'string') row.reason = readReason(row.reason, language)
  },
}
