import type { Localized } from '@tutu/contract/core/languages'
import type { MenuNode } from '@tutu/contract/api/admin-index'
import { MENU_DIRECTORIES, MENU_SCREENS } from '@tutu/contract/definition/menu'
import { definitionAt } from '../../stores/definitions.ts'

/** A place the search can lead to. */
export type SearchEntry = {
  node: MenuNode
  /** Titles from the outermost directory to the entry, in the language of the menu. */
  trail: readonly string[]
  /** Everything it is found by, in lower case: titles in both languages, those of its directories and its path. */
  text: string
}

/** Entries for all pages and links in the menus, those without an entry in the menu included. */
export function searchEntries(menus: readonly MenuNode[], above: readonly MenuNode[] = []): SearchEntry[] {
  return menus.flatMap((node) => {
    if (node.type === 'button') return []
    const trail = [...above, node]
    if (node.type === 'menu_dir') return searchEntries(node.children ?? [], trail)
    const words = trail.flatMap((one) => [one.title, ...builtInTitles(one.name)])
    return [{ node, trail: trail.map(({ title }) => title), text: [...words, node.path].join('\n').toLowerCase() }]
  })
}

/** Entries that have every word of the query; those whose own title begins with it come first. */
export function matchEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = query.trim().toLowerCase().split(/\s+/)
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)))
  const rank = ({ node }: SearchEntry) => (node.title.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/** What a built-in node is called in every language; one that was renamed is found by both names. */
function builtInTitles(name: string): string[] {
  const named: Localized | undefined =
    definitionAt(name)?.title ?? MENU_SCREENS.find(({ node }) => node === name)?.title ?? MENU_DIRECTORIES[name]?.title
  return named ? Object.values(named) : []
}
