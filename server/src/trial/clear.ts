import { CLEARED_NAME, trial as definition } from '@tutu/contract/resources/trial'
import { trialNote } from '@tutu/contract/resources/trial-note'
import { sql } from 'kysely'
import { idsOf } from '../engine/write/rows.ts'
import type { Mutations } from '../engine/write/session.ts'
import { SYSTEM } from '../policy/actors.ts'
import { forget } from '../policy/erase-member.ts'

/** Days after which a family that did not join is not known any more. */
const KEPT = 365
const PORTION = 200

/**
 * Takes out of trial lessons that came to nothing who asked for them: name, number, address, age, words and notes, in what was kept
 * of changes too. When it was, for which course and why it was lost stays. Answers how many.
 */
export async function clearTrials(mutations: Mutations): Promise<number> {
  for (let cleared = 0; ;) {
    const done = await mutations.run(SYSTEM, async (session) => {
      const { transaction } = session
      const { rows } = await sql<{ id: number }>`
        select id from trial
        where state <> 'joined' and name <> ${CLEARED_NAME}
          and greatest(createtime, coalesce(starttime, 0), coalesce(handletime, 0)) < epoch_seconds() - ${KEPT * 86_400}::int
        order by id limit ${PORTION} for no key update skip locked
      `.execute(transaction)
      const ids = idsOf(rows)
      if (ids.length === 0) return 0
      const { rows: notes } = await sql<{ id: number }>`
        select id from trial_note where trial_id = any(${ids}::int[])
      `.execute(transaction)
      await session.remove(trialNote.name, idsOf(notes))
      await sql`delete from trial_key where trial_id = any(${ids}::int[])`.execute(transaction)
      await session.touch(definition.name, ids, {
        name: CLEARED_NAME,
        mobile: null,
        email: null,
        age: null,
        wish: null,
        next_day: null,
      })
      await forget(session, definition.name, ids)
      return ids.length
    })
    cleared += done
    if (done < PORTION) return cleared
  }
}
