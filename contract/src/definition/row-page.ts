import { type Definition, fieldOfRole, joinKey } from './define-resource.ts'
import { isRelation, type RelationField, traitsOf } from '../fields/traits.ts'

/** A part of a page's path: as it stands, from a field of the row, or from the row that a relation points to. */
export type PathPart = { text: string } | { field: string } | { relation: string; to: string }

const PARAMETER = /:(\w+)/

/** The parts of the path of a definition's pages; none: its rows have no page. Throws where a name means nothing. */
export function pathParts({ name, fields, public: access }: Definition): PathPart[] {
  return (access?.page ?? '').split(PARAMETER).flatMap((part, index): PathPart[] => {
    // Names stand at odd places, between the texts.
    if (index % 2 === 0) return part === '' ? [] : [{ text: part }]
    if (fields[part] || part === 'id') return [{ field: part }]
    const relation = Object.keys(fields).find((one) => joinKey(one) === part && pointsToOne(fields[one]!))
    if (relation === undefined)
      throw new Error(`${name}: '${part}', named by its page, is none of its fields or relations`)
    return [{ relation, to: (fields[relation] as RelationField).to }]
  })
}

const pointsToOne = (field: Definition['fields'][string]): field is RelationField =>
  isRelation(field) && !traitsOf(field).list

/** The address field of the row that a part of a path names. */
export function addressField(definition: Definition): string {
  const name = fieldOfRole(definition, 'address')
  if (name === undefined) throw new Error(`${definition.name} has no field that names its rows in addresses`)
  return name
}

/**
 * Path of the page of a row as the wire carries it, with its joined rows; undefined where it has none: visitors do not see
 * it, or a part is empty. `definitionOf` knows the other modules.
 */
export function rowPage(
  definition: Definition,
  row: Readonly<Record<string, unknown>>,
  definitionOf: (name: string) => Definition | undefined,
): string | undefined {
  const { public: access } = definition
  if (!access?.page) return undefined
  const isShown = Object.entries(access.where).every(([name, value]) => String(row[name]) === onWire(value))
  if (!isShown) return undefined
  const parts = pathParts(definition).map((part) => {
    if ('text' in part) return part.text
    if ('field' in part) return encoded(row[part.field])
    const to = definitionOf(part.to)
    const joined = row[joinKey(part.relation)] as Readonly<Record<string, unknown>> | null | undefined
    return to && joined ? encoded(joined[addressField(to)]) : ''
  })
  return parts.includes('') ? undefined : parts.join('')
}

/** The field with the picture that a row's page is shared with: that of its cards, else the first that visitors see. */
export function sharedPicture({ fields, views }: Definition): string | undefined {
  const isShown = (name: string | undefined): boolean => {
    const field = name === undefined ? undefined : fields[name]
    return field !== undefined && field.public === true && traitsOf(field).files === 'picture' && !traitsOf(field).list
  }
  return [views?.cards?.picture, ...Object.keys(fields)].find(isShown)
}

const encoded = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : ''

const onWire = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : `${value}`
