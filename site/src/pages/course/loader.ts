import type { LoaderFunctionArgs } from 'react-router'
import { listLessons, readCourse } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const course = await readCourse(site, params['slug'] ?? '')
  return { course, lessons: await listLessons(site, course.id) }
}
