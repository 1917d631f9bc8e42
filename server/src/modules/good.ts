import { failForm } from '@tutu/contract/core/errors'
import { sql, type SqlBool } from 'kysely'
import { OPEN } from '../data/classrooms.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { type Kind, KINDS } from '../shop/kinds.ts'

/** What can be bought costs money, or points, or either. */
export const good: ResourceHooks = {
  // As an order of it is judged: nobody is asked to join a class that is closed or has ended.
  publicScope: {
    condition: () => sql<SqlBool>`(not t.joins_class or exists (
      select from classroom c join member teacher on teacher.id = c.teacher_id where c.id = t.classroom_id and ${OPEN}
    ))`,
    relation: 'classroom_id',
  },

  async beforeSave(_, { before, values }) {
    const { price, score_price } = { ...before, ...values }
    if (price === null && (score_price ?? null) === null) throw failForm({ price: { key: 'shop.noPrice' } })
    const { kind, joins_class, classroom_id } = { ...before, ...values }
    // Whose class has ended can be taken off sale.
    const hasEnded = before?.joins_class && !before.classroom_id
    if (KINDS[kind as Kind].hasPlaces && joins_class && !classroom_id && !hasEnded)
      throw failForm({ classroom_id: { key: 'shop.placeWhere' } })
    if (!before) values.sold = 0
  },
}
