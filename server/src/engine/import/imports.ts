import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fail, Failure, failureText, translate } from '@tutu/contract/core/errors'
import {
  IMPORT_MAX,
  type ImportColumn,
  type ImportFile,
  type ImportPlan,
  type ImportResult,
  type ImportRun,
  type ImportState,
  type ImportUndo,
  isUnderWay,
} from '@tutu/contract/definition/import'
import { safeFileName } from '@tutu/contract/core/upload'
import { type ColumnType, type Generated, type GeneratedAlways, type Kysely, sql } from 'kysely'
import { holds, rightsOf } from '../../data/rights.ts'
import { spool } from '../../files/spool.ts'
import { type Administrator, type AdministratorId, forbidden } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import { readSheet, type SheetRow } from '../../sheets/read-sheet.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { mayCall } from '../scope.ts'
import { columnsOf, likelyPlan, readPlan } from './plan.ts'
import { runImport } from './run.ts'
import { checkRights, previewUndo, runUndo } from './undo.ts'

declare module '../../postgres/database.ts' {
  interface Tables {
    import_run: {
      id: string
      place: GeneratedAlways<number>
      resource: string
      admin_id: AdministratorId
      name: string
      state: ImportState
      dry: Generated<boolean>
      columns: ColumnType<ImportColumn[], string, never>
      plan: ColumnType<ImportPlan, string, string>
      read: Generated<number>
      rows: number | null
      result: ColumnType<ImportResult | null, string | undefined, string | null>
      reason: string | null
      cancelled: Generated<boolean>
      operation: string | null
      undoing: Generated<boolean>
      undo: ColumnType<ImportUndo | null, string | undefined, string | null>
      beat: Generated<number>
      createtime: Generated<number>
    }
  }
}

/** Brings rows in from files, one file after the other, whether or not the page that asked for it is still open. */
export type Imports = {
  /** Keeps a file and tells what is in it. Throws for one that is no table, or is too large. */
  take(actor: Administrator, resource: Resource, file: { stream: Readable; name: string }): Promise<ImportFile>
  /** Begins with a file of one's own; throws where what is asked for cannot be. */
  start(actor: Administrator, resource: Resource, posted: Readonly<Record<string, unknown>>): Promise<void>
  /** One's own imports of a module, the newest first. */
  list(actor: Administrator, resource: Resource, id?: string): Promise<ImportRun[]>
  /** Begins to take back one's own import that is done. */
  undo(actor: Administrator, resource: Resource, id: string): Promise<void>
  /** What that would do. */
  previewUndo(actor: Administrator, resource: Resource, id: string): Promise<ImportUndo>
  /** Ends one's own import, or taking it back, before it has stored anything; one that is done stays so. */
  cancel(actor: Administrator, resource: Resource, id: string): Promise<void>
  /** Forgets files that nobody has gone on with, and imports of more than `days` ago. */
  prune(days: number): Promise<void>
  /** Ends what is under way; nothing of it is kept. */
  close(): Promise<void>
}

const SAMPLES = 3
const LISTED = 10
const WAITING_MAX = 10
/** ms between two words of how far an import is. */
const BEAT = 1000
/** Seconds after which nobody is taken to be at it any more. */
const LOST_AFTER = 60
const HOUR = 3600
/** Seconds that files wait for somebody to go on with them, and how many of each administrator. */
const FILES_KEPT = 24 * HOUR
const FILES_MAX = 5

type Options = { folder: string; onError: (error: unknown) => void }

type Pulse = { read: number; beat: (state?: 'running') => Promise<void>; check: () => void; end: () => void }

/** What ends a run from outside, by the message that tells it. */
class Stopped extends Failure {}

