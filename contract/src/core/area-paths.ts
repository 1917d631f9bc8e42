/** A place of the site: path and query, as `loading/:to?` carries it in JSON (spec 2). */
export type Target = { path: string; query: Record<string, string | string[]> }

type Area = {
  /** '/admin': the pages that are reached by way of `loading`. */
  home: string
  login: string
  /** Whether a path is worth going back to after signing in; asked of paths that lead nowhere by a trick. */
  isPlace: (path: string) => boolean
}

/** Where one was going while signing in, or while the menus of an area load. */
export function areaPaths({ home, login, isPlace }: Area) {
  const loading = `${home}/loading`
  // Browsers leave tabs and ends of lines out of an address: '/\t/elsewhere' is another host's.
  const isSafe = (path: string) => !/[\\?#\p{Cc}]|\/\//u.test(path) && !path.split('/').some(isUpwards)
  const isGood = (path: string) => path.startsWith('/') && isSafe(path) && isPlace(path)
  const isInside = ({ path }: Target) => path.toLowerCase().startsWith(`${home}/`)

  return {
    /** `/admin/loading/<json>`; without a place of the area to go to plain `/admin/loading`. */
    loadingPath: (target?: Target): string =>
      target && isGood(target.path) && isInside(target)
        ? `${loading}/${encodeURIComponent(JSON.stringify(target))}`
        : loading,

    /** `/admin/login`, remembering where to go on to. */
    loginPath: (target?: Target): string =>
      target && isGood(target.path) ? `${login}?to=${encodeURIComponent(JSON.stringify(target))}` : login,

    /**
     * What `/admin/loading/<json>` carries. Read from the path itself: the router would turn the %2F of an address in it
     * into slashes.
     */
    targetJson(pathname: string): string | undefined {
      try {
        return decodeURIComponent(pathname.slice(loading.length).replace(/^\/+/, '')) || undefined
      } catch {
        return undefined
      }
    },

    /** The place named by the JSON of a link; undefined for anything that is none. */
    parseTarget(json: string | null | undefined): Target | undefined {
      if (!json) return undefined
      let value: unknown
      try {
        value = JSON.parse(json)
      } catch {
        return undefined
      }
      if (typeof value !== 'object' || value === null || !('path' in value)) return undefined
      const { path, query } = value as { path: unknown; query?: unknown }
      if (typeof path !== 'string' || !isGood(path)) return undefined
      return { path, query: typeof query === 'object' && query !== null ? (query as Target['query']) : {} }
    },
  }
}

export function targetOf(pathname: string, search: string): Target {
  const query: Target['query'] = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const earlier = query[name]
    query[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return { path: pathname, query }
}

export function hrefOf({ path, query }: Target): string {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) search.append(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** '..' however it is written: browsers resolve it before anyone else sees it. */
function isUpwards(segment: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment)
}
