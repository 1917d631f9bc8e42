import type { FormReason } from '@tutu/contract/core/errors'
import { SAMPLE_MAX } from '@tutu/contract/definition/import'
import type { RelationField } from '@tutu/contract/fields/traits'
import { isLocalized } from '@tutu/contract/fields/index'
import { LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import type { Actor } from '../../policy/actors.ts'
import type { Registry, Resource } from '../registry.ts'
import { mayList, scopeOf } from '../scope.ts'
import { isStorable, readId } from '../fields/scalar.ts'

/** Rows that others name, by what exports call them. */
export type Names = {
  /** Looks for all of these at once; what was looked for before is remembered. */
  prepare(wanted: readonly { field: RelationField; text: string }[]): Promise<void>
  /**
   * The row that a text names: by its name, else by its number, '12' or '#12'. Of several with one name the one that is
   * `known`; `within`: the row that it has to belong to, where its field says so (`within`) and that is known.
   */
  find(field: RelationField, text: string, known: readonly number[], within?: number): Found<number>
}

/** `within`: the row that it belongs to by the relation that its field names. */
type Named = { id: number; within: number | null }

/** What a cell means, or why it means nothing. */
export type Found<T> = { value: T } | { reason: FormReason }

/** Rows of one name that are told apart; more are not counted. */
const SHOWN = 5
/** Characters of what may be a name; no label has more. */
const NAME_MAX = 1000
/** Names that are remembered, of one table. */
const KEPT_MAX = 20_000

const ref = (column: string) => sql.ref(`t.${column}`)

/** What a column says, in each language. */
function formsIn({ definition }: Resource, column: string): RawBuilder<unknown>[] {
  const field = definition.fields[column]
  if (!field || !isLocalized(field)) return [sql`${ref(column)}::text`]
  return LANGUAGES.map((language) => sql`${ref(column)} ->> ${sql.lit(language)}`)
}

/** As far as the actor sees those rows. */
export function createNames(db: Kysely<Tables>, registry: Registry, actor: Actor): Names {
  /** By table and columns, then by name: rows in the order of their ids. */
  const found = new Map<string, Map<string, Named[]>>()
  const columns = new Map<RelationField, ReturnType<typeof makeColumn>>()

  function makeColumn(field: RelationField) {
    const target = registry.byName(field.to)
    const { label, called } = target.definition
    const name = field.join?.[0] ?? label
    const key = `${target.table} ${name} ${field.within ?? ''}`
    const known = found.get(key) ?? new Map<string, Named[]>()
    found.set(key, known)
    const forms = [...new Set([name, ...(called ? [called, label] : [])])].flatMap((one) => formsIn(target, one))
    return { target, forms: called ? [...forms, sql`${ref(called)} || ' (' || ${ref(label)} || ')'`] : forms, known }
  }

  /** Asked for with each cell. */
  function columnOf(field: RelationField) {
    const column = columns.get(field) ?? makeColumn(field)
    columns.set(field, column)
    return column
  }

  async function look(field: RelationField, texts: readonly string[]): Promise<void> {
    const { target, forms, known } = columnOf(field)
    for (const text of texts) known.set(text, [])
    // Whoever may not list those rows knows them by their numbers only.
    if (!mayList(target, actor)) return
    const scope = await scopeOf(db, target, actor)
    const any = sql.join(
      forms.map((form) => sql`${form} = any(${[...texts]}::text[])`),
      sql` or `,
    )
    const within = field.within === undefined ? sql`null::int` : sql.ref(`t.${field.within}`)
    const { rows } = await sql<Named & { names: (string | null)[] }>`
      select t.id, ${within} as within, array[${sql.join(forms)}] as names from ${sql.table(target.table)} as t
      where (${any}) and ${scope?.see ?? sql<SqlBool>`true`} order by t.id
    `.execute(db)
    for (const { id, within: other, names } of rows)
      for (const one of new Set(names)) if (one !== null && known.has(one)) known.get(one)!.push({ id, within: other })
  }

  return {
    async prepare(wanted) {
      for (const [field, list] of Map.groupBy(wanted, (one) => one.field)) {
        const { known } = columnOf(field)
        if (known.size > KEPT_MAX) known.clear()
        const texts = new Set(
          list
            .map(({ text }) => text)
            .filter((text) => !known.has(text) && text.length <= NAME_MAX && isStorable(text)),
        )
        if (texts.size > 0) await look(field, [...texts])
      }
    },
    find(field, text, known, within): Found<number> {
      const named = columnOf(field).known.get(text) ?? []
      const shared = within === undefined ? named : named.filter((row) => row.within === within)
      // Where none is there, it is told of the one that is elsewhere that it is.
      const ids = (shared.length > 0 ? shared : named).map(({ id }) => id)
      if (ids.length === 1) return { value: ids[0]! }
      const there = known.find((id) => ids.includes(id))
      if (there !== undefined) return { value: there }
      if (ids.length > 1) {
        const shown = ids.slice(0, SHOWN).join(', ') + (ids.length > SHOWN ? ' …' : '')
        return {
          reason: {
            key: 'import.severalCalled',
            params: { name: text.slice(0, SAMPLE_MAX), ids: shown, first: ids[0]! },
          },
        }
      }
      const number = /#(\d{1,9})$/.exec(text)?.[1] ?? /^\d{1,9}$/.exec(text)?.[0]
      if (number !== undefined && Number(number) > 0) return { value: readId(number) }
      const resource = pickLanguage(registry.byName(field.to).definition.title, actor.language)
      return { reason: { key: 'import.noneCalled', params: { name: text.slice(0, SAMPLE_MAX), resource } } }
    },
  }
}
