import { news } from '@tutu/contract/resources/news'
import { newsCategory } from '@tutu/contract/resources/news-category'
import { data, type LoaderFunctionArgs } from 'react-router'
import { isShortest, pageQuery, readPage, readText, toRealPage } from '../../lib/list-address.ts'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { findRow, listRows } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'

const PAGE_SIZE = 12

/** The shortest query of a page of the list; the category by its slug. */
export const toQuery = (category: string | undefined, page: number) => ({ category, page: pageQuery(page) })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const asked = readText(searchParams, 'category')
  const page = readPage(searchParams)
  const { list: categories } = await listRows(site, newsCategory, { limit: 50 })
  const category = asked
    ? (categories.find(({ slug }) => slug === asked) ?? (await findRow(site, newsCategory, { slug: asked })))
    : undefined
  const addressOf = (to: number) => linkTo('about-news', site.language, { query: toQuery(category?.slug, to) })
  if (asked && !category) {
    site.doNotKeep()
    return data({ kind: 'unknown' as const, categories, category, page }, { status: 404 })
  }
  if (category && category.slug !== asked) throw movedTo(addressOf(page))
  const { list, total } = await listRows(site, news, { category_id: category?.id, page, limit: PAGE_SIZE })
  const pages = toRealPage(site, { page, size: PAGE_SIZE, total }, addressOf)
  if (!isShortest(searchParams, toQuery(category?.slug, page))) site.doNotKeep()
  return { kind: 'list' as const, categories, category, page, pages, items: list }
}
