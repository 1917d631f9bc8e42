import { cases } from '@tutu/contract/resources/cases'
import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { isShortest, pageQuery, readPage, toRealPage } from '../../lib/list-address.ts'
import { listRows, type WorkKind } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import { WORK_KINDS } from '../../lib/work-kinds.ts'

const PAGE_SIZE = 12

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('kind')
  const kind = WORK_KINDS.find((one) => one === asked)
  const page = readPage(searchParams)
  // What no link of ours says is one of too many to be kept.
  if (!isShortest(searchParams, queryOf(kind, page))) site.doNotKeep()
  const { list, total } = await listRows(site, cases, { kind, page, limit: PAGE_SIZE })
  const pages = toRealPage(site, { page, size: PAGE_SIZE, total }, (last) =>
    linkTo('works', site.language, { query: queryOf(kind, last) }),
  )
  return { works: list, total, kind, page, pages }
}

/** The shortest query of a page of the list. */
export function queryOf(kind: WorkKind | undefined, page: number) {
  return { kind, page: pageQuery(page) }
}
