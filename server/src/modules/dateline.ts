import { sql } from 'kysely'
import type { ResourceHooks } from '../engine/hooks.ts'
import { placesTag } from '../engine/tags.ts'
import type { Reads } from '../postgres/shared-reads.ts'
import { type Neighbour, neighbourTags, shownNeighbour } from './neighbour.ts'

/**
 * Articles without a date get one when visitors see them first: what has none would have no place among the newest. Whoever
 * reads one is told which come before and after it.
 */
export const dateline = (table: 'blog' | 'news'): ResourceHooks => ({
  async beforeSave(_session, { before, values }) {
    const { status, publishtime } = { ...before, ...values }
    if (status && !publishtime) values.publishtime = Math.floor(Date.now() / 1000)
  },
  async presentPublic({ database, language, detail }, rows) {
    const [row] = rows
    if (!detail || !row) return []
    const previous = await neighbour(database.reads, table, row, 'before')
    const next = await neighbour(database.reads, table, row, 'after')
    Object.assign(row, { previous: shownNeighbour(previous, language), next: shownNeighbour(next, language) })
    return [placesTag(table), placesTag(table, 'publishtime'), ...neighbourTags(table, [previous, next])]
  },
})

async function neighbour(
  db: Reads,
  table: string,
  { id, publishtime }: Record<string, unknown>,
  side: 'before' | 'after',
): Promise<Neighbour | undefined> {
  const [sign, direction] = side === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const { rows } = await sql<Neighbour>`
    select id, slug, title from ${sql.table(table)}
    where status and (publishtime, id) ${sign} (${publishtime}::bigint, ${id}::int)
    order by publishtime ${direction}, id ${direction} limit 1
  `.execute(db)
  return rows[0]
}
