import type { ResourceHooks } from '../engine/hooks.ts'

/** Articles without a date get one when visitors see them first: what has none would have no place among the newest. */
export const dateline: ResourceHooks = {
  async beforeSave(_session, { before, values }) {
    const { status, publishtime } = { ...before, ...values }
    if (status && !publishtime) values.publishtime = Math.floor(Date.now() / 1000)
  },
}
