import type { Category } from '../lib/public-api.ts'

/** Classes that give a part of the page its category's colours; see styles/accents.css. */
export function accentClass(category: Pick<Category, 'accent'> | null | undefined): string {
  return `accent-${category?.accent ?? 'sky'}`
}

/** The same with the category's pattern behind it. */
export function patternClass(category: Pick<Category, 'accent' | 'pattern'> | null): string {
  return `${accentClass(category)} patterned pattern-${category?.pattern ?? 'dots'}`
}
