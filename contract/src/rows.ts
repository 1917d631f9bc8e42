import type { Definition } from './define-resource.ts'
import type { Field } from './fields/index.ts'
import type { Language } from './languages.ts'

type Value = {
  text: string
  textarea: string
  markdown: string
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
}
type AlwaysThere = 'switch' | 'weigh' | 'multi-select' | 'images' | 'files' | 'relation-many' | 'rules'
type Column<F> = F extends { localized: true }
  ? F extends { required: true }
    ? Partial<Record<Language, string>>
    : Partial<Record<Language, string>> | null
  : F extends Field
    ? F extends { kind: AlwaysThere } | { form: { otherwise: string } }
      ? Value[F['kind']]
      : F extends { required: true } & ({ form?: { when?: undefined } } | { form: false })
        ? Value[F['kind']]
        : Value[F['kind']] | null
    : never

/** The stored row of a resource, as its table holds it: money in cents, localized fields as one text per language. */
export type RowOf<D extends Definition> = { -readonly [K in keyof D['fields']]: Column<D['fields'][K]> } & {
  id: number
  version: number
  createtime: number
  updatetime: number
}
