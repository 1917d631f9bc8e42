import { blog } from '@tutu/contract/resources/blog'
import { tag as tagModule } from '@tutu/contract/resources/tag'
import { data, type LoaderFunctionArgs } from 'react-router'
import { isShortest, pageQuery, readPage, readText, readWords, toRealPage } from '../../lib/list-address.ts'
import { linkTo } from '../../lib/links.ts'
import { movedTo } from '../../lib/moved.ts'
import { findRow, listRows, type Tag } from '../../lib/public-api.ts'
import { siteContext, type SiteContext } from '../../lib/site-context.ts'

const PAGE_SIZE = 12
/** Articles whose tags are offered: more than a site has for years. */
const TAGGED = 50

/** What the address of the list asks for; the tag by its slug. */
export type Filters = { q: string; tag: string | undefined; page: number }

/** The shortest query that asks for the same. */
export const toQuery = ({ q, tag, page }: Filters) => ({ tag, page: pageQuery(page), q: q || undefined })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const asked = { q: readWords(searchParams), tag: readText(searchParams, 'tag'), page: readPage(searchParams) }
  const [tags, tag] = await Promise.all([
    listTags(site),
    asked.tag ? findRow(site, tagModule, { slug: asked.tag }) : undefined,
  ])
  const filters = { ...asked, tag: tag?.slug }
  const addressOf = (page: number) => linkTo('blogs', site.language, { query: toQuery({ ...filters, page }) })
  if (asked.tag && !tag) {
    // Rendered in place, with its real status; there is no end of what is not there.
    site.doNotKeep()
    return data({ kind: 'unknown' as const, asked: asked.tag, filters, tags }, { status: 404 })
  }
  if (tag && tag.slug !== asked.tag) throw movedTo(addressOf(filters.page))

  const answer = await listRows(site, blog, {
    quick_search: filters.q || undefined,
    tag_ids: tag?.id,
    page: filters.page,
    limit: PAGE_SIZE,
  })
  const { list, total, search } = answer
  const pages = toRealPage(site, { page: filters.page, size: PAGE_SIZE, total }, addressOf)
  if (!isShortest(searchParams, toQuery(filters))) site.doNotKeep()
  return { kind: 'list' as const, filters, tag, tags, articles: list, total, pages, search }
}

/** The tags that articles have, those of most articles first. */
async function listTags(site: SiteContext): Promise<Pick<Tag, 'id' | 'name' | 'slug'>[]> {
  const { list } = await listRows(site, blog, { limit: TAGGED })
  const groups = Map.groupBy(
    list.flatMap(({ tags }) => tags),
    ({ id }) => id,
  )
  return [...groups.values()].toSorted((a, b) => b.length - a.length).map(([tag]) => tag!)
}
