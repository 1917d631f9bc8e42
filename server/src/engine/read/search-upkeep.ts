import { sql } from 'kysely'
import { afterBurst, type Burst } from '../../lib/after-burst.ts'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import type { Database } from '../../postgres/database.ts'
import type { Registry } from '../registry.ts'

/** ms. */
const BURST = { quiet: 1500, within: 20_000 }

/**
 * Puts new entries of the search indexes in order soon after a burst of writes. PostgreSQL collects them in a list that
 * every search reads whole until a vacuum comes by: after some hundred inserts searches cost twice as much (measured).
 * Smaller lists would make every insert pay instead. Answers the function that ends it.
 */
export function startSearchUpkeep(
  database: Database,
  bus: ChangeBus,
  registry: Registry,
  onError: (error: unknown) => void,
): () => void {
  const bursts = new Map<string, Burst>()

  async function tidy(table: string): Promise<void> {
    await sql`
      select gin_clean_pending_list(i.indexrelid) from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where i.indrelid in (${table}::regclass, to_regclass(${`${table}_search`}), 'search_word'::regclass) and a.amname = 'gin'
    `.execute(database.kysely)
  }

  const stopListening = bus.onTags((tags) => {
    for (const { table } of registry.all()) {
      if (!tags.has(table)) continue
      const burst = bursts.get(table) ?? afterBurst(() => void tidy(table).catch(onError), BURST)
      bursts.set(table, burst)
      burst.note()
    }
  })
  return () => {
    stopListening()
    for (const burst of bursts.values()) burst.cancel()
  }
}
