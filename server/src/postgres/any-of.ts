import { type RawBuilder, sql } from 'kysely'

/**
 * `any(…)` of ids, in a statement that PostgreSQL plans once a connection. Of `any($1)` it thinks that there are ten, and so a plan
 * made for any number looks dearer to it than one for the single id that there is: it plans each time (decision 322). Into the list
 * of a query it does not look. For ids that an index finds. `ids`: an array of them, or where one stands in a kept statement.
 */
export function anyOf(ids: unknown): RawBuilder<unknown> {
  return sql`any((select ${ids}::int[])::int[])`
}
