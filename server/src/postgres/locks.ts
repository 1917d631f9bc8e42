import { type Kysely, sql } from 'kysely'
import type { Tables } from './database.ts'

/**
 * Keys of the advisory locks: one list, so that no two things wait for each other by mistake. The database owner's lock is
 * held as long as a process uses a data folder, `moveFiles` as long as files are moved, all others to the end of what
 * they protect.
 */
export const LOCKS = {
  /** A process uses the embedded server of a data folder. */
  owner: 7_488_800,
  migrate: 7_488_801,
  seed: 7_488_802,
  /** One process makes the first administrator. */
  firstAdmin: 7_488_803,
  /** Built-in menu rules are inserted. */
  menuRules: 7_488_804,
  /** `npm run files:move` works. */
  moveFiles: 7_488_805,
  /** Groups, rules and administrators change one after the other. */
  rights: 7_488_806,
  /** The roles of the embedded server are put right. */
  roles: 7_488_807,
  areas: 7_488_809,
  /** Modules are made, changed and removed while the site runs. */
  modules: 7_488_810,
} as const

/**
 * Locks of one thing among many: what the name names. Of one number among many there are three more, each in a space of
 * its own: a row's words (search/index-rows.ts), a stored content that is named (files/blobs.ts), an address that a code
 * is sent to (messages/verification.ts).
 */
type NamedLock =
  /** Rows of a table are put in another order. */
  | 'sort'
  /** Rows of a table are put below others. */
  | 'tree'
  /** Rows of a table are put before others. */
  | 'circle'
  /** A content, by its SHA-1, is looked for and stored. */
  | 'content'
  /** Failed sign-ins of an account are counted. */
  | 'failed-sign-ins'
  /** What an owner has stored is added up. */
  | 'quota'
  /** What was said to a work is told to its author. */
  | 'responses'
  /** A guardian is looked for and made. */
  | 'guardian'
  /** Rows of an owner are counted. */
  | 'owned'
  /** Pupils, and tasks, of a class are counted. */
  | 'classroom'
  /** The account of a member's lesson hours changes. */
  | 'lesson-hours'
  /** Views of an administrator and module are counted, and named. */
  | 'views'

/** Waits for a lock and holds it to the end of the transaction. */
export async function takeLock(trx: Kysely<Tables>, lock: keyof typeof LOCKS): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS[lock]}::bigint)`.execute(trx)
}

/** Two names may share a lock, by their hashes: that costs waiting, never more. */
export async function takeNamedLock(trx: Kysely<Tables>, lock: NamedLock, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${lock}:${name}`}))`.execute(trx)
}
