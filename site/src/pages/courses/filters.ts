import { course } from '@tutu/contract/resources/course'
import { courseQuery } from '../../lib/age-in.ts'
import type { Query } from '../../lib/links.ts'
import { pageQuery, readPage, readText, readWords } from '../../lib/list-address.ts'
import type { Level } from '../../lib/public-api.ts'

export const AGES = Array.from({ length: 12 }, (_, index) => index + 5)
export const LEVELS = Object.keys(course.fields.level.options) as Level[]

/** Order of the list → `order` of the public API; without one, the order the editors gave it. */
export const SORTS = { newest: 'publishtime,desc', price: 'price,asc' } as const
export type Sort = keyof typeof SORTS

/** What the address of the course list asks for; categories and tags by slug. */
export type Filters = {
  q: string
  category?: string
  tag?: string
  level?: Level
  age?: number
  sort?: Sort
  page: number
}

/** Reads the address; what makes no sense is left out rather than refused. */
export function parseFilters(search: URLSearchParams): Filters {
  const age = Number(search.get('age'))
  return {
    q: readWords(search),
    category: readText(search, 'category'),
    tag: readText(search, 'tag'),
    level: LEVELS.find((level) => level === search.get('level')),
    age: AGES.includes(age) ? age : undefined,
    sort: (Object.keys(SORTS) as Sort[]).find((sort) => sort === search.get('sort')),
    page: readPage(search),
  }
}

/** The shortest address that asks for the same, its parameters always in the same order. */
export function toQuery({ category, tag, level, age, sort, page, q }: Filters): Query {
  return { category, tag, level, age, sort, page: pageQuery(page), q: q || undefined }
}

export function isFiltered({ q, ...filters }: Filters): boolean {
  return Boolean(q) || countFilters({ ...filters, sort: undefined }) > 0
}

/** How many choices besides the words searched for are made. */
export function countFilters({ category, tag, level, age, sort }: Omit<Filters, 'q' | 'page'>): number {
  return [category, tag, level, age, sort].filter(Boolean).length
}

/** The search alone. */
export function onlyWords({ q }: Filters): Filters {
  return { q, page: 1 }
}

/**
 * Parameters of `/api/course/index`. A course suits an age between its own two; where none is chosen, the words may name one: '8岁'.
 */
export function toApiParams(filters: Filters, ids: { category?: number; tag?: number }): Record<string, unknown> {
  const { q, level, age, sort } = filters
  const params = {
    ...(age === undefined ? courseQuery(q) : { quick_search: q || undefined, age_min: age, age_max: age }),
    category_id: ids.category,
    tag_ids: ids.tag,
    level,
    order: sort && SORTS[sort],
  }
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
}
