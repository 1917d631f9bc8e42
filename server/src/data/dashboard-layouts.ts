import type { Layout } from '@tutu/contract/api/dashboard'
import { type Generated, type Kysely, sql } from 'kysely'
import type { AdministratorId } from '../policy/actors.ts'
import type { Tables } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    dashboard_layout: {
      admin_id: AdministratorId
      card_order: string[]
      hidden: string[]
      updatetime: Generated<number>
    }
  }
}

/** How an administrator arranged the cards; nothing where they never did. */
export async function layoutOf(db: Kysely<Tables>, admin: AdministratorId): Promise<Layout> {
  const row = await db
    .selectFrom('dashboard_layout')
    .where('admin_id', '=', admin)
    .select(['card_order', 'hidden'])
    .executeTakeFirst()
  return { order: row?.card_order ?? [], hidden: row?.hidden ?? [] }
}

/** An empty layout is the default one, and leaves nothing behind. */
export async function keepLayout(db: Kysely<Tables>, admin: AdministratorId, { order, hidden }: Layout): Promise<void> {
  if (order.length === 0 && hidden.length === 0) {
    await db.deleteFrom('dashboard_layout').where('admin_id', '=', admin).execute()
    return
  }
  const row = { card_order: order, hidden }
  await db
    .insertInto('dashboard_layout')
    .values({ admin_id: admin, ...row })
    .onConflict((conflict) => conflict.column('admin_id').doUpdateSet({ ...row, updatetime: sql`epoch_seconds()` }))
    .execute()
}
