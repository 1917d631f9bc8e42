import { courseCategory } from '@tutu/contract/resources/course-category'
import { tag as tags } from '@tutu/contract/resources/tag'
import { data, type LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { isShortest, toRealPage } from '../../lib/list-address.ts'
import { findRow, listCategories, listCourses, listRows } from '../../lib/public-api.ts'
import { siteContext, type SiteContext } from '../../lib/site-context.ts'
import { type Filters, isFiltered, onlyWords, parseFilters, toApiParams, toQuery } from './filters.ts'

const PAGE_SIZE = 12
const SUGGESTED = 3

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const asked = parseFilters(searchParams)
  const addressOf = (filters: Filters) => linkTo('courses', site.language, { query: toQuery(filters) })
  const [categories, tag] = await Promise.all([
    listCategories(site),
    asked.tag ? findRow(site, tags, { slug: asked.tag }) : undefined,
  ])
  const category = asked.category
    ? (categories.find(({ slug }) => slug === asked.category) ??
      (await findRow(site, courseCategory, { slug: asked.category })))
    : undefined
  const filters = { ...asked, category: category?.slug, tag: tag?.slug }

  const unknown = unknownOf(asked, filters)
  if (unknown) {
    const offered = unknown.kind === 'tag' ? (await listRows(site, tags, { limit: 50 })).list : []
    // Rendered in place, with its real status; there is no end of what is not there.
    site.doNotKeep()
    return data({ kind: 'unknown' as const, unknown, filters, categories, tags: offered }, { status: 404 })
  }
  if (filters.category !== asked.category || filters.tag !== asked.tag) throw movedTo(addressOf(filters))

  const params = toApiParams(filters, { category: category?.id, tag: tag?.id })
  const answer = await listCourses(site, { ...params, page: filters.page, limit: PAGE_SIZE })
  const pages = toRealPage(site, { page: filters.page, size: PAGE_SIZE, total: answer.total }, (page) =>
    addressOf({ ...filters, page }),
  )
  if (!isShortest(searchParams, toQuery(filters))) site.doNotKeep()
  const suggested = answer.total > 0 ? undefined : await suggest(site, filters)
  return {
    kind: 'list' as const,
    filters,
    categories,
    category,
    tag,
    courses: answer.list,
    total: answer.total,
    // Of what is found by words no more are counted.
    isMany: answer.totalEstimated === true && answer.search !== undefined,
    pages,
    search: answer.search,
    suggested,
  }
}

export type Listed = Extract<Awaited<ReturnType<typeof loader>>, { kind: 'list' }>

/** What the address names and is not there. */
export type Unknown = { kind: 'category' | 'tag'; asked: string }

function unknownOf(asked: Filters, found: Pick<Filters, 'category' | 'tag'>): Unknown | undefined {
  if (asked.category && !found.category) return { kind: 'category', asked: asked.category }
  if (asked.tag && !found.tag) return { kind: 'tag', asked: asked.tag }
  return undefined
}

/** Where nothing was found: what the same words find without the other filters, and courses to begin with. */
async function suggest(site: SiteContext, filters: Filters) {
  const words = onlyWords(filters)
  const [unfiltered, recommended] = await Promise.all([
    isFiltered({ ...filters, q: '' }) && filters.q
      ? listCourses(site, { ...toApiParams(words, {}), limit: 1 })
      : undefined,
    listCourses(site, { recommended: 1, limit: SUGGESTED }),
  ])
  const courses = recommended.total > 0 ? recommended : await listCourses(site, { limit: SUGGESTED })
  return { unfiltered: unfiltered?.total ?? 0, courses: courses.list }
}
