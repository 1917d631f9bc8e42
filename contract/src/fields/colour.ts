import { z } from 'zod'
import { COLOUR } from '../core/rules.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** '#rrggbb'. `presets` are offered first. */
export type ColourField = FieldCommon & { kind: 'colour'; presets?: readonly string[] }

export const colour: FieldKindContract<ColourField> = {
  schema: () =>
    z
      .string('rule.colour')
      .trim()
      .regex(COLOUR, 'rule.colour')
      .transform((value) => value.toLowerCase()),
  operators: ['=', '<>', 'NULL', 'NOT NULL'],
}
