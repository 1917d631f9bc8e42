import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { blog } from '@tutu/contract/resources/blog'
import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { type Neighbours, readRow } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import type { PublicDetail } from '@tutu/contract/definition/public-rows'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const slug = params['slug'] ?? ''
  const article = await readRow<typeof blog, PublicDetail<typeof blog> & Neighbours>(site, blog, { slug })
  if (article.slug !== slug) throw movedTo(linkTo('blog', DEFAULT_LANGUAGE, { slug: article.slug }))
  return { article }
}
