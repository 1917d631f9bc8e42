import type { Field } from '../fields/index.ts'
import { traitsOf } from '../fields/traits.ts'
import type { Definition } from './define-resource.ts'

/** Beyond so many rows a list is not added up. */
export const SUM_MAX = 1_000_000

/**
 * What rows come to together: each summed field as its values are on the wire, as text, since a number may be too long for
 * JSON. null: there are more than `SUM_MAX`, and `count` is no more than that.
 */
export type Sums = { count: number; sums: Record<string, string> | null }

/** Fields that are added up under the table of a list. */
export function summedFields({ fields }: Pick<Definition, 'fields'>): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => {
    const { sum, secret, long } = traitsOf(field)
    if (!sum || secret || long || field.table === false) return false
    return field.table?.sum ?? sum === 'always'
  })
}
