import { sql } from 'kysely'
import type { ChangeBus } from '../../postgres/change-bus.ts'
import type { Database } from '../../postgres/database.ts'
import type { Registry } from '../registry.ts'

/** ms after the last write of a burst, and at most so long after its first. */
const QUIET = 1500
const PATIENCE = 20_000

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
  const waiting = new Map<string, { timer: NodeJS.Timeout; since: number }>()

  async function tidy(table: string): Promise<void> {
    waiting.delete(table)
    await sql`
      select gin_clean_pending_list(i.indexrelid) from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where i.indrelid in (${table}::regclass, to_regclass(${`${table}_search`}), 'search_word'::regclass) and a.amname = 'gin'
    `.execute(database.kysely)
  }

  const stopListening = bus.onTags((tags) => {
    for (const { table } of registry.all()) {
      if (!tags.has(table)) continue
      const now = Date.now()
      const { timer, since } = waiting.get(table) ?? { since: now }
      if (timer && now - since > PATIENCE) continue
      clearTimeout(timer)
      waiting.set(table, { since, timer: setTimeout(() => tidy(table).catch(onError), QUIET).unref() })
    }
  })
  return () => {
    stopListening()
    for (const { timer } of waiting.values()) clearTimeout(timer)
  }
}
