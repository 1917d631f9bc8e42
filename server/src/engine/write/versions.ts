import { Failure } from '@tutu/contract/core/errors'
import type { Row } from '../fields/columns.ts'
import { scalar } from '../fields/scalar.ts'

/** Whether a row has another version by now than its caller has seen; a caller who says none takes it as it is. */
export function isStale(version: unknown, row: Row): boolean {
  return version !== undefined && version !== null && version !== '' && scalar(version) !== String(row.version)
}

/** What is refused then: something else would be changed, or approved, than what was seen. */
export function changedMeanwhile(): Failure {
  return new Failure('record.changed', { data: { changed: true } })
}
