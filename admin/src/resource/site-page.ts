import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import { rowPage } from '@tutu/contract/definition/row-page'
import type { Row } from '../kit/face.ts'
import { sitePath } from '../lib/site-path.ts'
import { definitionNamed } from '../stores/definitions.ts'

/** Address of the page on the site that shows a row, in the operator's language; undefined where there is none. */
export function sitePage(definition: Definition, row: Row, language: Language): string | undefined {
  const path = rowPage(definition, row, definitionNamed)
  return path === undefined ? undefined : sitePath(path, language)
}
