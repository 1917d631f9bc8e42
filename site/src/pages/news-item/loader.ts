import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import type { PublicDetail } from '@tutu/contract/definition/public-rows'
import { news } from '@tutu/contract/resources/news'
import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { type Neighbours, readRow } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? ''
  const item = await readRow<typeof news, PublicDetail<typeof news> & Neighbours>(context.get(siteContext), news, {
    slug,
  })
  if (item.slug !== slug) throw movedTo(linkTo('news-item', DEFAULT_LANGUAGE, { slug: item.slug }))
  return { item }
}
