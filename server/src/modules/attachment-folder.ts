import { sql } from 'kysely'
import type { ResourceHooks } from '../engine/hooks.ts'

/** Says how many files each folder holds, those of folders in it apart. */
export const attachmentFolder: ResourceHooks = {
  async present({ db }, rows) {
    const ids = rows.map(({ id }) => id as number)
    const { rows: counts } = await sql<{ folder_id: number; files: number }>`
      select folder_id, count(*) as files from attachment where folder_id = any(${ids}::int[]) group by folder_id
    `.execute(db)
    const files = new Map(counts.map((one) => [one.folder_id, one.files]))
    for (const row of rows) row.files = files.get(row.id as number) ?? 0
  },
}
