import type { AccountKind } from '@tutu/contract/core/accounts'
import type { MemberInfo } from '@tutu/contract/api/user'
import { MOBILE } from '@tutu/contract/core/rules'
import { fromCents } from '@tutu/contract/fields/money'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Accounts } from '../plugins/auth.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'
import type { Reads } from '../postgres/shared-reads.ts'
import { DEFAULT_AVATAR } from './admins.ts'

/** A member as signing in and codes need to know them. `password`: the hash. */
export type KnownMember = { id: MemberId; username: string; password: string; status: boolean }

/** Of a row of `member`. */
export const ACCOUNT_KIND = sql<AccountKind>`case when of_class then 'class'
  when guardian_id is not null and birth_year >= extract(year from now()) - 14 then 'ward' else 'own' end`

/** A member who may sign in; null: disabled, made for a class and in none, or there is none. */
export async function findMember(db: Reads, id: MemberId): ReturnType<Accounts['member']> {
  const { rows } = await sql<{ username: string; group: number; account: AccountKind; limited: boolean }>`
    select username, group_id as group, ${ACCOUNT_KIND} as account, daily_minutes is not null or quiet_from is not null as limited
    from member where id = ${id} and status
      and (not of_class or exists (select from classroom_member place where place.user_id = member.id))
  `.execute(db)
  return rows[0] ?? null
}

/** The statement that finds one by user name, e-mail address or mobile number: no name looks like one of the others. */
export function memberByName(name: string): RawBuilder<KnownMember> {
  const by = MOBILE.test(name) ? sql`mobile` : name.includes('@') ? sql`lower(email)` : sql`lower(username)`
  return sql`select id, username, password, status from member where ${by} = ${name.toLowerCase()}`
}

/** What a member's own calls go by. */
type OwnAccount = KnownMember & { email: string | null; mobile: string | null }

/** Of a member who is there: signed in, or just registered. */
export async function ownAccount(db: Kysely<Tables>, id: MemberId): Promise<OwnAccount> {
  const { rows } = await sql<OwnAccount>`
    select id, username, password, status, email, mobile from member where id = ${id}
  `.execute(db)
  return rows[0]!
}

/** Whether an address or number belongs to somebody, but for `except`. */
export async function isOccupied(
  db: Kysely<Tables>,
  by: 'email' | 'mobile',
  target: string,
  except?: MemberId,
): Promise<boolean> {
  const column = by === 'email' ? sql`lower(email)` : sql`mobile`
  const { rows } = await sql`
    select from member where ${column} = ${target.toLowerCase()} and id is distinct from ${except ?? null}
  `.execute(db)
  return rows.length > 0
}

export type StoredInfo = Omit<MemberInfo, 'money' | 'gender' | 'jointime'> & {
  money: string
  gender: string
  createtime: number
}

/** Columns of `member` that `infoOf` reads. */
export const INFO_COLUMNS = sql`
  id, username, nickname, coalesce(email, '') as email, coalesce(mobile, '') as mobile,
  coalesce(avatar, ${sql.lit(DEFAULT_AVATAR)}) as avatar, coalesce(gender, '0') as gender, birthday::text, money, score,
  createtime, coalesce(motto, '') as motto, lastlogintime, coalesce(lastloginip, '') as lastloginip
`

export function infoOf({ createtime, ...row }: StoredInfo): MemberInfo {
  return { ...row, gender: Number(row.gender), money: fromCents(Number(row.money)), jointime: createtime }
}

/** What members know of themselves (spec 3: member info), without tokens. */
export async function memberInfo(db: Kysely<Tables>, id: MemberId): Promise<MemberInfo> {
  const { rows } = await sql<StoredInfo>`select ${INFO_COLUMNS} from member where id = ${id}`.execute(db)
  return infoOf(rows[0]!)
}

/** The statement that notes it; no row when the account was disabled or its password changed since it was judged. */
export const notingMemberLogin = (member: Pick<KnownMember, 'id' | 'password'>, ip: string) => sql<StoredInfo>`
  update member set lastlogintime = epoch_seconds(), lastloginip = ${ip}
  where id = ${member.id} and password = ${member.password} and status returning ${INFO_COLUMNS}
`

/** The group that those who register are in: the first that is enabled. */
export async function firstGroup(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from member_group where status order by id limit 1
  `.execute(db)
  return rows[0]?.id
}

/** Whether a guardian looks after a member, and how many works they have. */
export async function privacyFacts(db: Kysely<Tables>, id: MemberId): Promise<{ guarded: boolean; works: number }> {
  const { rows } = await sql<{ guarded: boolean; works: number }>`
    select guardian_id is not null as guarded, (select count(*)::int from cases where user_id = m.id) as works
    from member m where id = ${id}
  `.execute(db)
  return rows[0]!
}
