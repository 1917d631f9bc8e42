import { type Definition, fieldLabels } from '@tutu/contract/definition/define-resource'
import { fail, failForm } from '@tutu/contract/core/errors'
import { traitsOf } from '@tutu/contract/fields/traits'
import { pickLanguage } from '@tutu/contract/core/languages'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import { takeNamedLock } from '../../postgres/locks.ts'
import { type Actor, forbidden } from '../../policy/actors.ts'
import { writableFields } from '../../policy/audiences.ts'
import { personalReasons } from '../../policy/personal-data.ts'
import { rowLimitOf } from '../../policy/row-limits.ts'
import type { Row } from '../fields/columns.ts'
import { relationFields } from '../fields/relation-fields.ts'
import { isPublished } from '../read/published.ts'
import type { Registry, Resource } from '../registry.ts'
import { scopeOf } from '../scope.ts'
import { holding, type NamedRows } from './rows.ts'

/*
 * What a write by somebody else than an administrator is held to besides its scope: the fields the definition lets them
 * set, whose row it becomes, how many there may be, and that it points only to what they can see.
 */

/** Rows one owner adds within an hour where the definition says nothing else. */
export const PER_HOUR = 60

/** The fields the actor may set; undefined: all. Throws where there are none. */
export function permittedFields({ definition }: Resource, actor: Actor): ReadonlySet<string> | undefined {
  const fields = writableFields(definition, actor)
  if (fields?.size === 0) throw forbidden()
  return fields
}

/** What a new row says of its owner, or of the administrator who keeps it. */
export function ownerOf({ definition }: Resource, actor: Actor): Row {
  switch (actor.kind) {
    case 'member':
      return definition.owner ? { [definition.owner]: actor.id } : {}
    case 'administrator':
      return definition.keeper ? { [definition.keeper]: actor.id } : {}
    case 'system':
    case 'guardian':
    case 'visitor':
      return {}
  }
}

/**
 * Refuses the row too many of an owner; rows added at once are counted one after the other. Visitors own nothing: they
 * are counted by their addresses, where they call.
 */
export async function checkLimits(
  trx: Kysely<Tables>,
  { definition, table }: Resource,
  actor: Actor,
  added: number,
): Promise<void> {
  const { owner, limits } = definition
  if (actor.kind !== 'member' || !owner) return
  const { perHour = PER_HOUR, owned } = limits ?? {}
  await takeNamedLock(trx, 'owned', `${table}:${actor.id}`)
  const { rows } = await sql<{ recent: number; owned: number }>`
    select count(*) filter (where createtime > epoch_seconds() - 3600) as recent, count(*) as owned
    from ${sql.table(table)} where ${sql.ref(owner)} = ${actor.id}
  `.execute(trx)
  const has = rows[0] ?? { recent: 0, owned: 0 }
  if (has.recent + added > perHour) throw fail('record.perHour', { max: perHour })
  if (owned !== undefined && has.owned + added > owned) throw fail('record.owned', { max: owned })
}

/** Turn round what stands behind them, or are not there to be seen; what joins emoji stays. */
const UNSEEN = /[\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u3164\uFEFF\p{Cc}]/u

/**
 * What members and visitors write for others to read leads to nobody (policy/personal-data.ts), and what a row is called can be
 * seen. `changed`: what they set, in a row that was `before`.
 */
export function refusePublished({ definition }: Resource, actor: Actor, changed: Row, before: Row | undefined): void {
  switch (actor.kind) {
    case 'system':
    case 'administrator':
      return
    case 'member':
    case 'guardian':
    case 'visitor':
  }
  const texts = publicTexts(definition, changed)
  const unseen = [definition.label, definition.called].find((name) => name && UNSEEN.test(texts[name] ?? ''))
  if (unseen) throw failForm({ [unseen]: { key: 'class.nameUnseen' } }, fieldLabels(definition))
  const reasons = personalReasons(texts, Object.values(publicTexts(definition, { ...before, ...changed })))
  if (reasons) throw failForm(reasons, fieldLabels(definition))
}

/** By field, as they stand on a page: the short ones first. */
function publicTexts({ fields }: Definition, row: Row): Record<string, string> {
  const texts = Object.entries(row).flatMap(([name, value]) => {
    const field = fields[name]
    if (!field?.public || !value) return []
    const { holds, chosen } = traitsOf(field)
    if (holds !== 'text' || chosen) return []
    const room = 'max' in field && typeof field.max === 'number' ? field.max : Infinity
    return [{ name, room, text: typeof value === 'string' ? value : Object.values(value).join('\n') }]
  })
  return Object.fromEntries(texts.toSorted((a, b) => a.room - b.room).map(({ name, text }) => [name, text]))
}

type Context = { transaction: Kysely<Tables>; actor: Actor; registry: Registry }

/** Nobody names rows that do not exist to them. */
export async function checkVisibleRelations(
  { transaction, actor, registry }: Context,
  definition: Definition,
  values: Row,
  before: Row | undefined,
): Promise<void> {
  for (const { name, field } of relationFields(definition)) {
    if (!values[name] || name === definition.owner) continue
    const known = new Set([before?.[name] ?? []].flat())
    const ids = [values[name]].flat().filter((id) => !known.has(id)) as number[]
    if (ids.length === 0) continue
    const target = registry.byName(field.to)
    const there = await nameable(transaction, target, actor)
    if (!there) continue
    const { rows } = await sql`
      select t.id from ${sql.table(target.table)} as t where t.id = any(${ids}::int[]) and ${there}
    `.execute(transaction)
    if (rows.length === new Set(ids).size) continue
    throw failForm({ [name]: { key: 'rule.relation', params: { label: pickLanguage(field.label, actor.language) } } })
  }
}

/**
 * The rows of a module (alias `t`) that an actor's forms may point to; undefined: all. Members and visitors: what is public, or
 * theirs. Administrators: what their groups leave them of it.
 */
async function nameable(db: Kysely<Tables>, target: Resource, actor: Actor): Promise<RawBuilder<SqlBool> | undefined> {
  switch (actor.kind) {
    case 'system':
      return undefined
    case 'administrator':
      return rowLimitOf(db, target, actor)
    case 'member':
    case 'guardian':
    case 'visitor': {
      const own = (await scopeOf(db, target, actor))?.see ?? sql<SqlBool>`true`
      return sql<SqlBool>`(${isPublished(target)} or ${own})`
    }
  }
}

/** Lists of ids have no foreign key: the rows they name are looked up, and kept from vanishing meanwhile. */
export async function checkManyRelations(
  { transaction, actor, registry }: Context,
  definition: Definition,
  rows: readonly Row[],
): Promise<void> {
  for (const named of namedInLists(registry, definition, rows)) {
    const { rows: found } = await holding(named).execute(transaction)
    if (found.length === named.ids.length) continue
    const label = pickLanguage(definition.fields[named.field]!.label, actor.language)
    throw failForm({ [named.field]: { key: 'rule.relation', params: { label } } })
  }
}

/** The rows that lists of ids in these rows name. */
export function namedInLists(registry: Registry, definition: Definition, rows: readonly Row[]): NamedRows[] {
  return relationFields(definition).flatMap(({ name, field }) => {
    if (!traitsOf(field).list) return []
    const ids = [...new Set(rows.flatMap((row) => (row[name] ?? []) as number[]))]
    return ids.length > 0 ? [{ field: name, table: registry.byName(field.to).table, ids }] : []
  })
}
