import type { Definition } from './define-resource.ts'
import type { AlwaysThere, StoredValues } from '../fields/stored.ts'
import type { Language } from '../core/languages.ts'

type Column<F> = F extends { localized: true }
  ? F extends { required: true }
    ? Partial<Record<Language, string>>
    : Partial<Record<Language, string>> | null
  : F extends { kind: keyof StoredValues }
    ? F extends { kind: AlwaysThere } | { form: { otherwise: string } }
      ? StoredValues[F['kind']]
      : F extends { required: true } & ({ form?: { when?: undefined } } | { form: false })
        ? StoredValues[F['kind']]
        : StoredValues[F['kind']] | null
    : never

/** The stored row of a resource, as its table holds it: money in cents, localized fields as one text per language. */
export type RowOf<D extends Definition> = { -readonly [K in keyof D['fields']]: Column<D['fields'][K]> } & {
  id: number
  createtime: number
} & (D extends { ledger: true } ? unknown : { version: number; updatetime: number })
