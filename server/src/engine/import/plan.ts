import type { Definition } from '@tutu/contract/definition/define-resource'
import {
  type ImportColumn,
  type ImportHow,
  importKeys,
  type ImportPlan,
  type ImportTarget,
  importTargets,
  keyFields,
  SAMPLE_MAX,
  targetLabel,
  targetOf,
} from '@tutu/contract/definition/import'
import { fail } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import type { SheetCell } from '../../sheets/read-sheet.ts'
import { scalar } from '../fields/scalar.ts'

const isSame = (one: ImportTarget, other: ImportTarget): boolean =>
  one.field === other.field && one.language === other.language

/** What the columns of a file seem to be. Of two with one meaning neither is taken: somebody has to say which. */
export function columnsOf(
  definition: Definition,
  headings: readonly SheetCell[],
  samples: readonly (readonly SheetCell[])[],
  language: Language,
): ImportColumn[] {
  const shown = (cell: SheetCell | undefined): string => (typeof cell === 'string' ? cell.slice(0, SAMPLE_MAX) : '')
  const width = Math.max(headings.length, ...samples.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const heading = shown(headings[at]).trim()
    const target = heading === '' ? null : targetOf(definition, heading, language)
    return { heading, samples: samples.map((cells) => shown(cells[at])), target }
  })
  return columns.map((column, at) => {
    const { heading, target } = column
    const others = columns.filter((_, other) => other !== at)
    const isTwice = heading !== '' && others.some((one) => one.heading === heading)
    const isTaken = target !== null && others.some((one) => one.target && isSame(one.target, target))
    return { ...column, target: isTwice || isTaken ? null : target, ...(isTwice && { twice: true as const }) }
  })
}

/** What one most likely wants: rows that the file can name are changed, the others added. */
export function likelyPlan(definition: Definition, columns: readonly ImportColumn[]): ImportPlan {
  const targets = columns.map(({ target }) => target)
  const key = importKeys(definition).find((name) => isKey(definition, targets, name))
  return { columns: targets, how: key ? 'both' : 'add', ...(key && { key }), empty: 'keep' }
}

/** Whether the columns hold what it takes to know rows again by a field. */
function isKey(definition: Definition, targets: readonly (ImportTarget | null)[], name: string): boolean {
  return keyFields(definition, name).every((one) => targets.some((target) => target?.field === one))
}

const WAYS: readonly ImportHow[] = ['add', 'update', 'both']

/** What was asked for, of a file with so many columns. Throws where it cannot be. */
export function readPlan(
  definition: Definition,
  posted: Readonly<Record<string, unknown>>,
  width: number,
  language: Language,
): ImportPlan {
  const targets = importTargets(definition)
  if (!Array.isArray(posted.columns) || posted.columns.length !== width)
    throw fail('request.parameter', { name: 'columns' })
  const columns = posted.columns.map((one: unknown) => {
    if (one === null) return null
    const given = (typeof one === 'object' ? one : {}) as Record<string, unknown>
    const target = targets.find(({ field, language: of }) => field === given.field && of === given.language)
    if (!target) throw fail('request.parameter', { name: 'columns' })
    return target
  })
  const chosen = columns.filter((target) => target !== null)
  const double = chosen.find((target, at) => chosen.some((other, index) => index < at && isSame(target, other)))
  if (double) throw fail('import.columnTwice', { field: targetLabel(definition, double, language) })
  if (chosen.every(({ field }) => field === 'id')) throw fail('import.noColumns')
  const how = WAYS.find((one) => one === posted.how)
  if (!how) throw fail('request.parameter', { name: 'how' })
  const empty = posted.empty === 'clear' ? 'clear' : 'keep'
  if (how === 'add') return { columns, how, empty }
  const key = importKeys(definition).find((name) => name === scalar(posted.key))
  if (!key) throw fail('request.parameter', { name: 'key' })
  if (!isKey(definition, columns, key)) {
    const field = targetLabel(definition, { field: key }, language)
    throw fail('import.keyColumn', { field })
  }
  return { columns, how, key, empty }
}
