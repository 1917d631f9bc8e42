type Asked = { method?: string | undefined; headers: Readonly<Record<string, string | string[] | undefined>> }

/** What a request to a path that may be a page or a call asks for (wire decision 17). */
export function isPageRequest(request: Asked & { query: Readonly<Record<string, unknown>> }): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (request.headers.server !== undefined || request.query.server !== undefined) return false
  return String(request.headers.accept ?? '').includes('text/html')
}

/** Routes know only addresses that can be decoded. A browser with another one is shown the page for wrong addresses. */
export function readableUrl({ method, headers, url = '/' }: Asked & { url?: string | undefined }): string {
  const [path = '', search = ''] = url.split('?', 2)
  if (canDecode(path)) return url
  const query = Object.fromEntries(new URLSearchParams(search))
  if (!isPageRequest({ method, headers, query })) return url
  return search ? `/404?${search}` : '/404'
}

function canDecode(path: string): boolean {
  try {
    // No address of a page holds a NUL, and no database could be asked for it.
    return !decodeURI(path).includes('\0')
  } catch {
    return false
  }
}
