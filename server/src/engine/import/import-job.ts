import { rm } from 'node:fs/promises'
import { Failure, failureText, translate } from '@tutu/contract/core/errors'
import type { ImportPlan, ImportResult, ImportState } from '@tutu/contract/definition/import'
import type { Kysely } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { actorNow } from './actor-now.ts'
import { isEnabled } from './import-runs.ts'
import { type Pulse, Stopped } from './queue.ts'
import { runImport } from './run.ts'

type Job = {
  id: string
  name: string
  headings: string[]
  /** Where the file is. */
  path: string
  actor: Administrator
  resource: Resource
  plan: ImportPlan
  dry: boolean
}

/** How a run has ended. */
type Ending = { result?: ImportResult; reason?: string; operation?: string }

/** Brings the rows of a file in, or only checks them, and notes how that ended. */
export async function doImport(
  engine: Engine,
  { id, ...job }: Job,
  pulse: Pulse,
  onError: (error: unknown) => void,
): Promise<void> {
  const db = engine.database.kysely
  const end = (on: Kysely<Tables>, state: ImportState, ending: Ending) => {
    pulse.end()
    return noteEnd(on, id, state, { read: pulse.read, ...ending })
  }
  try {
    await pulse.beat('running')
    pulse.reach(0)
    const actor = await actorNow(engine.database, job.actor, job.resource)
    const result = await runImport(engine, {
      ...job,
      actor,
      onRead: pulse.reach,
      // In its own transaction: what is stored is told to be so, and nothing else.
      onWritten: async (session, written) => {
        const { operation } = session
        if (!(await end(session.transaction, 'done', { result: written, operation })))
          throw new Stopped('import.cancelled')
      },
    })
    if (job.dry || result.wrong > 0) await end(db, job.dry ? 'checked' : 'refused', { result })
    else await rm(job.path, { force: true })
  } catch (error) {
    const isCancelled = error instanceof Stopped && error.key === 'import.cancelled'
    if (!(error instanceof Failure)) onError(error)
    await end(db, isCancelled ? 'cancelled' : 'failed', { reason: reasonOf(error, job.actor) })
  }
}

/** Whether it took: of somebody who is disabled nothing is stored. */
async function noteEnd(
  on: Kysely<Tables>,
  id: string,
  state: ImportState,
  { read, result, reason, operation }: Ending & { read: number },
): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('import_run')
    .set({
      state,
      read: result?.rows ?? read,
      ...(result && { result: JSON.stringify(result), ...(!result.partial && { rows: result.rows }) }),
      reason: reason ?? null,
      ...(operation !== undefined && { operation }),
    })
    .where('id', '=', id)
    .$if(state === 'done', (update) => update.where(isEnabled))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function reasonOf(error: unknown, { language }: Administrator): string {
  if (!(error instanceof Failure)) return translate('import.failed', language)
  return failureText(error, language)
}
