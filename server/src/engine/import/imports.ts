import type { Readable } from 'node:stream'
import { fail } from '@tutu/contract/core/errors'
import type { ImportFile, ImportRun, ImportUndo } from '@tutu/contract/definition/import'
import { sql } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { doImport } from './import-job.ts'
import { findDone, findRun, isFree, listRuns, loseSilent } from './import-runs.ts'
import { fileOf, isThere, removeOldFiles } from './kept-files.ts'
import { readPlan } from './plan.ts'
import { createQueue } from './queue.ts'
import { takeFile } from './take-file.ts'
import { previewUndo } from './undo.ts'
import { doUndo } from './undo-job.ts'

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

type Options = { folder: string; onError: (error: unknown) => void }

export function createImports(engine: Engine, { folder, onError }: Options): Imports {
  const db = engine.database.kysely
  const queue = createQueue(db, onError)

  async function start(actor: Administrator, resource: Resource, posted: Readonly<Record<string, unknown>>) {
    const { id, name, columns } = await findRun(db, actor, resource, posted.id)
    const path = fileOf(folder, id)
    if (!(await isThere(path))) throw fail('import.gone')
    const plan = readPlan(resource.definition, posted, columns.length, actor.language)
    const dry = posted.dry !== false
    await loseSilent(db)
    queue.checkRoom()
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
    const job = { id, name, headings, path, actor, resource, plan, dry }
    queue.enqueue(id, (pulse) => doImport(engine, job, pulse, onError))
  }

  async function undo(actor: Administrator, resource: Resource, posted: string): Promise<void> {
    await loseSilent(db)
    const { id, name, result, operation } = await findDone(db, actor, resource, posted)
    queue.checkRoom()
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
    const job = { id, name, result, operation, actor, resource }
    queue.enqueue(id, (pulse) => doUndo(engine, job, pulse, onError))
  }

  return {
    take: (actor, resource, file) => takeFile({ db, folder }, actor, resource, file),
    start,
    async list(actor, resource, id) {
      await loseSilent(db)
      return listRuns(db, actor, resource, id)
    },
    undo,
    async previewUndo(actor, resource, posted) {
      const { operation } = await findDone(db, actor, resource, posted)
      return previewUndo(engine, { resource, actor, operation })
    },
    async cancel(actor, resource, posted) {
      const { id } = await findRun(db, actor, resource, posted)
      await db
        .updateTable('import_run')
        .set({ cancelled: true })
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .execute()
      // Another process hears of it at its next beat.
      await queue.beat(id)
    },
    async prune(days) {
      await removeOldFiles(folder)
      await sql`delete from import_run where createtime < epoch_seconds() - ${days}::int * 86400`.execute(db)
    },
    close: queue.close,
  }
}
