import { failForm } from '@tutu/contract/core/errors'
import { closedDaysIn } from '@tutu/contract/settings/closed-days'
import { sql } from 'kysely'
import type { Config } from '../data/config.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { timeText } from '../lib/days.ts'
import { epochSeconds } from '../lib/epoch-seconds.ts'
import { followTime, repeatTime } from '../trial/times.ts'

/** Times that are offered for trial lessons; what families have is not taken from them. */
export const trialTimeHooks = (config: Pick<Config, 'get'>): ResourceHooks => ({
  async beforeSave({ transaction }, { before, values }) {
    const { starttime, places } = { ...before, ...values }
    values.name = timeText(starttime as number).slice(0, 16)
    if (!before) {
      values.taken = 0
      return
    }
    // Bookings lock the time first: what is counted here stays so until this commits.
    const { rows } = await sql<{ taken: number }>`
      select taken from trial_time where id = ${before.id} for no key update
    `.execute(transaction)
    const taken = rows[0]?.taken ?? 0
    if (Number(places) < taken) throw failForm({ places: { key: 'trial.placesTaken', params: { taken } } })
    if (taken === 0 || starttime === before.starttime) return
    const now = epochSeconds()
    if (Number(before.starttime) <= now) throw failForm({ starttime: { key: 'trial.timeOver' } })
    if (Number(starttime) <= now) throw failForm({ starttime: { key: 'trial.past' } })
  },
  async afterSave(session, { before, after }) {
    if (before && after && TOLD.some((name) => before[name] !== after[name])) await followTime(session, after)
  },
  commands: {
    repeat: {
      async prepare() {
        const closed = closedDaysIn((await config.get()).closed_days)
        return async (session, { rows: [row], input: { days, until } }) => {
          const asked = { weekdays: ((days ?? []) as string[]).map(Number), until: String(until), closed }
          return { message: { key: 'trial.repeated', params: await repeatTime(session, row!, asked) } }
        }
      },
    },
  },
})

/** What families are told of a time. */
const TOLD = ['starttime', 'minutes', 'bole_id', 'place']
