import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'
import { playHash } from '@tutu/contract/core/play-hash'
import { pages } from '../routes.ts'

export type PageId = Exclude<(typeof pages)[number]['id'], 'not-found'>
type PathOf<Id extends PageId> = Extract<(typeof pages)[number], { id: Id }>['path']
type Segments<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Segments<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type Query = Readonly<Record<string, string | number | undefined>>
type Given<Id extends PageId> = [Segments<PathOf<Id>>] extends [never]
  ? { readonly query?: Query }
  : { readonly [S in Segments<PathOf<Id>>]: string } & { readonly query?: Query }

/** Address of a page: `linkTo('course', 'en', { slug: 'x' })` → '/course/x?lang=en'. Links keep the language. */
export function linkTo<Id extends PageId>(
  id: Id,
  language: Language,
  ...[given]: {} extends Given<Id> ? [given?: Given<Id>] : [given: Given<Id>]
): string {
  const { query, ...segments } = (given ?? {}) as { query?: Query } & Record<string, string>
  const pieces = piecesOf(id)
  let path = pieces[0]!
  for (let at = 1; at < pieces.length; at += 2)
    path += encodeURIComponent(segments[pieces[at]!] ?? '') + pieces[at + 1]!
  return withQuery(path, language, query)
}

const knownPieces = new Map<PageId, readonly string[]>()

/** The path of a page in pieces: every second is the name of a segment. */
function piecesOf(id: PageId): readonly string[] {
  let pieces = knownPieces.get(id)
  if (!pieces) knownPieces.set(id, (pieces = pages.find((page) => page.id === id)!.path.split(/:(\w+)/)))
  return pieces
}

/** `path` with the parameters that have a value, the language last and only where it is not the default. */
export function withQuery(path: string, language: Language, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  // Most links say no more than this; a page has dozens.
  if (given.length === 0) return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`
  const search = new URLSearchParams()
  for (const [name, value] of given) search.set(name, String(value))
  if (language !== DEFAULT_LANGUAGE) search.set('lang', language)
  return `${path}?${search}`
}

/** Where a level of Super Tutu that somebody made is played. */
export function levelLink(code: string, language: Language): string {
  return withQuery('/super', language) + playHash(code)
}

/** The same page in another language. `search` holds the page's own parameters. */
export function inLanguage(path: string, search: string, language: Language): string {
  const query = Object.fromEntries(new URLSearchParams(search))
  delete query['lang']
  return withQuery(path, language, query)
}

/** Whether the navigation leads to the page of an address. */
export function isInNavigation(path: string): boolean {
  return pages.some((page) => 'navigation' in page && page.path === path)
}

/** Pages of the navigation with their addresses. `hasTrials`: whether the school offers trial lessons. */
export function navigation(language: Language, { hasTrials }: { hasTrials: boolean }) {
  return pages.flatMap((page) =>
    'navigation' in page && (page.id !== 'trial' || hasTrials)
      ? [
          {
            id: page.id,
            title: page.title,
            group: page.navigation,
            href: linkTo(page.id, language),
            forChildren: 'forChildren' in page,
          },
        ]
      : [],
  )
}
