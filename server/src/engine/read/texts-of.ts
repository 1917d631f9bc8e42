/** The texts that a stored value is: one, or one for each language. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.values(value).flatMap(textsOf)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)].filter(Boolean) : []
}
