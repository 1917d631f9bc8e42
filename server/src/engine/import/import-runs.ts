import { fail, translate } from '@tutu/contract/core/errors'
import {
  type ImportColumn,
  type ImportPlan,
  type ImportResult,
  type ImportRun,
  type ImportState,
  type ImportUndo,
} from '@tutu/contract/definition/import'
import { type ColumnType, type Generated, type GeneratedAlways, type Kysely, sql } from 'kysely'
import type { Administrator, AdministratorId } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Resource } from '../registry.ts'
import { checkRights } from './undo.ts'

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

const LISTED = 10
/** Seconds after which nobody is taken to be at it any more. */
const LOST_AFTER = 60

/** Whether nothing of the administrator's is under way. */
export const isFree = ({ id }: Administrator) =>
  sql<boolean>`not exists (
    select from import_run o where o.admin_id = ${id} and o.state in ('waiting', 'running')
  )`

/** Whether the administrator may still do anything. */
export const isEnabled = sql<boolean>`exists (select from admin where id = import_run.admin_id and status)`

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

/** One's own import of a module. Throws `import.gone` where there is none of that id. */
export async function findRun(db: Kysely<Tables>, actor: Administrator, resource: Resource, posted: unknown) {
  const id = typeof posted === 'string' && UUID.test(posted) ? posted : undefined
  const run = id && (await ownRuns(db, actor, resource).where('id', '=', id).executeTakeFirst())
  if (!run) throw fail('import.gone')
  return run
}

/** One's own import that is done, and may be taken back by its administrator. */
export async function findDone(db: Kysely<Tables>, actor: Administrator, resource: Resource, posted: unknown) {
  const run = await findRun(db, actor, resource, posted)
  const { id, state, result } = run
  if (state !== 'done' || !result) throw fail('import.notDone')
  checkRights(resource, actor, result)
  const stored = await db.selectFrom('import_run').select('operation').where('id', '=', id).executeTakeFirst()
  if (!stored?.operation) throw fail('import.historyGone')
  return { ...run, result, operation: stored.operation }
}

/** One's own imports of a module, the newest first, or the one of an id; why one ended is told in the reader's language. */
export async function listRuns(
  db: Kysely<Tables>,
  actor: Administrator,
  resource: Resource,
  id?: string,
): Promise<ImportRun[]> {
  const runs =
    id === undefined
      ? await ownRuns(db, actor, resource).orderBy('place', 'desc').limit(LISTED).execute()
      : [await findRun(db, actor, resource, id)]
  const { language } = actor
  return runs.map((run) => {
    if (run.state === 'failed' && run.reason === null)
      return { ...run, reason: translate('import.interrupted', language) }
    if (run.state === 'done' && run.reason === UNDO_LOST)
      return { ...run, reason: translate('import.undoInterrupted', language) }
    return run
  })
}

/** Stands for the reason of an import that a process was taking back when it ended, told in the language of who reads it. */
const UNDO_LOST = 'lost'

/** What a process was at that is there no more has been taken back by the database. */
export async function loseSilent(db: Kysely<Tables>): Promise<void> {
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
