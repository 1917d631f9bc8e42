import { isRelation } from '@tutu/contract/fields/traits'
import { type ImportPlan, withinOf } from '@tutu/contract/definition/import'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import type { Actor } from '../../policy/actors.ts'
import type { SheetRow } from '../../sheets/read-sheet.ts'
import type { Row } from '../fields/columns.ts'
import { isStorable } from '../fields/scalar.ts'
import type { Resource } from '../registry.ts'
import { scopeOf } from '../scope.ts'
import { textOf } from './cells.ts'
import type { Found, Names } from './names.ts'

/** `undefined`: a new row. */
type Matched = Found<Row | undefined>

type Context = { db: Kysely<Tables>; actor: Actor; resource: Resource; plan: ImportPlan; names: Names }

/** Which rows of the table these are, as far as the actor sees them: their relations and what they are known by. */
export async function matchRows(context: Context, rows: readonly SheetRow[]): Promise<Matched[]> {
  const { plan, resource } = context
  const { key } = plan
  if (plan.how === 'add' || key === undefined) return rows.map(() => ({ value: undefined }))
  const keys = rows.map((row) => keyOf(context, key, row))
  const wanted = keys.flatMap((one) => (one !== undefined && 'value' in one ? [one.value] : []))
  const stored = wanted.length > 0 ? await readByKey(context, key, wanted) : []
  const within = withinOf(resource.definition, key)
  const byKey = new Map(stored.map((row) => [keyText(row[key], within && row[within]), row]))
  return keys.map((one) => {
    if (one === undefined) return plan.how === 'both' ? { value: undefined } : { reason: { key: 'import.noKey' } }
    if ('reason' in one) return one
    const row = byKey.get(keyText(one.value.text, one.value.within))
    // A number names a row that is there; whatever else names one may be new.
    if (!row && (plan.how === 'update' || key === 'id')) return { reason: { key: 'import.noRow' } }
    return { value: row }
  })
}

type Key = { text: string; within?: number }

const keyText = (value: unknown, within: unknown): string => `${String(within ?? '')} ${String(value)}`

/** What a line is known by; undefined where its cell is empty. */
function keyOf({ plan, resource, names }: Context, key: string, row: SheetRow): Found<Key> | undefined {
  const text = textOf(plan.columns, row, key)
  if (!text) return undefined
  if (!isStorable(text)) return { reason: { key: 'import.noRow' } }
  if (key === 'id') {
    const number = /^#?0*(\d{1,9})$/.exec(text)?.[1]
    return number === undefined ? { reason: { key: 'import.noRow' } } : { value: { text: number } }
  }
  const name = withinOf(resource.definition, key)
  const field = name === undefined ? undefined : resource.definition.fields[name]
  if (!name || !field || !isRelation(field)) return { value: { text } }
  const found = names.find(field, textOf(plan.columns, row, name) ?? '', [])
  return 'reason' in found ? { value: { text, within: 0 } } : { value: { text, within: found.value } }
}

async function readByKey({ db, actor, resource }: Context, key: string, keys: readonly Key[]): Promise<Row[]> {
  const { definition, table } = resource
  const within = withinOf(definition, key)
  const relations = Object.keys(definition.fields).filter((name) => isRelation(definition.fields[name]!))
  const columns = [...new Set(['id', key, ...relations])].map((name) => sql.ref(`t.${name}`))
  const scope = await scopeOf(db, resource, actor)
  const { rows } = await sql<Row>`
    select ${sql.join(columns)} from ${sql.table(table)} as t
    where ${isOneOf(key, within, keys)} and ${scope?.see ?? sql<SqlBool>`true`}
  `.execute(db)
  return rows
}

function isOneOf(key: string, within: string | undefined, keys: readonly Key[]): RawBuilder<SqlBool> {
  const column = sql.ref(`t.${key}`)
  const texts = keys.map(({ text }) => text)
  if (key === 'id') return sql<SqlBool>`${column} = any(${texts.map(Number)}::int[])`
  if (!within) return sql<SqlBool>`${column} = any(${texts}::text[])`
  return sql<SqlBool>`(${sql.ref(`t.${within}`)}, ${column}) in (
    select * from unnest(${keys.map((one) => one.within ?? 0)}::int[], ${texts}::text[])
  )`
}
