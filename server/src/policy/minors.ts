/** How old somebody is, as far as the law of minors asks: under 14 a guardian agrees to each thing (PIPL, article 31). */
export type AgeBand = 'child' | 'minor' | 'adult'

/** Of whom only the year is known is as young as they may be; of whom nothing is known is a minor. */
export function ageBandOf(birthYear: number | null, now = new Date()): AgeBand {
  if (birthYear === null) return 'minor'
  const reached = now.getFullYear() - birthYear
  if (reached <= CHILD) return 'child'
  return reached <= MINOR ? 'minor' : 'adult'
}

const CHILD = 14
const MINOR = 18

/** Prepaid lessons of minors: no more than three months ahead (opinion of 13 ministries, December 2022). */
export const PLAN_DAYS_MAX = 92
