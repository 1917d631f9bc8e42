import type { Language } from '@tutu/contract/core/languages'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { withQuery } from './links.ts'

/** A row that has a page. */
export type PageRow = { of: Definition; id: number }

/** Path of the card that the server draws for a row's page, 1200 × 630 (server/src/plugins/share-pictures.ts). */
export function rowPicture({ of, id }: PageRow, language: Language): string {
  return withQuery(`/share/${controllerBase(of)}/${id}.png`, language)
}
