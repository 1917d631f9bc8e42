import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { SITE_BRAND } from '@tutu/contract/core/constants'
import { onePage } from '@tutu/contract/resources/one-page'
import { parametersOf } from './lib/page-parameters.ts'
import { listRows } from './lib/public-api.ts'
import { siteContext, type SiteContext } from './lib/site-context.ts'

export { Document as Layout } from './shell/document.tsx'
export { ProblemPage as ErrorBoundary } from './shell/problem-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, origin, site, now, api } = context.get(siteContext)
  const { pathname, searchParams } = new URL(request.url)
  // Only what the page reads: a kept answer must not carry one visitor's tracking parameters to another.
  const { names } = parametersOf(pathname)
  const search = new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)))
  return {
    language,
    origin,
    path: pathname,
    search: search.size > 0 ? `?${search}` : '',
    year: new Date(now * 1000).getFullYear(),
    siteName: site.siteName || SITE_BRAND[language],
    comcont: site.comcont,
    recordNumber: site.recordNumber,
    footer: site.footer,
    isMemberCentreOpen: site.openMemberCenter,
    hasTrials: site.trialLessons,
    cdnUrl: site.cdnUrl,
    baiduVerification: pathname === '/' ? site.baiduVerification : '',
    onePages: await listOnePages({ api }),
  }
}

/** Pages that stand alone, for the footer: terms, privacy and the like. */
async function listOnePages(context: Pick<SiteContext, 'api'>) {
  try {
    const { list } = await listRows(context, onePage, { limit: 20 })
    return list.map(({ slug, title }) => ({ slug, title }))
  } catch {
    // The page itself says what is wrong.
    return []
  }
}

/** Links load pages whole, so nothing of this changes; asked for anew without a network it would be gone. */
export const shouldRevalidate = () => false

export default function Root() {
  return <Outlet />
}
