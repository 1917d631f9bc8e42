/** What placeholders stand for. */
export type Values = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g

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
