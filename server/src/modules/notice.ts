import type { ResourceHooks } from '../engine/hooks.ts'

/** A notice has one audience: what is left of another choice would reach nobody, and say otherwise in the list. */
export const notice: ResourceHooks = {
  async beforeSave(_, { before, values }) {
    const { audience } = { ...before, ...values }
    if (audience !== 'group' && audience !== 'group_guardians') values.group_id = null
    if (audience !== 'member') values.user_id = null
    values.publishtime ??= before?.publishtime ?? Math.floor(Date.now() / 1000)
  },
}
