import { fieldOfRole } from '@tutu/contract/definition/define-resource'
import { type Kysely, sql } from 'kysely'
import type { Registry, Resource } from '../engine/registry.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { takeLock } from '../postgres/locks.ts'
import { isSearched, searchTable } from './searched.ts'

/** Makes the tables of words that searched modules have not yet (decision 018): to be searched takes no migration. */
export async function makeSearchTables({ kysely }: Database, registry: Registry): Promise<void> {
  const searched = registry.all().filter(isSearched)
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${searched.map(({ table }) => table)}::text[]) as name
    where to_regclass(quote_ident(name || '_search')) is null
  `.execute(kysely)
  const missing = new Set(rows.map(({ name }) => name))
  if (missing.size === 0) return
  await kysely.transaction().execute(async (trx) => {
    await takeLock(trx, 'modules')
    for (const resource of searched) if (missing.has(resource.table)) await makeSearchTable(trx, resource)
  })
}

/**
 * `own`: words of names (A) and summaries (B); `body`: those of long texts; `through`: those of names and summaries of rows that
 * belong to a row; `terms`: all of them, the one that is searched; `weigh`: the place in the editors' order; `rules`: by which
 * rules they were made. As the migrations have it for those that were searched before.
 */
export async function makeSearchTable(
  db: Kysely<Tables>,
  resource: Pick<Resource, 'table' | 'definition'>,
): Promise<void> {
  const [rows, words] = [sql.table(resource.table), searchTable(resource)]
  await sql`
    create table if not exists ${words} (
      id integer primary key references ${rows} (id) on delete cascade,
      own tsvector not null,
      body tsvector not null,
      through tsvector not null default '',
      terms tsvector not null default '',
      weigh integer not null,
      rules smallint not null
    )
  `.execute(db)
  // A short list of new entries: with the usual one the planner takes to reading whole tables (0016-search.sql).
  const index = sql.ref(`${resource.table}_search_terms`)
  await sql`
    create index if not exists ${index} on ${words} using gin (terms) with (gin_pending_list_limit = 256)
  `.execute(db)
  // Every row found is ranked by its own words: they stay in the row, the rest beside it.
  await sql`alter table ${words} alter column own set storage main`.execute(db)
  if (!fieldOfRole(resource.definition, 'order')) return
  // Whoever moves a row moves it in the results too.
  await sql`
    create or replace trigger ${sql.ref(`${resource.table}_search_weigh`)} after update of weigh on ${rows} for each row
    when (old.weigh is distinct from new.weigh) execute function follow_weigh()
  `.execute(db)
}
