import { good } from '@tutu/contract/resources/good'
import type { LoaderFunctionArgs } from 'react-router'
import { listRows } from '../../lib/public-api.ts'
import { isOnSale } from '../../lib/shop-words.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { list } = await listRows(site, good, { limit: 50 })
  const sold = list.filter((one) => one.kind !== 'course' && isOnSale(one, site.now))
  return {
    plans: sold.filter(({ plan_days }) => plan_days !== null),
    classes: sold.filter(({ joins_class }) => joins_class === '1'),
    lessons: sold.filter(({ lesson_hours, joins_class }) => lesson_hours !== null && joins_class !== '1'),
    goods: sold.filter(({ plan_days, lesson_hours }) => plan_days === null && lesson_hours === null),
  }
}
