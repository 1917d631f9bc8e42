import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { data, type LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { openingDay } from '../../lib/opening-day.ts'
import { cases } from '@tutu/contract/resources/cases'
import { courseCategory } from '@tutu/contract/resources/course-category'
import { findRow, listLessons, readLesson, type Work } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const asked = { slug: params['slug'] ?? '', lesson: params['lesson'] ?? '' }
  const lesson = await readLesson(site, asked.slug, asked.lesson)
  const now = { slug: lesson.course.slug, lesson: lesson.slug }
  if (now.slug !== asked.slug || now.lesson !== asked.lesson) throw movedTo(linkTo('lesson', DEFAULT_LANGUAGE, now))
  // Of the course only what the lesson carries: the page shows no more of it, nor of the courses that come before it.
  const { course } = lesson
  const [lessons, category, work] = await Promise.all([
    listLessons(site, course.id),
    findRow(site, courseCategory, { id: course.category_id }),
    course.work_id === null ? undefined : findRow<typeof cases, Work>(site, cases, { id: course.work_id }),
  ])
  const index = lessons.findIndex(({ id }) => id === lesson.id)
  if (index < 0) throw data(null, { status: 404 })
  const finished = work?.kind === 'scratch' && work.file ? { title: work.title, file: work.file } : undefined
  return { course, category, lesson, lessons, index, finished, opens: openingDay(course, site) }
}
