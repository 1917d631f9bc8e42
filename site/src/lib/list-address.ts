import { redirect } from 'react-router'
import type { Query } from './links.ts'
import type { SiteContext } from './site-context.ts'

/** Characters of what is searched for. */
export const SEARCH_LENGTH_MAX = 50
/** Whoever asks for more is led to the last page all the same. */
const PAGE_MAX = 10_000

// What the address of a list asks for. What makes no sense is left out rather than refused.

/** The words searched for; '' where there are none. */
export function readWords(search: URLSearchParams): string {
  return plainText(search.get('q') ?? '').slice(0, SEARCH_LENGTH_MAX)
}

/** A parameter that names something, such as a slug. */
export function readText(search: URLSearchParams, name: string): string | undefined {
  return plainText(search.get(name) ?? '') || undefined
}

export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 1 ? Math.min(page, PAGE_MAX) : 1
}

/** How a page of a list stands in its address: the first one not at all. */
export function pageQuery(page: number): number | undefined {
  return page > 1 ? page : undefined
}

/** Whether an address asks for what was found in the way links do: `shortest`, its parameters as links write them. */
export function isShortest(search: URLSearchParams, shortest: Query): boolean {
  return [...search].every(([name, value]) => value === '' || name === 'lang' || String(shortest[name]) === value)
}

/** How many pages there are. Whoever asks for one behind the last is led to that; for now: there may be more one day. */
export function toRealPage(
  site: Pick<SiteContext, 'doNotKeep'>,
  { page, size, total }: { page: number; size: number; total: number },
  addressOf: (page: number) => string,
): number {
  const pages = Math.max(1, Math.ceil(total / size))
  if (page <= pages) return pages
  site.doNotKeep()
  throw redirect(addressOf(pages), 302)
}

/** Without characters that no text holds and no database stores: controls and halves of surrogate pairs. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}
