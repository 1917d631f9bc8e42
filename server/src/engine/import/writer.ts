import { fail, Failure } from '@tutu/contract/core/errors'
import type { ImportResult } from '@tutu/contract/definition/import'
import type { SheetRow } from '../../sheets/read-sheet.ts'
import type { Engine } from '../engine.ts'
import { mayCall } from '../scope.ts'
import type { Input, WriteSession } from '../write/session.ts'
import { validate } from '../write/validate.ts'
import { byHalves } from './by-halves.ts'
import { fieldColumns, formOf, type Line, namesIn, type Ready, type Reasons } from './cells.ts'
import { createDoubles } from './doubles.ts'
import { matchRows } from './match.ts'
import { createMistakes } from './mistakes.ts'
import { createNames, type Found } from './names.ts'
import type { Importing } from './run.ts'

/** Where a line's parent is said in a tree: the id that its text stands for. */
export type ParentOf = (text: string) => Found<number>

export type Writer = ReturnType<typeof createWriter>

/** Brings portions of a file into the table, in the session, and notes what is wrong with their lines. */
export function createWriter(
  engine: Engine,
  session: WriteSession,
  { resource, actor, plan, headings }: Importing,
  isSpreadsheet: boolean,
) {
  const { definition } = resource
  const { transaction, language } = session
  const names = createNames(transaction, engine.registry, actor)
  const may = { add: mayCall(resource, actor, 'add'), edit: mayCall(resource, actor, 'edit') }
  const result: ImportResult = { rows: 0, added: 0, updated: 0, same: 0, wrong: 0, mistakes: [] }
  const mistakes = createMistakes({ definition, plan, headings, language }, result)
  const doubles = createDoubles(definition, plan)
  const columns = fieldColumns(definition, plan.columns, headings)

  /** Finds out which rows these are. */
  async function match(rows: readonly SheetRow[]): Promise<Line[]> {
    await names.prepare(rows.flatMap((row) => namesIn(definition, plan.columns, row)))
    const matched = await matchRows({ db: transaction, actor, resource, plan, names }, rows)
    return rows.flatMap(({ line, cells }, at) => {
      const found = matched[at]!
      if ('value' in found)
        return isTaken({ line, cells, before: found.value }) ? [] : [{ line, cells, before: found.value }]
      mistakes.note({ line, cells }, plan.key, found.reason)
      return []
    })
  }

  /** Whether an earlier line is about the same row, or has what only one row may have: it is noted. */
  function isTaken(line: Line): boolean {
    const { before } = line
    if (!before && !may.add) throw fail('import.mayNotAdd', { line: line.line })
    if (before && !may.edit) throw fail('import.mayNotEdit', { line: line.line })
    const earlier = before && doubles.ofRow(line, before)
    if (earlier !== undefined) {
      mistakes.note(line, plan.key, { key: 'import.sameRow', params: { line: earlier } })
      return true
    }
    const double = doubles.ofValue(line)
    if (double) mistakes.note(line, double.field, { key: 'import.sameValue', params: { line: double.line } })
    return double !== undefined
  }

  /** What a form would post of each; those with wrong cells are noted and left out. */
  function ready(lines: readonly Line[], parentOf: ParentOf): Ready[] {
    const context = { columns, empty: plan.empty, isSpreadsheet, names, parentOf }
    return lines.flatMap((line) => {
      const { input, reasons } = formOf(context, line, line.before)
      if (Object.keys(reasons).length === 0) return [{ ...line, input }]
      for (const [name, reason] of Object.entries({ ...reasonsIn(line, input), ...reasons }))
        mistakes.note(line, name, reason)
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
    byHalves(session, lines, { work, onRefused: mistakes.noteFailure, isOver: mistakes.isFull })

  return { result, mistakes, names, match, ready, save }
}
