import type { Language } from '@tutu/contract/languages'
import type { RawBuilder, SqlBool, Transaction } from 'kysely'
import type { Database, Tables } from '../data/database.ts'
import type { Row } from './columns.ts'

/** Rows as the pipeline sees them: `before` is absent when adding, `after` when deleting. */
export type Change = { before?: Row; after?: Row }

/** Behaviour of one resource, in `server/src/hooks/<name>.ts`; the definition itself stays plain data. */
export type ResourceHooks = {
  /** In the transaction, before writing: may complete `values`, the columns about to be set, or throw `failForm(…)`. */
  beforeSave?: (
    context: { transaction: Transaction<Tables>; language: Language },
    change: { before?: Row; values: Row },
  ) => Promise<void>
  /** In the transaction, after writing. */
  afterSave?: (context: { transaction: Transaction<Tables>; language: Language }, change: Change) => Promise<void>
  /** A further condition on rows that visitors may read, and the relation of the row that it looks at. */
  publicScope?: { condition: () => RawBuilder<SqlBool>; relation: string }
  /** What `/read` must know besides a unique field, from the query: a lesson's slug is unique in its course only. */
  readScope?: (query: Readonly<Record<string, unknown>>) => RawBuilder<SqlBool> | undefined
  /** Completes public rows (already in wire form) from the stored ones; `detail` is true for `/read`. Answers the cache tags it used. */
  presentPublic?: (
    context: { database: Database; language: Language; detail: boolean },
    rows: Record<string, unknown>[],
  ) => Promise<string[]>
}
