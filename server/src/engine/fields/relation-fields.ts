import type { Definition } from '@tutu/contract/definition/define-resource'
import { isRelation, type RelationField } from '@tutu/contract/fields/traits'
import { workedOutOnce } from '../../lib/worked-out-once.ts'

/** The fields of a definition that name rows of other resources. */
export const relationFields = workedOutOnce(
  ({ fields }: Pick<Definition, 'fields'>): { name: string; field: RelationField }[] =>
    Object.entries(fields).flatMap(([name, field]) => (isRelation(field) ? [{ name, field }] : [])),
)
