import { type ColumnType, type Kysely, sql } from 'kysely'
import { hashOf, newToken } from '../lib/opaque-token.ts'
import type { AdministratorId } from '../policy/actors.ts'
import type { Database, Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    ticket: {
      hash: Buffer
      purpose: string
      admin_id: AdministratorId
      payload: ColumnType<unknown, string, never>
      expiretime: number
    }
  }
}

/** Seconds (wire decision 15). */
const LIFE = 60

/** A key that opens one download once, within 60 s. `payload` is plain JSON and comes back from `redeemTicket`. */
export async function issueTicket(
  database: Pick<Database, 'kysely'>,
  ticket: { purpose: string; adminId: AdministratorId; payload: unknown },
): Promise<string> {
  const token = newToken()
  await database.kysely
    .insertInto('ticket')
    .values({
      hash: hashOf(token),
      purpose: ticket.purpose,
      admin_id: ticket.adminId,
      payload: JSON.stringify(ticket.payload),
      expiretime: sql<number>`epoch_seconds() + ${LIFE}::int`,
    })
    .execute()
  return token
}

/**
 * What the ticket was issued for, or null: unknown, used, too old, for another purpose, or its administrator has been
 * disabled since. Of several callers at once, one gets it. A wrong purpose leaves the ticket as it was.
 */
export async function redeemTicket(
  database: Database,
  token: string,
  purpose: string,
): Promise<{ adminId: AdministratorId; payload: unknown } | null> {
  const row = await database.kysely
    .deleteFrom('ticket')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .returning([
      'admin_id',
      'payload',
      sql<boolean>`expiretime > epoch_seconds() and exists (select from admin where id = admin_id and status)`.as(
        'alive',
      ),
    ])
    .executeTakeFirst()
  return row?.alive ? { adminId: row.admin_id, payload: row.payload } : null
}

export async function pruneTickets(db: Kysely<Tables>): Promise<void> {
  await sql`delete from ticket where expiretime < epoch_seconds()`.execute(db)
}
