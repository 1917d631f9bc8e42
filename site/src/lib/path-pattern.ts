/** What a route's path matches, '/course/:slug' or '*', made once: the router's `matchPath` makes it anew for each address. */
export function pathPattern(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const patterns = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    return part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
  })
  return new RegExp(`^${patterns.join('')}/?$`, 'i')
}
