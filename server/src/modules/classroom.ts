import { failForm } from '@tutu/contract/core/errors'
import { classroom as definition } from '@tutu/contract/resources/classroom'
import { sql } from 'kysely'
import { pupilsOf, teaches } from '../data/classrooms.ts'
import { planErasure } from '../data/erasures.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'
import { memberId } from '../policy/actors.ts'
import { takeNamedLock } from '../postgres/locks.ts'
import { enterByHand } from '../shop/class-places.ts'

/** Classes as administrators see them: handed to another teacher, or ended where nobody teaches them any more. */
export const classroom: ResourceHooks = {
  async beforeSave({ transaction }, { before, values }) {
    const teacher = values.teacher_id as number | null | undefined
    if (!before || !teacher || teacher === before.teacher_id) return
    if (!(await teaches(transaction, memberId(teacher)))) throw failForm({ teacher_id: { key: 'class.noSuchTeacher' } })
  },

  async afterSave(session, { before, after }) {
    if (!before || !after || before.teacher_id === after.teacher_id) return
    // Who held what is over stays known; what comes is the new teacher's.
    const { rows } = await sql<{ id: number }>`
      select id from class_meeting where classroom_id = ${after.id} and starttime > epoch_seconds() order by id for update
    `.execute(session.transaction)
    await session.touch('class-meeting', idsOf(rows), { teacher_id: after.teacher_id })
  },

  commands: {
    async enter(session, { rows, input: { user_id } }) {
      for (const classroom of idsOf(rows)) await enterByHand(session, { classroom, member: user_id as number })
      return { message: { key: 'class.entered' } }
    },
    async disband(session, { rows }) {
      let accounts = 0
      for (const { id } of rows) {
        const room = Number(id)
        await takeNamedLock(session.transaction, 'classroom', String(room))
        // Their places end with the class, so nobody signs in; the accounts are deleted one after the other by the clock.
        for (const { user, made } of await pupilsOf(session.transaction, room)) {
          if (!made) continue
          await planErasure(session.transaction, { member: user, by: 'administrator', works: 'remove', grace: 0 })
          accounts++
        }
      }
      await session.remove(definition.name, idsOf(rows))
      return { message: { key: 'class.disbanded', params: { count: accounts } } }
    },
  },
}
