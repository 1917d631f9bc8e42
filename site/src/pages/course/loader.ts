import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { cases } from '@tutu/contract/resources/cases'
import { good } from '@tutu/contract/resources/good'
import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { openingDay } from '../../lib/opening-day.ts'
import {
  type CourseDetail,
  type CourseRow,
  findRow,
  listCourses,
  listLessons,
  listRows,
  readCourse,
  type Work,
} from '../../lib/public-api.ts'
import { isOnSale } from '../../lib/shop-words.ts'
import { isPlayed } from '../../ui/play-stage.tsx'
import { siteContext, type SiteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const slug = params['slug'] ?? ''
  const course = await readCourse(site, slug)
  if (course.slug !== slug) throw movedTo(linkTo('course', DEFAULT_LANGUAGE, { slug: course.slug }))
  const [lessons, work, related, goods] = await Promise.all([
    listLessons(site, course.id),
    course.work_id === null ? undefined : findRow<typeof cases, Work>(site, cases, { id: String(course.work_id) }),
    listRelated(site, course),
    course.has_goods ? listRows(site, good, { course_id: course.id, kind: 'course', limit: 5 }) : undefined,
  ])
  return {
    course,
    lessons,
    work: work && isPlayed(work) ? work : undefined,
    related,
    good: goods?.list.find((one) => isOnSale(one, site.now)),
    opens: openingDay(course, site),
  }
}

const RELATED = 3

/**
 * Others of its category, and where these are too few, what shares its first tag: lists by a relation, which an edit elsewhere leaves
 * as they are.
 */
async function listRelated(site: SiteContext, { id, category_id, tag_ids }: CourseDetail): Promise<CourseRow[]> {
  const alike = (await listCourses(site, { category_id, limit: RELATED + 1 })).list
  const [tag] = alike.length > RELATED ? [] : tag_ids
  const tagged = tag === undefined ? [] : (await listCourses(site, { tag_ids: tag, limit: RELATED + 2 })).list
  const found = new Map([...alike, ...tagged].map((course) => [course.id, course]))
  found.delete(id)
  return [...found.values()].slice(0, RELATED)
}
