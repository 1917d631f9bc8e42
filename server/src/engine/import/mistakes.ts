import { type Failure, type FormReason, translate } from '@tutu/contract/core/errors'
import type { Language } from '@tutu/contract/core/languages'
import type { Definition } from '@tutu/contract/definition/define-resource'
import {
  type ImportMistake,
  IMPORT_MISTAKES_MAX,
  type ImportPlan,
  type ImportResult,
  SAMPLE_MAX,
  targetLabel,
} from '@tutu/contract/definition/import'
import type { Line } from './cells.ts'

type Place = { definition: Definition; plan: ImportPlan; headings: readonly string[]; language: Language }
type Cells = Pick<Line, 'line' | 'cells'>

/** What is wrong with the lines of a file, written into `result`: at most so many are told, all are counted. */
export function createMistakes({ definition, plan, headings, language }: Place, result: ImportResult) {
  const lines = new Set<number>()
  const isFull = (): boolean => result.mistakes.length >= IMPORT_MISTAKES_MAX

  /** `field` absent: of the whole line. */
  function note({ line, cells }: Cells, field: string | undefined, reason: FormReason): void {
    result.wrong = lines.add(line).size
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

  return {
    isFull,
    note,
    noteFailure(line: Cells, failure: Failure): void {
      const { fields } = failure
      if (!fields) note(line, undefined, failure)
      else for (const [name, reason] of Object.entries(fields)) note(line, name, reason)
    },
    /** In the order of the file: by lines, and in a line by columns. */
    sort(): void {
      const place = ({ heading }: ImportMistake): number => (heading === null ? -1 : headings.indexOf(heading))
      result.mistakes.sort((one, other) => one.line - other.line || place(one) - place(other))
    },
  }
}
