import { pages } from '../routes.ts'
import { TOOLS } from '../tools/index.ts'

/** Paths of the pages that search engines may list, those made from rows apart. */
export function indexedPaths(): string[] {
  const listed = pages.filter((page) => !('indexed' in page) && !/[:*]/.test(page.path))
  return [...listed, ...TOOLS].map(({ path }) => path)
}
