import { TREE_NODES_MAX } from '@tutu/contract/core/constants'
import { fail } from '@tutu/contract/core/errors'
import { fieldOfRole } from '@tutu/contract/definition/define-resource'
import type { ImportPlan, ImportResult } from '@tutu/contract/definition/import'
import { sql } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import { readSheet, sheetKind, type SheetRow } from '../../sheets/read-sheet.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { titleOf } from '../write/change-log.ts'
import type { WriteSession } from '../write/session.ts'
import { writeTree } from './write-tree.ts'
import { createWriter, type Writer } from './writer.ts'
import { setStatementTime } from '../../postgres/prepared-pool.ts'

/** Rows that are looked up, checked and written together, and so many characters: what is wrong with one is found by halving. */
const BATCH = 200
const BATCH_TEXT = 2_000_000
/** Characters of a tree, whose lines are held until the last is read. */
const TREE_TEXT = 20_000_000
/** Rows of a module whose writes go one after the other, everybody's: they wait no longer than for a large form. */
const LOCKING_MAX = 500
/** ms that one statement may take, for each has so many rows. */
const PATIENCE = 60_000

export type Importing = {
  resource: Resource
  actor: Administrator
  path: string
  /** What the file is called. */
  name: string
  plan: ImportPlan
  headings: readonly string[]
  dry: boolean
  /** Called after each portion; what it throws ends the import, and nothing of it is kept. */
  onRead: (rows: number) => void
  /** In the transaction, when all is written. */
  onWritten: (session: WriteSession, result: ImportResult) => Promise<void>
}

/** What a run ends with of which nothing is kept: it was dry, or there were mistakes. */
class Unkept extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('an import was not kept')
    this.result = result
  }
}

/**
 * Brings the rows of a file into a table, all or none, in one transaction and with every check of a form. Throws what any
 * write throws, and `SheetError`; mistakes in cells are in the result, and then nothing is stored.
 */
export async function runImport(engine: Engine, importing: Importing): Promise<ImportResult> {
  try {
    return await engine.mutations.run(importing.actor, async (session) => {
      const result = await inSession(engine, session, importing)
      if (importing.dry || result.wrong > 0) throw new Unkept(result)
      await importing.onWritten(session, result)
      return result
    })
  } catch (error) {
    if (error instanceof Unkept) return error.result
    throw error
  }
}

async function inSession(engine: Engine, session: WriteSession, importing: Importing): Promise<ImportResult> {
  const { resource, path, name, plan, dry, onRead } = importing
  const { transaction } = session
  await setStatementTime(transaction, PATIENCE)
  session.logsEach = false
  const isSpreadsheet = (await sheetKind(path)) === 'xlsx'
  const writer = createWriter(engine, session, importing, isSpreadsheet)
  const { result, mistakes } = writer
  const isTree = fieldOfRole(resource.definition, 'parent') !== undefined
  let batch: SheetRow[] = []
  let text = 0
  const max = resource.hooks.begin ? LOCKING_MAX : isTree ? TREE_NODES_MAX : Number.POSITIVE_INFINITY
  const write = async (): Promise<void> => {
    if (dry) {
      // What is only tried gives back the rows that it has locked.
      await sql`savepoint portion`.execute(transaction)
      await writeRows(writer, batch)
      await sql`rollback to savepoint portion`.execute(transaction)
      await sql`release savepoint portion`.execute(transaction)
    } else await writeRows(writer, batch)
    batch = []
    text = 0
  }
  for await (const { line, cells } of rowsBelow(readSheet(path))) {
    const wanted = cells.map((cell, at) => (plan.columns[at] ? cell : null))
    batch.push({ line, cells: wanted })
    text += wanted.reduce((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)
    result.rows++
    if (result.rows > max) throw fail('import.tooManyRows', { max })
    if (isTree && text > TREE_TEXT) throw fail('import.tooMuchText', { max: TREE_TEXT / 1_000_000 })
    if (isTree || (batch.length < BATCH && text < BATCH_TEXT)) continue
    await write()
    onRead(result.rows)
    if (mistakes.isFull()) break
  }
  if (isTree) await writeTree(writer, { definition: resource.definition, plan }, batch, BATCH)
  else if (!mistakes.isFull()) await write()
  onRead(result.rows)
  mistakes.sort()
  if (result.rows === 0) throw fail('import.noRows')
  const { rows, added, updated, same } = result
  const told = { file: name, rows, added, updated, same }
  const { operation } = session
  const subject = { resource: resource.definition.name, id: null, name: { 'zh-cn': name, en: name }, operation }
  session.log({ kind: 'change', title: titleOf(session, resource, 'import'), data: told, subject })
  return result
}

/** All but the headings. */
async function* rowsBelow(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let isFirst = true
  for await (const row of rows) {
    if (!isFirst) yield row
    isFirst = false
  }
}

async function writeRows({ match, ready, save }: Writer, rows: readonly SheetRow[]): Promise<void> {
  await save(ready(await match(rows), () => ({ reason: { key: 'rule.choose' } })))
}
