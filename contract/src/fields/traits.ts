import type { Field, FieldKind, RegisteredKind } from './index.ts'
import type { Options } from './select.ts'

/**
 * What the engine asks of a field's kind, on every side, in the place of its name. Plain data, apart from the schemas,
 * so that a table in the back office carries none of those.
 */
export type FieldTraits = {
  /** What a value is, or with `list` each of its entries: a moment in seconds, the id of a row, an object of several parts. */
  holds: 'text' | 'number' | 'boolean' | 'moment' | 'id' | 'document'
  /** A value is a list, in order; where there is nothing it is empty, never null. */
  list?: true
  /** May hold one text per language (wire decision 13). */
  localizable?: true
  /** A value is chosen, not typed, and messages say so. */
  chosen?: true
  /** What may be chosen is the field's own `options` (`hasOptions`). */
  options?: true
  /** Whose ids it holds: rows of the resource that the field's `to` names (`isRelation`), of its own, or others. */
  references?: 'to' | 'self' | 'other'
  /** It names files by their paths: pictures, files of any type, or both somewhere in a text. */
  files?: 'picture' | 'any' | 'in text'
  /** What it is to its resource; of several fields with one role the first counts (`fieldOfRole`, `hasRole`). */
  role?: FieldRole
  /** Comes only with the record itself, never in lists. */
  long?: true
  /** Visitors read it as HTML, made from the source it holds. */
  rendered?: true
  /** Never sent, logged or exported; asked for once, then left empty where it is to stay. */
  secret?: true
  /** Its values can be added up: in lists they are where a column says `sum`, with `always` unless it says not. */
  sum?: 'asked' | 'always'
  /** Amounts of money: in words they have the sign of the yuan. */
  money?: true
  /** A value is rows of values of the field's own `columns` (`hasColumns`). */
  columns?: true
  /** '' and null leave it as it is: it has no empty value. */
  neverEmpty?: true
}

/** Role → the options that its fields may have. */
type RoleOptions = {
  /** The place in the hand-made order; rows move among those with the same value of the field `within`. */
  order: { within?: string }
  /** The row's parent in its own resource. */
  parent: { maxDepth?: number; top?: 'super' }
  /** The part of an address that names the row; `within`: the relation to the row in which it is unique. */
  address: { within?: string }
  /** The colour in which the row's name is shown. */
  colour: unknown
}
export type FieldRole = keyof RoleOptions

/** Built-in kinds. */
const BUILT_IN: Readonly<Record<FieldKind, FieldTraits>> = {
  text: { holds: 'text', localizable: true },
  textarea: { holds: 'text', localizable: true },
  markdown: { holds: 'text', localizable: true, files: 'in text', long: true, rendered: true },
  code: { holds: 'text', long: true, rendered: true },
  number: { holds: 'number', sum: 'asked' },
  money: { holds: 'number', sum: 'always', money: true },
  select: { holds: 'text', chosen: true, options: true },
  'multi-select': { holds: 'text', list: true, chosen: true, options: true },
  switch: { holds: 'boolean' },
  image: { holds: 'text', chosen: true, files: 'picture' },
  images: { holds: 'text', list: true, chosen: true, files: 'picture' },
  file: { holds: 'text', chosen: true, files: 'any' },
  files: { holds: 'text', list: true, chosen: true, files: 'any' },
  'date-time': { holds: 'moment', chosen: true },
  relation: { holds: 'id', chosen: true, references: 'to' },
  'relation-many': { holds: 'id', list: true, chosen: true, references: 'to' },
  'tree-parent': { holds: 'id', chosen: true, references: 'self', role: 'parent' },
  weigh: { holds: 'number', role: 'order', neverEmpty: true },
  slug: { holds: 'text', role: 'address' },
  colour: { holds: 'text', role: 'colour' },
  icon: { holds: 'text', chosen: true },
  password: { holds: 'text', secret: true, neverEmpty: true },
  rules: { holds: 'id', list: true, references: 'other' },
  'row-limits': { holds: 'text', list: true, chosen: true },
  'field-list': { holds: 'text', list: true, chosen: true },
  percentage: { holds: 'number' },
  duration: { holds: 'number', sum: 'asked' },
  date: { holds: 'text', chosen: true },
  time: { holds: 'text', chosen: true },
  year: { holds: 'number', chosen: true },
  json: { holds: 'document' },
  'key-values': { holds: 'text', list: true },
  city: { holds: 'number', chosen: true },
  address: { holds: 'document' },
  video: { holds: 'text', chosen: true, files: 'any' },
  table: { holds: 'document', columns: true },
  editor: { holds: 'text', localizable: true, files: 'in text', long: true },
}

const traits = new Map<string, FieldTraits>(Object.entries(BUILT_IN))

/** Of a kind from outside the tree: whoever adds one calls `registerFieldKind` (`index.ts`), which checks it. */
export function registerTraits(kind: RegisteredKind, of: FieldTraits): void {
  traits.set(kind, of)
}

/** Whether there is a kind of this name, built in or registered. */
export function isKind(kind: string): boolean {
  return traits.has(kind)
}

/** The traits of a field's kind. Throws where there is no such kind. */
export function traitsOf({ kind }: Pick<Field, 'kind'>): FieldTraits {
  const found = traits.get(kind)
  if (!found) throw new Error(`No field kind is named '${kind}'`)
  return found
}

/** A field of a kind that names rows of other resources, with the options that such kinds may have (`relation.ts`). */
export type RelationField = Field & {
  to: string
  onDelete?: 'restrict' | 'cascade' | 'clear'
  loose?: boolean
  join?: readonly string[]
  within?: string
  comesFirst?: true
}

/** Whether it holds ids of rows of another resource: one, or with `list` several. */
export function isRelation(field: Field): field is RelationField {
  return traitsOf(field).references === 'to'
}

/** Whether its values are chosen from options of its own. */
export function hasOptions(field: Field): field is Field & { options: Options } {
  return traitsOf(field).options === true
}

/** Whether its values are rows of values of fields of their own. */
export function hasColumns(field: Field): field is Field & { columns?: Readonly<Record<string, Field>> } {
  return traitsOf(field).columns === true
}

/** Whether it holds a text per language. */
export function isLocalized(field: Field): boolean {
  return 'localized' in field && field.localized === true
}

export function hasRole<R extends FieldRole>(field: Field | undefined, role: R): field is Field & RoleOptions[R] {
  return field !== undefined && traitsOf(field).role === role
}
