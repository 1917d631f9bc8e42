import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import type { ResourceHooks } from '../engine/hooks.ts'

/** Who reads one tutorial is led to its neighbours in the topic, in the editors' order. */
export const tutu: ResourceHooks = {
  async presentPublic({ database, language, detail }, rows) {
    const [row] = rows
    if (!detail || !row) return []
    const [previous, next] = await Promise.all([
      neighbour(database, row, language, { beyond: sql`>`, direction: sql`asc` }),
      neighbour(database, row, language, { beyond: sql`<`, direction: sql`desc` }),
    ])
    Object.assign(row, { previous, next })
    return ['tutu']
  },
}

type Side = { beyond: RawBuilder<unknown>; direction: RawBuilder<unknown> }
type Neighbour = { slug: string; title: Partial<Record<Language, string>> }

async function neighbour(
  { kysely }: Database,
  { id }: Record<string, unknown>,
  language: Language,
  { beyond, direction }: Side,
): Promise<{ slug: string; title: string } | null> {
  const { rows } = await sql<Neighbour>`
    select other.slug, other.title from tutu as own join tutu as other on other.topic = own.topic
    where own.id = ${id as number} and other.status and (other.weigh, other.id) ${beyond} (own.weigh, own.id)
    order by other.weigh ${direction}, other.id ${direction} limit 1
  `.execute(kysely)
  return rows[0] ? { slug: rows[0].slug, title: pickLanguage(rows[0].title, language) } : null
}
