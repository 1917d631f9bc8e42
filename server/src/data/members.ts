import { type Kysely, sql } from 'kysely'
import type { Accounts } from '../plugins/auth.ts'
import type { MemberId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

/** A member who may sign in; null: disabled, or there is none. */
export async function findMember(db: Kysely<Tables>, id: MemberId): ReturnType<Accounts['member']> {
  const { rows } = await sql<{ username: string }>`
    select username from member where id = ${id} and status
  `.execute(db)
  return rows[0] ?? null
}
