import type { Address } from './address.ts'
import type { TableRow } from './table.ts'

/** What the column of a field of each built-in kind holds: the type of rows is made of it (`rows.ts`). */
export type StoredValues = {
  text: string
  textarea: string
  markdown: string
  code: string
  number: number
  money: number
  select: string
  'multi-select': string[]
  switch: boolean
  image: string
  images: string[]
  file: string
  files: string[]
  'date-time': number
  relation: number
  'relation-many': number[]
  'tree-parent': number
  weigh: number
  slug: string
  colour: string
  icon: string
  password: string
  rules: number[]
  'row-limits': string[]
  'field-list': string[]
  percentage: number
  duration: number
  time: string
  year: number
  json: string
  'key-values': string[]
  city: number
  address: Address
  video: string
  table: TableRow[]
  editor: string
}

/** Kinds whose columns are never null. */
export type AlwaysThere =
  | 'switch'
  | 'weigh'
  | 'multi-select'
  | 'images'
  | 'files'
  | 'relation-many'
  | 'rules'
  | 'row-limits'
  | 'field-list'
  | 'key-values'
