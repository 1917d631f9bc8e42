import { fail, Failure, failureText } from '@tutu/contract/core/errors'
import type { ImportResult, ImportUndo } from '@tutu/contract/definition/import'
import type { Kysely } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { actorNow } from './actor-now.ts'
import { isEnabled } from './import-runs.ts'
import { type Pulse, Stopped } from './queue.ts'
import { checkRights, runUndo } from './undo.ts'

type Job = {
  id: string
  name: string
  actor: Administrator
  resource: Resource
  result: ImportResult
  /** The operation that is taken back. */
  operation: string
}

/** Takes an import back, and notes how that ended. */
export async function doUndo(
  engine: Engine,
  { id, actor: given, resource, result, ...job }: Job,
  pulse: Pulse,
  onError: (error: unknown) => void,
): Promise<void> {
  const end = (on: Kysely<Tables>, to: Ending) => {
    pulse.end()
    return noteEnd(on, id, to)
  }
  try {
    await pulse.beat('running')
    pulse.reach(0)
    const actor = await actorNow(engine.database, given, resource)
    checkRights(resource, actor, result)
    await runUndo(engine, {
      ...job,
      resource,
      actor,
      onRead: pulse.reach,
      onWritten: async (session, done) => {
        if (!(await end(session.transaction, { undo: done }))) throw new Stopped('import.cancelled')
      },
    })
  } catch (error) {
    if (!(error instanceof Failure)) onError(error)
    await end(engine.database.kysely, { reason: failureText(notUndone(error), given.language) })
  }
}

/** What was undone, or why nothing was. */
type Ending = { undo: ImportUndo } | { reason: string }

/** Whether it took: of somebody who is disabled nothing is undone. */
async function noteEnd(on: Kysely<Tables>, id: string, to: Ending): Promise<boolean> {
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

/** Why an import is not taken back: told as such, whatever ended it. */
function notUndone(error: unknown): Failure {
  if (error instanceof Stopped)
    return fail(error.key === 'import.cancelled' ? 'import.undoCancelled' : 'import.undoInterrupted')
  return error instanceof Failure ? error : fail('import.undoFailed')
}
