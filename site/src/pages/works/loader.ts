import { tag as tagModule } from '@tutu/contract/resources/tag'
import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { isShortest, pageQuery, readPage, readText, toRealPage } from '../../lib/list-address.ts'
import { findRow, listRows, listWorks, type WorkKind } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import { WORK_KINDS } from '../../lib/work-kinds.ts'

const PAGE_SIZE = 12

/** Orders of the wall besides the newest first: what the list is asked for. */
const SORTS = { liked: { order: 'likes,desc' }, featured: { featured: 1 } } as const
export type Sort = keyof typeof SORTS
export type Choice = { kind?: WorkKind | undefined; tag?: string | undefined; sort?: Sort | undefined }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const kind = WORK_KINDS.find((one) => one === searchParams.get('kind'))
  const sort = (Object.keys(SORTS) as Sort[]).find((one) => one === searchParams.get('sort'))
  const slug = readText(searchParams, 'tag')
  const [found, { list: tags }] = await Promise.all([
    slug === undefined ? undefined : findRow(site, tagModule, { slug }),
    listRows(site, tagModule, { limit: 50 }),
  ])
  const choice: Choice = { kind, tag: found?.slug, sort }
  const page = readPage(searchParams)
  // What no link of ours says is one of too many to be kept.
  if (!isShortest(searchParams, queryOf(choice, page))) site.doNotKeep()
  const asked = { kind, tag_ids: found?.id, ...(sort && SORTS[sort]), page, limit: PAGE_SIZE }
  const { list, total } = await listWorks(site, asked)
  const pages = toRealPage(site, { page, size: PAGE_SIZE, total }, (last) =>
    linkTo('works', site.language, { query: queryOf(choice, last) }),
  )
  return { works: list, total, choice, tags, page, pages }
}

/** The shortest query of a page of the wall. */
export function queryOf({ kind, tag, sort }: Choice, page = 1) {
  return { kind, tag, sort, page: pageQuery(page) }
}
