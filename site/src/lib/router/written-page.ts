import { createElement } from 'react'
import { createPath, type Path, type RouterProviderProps, UNSAFE_decodeViaTurboStream } from 'react-router'
import { createPageRouter, type PageModule, type PageRoute } from './page-router.ts'

type RootModule = PageModule & Record<'Layout' | 'ErrorBoundary', React.ComponentType<React.PropsWithChildren>>

/** What the server's `Scripts` leaves in a page: its data, and the routes and modules of the page and its frame. */
type Written = {
  __reactRouterContext: { stream: ReadableStream<Uint8Array> }
  __reactRouterManifest: { routes: Record<string, { path?: string; parentId?: string }> }
  __reactRouterRouteModules: { root: RootModule } & Record<string, PageModule>
}

/** The router of the page that the server has written. */
export async function createWrittenRouter(): Promise<RouterProviderProps['router']> {
  const {
    __reactRouterContext: { stream },
    __reactRouterManifest: { routes },
    __reactRouterRouteModules: modules,
  } = window as unknown as Written
  const { value } = await UNSAFE_decodeViaTurboStream(stream, window)
  const { loaderData, errors = null } = value as Pick<RouterProviderProps['router']['state'], 'loaderData' | 'errors'>

  const { default: Root, Layout, ErrorBoundary } = modules.root
  const within = (frame: string): PageRoute[] =>
    Object.entries(modules)
      .filter(([id]) => routes[id]?.parentId === frame)
      .map(([id, { default: Component, handle }]) => ({
        id,
        path: routes[id]!.path,
        Component,
        handle,
        children: within(id),
      }))
  return createPageRouter({
    root: {
      id: 'root',
      element: createElement(Layout, null, createElement(Root)),
      errorElement: createElement(Layout, null, createElement(ErrorBoundary)),
    },
    first: within('root'),
    loadWhole,
    others: async () => (await import('./member-routes.ts')).memberRoutes,
    loaderData,
    errors,
  })
}

function loadWhole(path: Path): void {
  const address = createPath(path)
  // The way back has changed the address already; gone to again, one with a # would only be scrolled.
  if (location.pathname + location.search + location.hash === address) location.reload()
  else location.assign(address)
}
