/** A route of the site as page views are counted by: '/course/:slug'. */
export type PageTemplate = { path: string; pattern: RegExp }

type Route = { id: string; parentId?: string | undefined; path?: string | undefined; index?: boolean | undefined }

/** Templates of the site's routes, plainer ones first; the route for unknown addresses is none. */
export function pageTemplates(routes: Readonly<Record<string, Route | undefined>>): PageTemplate[] {
  const whole = (route: Route): string => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId]
    return `${parent ? whole(parent) : ''}/${route.path ?? ''}`.replace(/\/{2,}/g, '/')
  }
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const paths = Object.values(routes).flatMap((route) =>
    route && !parents.has(route.id) && (route.path ?? '') !== '*' ? [whole(route).replace(/(.)\/$/, '$1')] : [],
  )
  return [...new Set(paths)]
    .toSorted((a, b) => a.split(':').length - b.split(':').length || a.length - b.length)
    .map((path) => ({ path, pattern: patternOf(path) }))
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}

/** The template an address belongs to; undefined for one that is no page of the site. */
export function templateOf(templates: readonly PageTemplate[], pathname: string): string | undefined {
  return templates.find(({ pattern }) => pattern.test(pathname))?.path
}
