export type MessageParams = Record<string, string | number>

/** `{name}` becomes the value; `{name|one|many}` the word that goes with the number. */
export function fill(text: string, params: Readonly<MessageParams>): string {
  // Most texts have no gap, and a page has dozens of them.
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)(?:\|([^{|}]*)\|([^{}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return one === undefined ? String(value) : Number(value) === 1 ? one : (many ?? '')
  })
}
