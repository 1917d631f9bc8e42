import type { Definition } from './define-resource.ts'
import type { AlwaysThere, StoredValues } from '../fields/stored.ts'
import type { BuiltInResource } from '../resources/index.ts'
import type { FileInfo, PictureInfo } from '../core/upload.ts'

/** Values on the wire, where they are not what the column holds. Money is in yuan, '99.00'. */
type WireValues = Omit<StoredValues, 'money' | 'switch'> & { money: string; switch: '1' | '0' }

type Value<F> = F extends { options: infer O }
  ? F extends { kind: 'multi-select' }
    ? (keyof O & string)[]
    : keyof O & string
  : F extends { kind: infer K extends keyof WireValues }
    ? WireValues[K]
    : unknown

/** What stands on the wire for a field: null where it may be empty. A row without a parent has 0. */
type Wire<F> = F extends { required: true } | { kind: AlwaysThere | 'tree-parent' } ? Value<F> : Value<F> | null

type Fields<D extends Definition> = D['fields']
/** What lists carry as well (`true`), or one row alone (`row`). */
type Reach = true | 'row'
type PublicNames<D extends Definition, R extends Reach = true> = {
  [N in keyof Fields<D>]: Fields<D>[N] extends { public: R } ? N : never
}[keyof Fields<D>] &
  string

/** Texts that visitors read as HTML, and only in a single row. */
type Rendered<D extends Definition> = {
  [N in PublicNames<D>]: Fields<D>[N] extends { kind: 'markdown' | 'code' } ? N : never
}[PublicNames<D>]
type Plain<D extends Definition, R extends Reach> = Exclude<PublicNames<D, R>, Rendered<D>>

/** 'category_id' → 'category'; 'tag_ids' → 'tags': as `joinKey`. */
type JoinKey<N extends string> = N extends `${infer Start}_ids` | `${infer Start}_arr`
  ? `${Start}s`
  : N extends `${infer Start}_id`
    ? Start
    : N
type NamesOf<D extends Definition, Kinds extends string, R extends Reach> = {
  [N in Plain<D, R>]: Fields<D>[N] extends { kind: Kinds } ? N : never
}[Plain<D, R>]

type Target<F> = F extends { to: infer To } ? Extract<BuiltInResource, { name: To }> : never
type CalledOf<D> = D extends { called: infer C } ? C : never
/** The joined row: its id, and the fields that the relation names, else those that name it. */
type Joined<F, D = Target<F>> = D extends Definition
  ? { id: number } & {
      [N in (F extends { join: readonly (infer J)[] } ? J : D['label'] | CalledOf<D>) & keyof D['fields']]: Wire<
        D['fields'][N]
      >
    }
  : never

type Carried<D extends Definition, R extends Reach> = { [N in Plain<D, R>]: Wire<Fields<D>[N]> } & {
  // Of a row that is not public, or not there any more, nothing is told.
  [N in NamesOf<D, 'relation', R> as JoinKey<N>]: Joined<Fields<D>[N]> | null
} & { [N in NamesOf<D, 'relation-many', R> as JoinKey<N>]: Joined<Fields<D>[N]>[] } & {
  [N in NamesOf<D, 'image', R> as `${N}_info`]: PictureInfo | null
} & { [N in NamesOf<D, 'images', R> as `${N}_info`]: (PictureInfo | null)[] } & {
  [N in NamesOf<D, 'file', R> as `${N}_info`]: FileInfo | null
} & { [N in NamesOf<D, 'files', R> as `${N}_info`]: (FileInfo | null)[] }

/** A row of a public module in lists, as `/api/<base>/index` answers it in the request's language. */
export type PublicRow<D extends Definition> = { id: number } & Carried<D, true>

/** One row, as `/api/<base>/read` answers it: with its texts, as HTML. */
export type PublicDetail<D extends Definition> = PublicRow<D> &
  Carried<D, 'row'> & { [N in Rendered<D> as `${N}_html`]: string }
