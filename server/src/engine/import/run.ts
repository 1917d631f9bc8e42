import { TREE_NODES_MAX } from '@tutu/contract/core/constants'
import { fail, Failure, type FormReason, translate } from '@tutu/contract/core/errors'
import { fieldOfRole } from '@tutu/contract/definition/define-resource'
import {
  importKeys,
  type ImportMistake,
  IMPORT_MISTAKES_MAX,
  type ImportPlan,
  type ImportResult,
  SAMPLE_MAX,
  targetLabel,
} from '@tutu/contract/definition/import'
import type { RelationField } from '@tutu/contract/fields/traits'
import { sql } from 'kysely'
import type { Administrator } from '../../policy/actors.ts'
import { readSheet, sheetKind, type SheetRow } from '../../sheets/read-sheet.ts'
import type { Engine } from '../engine.ts'
import type { Resource } from '../registry.ts'
import { mayCall } from '../scope.ts'
import { titleOf } from '../write/change-log.ts'
import type { Input, WriteSession } from '../write/session.ts'
import { validate } from '../write/validate.ts'
import { byHalves } from './by-halves.ts'
import { fieldColumns, formOf, type Line, namesIn, type Ready, type Reasons, textOf } from './cells.ts'
import { matchRows } from './match.ts'
import { createNames, type Found } from './names.ts'
import { type Node, orderTree } from './tree.ts'

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
  const { resource, path, name, plan, headings, dry, onRead } = importing
  const { transaction } = session
  await sql`select set_config('statement_timeout', ${`${PATIENCE}`}, true)`.execute(transaction)
  session.logsEach = false
  const isSpreadsheet = (await sheetKind(path)) === 'xlsx'
  const writer = createWriter(engine, session, importing, isSpreadsheet)
  const { result } = writer
  const isTree = fieldOfRole(resource.definition, 'parent') !== undefined
  let batch: SheetRow[] = []
  let text = 0
  const max = resource.hooks.begin ? LOCKING_MAX : isTree ? TREE_NODES_MAX : Number.POSITIVE_INFINITY
  const write = async (): Promise<void> => {
    if (dry) {
      // What is only tried gives back the rows that it has locked.
      await sql`savepoint portion`.execute(transaction)
      await writer.write(batch)
      await sql`rollback to savepoint portion`.execute(transaction)
      await sql`release savepoint portion`.execute(transaction)
    } else await writer.write(batch)
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
    if (writer.isFull()) break
  }
  if (isTree) await writer.writeTree(batch)
  else if (!writer.isFull()) await write()
  onRead(result.rows)
  const place = ({ heading }: ImportMistake): number => (heading === null ? -1 : headings.indexOf(heading))
  result.mistakes.sort((one, other) => one.line - other.line || place(one) - place(other))
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

