import { type Definition, joinKey } from '@tutu/contract/definition/define-resource'
import { addressField, pathParts } from '@tutu/contract/definition/row-page'
import { RESOURCES } from '@tutu/contract/resources/index'

type Row = Readonly<Record<string, unknown>>

/** Path of the page of a public row, as its definition says; undefined where a part of it is missing. */
export function pageOfRow(definition: Definition, row: Row): string | undefined {
  const parts = pathParts(definition).map((part) => {
    if ('text' in part) return part.text
    if ('field' in part) return encodeURIComponent(String(row[part.field] ?? ''))
    const to = RESOURCES.find(({ name }) => name === part.to)
    const joined = row[joinKey(part.relation)] as Row | null | undefined
    return to && joined ? encodeURIComponent(String(joined[addressField(to)] ?? '')) : ''
  })
  return parts.includes('') ? undefined : parts.join('')
}
