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
    plans: sold.filter(({ kind }) => kind === 'plan'),
    lessons: sold.filter(({ kind }) => kind === 'lessons'),
    goods: sold.filter(({ kind }) => kind === 'virtual' || kind === 'physical'),
  }
}
