import type { LoaderFunctionArgs } from 'react-router'
import { listCourses } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

const COURSES = 100

/** Courses to choose from. Times with their places are no part of the page, which is kept: the script asks for them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  if (!site.site.trialLessons) return { courses: [] }
  const { list } = await listCourses(site, { limit: COURSES })
  return { courses: list.map(({ id, title }) => ({ id, title })) }
}
