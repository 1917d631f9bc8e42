import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { maskTarget } from '../lib/mask-target.ts'
import type { Outbox } from '../messages/outbox.ts'
import { bookTrial, freeNumber, noteTrial, recount, stepBack, stepTrials } from '../trial/trials.ts'

/** Trial lessons as the school follows them up. `origin`: of the links in letters. */
export function trialHooks(outbox: () => Pick<Outbox, 'open'>, origin: string): ResourceHooks {
  return {
    // A family at the counter may leave neither number nor address.
    async beforeSave({ actor, transaction }, { before, values }) {
      if (before) return
      // One that comes out of the recycle bin is who it was.
      values.number ??= await freeNumber(transaction)
      values.language ??= actor.language
    },
    // Also of one that is deleted, or put back.
    async afterSave(session, { before, after }) {
      if (before?.trial_time_id === after?.trial_time_id && before?.state === after?.state) return
      await recount(session, before?.trial_time_id, after?.trial_time_id)
    },

    commands: {
      async contacted(session, { rows, input: { note, next_day = null } }) {
        await stepTrials(session, rows, { state: 'contacted', next_day })
        await noteTrial(session, rows[0]!, note)
      },
      book: {
        async prepare() {
          const opened = await outbox().open()
          return async (session, { rows: [row], input }) => {
            const target = await bookTrial(session, { outbox: opened, origin }, row!, input)
            if (target === null) return
            return { message: { key: 'trial.told', params: { target } }, logged: { target: maskTarget(target) } }
          }
        },
      },
      async came(session, { rows }) {
        await stepTrials(session, rows, { state: 'came', next_day: null })
      },
      async missed(session, { rows, input: { note, next_day = null } }) {
        await stepTrials(session, rows, { state: 'missed', next_day })
        await noteTrial(session, rows[0]!, note)
      },
      async joined(session, { rows, input: { note, member_id = null } }) {
        await stepTrials(session, rows, { state: 'joined', next_day: null, member_id })
        await noteTrial(session, rows[0]!, note)
      },
      async lost(session, { rows, input: { note, lost_why } }) {
        await stepTrials(session, rows, { state: 'lost', next_day: null, lost_why, lost_from: rows[0]!.state })
        await noteTrial(session, rows[0]!, note)
      },
      async note(session, { rows, input: { content, next_day = null } }) {
        await noteTrial(session, rows[0]!, content)
        await stepTrials(session, rows, { next_day })
      },
      async back(session, { rows: [row] }) {
        await stepBack(session, row as Row)
      },
    },
  }
}
