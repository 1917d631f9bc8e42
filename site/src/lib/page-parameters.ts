import { pages } from '../routes.ts'
import { TOOLS } from '../tools/index.ts'
import { pageFinder } from './find-page.ts'

type Route = {
  path: string
  parameters?: readonly string[]
  freeText?: readonly string[]
  values?: Readonly<Record<string, readonly string[]>>
}
const findPage = pageFinder<Route>([...pages, ...TOOLS])

/**
 * The query parameters a page's answer depends on, `lang` apart, for the key of the page cache:
 * any other is dropped, and an answer to one of `freeText`, or to a value that is none of `values`, is not kept. Unknown
 * paths have none.
 */
export function parametersOf(pathname: string): {
  names: readonly string[]
  freeText: readonly string[]
  values: Route['values']
} {
  const page = findPage(pathname)
  return { names: page?.parameters ?? [], freeText: page?.freeText ?? [], values: page?.values }
}
