import type { Database } from './database.ts'

/** A column as PostgreSQL describes it; `length` in characters. */
export type TableColumn = {
  name: string
  type: string
  nullable: boolean
  default: string | null
  length: number | null
  primary: boolean
}

/** The stored columns of a table in their order, those that the database computes left out; none: no such table. */
export async function tableColumns({ pool }: Database, table: string): Promise<TableColumn[]> {
  const { rows } = await pool.query<TableColumn>(
    `select c.column_name as name, c.data_type as type, c.is_nullable = 'YES' as nullable, c.column_default as "default",
       c.character_maximum_length as length, k.column_name is not null as primary
     from information_schema.columns c
     left join information_schema.table_constraints t
       on t.table_schema = c.table_schema and t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY'
     left join information_schema.key_column_usage k
       on k.constraint_schema = t.constraint_schema and k.constraint_name = t.constraint_name and k.column_name = c.column_name
     where c.table_schema = current_schema() and c.table_name = $1 and c.is_generated = 'NEVER'
     order by c.ordinal_position`,
    [table],
  )
  return rows
}
