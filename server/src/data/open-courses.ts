import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Of the course `alias`: whether it can be begun. One that is announced for a later day has its page, and is not open yet. */
export const isOpen = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.status`)} and coalesce(${sql.ref(`${alias}.publishtime`)}, 0) <= epoch_seconds())`
