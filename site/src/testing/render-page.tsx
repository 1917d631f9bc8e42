import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import type { Language } from '@tutu/contract/core/languages'
import { type SiteConfig, siteContext, type SiteContext } from '../lib/site-context.ts'
import * as root from '../root.tsx'
import { pages } from '../routes.ts'

type PageModule = { default: React.ComponentType; loader?: RouteObject['loader'] }
const modules = import.meta.glob<PageModule>('../pages/*/page.tsx', { eager: true })

function RootRoute() {
  return (
    <root.Layout>
      <Outlet />
    </root.Layout>
  )
}
function RootProblem() {
  return (
    <root.Layout>
      <root.ErrorBoundary />
    </root.Layout>
  )
}

const routes: RouteObject[] = [
  {
    id: 'root',
    loader: root.loader as RouteObject['loader'],
    Component: RootRoute,
    ErrorBoundary: RootProblem,
    children: pages.map(({ id, path }) => {
      const { default: Component, loader } = modules[`../pages/${id}/page.tsx`]!
      return { id, path, Component, loader }
    }),
  },
]

const FOOTER = {
  policeRecordNumber: '',
  icpLicence: '',
  companyName: '',
  complaintPhone: '',
  complaintEmail: '',
  childProtectionContact: '',
}
const SITE: SiteConfig = {
  siteName: '图图编程',
  recordNumber: '',
  footer: FOOTER,
  comcont: '',
  openMemberCenter: true,
  version: '0',
  cdnUrl: '',
  baiduVerification: '',
}

/** A page as the server renders it, or where it leads instead, over a public API given by the test. */
export async function renderPage(
  path: string,
  {
    api,
    site = {},
    doNotKeep = () => undefined,
  }: { api: SiteContext['api']; site?: Partial<SiteConfig>; doNotKeep?: SiteContext['doNotKeep'] },
): Promise<{ status: number; html: string; location?: string }> {
  const request = new Request(new URL(path, 'https://tutu.example'))
  const language: Language = new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'zh-cn'
  const requestContext = new RouterContextProvider()
  requestContext.set(siteContext, {
    language,
    origin: 'https://tutu.example',
    site: { ...SITE, ...site },
    now: 1_780_000_000,
    doNotKeep,
    api,
  })
  const handler = createStaticHandler(routes)
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response)
    return { status: context.status, html: '', location: context.headers.get('location') ?? '' }
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  return { status: context.statusCode, html }
}
