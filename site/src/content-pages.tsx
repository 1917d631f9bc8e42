import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router'
import { pageFinder } from './lib/find-page.ts'
import { WriteOnce } from './lib/same-everywhere.tsx'
import { createWriteOnce } from './shell/write-once.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** A page as it is answered. `location`: where it is now, of one that moved. */
export type WrittenPage = { status: number; html: string; location?: string | null }

/** `renderToString` leaves it out. */
export const DOCTYPE = '<!DOCTYPE html>'

/**
 * Writes content pages, which send no React (decision 002): each by a router of its own, of the page and the frame around
 * it. The framework's runtime goes through all routes for every page and makes what only a browser's React would read
 * (decision 285). It answers undefined for pages that hydrate and for those that fail in a way that is no answer to a
 * visitor: both are left to the framework. `onFailed` hears of what could not be drawn, since there it may go well.
 */
export function createContentPages(
  routes: Routes,
  onFailed: (error: unknown, path: string) => void,
): (address: URL, context: RouterContextProvider) => Promise<WrittenPage | undefined> {
  const tops = Object.values(routes).filter((route) => route?.parentId === 'root') as Route[]
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const pages = tops.map((route) => {
    const path = route.path ?? '/'
    const isContent = !parents.has(route.id) && !(route.module.handle as { hydrate?: boolean } | undefined)?.hydrate
    return { path: parents.has(route.id) ? `${path}/*` : path, route: isContent ? route : undefined }
  })
  const findPage = pageFinder(pages)
  for (const { route } of pages) if (route) refuseUnknown(route, PAGE_EXPORTS)
  refuseUnknown(routes['root']!, FRAME_EXPORTS)
  const made = new Map<Route, Writer>()
  const writeOnce = createWriteOnce()
  const render = (page: ReactElement) => renderToString(<WriteOnce value={writeOnce}>{page}</WriteOnce>)

  return async (address, context) => {
    const page = findPage(address.pathname)?.route
    // The framework's own addresses for the data of a page.
    if (!page || address.pathname.endsWith('.data')) return undefined
    let write = made.get(page)
    if (!write) made.set(page, (write = createWriter([routeObject(routes['root']!, page)], render, onFailed)))
    return write(address, context)
  }
}

const PAGE_EXPORTS = new Set(['default', 'loader', 'handle', 'shouldRevalidate'])
const FRAME_EXPORTS = new Set([...PAGE_EXPORTS, 'Layout', 'ErrorBoundary'])

/** What is exported for the framework (`meta`, `headers`) and not known here would do nothing, unnoticed. */
function refuseUnknown({ id, module }: Route, known: ReadonlySet<string>): void {
  const unknown = Object.entries(module).filter(([name, value]) => value !== undefined && !known.has(name))
  if (unknown.length > 0) throw new Error(`content pages know no export '${unknown[0]![0]}', of the route '${id}'`)
}

type Writer = (address: URL, context: RouterContextProvider) => Promise<WrittenPage | undefined>

function createWriter(
  routes: RouteObject[],
  render: (page: ReactElement) => string,
  onFailed: (error: unknown, path: string) => void,
): Writer {
  const handler: StaticHandler = createStaticHandler(routes)
  return async (address, requestContext) => {
    const context = await handler.query(new Request(address), { requestContext })
    if (context instanceof Response)
      return { status: context.status, html: '', location: context.headers.get('location') }
    if (Object.values(context.errors ?? {}).some((error) => !isRouteErrorResponse(error))) return undefined
    const router = createStaticRouter(handler.dataRoutes, context)
    try {
      const html = render(<StaticRouterProvider router={router} context={context} hydrate={false} />)
      return { status: context.statusCode, html: DOCTYPE + html }
    } catch (error) {
      onFailed(error, address.pathname)
      return undefined
    }
  }
}

/** The page within the frame, as the framework nests them. */
function routeObject({ id, module: root }: Route, { path, index, ...page }: Route): RouteObject {
  const Frame = root.Layout!
  const Root = root.default!
  const Problem = root.ErrorBoundary!
  const place = index ? { index: true as const } : { path: path! }
  return {
    id,
    loader: root.loader as RouteObject['loader'],
    element: (
      <Frame>
        <Root />
      </Frame>
    ),
    errorElement: (
      <Frame>
        <Problem />
      </Frame>
    ),
    children: [
      {
        ...place,
        id: page.id,
        handle: page.module.handle,
        loader: page.module.loader as RouteObject['loader'],
        Component: page.module.default,
      },
    ],
  } as RouteObject
}
