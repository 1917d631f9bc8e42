import type { ResourceHooks } from '../engine/hooks.ts'

/** A notice has one audience: what is left of another choice would reach nobody, and say otherwise in the list. */
export const notice: ResourceHooks = {
  async beforeSave(_, { before, values }) {
    const { audience } = { ...before, ...values }
    if (audience !== 'group' && audience !== 'group_guardians') values.group_id = null
    if (audience !== 'guardians' && audience !== 'group_guardians') values.urgent = false
    if (audience !== 'member') values.user_id = null
    // Rounded as `epoch_seconds()` is: who was there a moment ago is told.
    values.publishtime ??= before?.publishtime ?? Math.round(Date.now() / 1000)
  },
}
