import { failForm } from '@tutu/contract/core/errors'
import { pickLanguage } from '@tutu/contract/core/languages'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { isRelation } from '@tutu/contract/fields/traits'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../../policy/actors.ts'
import type { Tables } from '../../postgres/database.ts'
import type { Row } from '../fields/columns.ts'
import type { Registry } from '../registry.ts'

type Context = { transaction: Kysely<Tables>; actor: Actor; registry: Pick<Registry, 'byName'> }

/** Refuses rows that a relation with `within` names and that belong to another than this row: a chapter of another course. */
export async function checkSharedRelations(
  { transaction, actor, registry }: Context,
  { fields }: Definition,
  values: Row,
  before: Row | undefined,
): Promise<void> {
  const after = { ...before, ...values }
  for (const [name, field] of Object.entries(fields)) {
    if (!isRelation(field) || field.within === undefined || !(name in values || field.within in values)) continue
    const ids = [after[name] ?? []].flat() as number[]
    if (ids.length === 0) continue
    const { rows } = await sql`
      select from ${sql.table(registry.byName(field.to).table)}
      where id = any(${ids}::int[]) and ${sql.ref(field.within)} is distinct from ${after[field.within]} limit 1
    `.execute(transaction)
    if (rows.length === 0) continue
    const within = fields[field.within]!
    const params = {
      label: pickLanguage(field.label, actor.language),
      within: pickLanguage(within.label, actor.language),
    }
    throw failForm({ [name]: { key: 'rule.within', params } })
  }
}
