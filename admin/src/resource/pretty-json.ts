/** JSON of an object or list, as such or as a string, laid out with two spaces; undefined for anything else. */
export function prettyJson(value: unknown): string | undefined {
  const parsed = typeof value === 'string' ? parse(value) : value
  return typeof parsed === 'object' && parsed !== null ? JSON.stringify(parsed, null, 2) : undefined
}

function parse(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
