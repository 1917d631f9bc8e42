import { failForm } from '@tutu/contract/core/errors'
import type { ResourceHooks } from '../engine/hooks.ts'

/** What can be bought costs money, or points, or either. */
export const good: ResourceHooks = {
  async beforeSave(_, { before, values }) {
    const { price, score_price } = { ...before, ...values }
    if (price === null && (score_price ?? null) === null) throw failForm({ price: { key: 'shop.noPrice' } })
    if (!before) values.sold = 0
  },
}
