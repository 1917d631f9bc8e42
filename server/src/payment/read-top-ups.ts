import type { TopUp, TopUpState } from '@tutu/contract/api/payment'
import { fail } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import { fromCents } from '@tutu/contract/fields/money'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../data/config.ts'
import { readIn } from '../lib/own-words.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import type { Payments } from './provider.ts'

const SHOWN = 20

type Stored = Omit<TopUp, 'amount' | 'howToPay' | 'payCode'> & { amount: string; begun: string | null }
type Reading = { kysely: Kysely<Tables>; config: Pick<Config, 'get'>; payments: Payments; language: Language }
type Wanted = { id?: number; states?: readonly TopUpState[] }

/** A member's top-ups, the latest first, as the member and their guardian see them: with what is to be done to pay one. */
export async function readTopUps(
  { kysely, config, payments, language }: Reading,
  member: MemberId,
  { id, states }: Wanted = {},
): Promise<TopUp[]> {
  const { rows } = await sql<Stored>`
    select id, number, amount, state, provider as way, begun, coalesce(reason, '') as reason, createtime, paytime,
      case when state in ('unconfirmed', 'waiting') then expiretime end as expiretime
    from top_up where user_id = ${member} ${id === undefined ? sql`` : sql`and id = ${id}`}
      ${states === undefined ? sql`` : sql`and state = any(${states}::text[])`}
    order by id desc limit ${SHOWN}
  `.execute(kysely)
  const set = await config.get()
  return rows.map(({ amount, begun, ...row }) => {
    const waiting = { number: row.number, amount: Number(amount), begun }
    const provider = row.state === 'waiting' ? payments[row.way] : undefined
    const { text = '', code = '' } = provider?.howToPay(waiting, set, language) ?? {}
    return {
      ...row,
      reason: readIn(language, row.reason),
      amount: fromCents(Number(amount)),
      howToPay: text,
      payCode: code,
    }
  })
}

/** One of them; another's is none. */
export async function readTopUp(reading: Reading, member: MemberId, id: number): Promise<TopUp> {
  const [found] = await readTopUps(reading, member, { id })
  if (!found) throw fail('record.notFound')
  return found
}
