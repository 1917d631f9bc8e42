import { z } from 'zod'
import { AREA_CODE, areaPath } from '../core/area-codes.ts'
import type { FieldCommon, FieldKindContract } from './field.ts'
import { splitList } from './multi-select.ts'

/**
 * Province, city and district: their three numbers on the wire, with their names beside as `<field>_name`; the district's
 * number in the database. The server refuses areas that there are not.
 */
export type CityField = FieldCommon & { kind: 'city' }

const code = z.union([z.number(), z.string()], 'rule.area').transform((value, context) => {
  if (AREA_CODE.test(String(value))) return Number(value)
  context.addIssue({ code: 'custom', message: 'rule.area' })
  return z.NEVER
})

/** A district's number, alone or with those of its city and province before it. */
export const areaSchema = z
  .preprocess(
    (value) => (Array.isArray(value) ? value : typeof value === 'number' ? [value] : splitList(value)),
    z.array(code, 'rule.area').refine((codes) => codes.length === 1 || codes.length === 3, 'rule.area'),
  )
  .refine((codes) => codes.length === 1 || areaPath(codes[2]!).join() === codes.join(), 'rule.area')
  .transform((codes) => codes.at(-1)!)

export const city: FieldKindContract<CityField> = {
  schema: () => areaSchema,
  operators: ['=', '<>', 'NULL', 'NOT NULL'],
}
