import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fail } from '@tutu/contract/core/errors'
import { IMPORT_MAX, type ImportFile } from '@tutu/contract/definition/import'
import { safeFileName } from '@tutu/contract/core/upload'
import type { Kysely } from 'kysely'
import { spool } from '../../files/spool.ts'
import { type Administrator, forbidden } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import { readSheet, type SheetRow } from '../../sheets/read-sheet.ts'
import type { Resource } from '../registry.ts'
import { mayCall } from '../scope.ts'
import { fileOf, makeRoom } from './kept-files.ts'
import { columnsOf, likelyPlan } from './plan.ts'

const SAMPLES = 3

/** Keeps a file and tells what is in it. Throws for one that is no table, or is too large. */
export async function takeFile(
  { db, folder }: { db: Kysely<Tables>; folder: string },
  actor: Administrator,
  resource: Resource,
  file: { stream: Readable; name: string },
): Promise<ImportFile> {
  if (!mayCall(resource, actor, 'add') && !mayCall(resource, actor, 'edit')) throw forbidden()
  await mkdir(folder, { recursive: true })
  await makeRoom(db, folder, actor)
  const id = randomUUID()
  const path = fileOf(folder, id)
  if (!(await spool(file.stream, path, IMPORT_MAX))) throw fail('import.tooLarge', { max: IMPORT_MAX / (1024 * 1024) })
  try {
    const { definition } = resource
    const [headings, ...samples] = await firstRows(path)
    if (!headings?.cells.some((cell) => typeof cell === 'string' && cell.trim() !== '')) throw fail('import.noHeadings')
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

async function firstRows(path: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of readSheet(path)) {
    rows.push(row)
    if (rows.length > SAMPLES) break
  }
  return rows
}
