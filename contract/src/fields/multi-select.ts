import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'
import type { Options } from './select.ts'

/** Any of a fixed set of values, an array on the wire (a comma list is accepted). */
export type MultiSelectField = FieldCommon & { kind: 'multi-select'; options: Options; max?: number }

/** Arrays on the wire may come as 'a,b', as older clients send them. */
export function splitList(value: unknown): unknown {
  return typeof value === 'string' ? value.split(',').filter(Boolean) : value
}

export const multiSelect: FieldKindContract<MultiSelectField> = {
  schema: ({ options, max = 50 }) =>
    z
      .preprocess(
        splitList,
        z
          .array(
            z.string('rule.option').refine((value) => Object.hasOwn(options, value), 'rule.option'),
            'rule.option',
          )
          .max(max, 'rule.tooMany'),
      )
      .transform((values) => [...new Set(values)]),
  operators: ['FIND_IN_SET', 'IN', 'NOT IN', 'NULL', 'NOT NULL'],
}
