/** What placeholders stand for. */
export type Values = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g

/** The same in an address, where braces and blanks are percent-encoded. */
const ENCODED = /%7B%7B(?:%20)*([\w.-]+)(?:%20)*%7D%7D/gi

/** Names of the placeholders of a text, in order of their first appearance. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!))]
}

/** Fills placeholders in; what has no value stays as it stands. */
export function fill(text: string, values: Values, escape: (value: string) => string = (value) => value): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? escape(values[name]!) : whole,
  )
}

/**
 * The same for placeholders in addresses: a value becomes a part of one, never more. A link of the web that is all there is
 * of an address, by itself or between brackets, is that address.
 */
export function fillEncoded(
  text: string,
  values: Values,
  escape: (value: string) => string = (value) => value,
): string {
  return text.replace(ENCODED, (whole, name: string, at: number) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = values[name]!
    const isAll = (at === 0 || text[at - 1] === '(') && /^\)?$/.test(text.charAt(at + whole.length))
    return isAll && /^https?:\/\//.test(value) && URL.canParse(value)
      ? escape(new URL(value).href)
      : encodeURIComponent(value)
  })
}
