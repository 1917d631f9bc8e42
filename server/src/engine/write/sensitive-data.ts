import { administratorIdOf } from '../../policy/actors.ts'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { keepsHistory } from '@tutu/contract/definition/define-resource'
import { LANGUAGES, type Language, type Localized, pickLanguage } from '@tutu/contract/core/languages'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { type Generated, type Kysely, sql } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import { type Row, toText } from '../fields/columns.ts'
import { namesOf } from '../read/tree.ts'
import type { Registry } from '../registry.ts'
import { type FieldChanges, fieldChanges } from './history.ts'
import type { Observer, RowChange } from './observers.ts'

declare module '../../postgres/database.ts' {
  interface Tables {
    sensitive_data_log: {
      id: Generated<number>
      sensitive_id: number | null
      admin_id: number | null
      is_rollback: boolean
      row_id: number
      data_field: string
      resource: string
      operation: string
      createtime: Generated<number>
    }
  }
}

/** Writes down each change of the fields that rules name, whoever changes them; what they held the history keeps. */
export const sensitiveData: Observer = async (session, { changes }, { registry }) => {
  const { actor, operation, sensitive, transaction } = session
  const admin = administratorIdOf(actor)
  const [ip, useragent] = 'ip' in actor ? [actor.ip, actor.useragent] : ['', '']
  const rows: Row[] = []
  for (const change of changes) {
    const { definition, table } = change.resource
    const rule = sensitive.get(controllerBase(definition))
    if (!rule || rule.fields.length === 0 || !keepsHistory(definition)) continue
    const changed = sensitiveChanges(change, rule.fields)
    if (changed.length === 0) continue
    const name = namesOf(change.resource, change.after!)
    for (const [data_field, pair] of changed) {
      const field = definition.fields[data_field]!
      rows.push({
        name,
        sensitive_id: rule.id,
        data_comment: field.label,
        summary: await summaryOf(transaction, registry, field, pair),
        admin_id: admin,
        is_rollback: false,
        is_secret: pair === null,
        is_fixed: Boolean(field.readonly),
        row_id: change.after!.id,
        data_table: table,
        data_field,
        ip,
        useragent,
        resource: definition.name,
        operation,
      })
    }
  }
  return rows.length > 0 ? { sensitive_data_log: rows } : undefined
}

function sensitiveChanges({ resource, before, after }: RowChange, fields: readonly string[]) {
  if (!before || !after) return []
  return Object.entries(fieldChanges(resource, before, after)).filter(([name]) => fields.includes(name))
}

/** Characters of each side. */
const SIDE_MAX = 60
const EMPTY: Localized = { 'zh-cn': '（空）', en: '(empty)' }
const SECRET: Localized = { 'zh-cn': '已修改，内容保密', en: 'changed, not shown' }

/** What changed in a field, in words that fit a line of a list. */
async function summaryOf(
  db: Kysely<Tables>,
  registry: Registry,
  field: Field,
  pair: FieldChanges[string],
): Promise<Localized> {
  if (!pair) return SECRET
  const joined = await joinedOf(db, registry, field, pair)
  const texts = LANGUAGES.map((language) => {
    const [was, is] = pair.map((value, at) => sideOf(field, value, joined?.[at]?.[language], language))
    return [language, `${was} → ${is}`] as const
  })
  return Object.fromEntries(texts) as Localized
}

function sideOf(field: Field, value: unknown, joined: unknown, language: Language): string {
  const { list, references } = traitsOf(field)
  // Ids of rows that have no names to be told by.
  if (references === 'other' && Array.isArray(value)) return String(value.length)
  const shown = isLocalized(field) ? oneText(value) : value
  const isEmpty = shown === null || shown === '' || (list && (shown as unknown[]).length === 0)
  if (isEmpty) return pickLanguage(EMPTY, language)
  const text = isLocalized(field) ? String(shown) : toText(field, shown, { joined, language })
  return text.length > SIDE_MAX ? `${text.slice(0, SIDE_MAX)}…` : text
}

const oneText = (texts: unknown): string | null =>
  Object.values((texts ?? {}) as Record<string, string | null>).find(Boolean) ?? null

/** What the rows that a relation named and names are called, by language. */
async function joinedOf(
  db: Kysely<Tables>,
  registry: Registry,
  field: Field,
  pair: readonly [unknown, unknown],
): Promise<Record<Language, unknown>[] | undefined> {
  if (!isRelation(field)) return undefined
  const target = registry.byName(field.to)
  const ids = pair.flatMap((value) => [value ?? []].flat()) as number[]
  const { rows } = await sql<Row>`
    select * from ${sql.table(target.table)} where id = any(${ids}::int[])
  `.execute(db)
  const names = new Map(rows.map((row) => [row.id as number, namesOf(target, row)]))
  return pair.map((value) => {
    const named = (language: Language) =>
      ([value ?? []].flat() as number[]).map((id) => ({ id, name: names.get(id)?.[language] ?? `#${id}` }))
    const of = (language: Language): unknown => (Array.isArray(value) ? named(language) : named(language)[0])
    return { 'zh-cn': of('zh-cn'), en: of('en') }
  })
}
