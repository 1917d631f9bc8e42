import { fail, failForm, Failure } from '@tutu/contract/core/errors'
import { member as definition } from '@tutu/contract/resources/member'
import type { Kysely } from 'kysely'
import { erasureOf, goneName, keepClosed } from '../data/erasures.ts'
import { tell } from '../data/member-events.ts'
import { endAllSessions, signOutMembers } from '../data/sessions.ts'
import { signWorks } from '../data/sign-works.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { idsOf } from '../engine/write/rows.ts'
import type { WriteSession } from '../engine/write/session.ts'
import { adjustAccounts } from '../ledger/adjust.ts'
import type { Account } from '../ledger/post.ts'
import { type MemberId, sessionOfOwn } from '../policy/actors.ts'
import { ageBandOf } from '../policy/minors.ts'
import type { Tables } from '../postgres/database.ts'
import { downloadTicket } from './download-ticket.ts'
import { type PayType, placeOrder } from '../shop/place-order.ts'

/** What a ticket for the data of a member is for, and of whom it is in which form. */
export const MEMBER_EXPORT = 'member-data'
export type MemberExport = { id: MemberId; format: 'json' | 'html' }

/**
 * Members (wire 1.7: user.user). Who is deleted or has another password is signed out, and so is who is disabled, which the
 * command does: no form changes the status.
 */
export const member: ResourceHooks = {
  async beforeSave(_, { before, values }) {
    const row: Row = { ...before, ...values }
    for (const by of ['email', 'mobile'] as const)
      if (row[by] && isWard(row)) throw failForm({ [by]: { key: 'child.noContacts' } })
  },

  async afterSave(session, { before, after }) {
    const { transaction, actor } = session
    if (!before) return
    if (after && before.nickname !== after.nickname) await signWorks(session, after)
    const isOut = !after || before.password !== after.password
    // Wire decision 5: a new password spares only the session that set it.
    if (after?.is_teacher && !before.is_teacher)
      await tell(session, [{ member: after.id as number, event: 'became_teacher' }])
    if (isOut) await endAllSessions(transaction, 'member', [before.id as number], sessionOfOwn(actor, before.id))
  },

  commands: {
    adjustMoney: (session, { rows, input }) => adjust(session, 'money', rows, input),
    adjustScore: (session, { rows, input }) => adjust(session, 'score', rows, input),
    async order(session, { rows, input: { good_id, quantity, pay_type, code, address } }) {
      const lines = [{ good: good_id as number, quantity: quantity as number }]
      const wanted = {
        lines,
        payType: pay_type as PayType,
        address: String(address ?? ''),
        ...(Boolean(code) && { code: String(code) }),
      }
      for (const id of idsOf(rows)) await placeOrder(session, { member: id, ...wanted })
    },
    exportData: (session, { rows: [row], input: { format } }) =>
      downloadTicket(session, MEMBER_EXPORT, {
        id: row!.id as MemberId,
        format: format as 'json' | 'html',
      } satisfies MemberExport),
    async resetPassword(session, { rows, input: { password } }) {
      await session.touch(definition.name, idsOf(rows), { password })
      await signOutMembers(session, idsOf(rows))
    },
    async disable(session, { rows }) {
      await session.touch(definition.name, idsOf(rows), { status: false })
      // A guardian who agrees again opens nothing that the school has closed since.
      await keepClosed(session.transaction, idsOf(rows))
      await signOutMembers(session, idsOf(rows))
    },
    async enable(session, { rows }) {
      for (const row of rows) await mayOpen(session.transaction, row)
      await session.touch(definition.name, idsOf(rows), { status: true })
    },
    async endSessions(session, { rows }) {
      await signOutMembers(session, idsOf(rows))
    },
  },
}

/** As `ACCOUNT_KIND` says it in the database. */
const isWard = ({ guardian_id, birth_year }: Row): boolean =>
  Boolean(guardian_id) && ageBandOf((birth_year ?? null) as number | null) === 'child'

/** Throws where an account that is closed stays so whoever asks: it is erased, or its guardian agrees no more. */
async function mayOpen(trx: Kysely<Tables>, { id, username }: Row): Promise<void> {
  if (username === goneName(id as number)) throw fail('member.erased')
  const planned = await erasureOf(trx, id as MemberId)
  if (planned?.asked_by === 'guardian') throw fail('member.withdrawn')
}

async function adjust(
  session: WriteSession,
  account: Account,
  rows: readonly Row[],
  { amount, memo }: Row,
): Promise<void> {
  const entry = { account, amount: amount as number, reason: memo as string }
  try {
    await adjustAccounts(
      session,
      idsOf(rows).map((id) => ({ ...entry, member: id })),
    )
  } catch (error) {
    // The ledger names its own column.
    const reason = error instanceof Failure && error.fields?.[account]
    throw reason ? failForm({ amount: reason }) : error
  }
}
