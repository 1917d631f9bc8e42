import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { good } from '@tutu/contract/resources/good'
import type { LoaderFunctionArgs } from 'react-router'
import { dayText } from '../../lib/day-text.ts'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { listLessons, listRows, readCourse } from '../../lib/public-api.ts'
import { isOnSale } from '../../lib/shop-words.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const slug = params['slug'] ?? ''
  const course = await readCourse(site, slug)
  if (course.slug !== slug) throw movedTo(linkTo('course', DEFAULT_LANGUAGE, { slug: course.slug }))
  const [lessons, goods] = await Promise.all([
    listLessons(site, course.id),
    listRows(site, good, { course_id: course.id, kind: 'course', limit: 5 }),
  ])
  // Its page is made anew on the day it opens (the server's job `courses-open`).
  const isLater = (course.publishtime ?? 0) > site.now
  return {
    course,
    lessons,
    good: goods.list.find((one) => isOnSale(one, site.now)),
    opens: isLater ? dayText(course.publishtime!, site.language) : undefined,
  }
}
