/**
 * Parameters as the server reads them (wire 1.1): PHP bracket form, `ids[]=1&ids[]=2`, `search[0][field]=title`.
 * `undefined` and `null` are left out, and so are empty arrays and objects.
 */
export function toQueryString(params: Readonly<Record<string, unknown>>): string {
  return Object.entries(params)
    .flatMap(([name, value]) => pairs(encodeURIComponent(name), value))
    .join('&')
}

/** `path` with the parameters behind whatever query it already has. */
export function withQuery(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const query = toQueryString(params)
  if (!query) return path
  return path + (path.includes('?') ? '&' : '?') + query
}

function pairs(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) {
    // Members that are objects need their number, or their keys could not be told apart.
    return value.flatMap((item: unknown, index) => pairs(isObject(item) ? `${name}[${index}]` : `${name}[]`, item))
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, item]) => pairs(`${name}[${encodeURIComponent(key)}]`, item))
  }
  return [`${name}=${encodeURIComponent(String(value))}`]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