export function createImports(engine: Engine, { folder, onError }: Options): Imports {
  const { database } = engine
  const db = database.kysely
  const closing = new AbortController()
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0

  /** Of what this process does or is to do. */
  const pulses = new Map<string, Pulse>()

  const pathOf = (id: string): string => join(folder, id)

  async function take(actor: Administrator, resource: Resource, file: { stream: Readable; name: string }) {
    if (!mayCall(resource, actor, 'add') && !mayCall(resource, actor, 'edit')) throw forbidden()
    await mkdir(folder, { recursive: true })
    await makeRoom(actor)
    const id = randomUUID()
    const path = pathOf(id)
    if (!(await spool(file.stream, path, IMPORT_MAX)))
      throw fail('import.tooLarge', { max: IMPORT_MAX / (1024 * 1024) })
    try {
      const { definition } = resource
      const [headings, ...samples] = await firstRows(path)
      if (!headings?.cells.some((cell) => typeof cell === 'string' && cell.trim() !== ''))
        throw fail('import.noHeadings')
      if (samples.length === 0) throw fail('import.noRows')
      const cells = samples.map((row) => row.cells)
      const columns = columnsOf(definition, headings.cells, cells, actor.language)
      const plan = likelyPlan(definition, columns)
      const name = safeFileName(file.name)
      const run = { id, resource: definition.name, admin_id: actor.id, name, state: 'ready' as const }
      await db
        .insertInto('import_run')
        .values({ ...run, columns: JSON.stringify(columns), plan: JSON.stringify(plan) })
        .execute()
      return { id, name, columns, plan }
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  /** Files that are too old go, and of an administrator's all but the newest, those apart that are just read. */
  async function makeRoom(actor: Administrator): Promise<void> {
    await removeOldFiles(folder)
    const runs = await db
      .selectFrom('import_run')
      .select(['id', 'state'])
      .where('admin_id', '=', actor.id)
      .where('createtime', '>', sql<number>`epoch_seconds() - ${FILES_KEPT}::int`)
      .orderBy('place', 'desc')
      .execute()
    const idle = runs.filter((run) => !isUnderWay(run))
    for (const { id } of idle.slice(FILES_MAX - 1)) await rm(pathOf(id), { force: true })
  }

  async function start(actor: Administrator, resource: Resource, posted: Readonly<Record<string, unknown>>) {
    const { id, name, columns } = await find(actor, resource, posted.id)
    if (!(await exists(pathOf(id)))) throw fail('import.gone')
    const plan = readPlan(resource.definition, posted, columns.length, actor.language)
    const dry = posted.dry !== false
    await loseSilent(db)
    if (waiting >= WAITING_MAX) throw new Failure('import.tooMany', { status: 429 })
    // Of two calls at once one finds the other under way.
    const { numUpdatedRows } = await db
      .updateTable('import_run')
      .set({
        state: 'waiting',
        dry,
        plan: JSON.stringify(plan),
        read: 0,
        result: null,
        reason: null,
        cancelled: false,
        beat: sql<number>`epoch_seconds()`,
      })
      .where('id', '=', id)
      .where('state', 'in', ['ready', 'checked', 'refused', 'failed', 'cancelled'])
      .where(isFree(actor))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw fail('import.busy')
    const headings = columns.map(({ heading }) => heading)
    enqueue(id, (pulse) => work({ id, name, headings, actor, resource, plan, dry, pulse }))
  }

  /** One after the other, in the order in which they were asked for. */
  function enqueue(id: string, job: (pulse: Pulse) => Promise<void>): void {
    waiting++
    const pulse = createPulse(id)
    pulses.set(id, pulse)
    queue = queue
      .then(() => job(pulse))
      .catch(onError)
      .finally(() => {
        waiting--
        pulse.end()
        pulses.delete(id)
      })
  }

  /** Tells from now on how far an import is, in the queue too, and hears whether it is still wanted. */
  function createPulse(id: string): Pulse {
    let stopped: Stopped | undefined
    const pulse = {
      read: 0,
      async beat(state?: 'running') {
        const heard = await db
          .updateTable('import_run')
          .set({ ...(state && { state }), read: pulse.read, beat: sql<number>`epoch_seconds()` })
          .where('id', '=', id)
          .where('state', 'in', ['waiting', 'running'])
          .where(isEnabled)
          .returning('cancelled')
          .executeTakeFirst()
        if (!heard || heard.cancelled) stopped = new Stopped('import.cancelled')
      },
      check() {
        if (closing.signal.aborted) throw new Stopped('import.interrupted')
        if (stopped) throw stopped
      },
      end: () => clearInterval(timer),
    }
    const timer = setInterval(() => void pulse.beat().catch(onError), BEAT)
    return pulse
  }

  type Job = { id: string; name: string; headings: string[]; actor: Administrator; resource: Resource } & {
    plan: ImportPlan
    dry: boolean
    pulse: Pulse
  }

  async function work({ id, dry, pulse, ...job }: Job): Promise<void> {
    const path = pathOf(id)
    const onRead = (rows: number): void => {
      pulse.read = rows
      pulse.check()
    }
    const end = async (
      on: Kysely<Tables>,
      state: ImportState,
      { result, reason, operation }: { result?: ImportResult; reason?: string; operation?: string } = {},
    ) => {
      pulse.end()
      const { numUpdatedRows } = await on
        .updateTable('import_run')
        .set({
          state,
          read: result?.rows ?? pulse.read,
          ...(result && { result: JSON.stringify(result), ...(!result.partial && { rows: result.rows }) }),
          reason: reason ?? null,
          ...(operation !== undefined && { operation }),
        })
        .where('id', '=', id)
        // Of somebody who is disabled nothing is stored.
        .$if(state === 'done', (update) => update.where(isEnabled))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }
    try {
      await pulse.beat('running')
      onRead(0)
      const actor = await asOfNow(job.actor, job.resource)
      const result = await runImport(engine, {
        ...job,
        actor,
        path,
        dry,
        onRead,
        // In its own transaction: what is stored is told to be so, and nothing else.
        onWritten: async (session, written) => {
          const { operation } = session
          if (!(await end(session.transaction, 'done', { result: written, operation })))
            throw new Stopped('import.cancelled')
        },
      })
      if (dry || result.wrong > 0) await end(db, dry ? 'checked' : 'refused', { result })
      else await rm(path, { force: true })
    } catch (error) {
      const isCancelled = error instanceof Stopped && error.key === 'import.cancelled'
      if (!(error instanceof Failure)) onError(error)
      await end(db, isCancelled ? 'cancelled' : 'failed', { reason: reasonOf(error, job.actor) })
    }
  }

  /** Rights may have been taken away while it waited. */
  async function asOfNow(given: Administrator, resource: Resource): Promise<Administrator> {
    const rights = await rightsOf(database, given.id)
    const actor = { ...given, super: rights.super, can: (node: string) => holds(rights, node) }
    if (!mayCall(resource, actor, 'import')) throw forbidden()
    return actor
  }

  /** One's own import that is done, and may be taken back by its administrator. */
  async function findDone(actor: Administrator, resource: Resource, posted: unknown) {
    const run = await find(actor, resource, posted)
    const { id, state, result } = run
    if (state !== 'done' || !result) throw fail('import.notDone')
    checkRights(resource, actor, result)
    const stored = await db.selectFrom('import_run').select('operation').where('id', '=', id).executeTakeFirst()
    if (!stored?.operation) throw fail('import.historyGone')
    return { ...run, result, operation: stored.operation }
  }

  async function undo(actor: Administrator, resource: Resource, posted: string): Promise<void> {
    await loseSilent(db)
    const { id, name, result, operation } = await findDone(actor, resource, posted)
    if (waiting >= WAITING_MAX) throw new Failure('import.tooMany', { status: 429 })
    const { numUpdatedRows } = await db
      .updateTable('import_run')
      .set({
        state: 'waiting',
        undoing: true,
        read: 0,
        reason: null,
        cancelled: false,
        beat: sql<number>`epoch_seconds()`,
      })
      .where('id', '=', id)
      .where('state', '=', 'done')
      .where(isFree(actor))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw fail('import.busy')
    enqueue(id, (pulse) => takeBack({ id, name, result, operation, actor, resource, pulse }))
  }

  type Back = Pick<Job, 'id' | 'name' | 'actor' | 'resource' | 'pulse'> & {
    result: ImportResult
    operation: string
  }

  async function takeBack({ id, actor: given, resource, result, pulse, ...job }: Back): Promise<void> {
    const end = async (on: Kysely<Tables>, to: { undo: ImportUndo } | { reason: string }): Promise<boolean> => {
      pulse.end()
      const isUndone = 'undo' in to
      const { numUpdatedRows } = await on
        .updateTable('import_run')
        .set({
          state: isUndone ? 'undone' : 'done',
          undoing: false,
          reason: isUndone ? null : to.reason,
          ...(isUndone && { undo: JSON.stringify(to.undo) }),
        })
        .where('id', '=', id)
        .$if(isUndone, (update) => update.where(isEnabled))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }
    const onRead = (rows: number): void => {
      pulse.read = rows
      pulse.check()
    }
    try {
      await pulse.beat('running')
      onRead(0)
      const actor = await asOfNow(given, resource)
      checkRights(resource, actor, result)
      await runUndo(engine, {
        ...job,
        resource,
        actor,
        onRead,
        onWritten: async (session, done) => {
          if (!(await end(session.transaction, { undo: done }))) throw new Stopped('import.cancelled')
        },
      })
    } catch (error) {
      if (!(error instanceof Failure)) onError(error)
      await end(db, { reason: failureText(notUndone(error), given.language) })
    }
  }

  async function find(actor: Administrator, resource: Resource, posted: unknown) {
    const id = typeof posted === 'string' && UUID.test(posted) ? posted : undefined
    const run = id && (await ownRuns(db, actor, resource).where('id', '=', id).executeTakeFirst())
    if (!run) throw fail('import.gone')
    return run
  }

  return {
    take,
    start,
    async list(actor, resource, id) {
      await loseSilent(db)
      const runs =
        id === undefined
          ? await ownRuns(db, actor, resource).orderBy('place', 'desc').limit(LISTED).execute()
          : [await find(actor, resource, id)]
      const { language } = actor
      return runs.map((run) => {
        if (run.state === 'failed' && run.reason === null)
          return { ...run, reason: translate('import.interrupted', language) }
        if (run.state === 'done' && run.reason === UNDO_LOST)
          return { ...run, reason: translate('import.undoInterrupted', language) }
        return run
      })
    },
    undo,
    async previewUndo(actor, resource, posted) {
      const { operation } = await findDone(actor, resource, posted)
      return previewUndo(engine, { resource, actor, operation })
    },
    async cancel(actor, resource, posted) {
      const { id } = await find(actor, resource, posted)
      await db
        .updateTable('import_run')
        .set({ cancelled: true })
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .execute()
      // Another process hears of it at its next beat.
      await pulses.get(id)?.beat()
    },
    async prune(days) {
      await removeOldFiles(folder)
      await sql`delete from import_run where createtime < epoch_seconds() - ${days}::int * 86400`.execute(db)
    },
    async close() {
      closing.abort()
      await queue
    },
  }
}

/** Whether nothing of the administrator's is under way. */
const isFree = ({ id }: Administrator) =>
  sql<boolean>`not exists (
    select from import_run o where o.admin_id = ${id} and o.state in ('waiting', 'running')
  )`

/** Whether the administrator may still do anything. */
const isEnabled = sql<boolean>`exists (select from admin where id = import_run.admin_id and status)`

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const SHOWN = [
  'id',
  'name',
  'state',
  'dry',
  'read',
  'rows',
  'columns',
  'plan',
  'result',
  'reason',
  'undoing',
  'undo',
  'createtime',
] as const satisfies (keyof ImportRun)[]

const ownRuns = (db: Kysely<Tables>, actor: Administrator, { definition }: Resource) =>
  db.selectFrom('import_run').select(SHOWN).where('admin_id', '=', actor.id).where('resource', '=', definition.name)

/** Stands for the reason of an import that a process was taking back when it ended, told in the language of who reads it. */
const UNDO_LOST = 'lost'

/** What a process was at that is there no more has been taken back by the database. */
async function loseSilent(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('import_run')
    .set({
      state: sql<ImportState>`case when undoing then 'done' else 'failed' end`,
      reason: sql<string | null>`case when undoing then ${UNDO_LOST} end`,
      undoing: false,
    })
    .where('state', 'in', ['waiting', 'running'])
    .where('beat', '<', sql<number>`epoch_seconds() - ${LOST_AFTER}::int`)
    .execute()
}

function reasonOf(error: unknown, { language }: Administrator): string {
  if (!(error instanceof Failure)) return translate('import.failed', language)
  return failureText(error, language)
}

/** Why an import is not taken back: told as such, whatever ended it. */
function notUndone(error: unknown): Failure {
  if (error instanceof Stopped)
    return fail(error.key === 'import.cancelled' ? 'import.undoCancelled' : 'import.undoInterrupted')
  return error instanceof Failure ? error : fail('import.undoFailed')
}

async function firstRows(path: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of readSheet(path)) {
    rows.push(row)
    if (rows.length > SAMPLES) break
  }
  return rows
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

async function removeOldFiles(folder: string): Promise<void> {
  const oldest = Date.now() - FILES_KEPT * 1000
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < oldest) await rm(path, { force: true })
  }
}
