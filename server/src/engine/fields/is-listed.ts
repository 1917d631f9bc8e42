import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'

/** Whether lists carry a field: long texts are only sent where one row is edited or read; secrets never. */
export function isListed(field: Field | undefined): boolean {
  if (!field) return false
  const { long, secret } = traitsOf(field)
  return !long && !secret
}
