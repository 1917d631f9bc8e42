import { tell } from '../data/member-events.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks, RunCommand } from '../engine/hooks.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { correctPackage, extendPackage, openPackage, takeBack, unitPriceOf } from '../lesson-hours/packages.ts'
import { lockHours } from '../lesson-hours/post.ts'

const each =
  <Input>(work: (session: WriteSession, row: Row, input: Input) => Promise<unknown>): RunCommand =>
  async (session, { rows, input }) => {
    for (const row of rows) await work(session, row, input as Input)
  }

/** Packages that the front desk enters, and what is done with them. */
export const lessonPackage: ResourceHooks = {
  async beforeSave(session, { before, values }) {
    if (before) return
    const price = Number(values.price ?? 0)
    await lockHours(session.transaction, values.user_id as number)
    Object.assign(values, {
      price,
      remaining: 0,
      unit_price: unitPriceOf(price, values.hours as number),
      source: price > 0 ? 'desk' : 'gift',
    })
  },

  async afterSave(session, { before, after }) {
    if (before || !after) return
    await openPackage(session, after)
    const { user_id, hours, memo } = after
    await tell(session, [
      {
        member: user_id as number,
        event: 'hours_added',
        reason: memo as string | null,
        params: { hours: hours as number },
      },
    ])
  },

  commands: {
    correct: each(correctPackage),
    extend: each(extendPackage),
    takeBack: each<{ reason: string }>(async (session, row, { reason }) => {
      const hours = await takeBack(session, row, { reason })
      if (hours > 0)
        await tell(session, [{ member: row.user_id as number, event: 'hours_taken', reason, params: { hours } }])
    }),
  },
}
