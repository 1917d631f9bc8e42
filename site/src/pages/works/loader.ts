import { type LoaderFunctionArgs, redirect } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { listWorks, type WorkKind } from '../../lib/public-api.ts'
import { siteContext } from '../../lib/site-context.ts'
import { WORK_KINDS } from '../../lib/work-kinds.ts'

const PAGE_SIZE = 12

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('kind')
  const kind = WORK_KINDS.find((one) => one === asked)
  const page = /^[1-9]\d{0,5}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1
  // What no link of ours says is one of too many to be kept.
  if (asked !== (kind ?? null) || (searchParams.get('page') ?? '1') !== String(page)) site.doNotKeep()
  const { list, total } = await listWorks(site, { ...(kind && { kind }), page, limit: PAGE_SIZE })
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (page > pages) {
    site.doNotKeep()
    throw redirect(linkTo('works', site.language, { query: queryOf(kind, pages) }), 302)
  }
  return { works: list, total, kind, page, pages }
}

/** The shortest query of a page of the list. */
export function queryOf(kind: WorkKind | undefined, page: number) {
  return { kind, page: page > 1 ? page : undefined }
}
