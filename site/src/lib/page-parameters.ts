import { matchPath } from 'react-router'
import { pages, type Page } from '../routes.ts'

/**
 * The query parameters a page's answer depends on, `lang` apart, for the key of the page cache:
 * any other is dropped, and an answer to one of `freeText` is not kept. Unknown paths have none.
 */
export function parametersOf(pathname: string): { names: readonly string[]; freeText: readonly string[] } {
  const page: Page | undefined = pages.find(({ path }) => matchPath(path, pathname))
  return { names: page?.parameters ?? [], freeText: page?.freeText ?? [] }
}
