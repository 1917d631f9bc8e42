import type { Definition } from '@tutu/contract/definition/define-resource'
import type { DeletionEffect } from '@tutu/contract/definition/deletion'
import { countOf } from '@tutu/contract/definition/row-names'
import { type MessageKey, type MessageParams, translate } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { isRelation, type RelationField, traitsOf } from '@tutu/contract/fields/traits'
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import { actionTitle } from '../../data/menu-rules.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Actor } from '../../policy/actors.ts'
import type { Row } from '../fields/columns.ts'
import type { Registry, Resource } from '../registry.ts'
import { permitted, seesAll } from '../scope.ts'
import { nameOf } from '../read/tree.ts'

/** What happens to rows that point to one which is deleted. */
export type Pointer = {
  /** Whose rows they are. */
  resource: Resource
  name: string
  field: RelationField
  how: 'taken-out' | 'deleted' | 'cleared' | 'in-use'
}

/** The fields whose rows point to rows of a resource, and what deleting those means for them. */
export function pointersTo(registry: Registry, { definition }: Resource): Pointer[] {
  return registry.all().flatMap((resource) =>
    Object.entries(resource.definition.fields).flatMap(([name, field]): Pointer[] => {
      if (!isRelation(field) || field.to !== definition.name || field.loose) return []
      return [{ resource, name, field, how: howOf(field) }]
    }),
  )
}

/** Whether rows of others may go with one that is deleted: a course with its lessons. */
export function takesAlong(registry: Registry, resource: Resource): boolean {
  return pointersTo(registry, resource).some(({ how }) => how === 'deleted')
}

function howOf(field: RelationField): Pointer['how'] {
  if (traitsOf(field).list) return field.onDelete === 'restrict' ? 'in-use' : 'taken-out'
  if (field.onDelete === 'cascade') return 'deleted'
  return field.onDelete === 'clear' ? 'cleared' : 'in-use'
}

const NAMED_MAX = 3
const LINES_MAX = 20

type Context = { db: Kysely<Tables>; registry: Registry; actor: Actor }

/** Looks at what deleting rows would do to others; nothing is changed or locked. `count`: the rows that would go. */
export async function deletionEffects(
  context: Context,
  target: Resource,
  rows: readonly Row[],
): Promise<{ count: number; effects: DeletionEffect[] }> {
  const effects: DeletionEffect[] = []
  let count = rows.length
  if (!(await isAnyNamed(context, target, rows))) return { count, effects }
  for (const row of rows) {
    for (const effect of await effectsOf(context, target, [row.id as number], row)) {
      effects.push(effect)
      if (effect.how === 'deleted') count += effect.count
    }
    if (effects.length >= LINES_MAX) break
  }
  return { count, effects }
}

/** Whether anything points to one of these: of very many rows that is asked once. */
async function isAnyNamed({ db, registry }: Context, target: Resource, rows: readonly Row[]): Promise<boolean> {
  const ids = rows.map(({ id }) => id as number)
  for (const { resource, name, field } of pointersTo(registry, target))
    if ((await pointing(db, resource, name, field, ids)).length > 0) return true
  return false
}

/** `named`: the one row of these that the effects are told of; absent: rows that go along with others. */
async function effectsOf(
  context: Context,
  target: Resource,
  ids: readonly number[],
  named?: Row,
): Promise<DeletionEffect[]> {
  const { db, actor, registry } = context
  const { language } = actor
  const effects: DeletionEffect[] = []
  for (const { resource, name, field, how } of pointersTo(registry, target)) {
    const found = await pointing(db, resource, name, field, ids)
    if (found.length === 0) continue
    const tell = (key: MessageKey, params: MessageParams = {}) =>
      translate(key, language, {
        name: named ? nameOf(target, named, language) : '',
        rows: countOf(resource.definition, found.length, language),
        field: pickLanguage(field.label, language),
        ...params,
      })
    if (how === 'in-use') {
      effects.push({ how, count: found.length, text: tell('record.inUse') })
      continue
    }
    if (how === 'deleted' && (await permitted(db, resource, found, actor, 'del')).size < found.length) {
      const right = pickLanguage(actionTitle(resource.definition, 'del'), language)
      effects.push({ how: 'forbidden', count: found.length, text: tell('record.cascadeForbidden', { right }) })
      continue
    }
    const key = how === 'deleted' && !named ? 'effect.deletedBelow' : (`effect.${how}` as const)
    effects.push({ how, count: found.length, text: tell(key, { names: await namesIn(context, resource, found) }) })
    // What belongs to them goes as well; what merely names them is of no interest any more.
    if (how === 'deleted')
      effects.push(...(await effectsOf(context, resource, found)).filter((one) => one.how !== 'taken-out'))
  }
  return effects
}

/** The ids of the rows that point to one of these. */
export async function pointing(
  db: Kysely<Tables>,
  { table }: Resource,
  name: string,
  field: Definition['fields'][string],
  ids: readonly number[],
): Promise<number[]> {
  const points: RawBuilder<SqlBool> = traitsOf(field).list
    ? sql`${sql.ref(name)} && ${[...ids]}::int[]`
    : sql`${sql.ref(name)} = any(${[...ids]}::int[])`
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${points} order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** By how many rows each of these is pointed to, those apart that no row points to. */
export async function namedBy(
  db: Kysely<Tables>,
  { resource: { table }, name, field }: Pointer,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const points = traitsOf(field).list
    ? sql`${sql.ref(`t.${name}`)} @> array[named.id]`
    : sql`${sql.ref(`t.${name}`)} = named.id`
  const { rows } = await sql<{ id: number; count: number }>`
    select named.id, count(*)::int as count from unnest(${[...ids]}::int[]) as named (id)
    join ${sql.table(table)} as t on ${points} group by 1 order by 1
  `.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The first of these rows by their names, for whoever may see them all. */
async function namesIn({ db, actor }: Context, resource: Resource, ids: readonly number[]): Promise<string> {
  if (!(await seesAll(db, resource, actor))) return ''
  const { rows } = await sql<Row>`
    select id, ${sql.ref(resource.definition.label)} from ${sql.table(resource.table)}
    where id = any(${ids.slice(0, NAMED_MAX)}::int[]) order by id
  `.execute(db)
  const { language } = actor
  const names = rows.map((row) => nameOf(resource, row, language)).join(SEPARATORS[language])
  const listed = ids.length > NAMED_MAX ? translate('effect.more', language, { names }) : names
  return translate('effect.names', language, { names: listed })
}

const SEPARATORS: Readonly<Record<Language, string>> = { 'zh-cn': '、', en: ', ' }
