import { z } from 'zod'
import type { FieldCommon, FieldKindContract } from './field.ts'

/** Yuan with two decimals on the wire ('12.30'), integer cents in the database (wire decision 3). `min`, `max` in cents. */
export type MoneyField = FieldCommon & { kind: 'money'; min?: number; max?: number }

/** '12.3' → 1230, exactly; undefined where it is no amount. */
export function toCents(amount: string | number): number | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount).trim())
  if (!match) return undefined
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && cents ? -cents : cents
}

/** Amounts of more digits than `toCents` reads: too large in either direction, whatever the limits. */
const BEYOND = /^(-?)\d{13,}(?:\.\d{1,2})?$/

/** 1230 → '12.30'; of a sum, which may be longer than a number is exact, as a bigint. */
export function fromCents(cents: number | bigint): string {
  const absolute = String(cents < 0 ? -cents : cents).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${absolute.slice(0, -2)}.${absolute.slice(-2)}`
}

export const money: FieldKindContract<MoneyField> = {
  schema: ({ min = 0, max = 99_999_999_99 }) =>
    z.union([z.string(), z.number()], 'rule.money').transform((value, context) => {
      const beyond = BEYOND.exec(String(value).trim())
      const cents = beyond ? (beyond[1] ? -Infinity : Infinity) : toCents(value)
      if (cents === undefined) context.addIssue({ code: 'custom', message: 'rule.money' })
      else if (cents < min)
        context.addIssue({ code: 'too_small', origin: 'number', minimum: min / 100, message: 'rule.tooSmall' })
      else if (cents > max)
        context.addIssue({ code: 'too_big', origin: 'number', maximum: max / 100, message: 'rule.tooBig' })
      else return cents
      return z.NEVER
    }),
  operators: ['RANGE', 'NOT RANGE', '=', '<>', '>', '>=', '<', '<=', 'NULL', 'NOT NULL'],
}
