import { controllerBase } from '@tutu/contract/definition/controller-base'
import { type Definition, keepsHistory, permissionNode, tableName } from '@tutu/contract/definition/define-resource'
import type { Localized } from '@tutu/contract/core/languages'
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { keptUntil } from '../postgres/kept.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    sensitive_data: {
      id: Generated<number>
      name: ColumnType<Localized, string, string>
      controller: string
      controller_as: string
      data_table: string
      primary_key: Generated<string>
      data_fields: Generated<string[]>
      status: Generated<boolean>
    }
  }
}

/** Of which fields of a module each change is written down. */
export type SensitiveRule = { id: number; fields: readonly string[] }

/** Those in force, by controller base. */
export type SensitiveRules = { all(): Promise<ReadonlyMap<string, SensitiveRule>> }

export function createSensitiveRules({ kysely }: Database, bus: ChangeBus): SensitiveRules {
  const all = keptUntil(bus, ['sensitive_data'], async () => {
    const rows = await kysely
      .selectFrom('sensitive_data')
      .where('status', '=', true)
      .select(['id', 'controller', 'data_fields as fields'])
      .execute()
    return new Map(rows.map(({ controller, ...rule }) => [controller, rule]))
  })
  return { all }
}

/** Makes the rules of modules that are seen for the first time; what administrators have made of the others stays. */
export async function insertSensitiveRules(db: Kysely<Tables>, definitions: readonly Definition[]): Promise<void> {
  // What changed is read from the history: a module without one has nothing to tell.
  const rows = definitions.filter(keepsHistory).map((definition) => ({
    name: JSON.stringify(definition.title),
    controller: controllerBase(definition),
    controller_as: permissionNode(definition),
    data_table: tableName(definition),
    data_fields: [...(definition.sensitive ?? [])],
  }))
  if (rows.length === 0) return
  await db
    .insertInto('sensitive_data')
    .values(rows)
    .onConflict((conflict) => conflict.column('controller').doNothing())
    .execute()
}
