import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** On or off: '1' or '0' on the wire (booleans and numbers are accepted), boolean in the database. */
export type SwitchField = FieldCommon & { kind: 'switch' }

const ON = new Set<unknown>([true, 1, '1', 'true'])
const OFF = new Set<unknown>([false, 0, '0', 'false'])

export const switchKind: FieldKindContract<SwitchField> = {
  schema: () =>
    z
      .unknown()
      .refine((value) => ON.has(value) || OFF.has(value), 'rule.option')
      .transform((value) => ON.has(value)),
  operators: ['=', '<>', 'IN'],
}
