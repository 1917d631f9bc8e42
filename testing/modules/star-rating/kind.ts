import type { FieldKindContract } from '@tutu/contract/fields/field'
import { type RegisteredField, registerFieldKind } from '@tutu/contract/fields/index'
import type { FieldTraits } from '@tutu/contract/fields/traits'
import { z } from 'zod'

/** Stars, halves among them: 4.5 on the wire, halves in the database. `max` in stars (default 5). */
export type StarsField = RegisteredField & { kind: typeof STARS; max?: number }

export const STARS = 'star-rating:stars'
export const STARS_MAX = 5

const stars: FieldKindContract<StarsField> & { traits: FieldTraits } = {
  traits: { holds: 'number', chosen: true },
  schema: ({ max = STARS_MAX }) =>
    z.coerce
      .number('rule.number')
      .min(0, 'rule.tooSmall')
      .max(max, 'rule.tooBig')
      .refine((value) => Number.isInteger(value * 2), 'rule.number')
      .transform((value) => value * 2),
  operators: ['RANGE', '=', '>=', '<=', 'NULL', 'NOT NULL'],
}

registerFieldKind(STARS, stars)

/** 9 → '★★★★½'. */
export function starsText(halves: number): string {
  return '★'.repeat(Math.floor(halves / 2)) + (halves % 2 ? '½' : '')
}
