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

/** The same for placeholders in an address; a value becomes a part of it, never more. */
export function fillEncoded(address: string, values: Values): string {
  return address.replace(ENCODED, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name]!) : whole,
  )
}
