import { type ImportTarget, zoneIn } from '@tutu/contract/definition/import'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { fail, type FormReason } from '@tutu/contract/core/errors'
import { RELATIONS_MAX } from '@tutu/contract/fields/relation-many'
import type { Field } from '@tutu/contract/fields/index'
import { hasRole, isRelation, type RelationField, traitsOf } from '@tutu/contract/fields/traits'
import type { SheetCell } from '../../sheets/read-sheet.ts'
import { timeZoneOr } from '../../lib/days.ts'
import { columnOf, type Row } from '../fields/columns.ts'
import { splitNames } from '../fields/list-text.ts'
import type { Input } from '../write/session.ts'
import { isShared } from '../write/shared-relations.ts'
import type { Found, Names } from './names.ts'

/** A row of the file on its way into the table. `before`: the row that it is, its relations at least; absent: a new one. */
export type Line = { line: number; cells: readonly SheetCell[]; before?: Row | undefined }
export type Ready = Line & { input: Input }

/** Field → what is wrong with its cell. */
export type Reasons = Record<string, FormReason>

type Columns = readonly (ImportTarget | null)[]
type Cells = { readonly cells: readonly SheetCell[] }

/** Characters of a spreadsheet's cell: a text of just this length may have been cut off by the program that wrote it. */
const CELL_MAX = 32_767

/** The text of the column that stands for a field; undefined where there is none, or it is no text. */
export function textOf(columns: Columns, { cells }: Cells, name: string): string | undefined {
  const at = columns.findIndex((target) => target?.field === name)
  const cell = at < 0 ? undefined : cells[at]
  return typeof cell === 'string' ? cell.trim() : undefined
}

/** What a cell cannot be, whatever its field. */
export function whyUnreadable(cell: SheetCell, isSpreadsheet: boolean): FormReason | undefined {
  if (cell !== null && typeof cell === 'object')
    return { key: cell.mistake === 'formula' ? 'import.formula' : 'import.errorCell' }
  if (isSpreadsheet && cell !== null && cell.length >= CELL_MAX) return { key: 'import.cut' }
  return undefined
}

type Context = {
  columns: readonly FieldColumn[]
  empty: 'keep' | 'clear'
  isSpreadsheet: boolean
  names: Names
  /** The row below which a line of a tree stands. */
  parentOf: (text: string) => Found<number>
}

/** What a form would post of a line, and what is wrong with its cells. `before`: relations of the row as it is stored. */
export function formOf(
  { columns, empty, isSpreadsheet, names, parentOf }: Context,
  { cells }: Cells,
  before: Row | undefined,
): { input: Input; reasons: Reasons } {
  const input: Record<string, unknown> = {}
  const reasons: Reasons = {}
  for (const { at, target, field, zone } of columns) {
    const { field: name } = target
    const cell = cells[at] ?? null
    const reason = whyUnreadable(cell, isSpreadsheet)
    if (reason) {
      reasons[name] = reason
      continue
    }
    const text = (cell as string | null) ?? ''
    const isEmpty = text.trim() === ''
    if (isEmpty && empty === 'keep') continue
    if (target.language) {
      const key = `${name}_i18n`
      input[key] = { ...(input[key] as object | undefined), [target.language]: isEmpty ? null : text }
    } else if (isEmpty || meansNone(field, text.trim())) input[name] = null
    else if (hasRole(field, 'parent') || isRelation(field)) {
      const found = isRelation(field)
        ? relationOf({ field, text, names, stored: before?.[name], within: withinOf(field, input, before) })
        : parentOf(text.trim())
      if ('reason' in found) reasons[name] = found.reason
      else input[name] = found.value
    } else input[name] = columnOf(field).fromText?.(text, field, zone) ?? text
  }
  return { input, reasons }
}

/** Whether it is what a relation says where it names nothing, in some language: 'Every course'. */
const meansNone = (field: Field, text: string): boolean =>
  'none' in field && Object.values(field.none ?? {}).includes(text)

/** A column of the file that stands for a field: `at`, its place in each line; `zone`, in which its heading says that times are. */
type FieldColumn = { at: number; target: ImportTarget; field: Field; zone: string | undefined }

/** The columns that stand for fields, in the order in which a line is read: what belongs to what another column names comes last. */
export function fieldColumns({ fields }: Definition, columns: Columns, headings: readonly string[]): FieldColumn[] {
  return columns
    .flatMap((target, at) => {
      const field = target && fields[target.field]
      return target && field ? [{ at, target, field, zone: zoneOf(field, headings[at] ?? '') }] : []
    })
    .toSorted((one, other) => Number(isShared(one.field)) - Number(isShared(other.field)))
}

/** The zone that the heading of a column of times names. Throws where there is none of that name: they would be other times. */
function zoneOf(field: Field, heading: string): string | undefined {
  const zone = columnOf(field).cellFormat === 'date-time' ? zoneIn(heading.trim()) : undefined
  if (zone !== undefined && !timeZoneOr(zone)) throw fail('import.zone', { heading })
  return zone
}

/** The row to which what a relation names has to belong, if it has to: as the line says, else as it is stored. */
function withinOf(field: RelationField, input: Input, before: Row | undefined): number | undefined {
  if (field.within === undefined) return undefined
  const value = field.within in input ? input[field.within] : before?.[field.within]
  return typeof value === 'number' ? value : undefined
}

type Cell = { field: RelationField; text: string; names: Names; stored: unknown; within: number | undefined }

/** Ids for names. Of several rows of a name it is the one that stands there already. */
function relationOf({ field, text, names, stored, within }: Cell): Found<number | number[]> {
  const known = [stored ?? []].flat() as number[]
  const whole = names.find(field, text.trim(), known, within)
  if (!traitsOf(field).list) return whole
  if ('value' in whole) return { value: [whole.value] }
  const listed = splitNames(text)
  const max = mostOf(field)
  if (listed.length > max) return { reason: { key: 'rule.tooMany', params: { max } } }
  const ids: number[] = []
  for (const name of listed) {
    // Each row stands in a list once: of two of a name the second is the other.
    const found = names.find(
      field,
      name,
      known.filter((id) => !ids.includes(id)),
      within,
    )
    if ('reason' in found) return found
    ids.push(found.value)
  }
  return { value: ids }
}

const mostOf = (field: RelationField): number =>
  'max' in field && typeof field.max === 'number' ? field.max : RELATIONS_MAX

/** The names of other rows in a line, by field: looked for many at a time. Of a list that is too long none is. */
export function namesIn(definition: Definition, columns: Columns, { cells }: Cells) {
  return columns.flatMap((target, at) => {
    const field = target && definition.fields[target.field]
    const cell = cells[at]
    if (!field || !isRelation(field) || typeof cell !== 'string' || cell.trim() === '') return []
    const listed = traitsOf(field).list ? splitNames(cell) : []
    const texts = [cell.trim(), ...(listed.length > mostOf(field) ? [] : listed)]
    return texts.map((text) => ({ field, text }))
  })
}
