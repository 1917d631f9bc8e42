import { data, type LoaderFunctionArgs } from 'react-router'
import { listLessons, readCourse, readLesson } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const slug = params['slug'] ?? ''
  const [course, lesson] = await Promise.all([readCourse(site, slug), readLesson(site, slug, params['lesson'] ?? '')])
  const lessons = await listLessons(site, course.id)
  const index = lessons.findIndex(({ id }) => id === lesson.id)
  if (index < 0) throw data(null, { status: 404 })
  return { course, lesson, lessons, index }
}
