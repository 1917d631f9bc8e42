import type { Definition } from '@tutu/contract/definition/define-resource'
import { importKeys, type ImportPlan } from '@tutu/contract/definition/import'
import type { Row } from '../fields/columns.ts'
import { type Line, textOf } from './cells.ts'

/** In which earlier line a row of the table has been, or a value that only one row may have. */
export function createDoubles(definition: Definition, plan: ImportPlan) {
  const lineOf = new Map<number, number>()
  const lineWith = new Map<string, number>()
  const uniques = importKeys(definition).filter((name) => name !== 'id' && definition.fields[name]?.unique)
  return {
    /** The row that a line is to change. */
    ofRow({ line }: Line, { id }: Row): number | undefined {
      const earlier = lineOf.get(id as number)
      if (earlier === undefined) lineOf.set(id as number, line)
      return earlier
    },
    ofValue(line: Line): { field: string; line: number } | undefined {
      for (const field of uniques) {
        const text = textOf(plan.columns, line, field)
        if (!text) continue
        const earlier = lineWith.get(`${field} ${text}`)
        if (earlier !== undefined) return { field, line: earlier }
        lineWith.set(`${field} ${text}`, line.line)
      }
      return undefined
    },
  }
}
