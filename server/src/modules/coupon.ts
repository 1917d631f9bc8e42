import type { ResourceHooks } from '../engine/hooks.ts'

/** The shop counts its uses. */
export const coupon: ResourceHooks = {
  async beforeSave(_, { before, values }) {
    if (!before) values.used = 0
  },
}
