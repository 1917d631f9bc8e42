import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnderWay } from '@tutu/contract/definition/import'
import { type Kysely, sql } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'

const HOUR = 3600
/** Seconds that files wait for somebody to go on with them, and how many of each administrator. */
const FILES_KEPT = 24 * HOUR
const FILES_MAX = 5

/** Where the file of an import waits. */
export const fileOf = (folder: string, id: string): string => join(folder, id)

/** Files that are too old go, and of an administrator's all but the newest, those apart that are just read. */
export async function makeRoom(db: Kysely<Tables>, folder: string, actor: Administrator): Promise<void> {
  await removeOldFiles(folder)
  const runs = await db
    .selectFrom('import_run')
    .select(['id', 'state'])
    .where('admin_id', '=', actor.id)
    .where('createtime', '>', sql<number>`epoch_seconds() - ${FILES_KEPT}::int`)
    .orderBy('place', 'desc')
    .execute()
  const idle = runs.filter((run) => !isUnderWay(run))
  for (const { id } of idle.slice(FILES_MAX - 1)) await rm(fileOf(folder, id), { force: true })
}

export async function removeOldFiles(folder: string): Promise<void> {
  const oldest = Date.now() - FILES_KEPT * 1000
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < oldest) await rm(path, { force: true })
  }
}

export async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
