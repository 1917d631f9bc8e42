import { good } from '@tutu/contract/resources/good'
import type { LoaderFunctionArgs } from 'react-router'
import { listRows } from '../../lib/public-api.ts'
import { isOnSale, isPlace } from '../../lib/shop-words.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { list } = await listRows(site, good, { limit: 50 })
  const sold = list.filter((one) => one.kind !== 'course' && isOnSale(one, site.now))
  return {
    plans: sold.filter(({ plan_days }) => plan_days !== null),
    classes: sold.filter(isPlace),
    lessons: sold.filter((one) => one.lesson_hours !== null && !isPlace(one)),
    goods: sold.filter(({ plan_days, lesson_hours }) => plan_days === null && lesson_hours === null),
  }
}
