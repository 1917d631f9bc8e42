import { z } from 'zod'
import { SLUG } from '../rules.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** The name of an icon of the site's set, kebab-case; `choices` are those the site can draw. */
export type IconField = FieldCommon & { kind: 'icon'; choices: readonly string[] }

export const icon: FieldKindContract<IconField> = {
  schema: ({ choices }) =>
    z
      .string('rule.option')
      .trim()
      .regex(SLUG, 'rule.option')
      .refine((value) => choices.includes(value), 'rule.option'),
  operators: ['=', '<>', 'NULL', 'NOT NULL'],
}
