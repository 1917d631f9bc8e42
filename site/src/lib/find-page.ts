/**
 * Finds which of the pages an address belongs to, as the router would: named places before those that take any name, and
 * these before what takes all the rest, of which the longer one goes first.
 */
export function pageFinder<P extends { readonly path: string }>(
  pages: readonly P[],
): (pathname: string) => P | undefined {
  const ranked = pages
    .map((page) => ({ page, pattern: pathPattern(page.path) }))
    .toSorted((a, b) => rankOf(a.page.path) - rankOf(b.page.path))
  return (pathname) => ranked.find(({ pattern }) => pattern.test(pathname))?.page
}

function rankOf(path: string): number {
  const parts = path.split('/').filter(Boolean)
  return parts.reduce(
    (rank, part) => rank + (part.startsWith(':') ? 1 : 0),
    parts.at(-1) === '*' ? 100 - parts.length : 0,
  )
}

/** What a route's path matches, '/course/:slug' or '*', made once: the router's `matchPath` makes it anew for each address. */
function pathPattern(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const patterns = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    return part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
  })
  return new RegExp(`^${patterns.join('')}/?$`, 'i')
}
