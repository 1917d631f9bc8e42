import { sql } from 'kysely'
import type { ResourceHooks } from '../engine/hooks.ts'

/** Search engines ask since when a position is open. */
export const job: ResourceHooks = {
  async presentPublic({ database }, rows) {
    const { rows: times } = await sql<{ id: number; createtime: number }>`
      select id, createtime from job where id = any(${rows.map(({ id }) => id)}::int[])
    `.execute(database.reads)
    for (const row of rows) row.posted = times.find(({ id }) => id === row.id)?.createtime
    return []
  },
}
