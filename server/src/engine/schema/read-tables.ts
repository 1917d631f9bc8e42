import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../postgres/database.ts'

/** A table as the database has it. */
export type StoredTable = {
  /** By name; `made`: the SQL of its default, or of what it is generated from. */
  columns: ReadonlyMap<string, { type: string; nullable: boolean; made: string | null }>
  /** The statements that would make them. */
  indexes: readonly string[]
  /** 'FOREIGN KEY (course_id) REFERENCES course(id)' */
  references: readonly string[]
  /** The statements that would make them; those that are switched off are none. */
  triggers: readonly string[]
}

type Column = { table: string; name: string; type: string; nullable: boolean; made: string | null }

/** Those of the tables that there are, by name. */
export async function readTables(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredTable>> {
  const columns = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, pg_get_expr(d.adbin, d.adrelid) as made
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname = any(${names})
  `.execute(db)
  const indexes = await sql<{ table: string; text: string }>`
    select tablename as table, indexdef as text from pg_indexes
    where schemaname = current_schema() and tablename = any(${names})
  `.execute(db)
  const references = await sql<{ table: string; text: string }>`
    select c.relname as table, pg_get_constraintdef(f.oid) as text
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where c.relnamespace = current_schema()::regnamespace and c.relname = any(${names}) and f.contype = 'f'
  `.execute(db)
  const triggers = await sql<{ table: string; text: string }>`
    select c.relname as table, pg_get_triggerdef(t.oid) as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and c.relname = any(${names})
      and not t.tgisinternal and t.tgenabled in ('O', 'A')
  `.execute(db)
  const byTable = Map.groupBy(columns.rows, ({ table }) => table)
  const textsOf = (rows: readonly { table: string; text: string }[], name: string): string[] =>
    rows.filter(({ table }) => table === name).map(({ text }) => text)
  return new Map(
    [...byTable].map(([name, own]) => [
      name,
      {
        columns: new Map(own.map(({ name: column, type, nullable, made }) => [column, { type, nullable, made }])),
        indexes: textsOf(indexes.rows, name),
        references: textsOf(references.rows, name),
        triggers: textsOf(triggers.rows, name),
      },
    ]),
  )
}
