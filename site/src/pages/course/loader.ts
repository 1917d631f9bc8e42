import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { listLessons, readCourse } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const slug = params['slug'] ?? ''
  const course = await readCourse(site, slug)
  if (course.slug !== slug) throw movedTo(linkTo('course', DEFAULT_LANGUAGE, { slug: course.slug }))
  return { course, lessons: await listLessons(site, course.id) }
}
