type Asked = { method?: string | undefined; headers: Readonly<Record<string, string | string[] | undefined>> }

/** What a request to a path that may be a page or a call asks for (wire decision 17). */
export function isPageRequest(request: Asked & { query: Readonly<Record<string, unknown>> }): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (request.headers.server !== undefined || request.query.server !== undefined) return false
  return String(request.headers.accept ?? '').includes('text/html')
}

/** Routes know only addresses that may be a page's. A browser with another one is shown the page for wrong addresses. */
export function readableUrl({ method, headers, url = '/' }: Asked & { url?: string | undefined }): string {
  const [path = '', search = ''] = url.split('?', 2)
  if (mayBePage(path)) return url
  const query = Object.fromEntries(new URLSearchParams(search))
  if (!isPageRequest({ method, headers, query })) return url
  return search ? `/404?${search}` : '/404'
}

/**
 * Whether the path, as it was sent, can be decoded and holds nothing that no page has in its address: a NUL, which no
 * database could be asked for; a backslash, which is a slash to browsers, and two of them name another host; the end of a
 * line, where the router's patterns stop.
 */
export function mayBePage(path: string): boolean {
  try {
    return !/[\0\\\n\r\u2028\u2029]/.test(decodeURI(path))
  } catch {
    return false
  }
}
