import { type Language, pickLanguage } from '@tutu/contract/core/languages'

/** What comes before or after a row that is read, as it is stored. */
export type Neighbour = { id: number; slug: string; title: Partial<Record<Language, string>> }

/** The same as its reader is led to it; null where there is none. */
export function shownNeighbour(row: Neighbour | undefined, language: Language): { slug: string; title: string } | null {
  return row ? { slug: row.slug, title: pickLanguage(row.title, language) } : null
}

/** The cache tags of what they say. */
export function neighbourTags(table: string, rows: readonly (Neighbour | undefined)[]): string[] {
  return rows.flatMap((row) => (row ? [`${table}:${row.id}`] : []))
}
