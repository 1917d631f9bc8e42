import type { LoaderFunctionArgs } from 'react-router'
import { listCategories, listCourses } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

const RECOMMENDED = 6

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const [categories, courses] = await Promise.all([
    listCategories(site),
    listCourses(site, { recommended: 1, limit: RECOMMENDED }),
  ])
  return { categories: categories.filter(({ pid }) => pid === 0), courses: courses.list }
}
