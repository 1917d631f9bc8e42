import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import type { ResourceHooks } from '../engine/hooks.ts'
import { placesTag } from '../engine/tags.ts'
import { type Neighbour, neighbourTags, shownNeighbour } from './neighbour.ts'

/** Who reads one tutorial is led to its neighbours in the topic, in the editors' order. */
export const tutu: ResourceHooks = {
  async presentPublic({ database, language, detail }, rows) {
    const [row] = rows
    if (!detail || !row) return []
    const [previous, next] = await Promise.all([
      neighbour(database, row, { beyond: sql`>`, direction: sql`asc` }),
      neighbour(database, row, { beyond: sql`<`, direction: sql`desc` }),
    ])
    Object.assign(row, { previous: shownNeighbour(previous, language), next: shownNeighbour(next, language) })
    return [placesTag('tutu'), placesTag('tutu', 'topic'), ...neighbourTags('tutu', [previous, next])]
  },
}

type Side = { beyond: RawBuilder<unknown>; direction: RawBuilder<unknown> }

async function neighbour(
  { reads }: Database,
  { id }: Record<string, unknown>,
  { beyond, direction }: Side,
): Promise<Neighbour | undefined> {
  const { rows } = await sql<Neighbour>`
    select other.id, other.slug, other.title from tutu as own join tutu as other on other.topic = own.topic
    where own.id = ${id as number} and other.status and (other.weigh, other.id) ${beyond} (own.weigh, own.id)
    order by other.weigh ${direction}, other.id ${direction} limit 1
  `.execute(reads)
  return rows[0]
}
