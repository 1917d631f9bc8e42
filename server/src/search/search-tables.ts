import { fieldOfRole } from '@tutu/contract/definition/define-resource'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Registry, Resource } from '../engine/registry.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { takeLock } from '../postgres/locks.ts'
import { isSearched, searchTable } from './searched.ts'

/**
 * Makes the tables of words that searched modules have not yet (decision 018): to be searched takes no migration. Those of
 * modules that are searched no more are emptied.
 */
export async function makeSearchTables({ kysely }: Database, registry: Registry): Promise<void> {
  if ((await inNeed(kysely, registry)).length === 0) return
  await kysely.transaction().execute(async (trx) => {
    await takeLock(trx, 'modules')
    // Asked again: another process may have done so meanwhile.
    for (const resource of await inNeed(trx, registry)) await prepareWords(trx, resource)
  })
}

/** The modules that are searched and have no table of words, and those that have one and are not. */
async function inNeed(db: Kysely<Tables>, registry: Registry): Promise<Resource[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${registry.all().map(({ table }) => table)}::text[]) as name where ${hasWords(sql`name`)}
  `.execute(db)
  const having = new Set(rows.map(({ name }) => name))
  return registry.all().filter((resource) => isSearched(resource) !== having.has(resource.table))
}

/** A module's own table may be called as another's words would be. That of a version before may lack the revision. */
const hasWords = (table: RawBuilder<unknown>) => sql<SqlBool>`(
  select count(*) = 2 from pg_attribute where attrelid = to_regclass(quote_ident(${table} || '_search'))
    and (attname, atttypid) in (('terms', 'tsvector'::regtype), ('revision', 'integer'::regtype))
)`

/**
 * Makes the table of words where a definition says that there has to be one. What is not searched has no words: nobody
 * would keep them. The table stays: a process of the version before may still write to it.
 */
export async function prepareWords(
  db: Kysely<Tables>,
  { table, definition }: Pick<Resource, 'table' | 'definition'>,
): Promise<void> {
  if (definition.public?.search) return makeSearchTable(db, { table, definition })
  const { rows } = await sql<{ has: boolean }>`select ${hasWords(sql`${table}`)} as has`.execute(db)
  if (rows[0]!.has) await sql`delete from ${searchTable({ table })}`.execute(db)
}

/**
 * `own`: words of names (A) and summaries (B); `body`: those of long texts; `through`: those of names and summaries of rows that
 * belong to a row; `terms`: all of them, the one that is searched; `weigh`: the place in the editors' order; `rules` and
 * `revision`: by which rules and by which definition they were made. As the migrations have it for those that were searched
 * before.
 */
async function makeSearchTable(db: Kysely<Tables>, resource: Pick<Resource, 'table' | 'definition'>): Promise<void> {
  const [rows, words] = [sql.table(resource.table), searchTable(resource)]
  // In the order of all who use both, rows before their words: the reference and the trigger want the rows as well, and a
  // writer that has them would wait for the words, each for the other.
  await sql`lock table ${rows} in share row exclusive mode`.execute(db)
  await sql`
    create table if not exists ${words} (
      id integer primary key references ${rows} (id) on delete cascade,
      own tsvector not null,
      body tsvector not null,
      through tsvector not null default '',
      terms tsvector not null default '',
      weigh integer not null,
      rules smallint not null,
      revision integer not null default 0
    )
  `.execute(db)
  await sql`alter table ${words} add column if not exists revision integer not null default 0`.execute(db)
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
