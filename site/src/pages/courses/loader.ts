import type { LoaderFunctionArgs } from 'react-router'
import { findTag, listCategories, listCourses } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import { isShortest, parseFilters, toApiParams } from './filters.ts'

const PAGE_SIZE = 12

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const asked = parseFilters(searchParams)
  const [categories, tag] = await Promise.all([listCategories(site), asked.tag ? findTag(site, asked.tag) : undefined])
  const category = categories.find(({ slug }) => slug === asked.category)
  // A subject or tag that is not there is no filter: an old link still shows courses.
  const filters = { ...asked, category: category?.slug, tag: tag?.slug }
  const params = toApiParams(filters, { category: category?.id, tag: tag?.id })

  const show = (page: number) => listCourses(site, { ...params, page, limit: PAGE_SIZE })
  let answer = await show(filters.page)
  const pages = Math.max(1, Math.ceil(answer.total / PAGE_SIZE))
  if (filters.page > pages) {
    filters.page = pages
    answer = await show(pages)
  }
  if (!isShortest(searchParams, filters)) site.doNotKeep()
  return { filters, categories, category, tag, courses: answer.list, total: answer.total, pages }
}
