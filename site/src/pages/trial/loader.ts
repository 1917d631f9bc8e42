import { good } from '@tutu/contract/resources/good'
import type { LoaderFunctionArgs } from 'react-router'
import { listCourses, listRows } from '../../lib/public-api.ts'
import { isOnSale, isPlace } from '../../lib/shop-words.ts'
import { siteContext } from '../../lib/site-context.ts'

const COURSES = 100
const GOODS = 50

/** Courses to choose from. Times with their places are no part of the page, which is kept: the script asks for them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  if (!site.site.trialLessons) return { courses: [], hasClasses: false, sendsMail: false }
  const { list } = await listCourses(site, { limit: COURSES })
  const sold = await listRows(site, good, { kind: 'lessons', limit: GOODS })
  return {
    courses: list.map(({ id, title }) => ({ id, title })),
    sendsMail: site.site.sendsMail,
    hasClasses: sold.list.some((one) => isPlace(one) && isOnSale(one, site.now)),
  }
}
