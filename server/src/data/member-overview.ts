import type { MemberInfo } from '@tutu/contract/api/user'
import { sql } from 'kysely'
import { type SumsByDay, sumsByDay } from '../ledger/entries.ts'
import type { Streak } from '../lib/streak.ts'
import type { Reads } from '../postgres/shared-reads.ts'
import { lastCheckIns } from './check-ins.ts'
import { INFO_COLUMNS, infoOf, type StoredInfo } from './members.ts'
import { type NoticeReader, unreadNotices } from './notices.ts'

/** `score` and `money`: what came and went on each of the days, in points and cents. `came`: the last days they came by. */
type Overview = { userInfo: MemberInfo; score: number[]; money: number[]; came: Streak[]; unread: number }
type Row = StoredInfo & { scores: SumsByDay; moneys: SumsByDay } & Pick<Overview, 'came' | 'unread'>

/** What the member centre begins with, in one statement: five cost twice as much (decision 045). */
export async function memberOverview(
  db: Reads,
  { member: id, inChildMode }: NoticeReader,
  days: readonly { from: number }[],
): Promise<Overview> {
  const { rows } = await sql<Row>`
    select ${INFO_COLUMNS}, ${sumsByDay('score', id, days)} as scores, ${sumsByDay('money', id, days)} as moneys,
      ${lastCheckIns(id)} as came, ${unreadNotices({ member: id, inChildMode })} as unread
    from member where id = ${id}
  `.execute(db)
  const { scores, moneys, came, unread, ...stored } = rows[0]!
  const onEach = (sums: SumsByDay): number[] => days.map((_, index) => sums[index + 1] ?? 0)
  return { userInfo: infoOf(stored), score: onEach(scores), money: onEach(moneys), came, unread }
}
