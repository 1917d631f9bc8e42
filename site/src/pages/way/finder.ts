import { course } from '@tutu/contract/resources/course'
import type { Query } from '../../lib/links.ts'
import type { CourseRow, Level, Tag } from '../../lib/public-api.ts'

export const AGES = Array.from({ length: 12 }, (_, index) => index + 5)
/** How much one can already: the level one begins at. */
export const SKILLS = Object.keys(course.fields.level.options) as Level[]

/** What the three questions were answered with. */
export type Wishes = { age?: number; like?: string; can?: Level }

export function readWishes(search: URLSearchParams, tags: readonly Pick<Tag, 'slug'>[]): Wishes {
  const age = Number(search.get('age'))
  return {
    age: AGES.includes(age) ? age : undefined,
    like: tags.find(({ slug }) => slug === search.get('like'))?.slug,
    can: SKILLS.find((skill) => skill === search.get('can')),
  }
}

export function wishesQuery({ age, like, can }: Wishes): Query {
  return { age, like, can }
}

/** Tags that courses have, the most frequent first: what one may be interested in. */
export function interestsOf(courses: readonly Pick<CourseRow, 'tags'>[], max: number): CourseRow['tags'] {
  const counts = new Map<number, { tag: CourseRow['tags'][number]; count: number }>()
  for (const tag of courses.flatMap(({ tags }) => tags))
    counts.set(tag.id, { tag, count: (counts.get(tag.id)?.count ?? 0) + 1 })
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || a.tag.id - b.tag.id)
    .slice(0, max)
    .map(({ tag }) => tag)
}

type Judged = Pick<CourseRow, 'age_min' | 'age_max' | 'level' | 'tags'>

/**
 * Courses that fit the wishes, the best first: age before skill before interest; years beside the age cost the most. Of two that
 * fit as well comes first what is easier, where nobody said what they can, and what is made for about that age.
 */
export function fitting<C extends Judged>(courses: readonly C[], wishes: Wishes, max: number): C[] {
  const cost = (one: C): number => {
    const years = wishes.age === undefined ? 0 : Math.max(0, one.age_min - wishes.age, wishes.age - one.age_max)
    const offMiddle = wishes.age === undefined ? 0 : Math.abs((one.age_min + one.age_max) / 2 - wishes.age)
    const level = SKILLS.indexOf(one.level)
    const steps = wishes.can ? Math.abs(level - SKILLS.indexOf(wishes.can)) * 3 : level / 2
    const isLiked = !wishes.like || one.tags.some(({ slug }) => slug === wishes.like)
    return years * 4 + steps + (isLiked ? 0 : 4) + offMiddle / 20
  }
  return courses.toSorted((a, b) => cost(a) - cost(b)).slice(0, max)
}