function createWriter(engine: Engine, session: WriteSession, importing: Importing, isSpreadsheet: boolean) {
  const { resource, actor, plan, headings } = importing
  const { definition } = resource
  const { transaction, language } = session
  const names = createNames(transaction, engine.registry, actor)
  const may = { add: mayCall(resource, actor, 'add'), edit: mayCall(resource, actor, 'edit') }
  const result: ImportResult = { rows: 0, added: 0, updated: 0, same: 0, wrong: 0, mistakes: [] }
  const wrong = new Set<number>()
  /** In which line a row of the table has been, and a value that only one row may have. */
  const lineOf = new Map<number, number>()
  const lineWith = new Map<string, number>()
  const uniques = importKeys(definition).filter((name) => name !== 'id' && definition.fields[name]?.unique)

  /** The earlier line with a value that only one row may have, if there is one. */
  function doubleOf(line: SheetRow): { name: string; line: number } | undefined {
    for (const name of uniques) {
      const text = textOf(plan.columns, line, name)
      if (!text) continue
      const earlier = lineWith.get(`${name} ${text}`)
      if (earlier !== undefined) return { name, line: earlier }
      lineWith.set(`${name} ${text}`, line.line)
    }
    return undefined
  }

  const isFull = (): boolean => result.mistakes.length >= IMPORT_MISTAKES_MAX

  function note({ line, cells }: Omit<Line, 'before'>, field: string | undefined, reason: FormReason): void {
    result.wrong = wrong.add(line).size
    if (isFull()) return
    const at = field === undefined ? -1 : plan.columns.findIndex((target) => target?.field === field)
    const cell = cells[at]
    const text = translate(reason.key, language, reason.params)
    const label = field !== undefined && at < 0 ? `${targetLabel(definition, { field }, language)}: ` : ''
    result.mistakes.push({
      line,
      heading: headings[at] ?? null,
      value: typeof cell === 'string' ? cell.slice(0, SAMPLE_MAX) : '',
      reason: label && !text.includes(label.slice(0, -2)) ? label + text : text,
    })
    if (isFull()) result.partial = true
  }

  function noteFailure(line: Line, failure: Failure): void {
    const { fields } = failure
    if (!fields) note(line, undefined, failure)
    else for (const [name, reason] of Object.entries(fields)) note(line, name, reason)
  }

  /** Finds out which rows these are. */
  async function match(rows: readonly SheetRow[]): Promise<Line[]> {
    await names.prepare(rows.flatMap((row) => namesIn(definition, plan.columns, row)))
    const matched = await matchRows({ db: transaction, actor, resource, plan, names }, rows)
    return rows.flatMap(({ line, cells }, at) => {
      const found = matched[at]!
      if ('reason' in found) {
        note({ line, cells }, plan.key, found.reason)
        return []
      }
      const before = found.value
      if (!before && !may.add) throw fail('import.mayNotAdd', { line })
      if (before && !may.edit) throw fail('import.mayNotEdit', { line })
      const earlier = before && lineOf.get(before.id as number)
      if (earlier !== undefined) {
        note({ line, cells }, plan.key, { key: 'import.sameRow', params: { line: earlier } })
        return []
      }
      if (before) lineOf.set(before.id as number, line)
      const double = doubleOf({ line, cells })
      if (double) {
        note({ line, cells }, double.name, { key: 'import.sameValue', params: { line: double.line } })
        return []
      }
      return [{ line, cells, before }]
    })
  }

  /** What a form would post of each; those with wrong cells are noted and left out. */
  function ready(lines: readonly Line[], parentOf: (text: string) => Found<number>): Ready[] {
    const columns = fieldColumns(definition, plan.columns)
    const context = { columns, empty: plan.empty, isSpreadsheet, names, parentOf }
    return lines.flatMap((line) => {
      const { input, reasons } = formOf(context, line, line.before)
      if (Object.keys(reasons).length === 0) return [{ ...line, input }]
      for (const [name, reason] of Object.entries({ ...reasonsIn(line, input), ...reasons })) note(line, name, reason)
      return []
    })
  }

  /** What else a form would say of a line that is not written: all of it is told at once. */
  function reasonsIn({ before }: Line, input: Input): Reasons {
    try {
      validate(definition, input, before, language, undefined, { incomplete: true })
      return {}
    } catch (error) {
      if (error instanceof Failure && error.fields) return error.fields
      throw error
    }
  }

  /** Tells the ids of new rows. */
  async function save(lines: readonly Ready[], onAdded: (line: Line, id: number) => void = () => undefined) {
    const added = lines.filter(({ before }) => !before)
    const edited = lines.filter(({ before }) => before)
    await attempt(added, async (some) => {
      const ids = await session.add(
        definition.name,
        some.map(({ input }) => input),
      )
      for (const [at, line] of some.entries()) onAdded(line, ids[at]!)
      result.added += ids.length
    })
    await attempt(edited, async (some) => {
      const inputs = some.map(({ input, before }) => ({ ...input, id: before!.id }))
      const changed = await session.edit(definition.name, inputs)
      result.updated += changed
      result.same += some.length - changed
    })
    await session.flush()
  }

  const attempt = (lines: readonly Ready[], work: (lines: readonly Ready[]) => Promise<void>): Promise<void> =>
    byHalves(session, lines, { work, onRefused: noteFailure, isOver: isFull })

  return {
    result,
    isFull,
    async write(rows: readonly SheetRow[]): Promise<void> {
      const lines = await match(rows)
      await save(ready(lines, () => ({ reason: { key: 'rule.choose' } })))
    },
    /** Parents first, whatever their order in the file. */
    async writeTree(rows: readonly SheetRow[]): Promise<void> {
      const pid = fieldOfRole(definition, 'parent')!
      const self: RelationField = { kind: 'relation', label: definition.title, to: definition.name }
      const lines = await match(rows)
      const nodes = lines.map((line) => ({ line, names: namesOf(line), parent: parentIn(line) }))
      const parents = nodes.filter(({ parent }) => parent !== '')
      await names.prepare(parents.map(({ parent }) => ({ field: self, text: parent })))
      const { steps, cyclic } = orderTree(nodes)
      const ids = new Map<string, number>()
      const know = (node: Node, id: number): void => {
        for (const name of node.names) if (!ids.has(name)) ids.set(name, id)
      }
      for (const node of nodes) if (node.line.before) know(node, node.line.before.id as number)
      const parentOf = (text: string): Found<number> => {
        if (text === '0') return { value: 0 }
        const id = ids.get(text)
        return id === undefined ? names.find(self, text, []) : { value: id }
      }
      const inFile = new Set(nodes.flatMap((node) => node.names))
      for (const step of steps) {
        // What stands below a line that is wrong is not known to be so itself.
        const known = step.filter(({ parent }) => !inFile.has(parent) || ids.has(parent))
        const byLine = new Map(known.map((node) => [node.line.line, node]))
        const prepared = ready(
          known.map(({ line }) => line),
          parentOf,
        )
        for (let at = 0; at < prepared.length; at += BATCH)
          await save(prepared.slice(at, at + BATCH), ({ line }, id) => know(byLine.get(line)!, id))
      }
      for (const { line } of cyclic) note(line, pid, { key: 'import.cycle' })

      function namesOf(row: Line): string[] {
        const id = textOf(plan.columns, row, 'id')?.replace(/^#/, '')
        const labels = plan.columns.flatMap((target, at) => {
          const cell = row.cells[at]
          return target?.field === definition.label && typeof cell === 'string' ? [cell.trim()] : []
        })
        return [...(id ? [id, `#${id}`] : []), ...labels].filter((name) => name !== '')
      }
      function parentIn(row: Line): string {
        const text = textOf(plan.columns, row, pid) ?? ''
        return text === '0' ? '' : text
      }
    },
  }
}
