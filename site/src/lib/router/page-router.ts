import {
  IDLE_NAVIGATION,
  matchRoutes,
  type Path,
  type RouteObject,
  type RouterProviderProps,
  resolvePath,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router'

type Router = RouterProviderProps['router']
type State = Router['state']

export type PageModule = { default: React.ComponentType; handle?: unknown }

/** A page, or a frame of pages. With `load` it has no component until it is shown for the first time. */
export type PageRoute = Pick<RouteObject, 'id' | 'path' | 'handle' | 'element' | 'errorElement' | 'Component'> & {
  load?: () => Promise<PageModule>
  children?: PageRoute[]
}

type Options = {
  /** The document around all pages. */
  root: PageRoute
  /** The page that the server has written, with its frame. */
  first: readonly PageRoute[]
  /** The pages that its links lead to without loading a document; asked for when the first of them is followed. */
  others: () => Promise<readonly PageRoute[]>
  /** Goes to an address that is not of these pages, or whose page cannot be fetched. */
  loadWhole: (path: Path) => void
  /** What the server's loaders have answered. */
  loaderData: State['loaderData']
  errors: State['errors']
}

/** Of the router's state what never changes here: no loader or action runs in the browser. */
const AT_REST = {
  initialized: true,
  renderFallback: false,
  restoreScrollPosition: null,
  preventScrollReset: false,
  navigation: IDLE_NAVIGATION,
  revalidation: 'idle',
  actionData: null,
  fetchers: new Map(),
  blockers: new Map(),
} as const satisfies Partial<State>

/**
 * What `RouterProvider` needs of a router, for pages that bring their data with them or ask for it themselves: it fetches the
 * modules of a page and shows it. The framework's own runs loaders, actions and fetchers, too, and learns routes from the
 * server, which was a fifth of all that the member centre loaded (decision 230). Any other address is loaded whole.
 */
export function createPageRouter({ root, first, others, loadWhole, loaderData, errors }: Options): Router {
  const history = UNSAFE_createBrowserHistory()
  const listeners = new Set<Parameters<Router['subscribe']>[0]>()
  let pages = first
  /** How many ways were begun: only the last one is gone to its end. */
  let begun = 0

  const matchesOf = (path: Partial<Path>): State['matches'] | null =>
    matchRoutes([{ ...root, children: [...pages] }] as RouteObject[], path) as State['matches'] | null

  let state: State = {
    ...AT_REST,
    loaderData,
    errors,
    historyAction: history.action,
    location: history.location,
    matches: matchesOf(history.location) ?? [],
  }

  /** Shows the page of an address once it is there. `commit` makes it the browser's address; at POP it is already. */
  async function show(path: Path, commit?: () => void): Promise<void> {
    const way = ++begun
    try {
      // The first page's route may fit addresses that another one fits better.
      if (path.pathname !== state.location.pathname) pages = await others()
      const matches = matchesOf(path)
      if (!matches) throw new Error(`${path.pathname} is not one of these pages.`)
      await Promise.all(matches.map(({ route }) => fetchPage(route)))
      if (way !== begun) return
      commit?.()
      become({ historyAction: history.action, location: history.location, matches, errors: null })
    } catch {
      // Not of these pages, or lost: loaded whole it is shown, or says itself what is wrong.
      if (way === begun) loadWhole(path)
    }
  }

  function become(news: Partial<State>): void {
    state = { ...state, ...news }
    for (const listener of listeners) listener(state, NOTHING_ELSE)
  }

  async function navigate(to: To | number | null, { replace = false, state: held = null }: Held = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const path = resolvePath(to ?? '.', state.location.pathname)
    await show(path, () => (replace ? history.replace(path, held) : history.push(path, held)))
  }

  const dispose = history.listen(({ location }) => void show(location))
  // The rest of a router is for loaders, actions and fetchers, which these pages do not have.
  return {
    basename: '/',
    routes: [],
    manifest: {},
    window,
    get state() {
      return state
    },
    subscribe(listener: Parameters<Router['subscribe']>[0]) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate,
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    dispose,
  } as Partial<Router> as Router
}

type Held = { replace?: boolean; state?: unknown }
const NOTHING_ELSE = { deletedFetchers: [], newErrors: null, flushSync: false, viewTransitionOpts: undefined }

/** Rejects where its module cannot be had. */
async function fetchPage(route: PageRoute): Promise<void> {
  if (!route.load || route.Component) return
  const { default: Component, handle } = await route.load()
  Object.assign(route, { Component, handle })
}
