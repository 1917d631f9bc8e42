import type { MessageKey, MessageParams } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Database, Tables } from '../postgres/database.ts'
import type { Actor, Administrator } from '../policy/actors.ts'
import type { Row } from './fields/columns.ts'
import type { Resource } from './registry.ts'
import type { WriteSession } from './write/session.ts'

/** Rows as the pipeline sees them: `before` is absent when adding, `after` when deleting. */
export type Change = { before?: Row; after?: Row }

/**
 * Which rows (alias `t`) a caller may see, and which change. `refusal`: why those that may be seen only are not changed,
 * where there is more to say than that it is not allowed.
 */
export type Scope = { see: RawBuilder<SqlBool>; change: RawBuilder<SqlBool>; refusal?: MessageKey }

type ReadContext = { db: Kysely<Tables>; actor: Administrator }

/** `detail`: one row to be edited, not a list. `host`: that was asked. */
type PresentContext = ReadContext & { language: Language; detail: boolean; host: string }

/** `rows`: locked, in the order of their ids, as they are stored; `input`: what the command's form said, as columns. */
type CommandCall = { rows: readonly Row[]; input: Row }

/** What is answered: data, and what to say instead of 'Operation successful'; `logged` stands in the log besides the input. */
export type CommandOutcome = {
  data?: unknown
  message?: { key: MessageKey; params?: MessageParams }
  logged?: Readonly<Record<string, unknown>>
}

/** What a command does in the transaction of a write session. */
export type RunCommand = (session: WriteSession, call: CommandCall) => Promise<CommandOutcome | void>

/** `prepare`: what has to be fetched before the transaction, within which nothing may wait for a second connection. */
export type CommandHandler = RunCommand | { prepare: () => Promise<RunCommand> }

/** For whom public rows are completed. `course`: the one whose lessons they may read, though these are not free. */
export type Reader = { course?: number }

/** Behaviour of one resource, in `server/src/modules/<name>.ts`; the definition itself stays plain data. */
export type ResourceHooks = {
  /** The limits of an administrator, in every call of the back office; undefined: none. */
  scope?: (context: ReadContext) => Promise<Scope | undefined>
  /** A row that the caller edits on a screen of its own, whatever their rights here: one's own profile. */
  isOwn?: (actor: Administrator, id: number) => boolean
  /** Handlers of the definition's commands. */
  commands?: Readonly<Record<string, CommandHandler>>
  /** First of all in the transaction of a write: locks that must be taken before any row's. */
  begin?: (session: WriteSession) => Promise<void>
  /** Before it is judged whether anything changes: turns what rows are shown with back into what is stored, in `values`. */
  settle?: (session: WriteSession, change: { before?: Row; values: Row }) => Promise<void>
  /** In the transaction, before writing: may complete `values`, the columns about to be set, or throw `failForm(…)`. */
  beforeSave?: (session: WriteSession, change: { before?: Row; values: Row }) => Promise<void>
  /** In the transaction, before a row goes to another place in the order by hand: may throw. */
  beforeMove?: (session: WriteSession, row: Row) => Promise<void>
  /** In the transaction, before deleting these rows: may throw. */
  beforeRemove?: (session: WriteSession, rows: readonly Row[]) => Promise<void>
  /** In the transaction, after writing. */
  afterSave?: (session: WriteSession, change: Change) => Promise<void>
  /** Completes rows of the back office (already in wire form, joined rows beside them). */
  present?: (context: PresentContext, rows: Record<string, unknown>[]) => Promise<void>
  /** What `present` says of rows besides, where the definition names it. */
  presents?: readonly string[]
  /** What `index` answers besides the list. */
  indexExtras?: (context: ReadContext) => Promise<Record<string, unknown>>
  /** Of the resource whose rows are the records of stored files: those of these paths that an actor may name. Absent: all. */
  seenFiles?: (
    context: { db: Kysely<Tables>; actor: Actor; library: Resource },
    paths: readonly string[],
  ) => Promise<ReadonlySet<string>>
  /** A further condition on rows that visitors may read, and the relation of the row that it looks at. */
  publicScope?: { condition: () => RawBuilder<SqlBool>; relation: string }
  /** What public rows say besides their columns, each as SQL about the row `t`: read with it, in lists as well. */
  publicFacts?: Readonly<Record<string, RawBuilder<unknown>>>
  /** The same of a row that is read by itself: lists do not tell them. */
  detailFacts?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Completes public rows (already in wire form) from the stored ones, for the reader; `detail` is true for `/read`. Answers the cache tags it used. */
  presentPublic?: (
    context: { database: Database; language: Language; detail: boolean; reader: Reader },
    rows: Record<string, unknown>[],
  ) => Promise<string[]>
}
