import type { LoaderFunctionArgs } from 'react-router'
import { isShortest } from '../../lib/list-address.ts'
import { listCategories, listCourses } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import { fitting, interestsOf, readWishes, wishesQuery } from './finder.ts'
import { byStage } from './map/stages.ts'

/** As many as one call answers; a path of more courses would be no path. */
const COURSES_MAX = 50
const INTERESTS_MAX = 12
const FOUND = 3

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const [categories, { list: courses }] = await Promise.all([
    listCategories(site),
    listCourses(site, { limit: COURSES_MAX }),
  ])
  const interests = interestsOf(courses, INTERESTS_MAX)
  const wishes = readWishes(searchParams, interests)
  if (!isShortest(searchParams, wishesQuery(wishes))) site.doNotKeep()
  const isAsked = Object.values(wishes).some((wish) => wish !== undefined)
  const found = isAsked ? fitting(courses, wishes, FOUND) : []
  const stages = [...byStage(courses)].map(([stage, there]) => ({ stage, courses: there }))
  const next = found[0] ?? stages.flatMap(({ courses: there }) => there)[0]
  return { categories, interests, wishes, found, stages, next }
}
