import type { Language, Localized } from '@tutu/contract/core/languages'
import type { Transaction } from 'kysely'
import type pg from 'pg'
import type { LogEntry } from '../../data/admin-log.ts'
import type { Tables } from '../../postgres/database.ts'
import type { SensitiveRule } from '../../data/sensitive-rules.ts'
import type { RecycleRule } from '../../data/recycle-rules.ts'
import type { Actor } from '../../policy/actors.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import type { CommandOutcome } from '../hooks.ts'
import type { CommandRequest } from './commands.ts'
import { openSession } from './operations.ts'
import { createTogether, type Together } from './together.ts'

/** A form as it was posted: values by field name. */
export type Input = Readonly<Record<string, unknown>>

/** What the server writes without a form: a row's columns, the same for all rows or worked out from each. */
export type Values = Row | ((before: Row) => Row | undefined)

export type TouchOptions = {
  /** Versions stay as they are: forms that are open on these rows may still be saved. */
  keepsVersion?: boolean
  /** The columns that are read and that observers see, where whole rows would be too much. Absent: all. */
  reads?: readonly string[]
}

/**
 * One transaction in which one actor changes rows of resources, named as in their definitions. Whatever changes a row
 * goes through it: every change passes the observers (`observers.ts`), and nothing of it is kept unless all of it is.
 * To a ledger rows are added; `edit`, `del`, `touch` and `remove` throw `record.ledger`.
 */
export type WriteSession = {
  readonly transaction: Transaction<Tables>
  /** Names what is done here in the history of rows, the log and the recycle bin. A UUID. */
  readonly operation: string
  readonly actor: Actor
  /** In which refusals are told. */
  readonly language: Language
  /** Cache tags announced at commit, besides those of the changed rows. */
  readonly tags: Set<string>
  /** Done when the transaction has committed, before the answer: all of it, and the caller hears of the first that fails. */
  readonly afterCommit: (() => Promise<void>)[]
  /** By controller base, which modules the recycle bin leaves alone. */
  readonly recycling: ReadonlyMap<string, RecycleRule>
  /** Of which fields changes are written down, by controller base. */
  readonly sensitive: ReadonlyMap<string, SensitiveRule>
  /** How many rows have gone into the recycle bin here. */
  recycled: number
  /** Whether each add, edit and deletion has an entry of its own in the log. Who does very many tells them in one (`log`). */
  logsEach: boolean

  /** Adds what a form says; answers the new id. Throws a form failure with one reason per wrong field. */
  add(name: string, input: Input): Promise<number>
  /** Many at once, in one statement per set of columns; answers their ids in the same order. */
  add(name: string, inputs: readonly Input[]): Promise<number[]>
  /**
   * `input.id` names the row; `input.version`, where given, must be the stored one (`record.changed` else). What is so
   * already is a success that leaves version and log alone. Answers how many rows are another than before.
   */
  edit(name: string, input: Input | readonly Input[]): Promise<number>
  /** Answers how many rows are gone; ids that do not exist, or that the actor may not touch, are skipped. */
  del(name: string, ids: readonly number[]): Promise<number>

  /**
   * Does a command of the definition with these rows, all of them or none. Throws `command.notFor` where one of them is not
   * as the command wants it, and a form failure for its input. A handler that is prepared before the transaction comes
   * along as `run`.
   */
  command(name: string, command: string, request: CommandRequest): Promise<CommandOutcome>

  /** The server's own rows: columns as they are stored, past forms, hooks and scopes. Answers them as they are now. */
  insert(name: string, rows: readonly Row[]): Promise<Row[]>
  /**
   * The server's own changes: locks the rows, in the order of their ids, and writes columns past forms, hooks and scopes.
   * Answers the changed rows as they are
   * now; those for which there are no values, or that are not there, are left out.
   */
  touch(name: string, ids: readonly number[], values: Values, options?: TouchOptions): Promise<Row[]>
  /** Deletes the server's own rows past hooks and scopes. Answers them as they were. */
  remove(name: string, ids: readonly number[]): Promise<Row[]>

  /**
   * A row as it was before it was deleted, id and all: with the checks of a new one, but for what a form is asked. Throws a
   * form failure where something else has its values by now, or what it belonged to is gone.
   */
  restore(name: string, row: Row): Promise<void>

  /**
   * Writes what would wait for the commit, and forgets it: whoever changes very many rows calls it after each portion, so that
   * memory stays flat. Words by which visitors find these rows are made after the commit.
   */
  flush(): Promise<void>

  /**
   * Before a savepoint; what it answers is called after the transaction has been taken back to that, and forgets what was to be
   * told of the work since: history, log, bin, words, and what was to follow the commit. Tags stay, and do no harm.
   */
  mark(): () => void

  /** An entry of the administrator log that no add, edit or del makes by itself. Of others than administrators nothing is logged. */
  log(entry: LogEntry): void
  /** What the menu rule of a permission node is called, its ancestors first. */
  titleOf(node: string): Localized | undefined
}

/** The one way rows of resources change, whoever writes. */
export type Mutations = {
  /**
   * Runs `work` in one transaction and answers what it answers, after commit and after this process has dropped what it
   * kept of the changed rows. Work that met another transaction crosswise is done again from its beginning.
   */
  run<T>(actor: Actor, work: (session: WriteSession) => Promise<T>): Promise<T>
  /** A session that adds what a form says, and nothing else: row and all that follows go out in one statement, if they can. Answers the new id. */
  add(actor: Actor, name: string, input: Input): Promise<number>
}

type Work<T> = (session: WriteSession) => Promise<T>
type Done<T> = { result: T } & Pick<WriteSession, 'afterCommit'>

const TRIES = 4
const DEADLOCK = '40P01'

export function createMutations(engine: Omit<Engine, 'mutations'>): Mutations {
  const { database, bus, rules, recycling, sensitive } = engine
  const together = createTogether(database)

  async function once<T>(actor: Actor, work: Work<T>, by?: Together): Promise<Done<T>> {
    // Before the transaction: within it nothing may wait for a second connection.
    const [titles, recycled, watched] = await Promise.all([rules.all(), recycling.all(), sensitive.all()])
    const late = database.late()
    const { session, result } = await late.execute(async (transaction) => {
      const opened = openSession(engine, {
        transaction,
        late,
        ...(by && { together: by }),
        actor,
        titles,
        recycling: recycled,
        sensitive: watched,
      })
      const answer = await work(opened.session)
      await opened.finish()
      return { session: opened.session, result: answer }
    })
    if (session.tags.size > 0) bus.announce([...session.tags])
    return { result, afterCommit: session.afterCommit }
  }

  async function committed<T>(actor: Actor, work: Work<T>, by?: Together): Promise<Done<T>> {
    for (let tries = 1; ; tries++) {
      try {
        return await once(actor, work, by)
      } catch (error) {
        if (tries === TRIES || (error as pg.DatabaseError).code !== DEADLOCK) throw error
      }
    }
  }

  async function run<T>(actor: Actor, work: Work<T>, by?: Together): Promise<T> {
    const { result, afterCommit } = await committed(actor, work, by)
    const failures: unknown[] = []
    for (const one of afterCommit) await one().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
    return result
  }

  return {
    run: (actor, work) => run(actor, work),
    add: (actor, name, input) => run(actor, (session) => session.add(name, input), together),
  }
}
