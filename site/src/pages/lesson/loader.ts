import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { data, type LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { cases } from '@tutu/contract/resources/cases'
import { findRow, listLessons, readCourse, readLesson, type Work } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const asked = { slug: params['slug'] ?? '', lesson: params['lesson'] ?? '' }
  const lesson = await readLesson(site, asked.slug, asked.lesson)
  const now = { slug: lesson.course.slug, lesson: lesson.slug }
  if (now.slug !== asked.slug || now.lesson !== asked.lesson) throw movedTo(linkTo('lesson', DEFAULT_LANGUAGE, now))
  const [course, lessons] = await Promise.all([readCourse(site, now.slug), listLessons(site, lesson.course.id)])
  const index = lessons.findIndex(({ id }) => id === lesson.id)
  if (index < 0) throw data(null, { status: 404 })
  const work =
    course.work_id === null ? undefined : await findRow<typeof cases, Work>(site, cases, { id: String(course.work_id) })
  const finished = work?.kind === 'scratch' && work.file ? { title: work.title, file: work.file } : undefined
  return { course, lesson, lessons, index, finished }
}
