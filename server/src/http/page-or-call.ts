/** What a request to a path that may be a page or a call asks for (wire decision 17). */
export function isPageRequest(request: {
  method: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, unknown>>
}): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (request.headers.server !== undefined || request.query.server !== undefined) return false
  return String(request.headers.accept ?? '').includes('text/html')
}
