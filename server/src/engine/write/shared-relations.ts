import { failForm } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { isRelation, type RelationField } from '@tutu/contract/fields/traits'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Row } from '../fields/columns.ts'
import { relationFields } from '../fields/relation-fields.ts'
import type { Registry } from '../registry.ts'

type Context = { transaction: Kysely<Tables>; actor: Actor; registry: Pick<Registry, 'byName'> }

/** Of the rows `ids` those that belong to another than this one, by the relation of both. */
export async function elsewhere(
  { transaction, registry }: Omit<Context, 'actor'>,
  { to, within }: RelationField & { within: string },
  ids: readonly number[],
  row: Row,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(registry.byName(to).table)}
    where id = any(${ids}::int[]) and ${sql.ref(within)} is distinct from ${row[within]}
  `.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Whether rows are chosen among those of the same. */
export const isShared = (field: Field): field is RelationField & { within: string } =>
  isRelation(field) && field.within !== undefined

/** Refuses rows that a relation with `within` names and that belong to another than this row: a chapter of another course. */
export async function checkSharedRelations(
  { transaction, actor, registry }: Context,
  definition: Definition,
  values: Row,
  before: Row | undefined,
): Promise<void> {
  for (const { name, field } of relationFields(definition)) {
    if (!isShared(field) || !(name in values || field.within in values)) continue
    const after = { ...before, ...values }
    const ids = [after[name] ?? []].flat() as number[]
    if (ids.length === 0 || (await elsewhere({ transaction, registry }, field, ids, after)).length === 0) continue
    const within = definition.fields[field.within]!
    const params = {
      label: pickLanguage(field.label, actor.language),
      within: pickLanguage(within.label, actor.language),
    }
    throw failForm({ [name]: { key: 'rule.within', params } })
  }
}
