import { controllerBase } from '@tutu/contract/definition/controller-base'
import { type Definition, isRecycled, permissionNode, tableName } from '@tutu/contract/definition/define-resource'
import type { Localized } from '@tutu/contract/core/languages'
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Database, Tables } from '../postgres/database.ts'
import { keptUntil } from '../postgres/kept.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    data_recycle: {
      id: Generated<number>
      name: ColumnType<Localized, string, string>
      controller: string
      controller_as: string
      data_table: string
      primary_key: Generated<string>
      status: Generated<boolean>
    }
  }
}

/** What the recycle bin does with a module's rows. */
export type RecycleRule = { id: number; status: boolean }

/** By controller base. A module without a rule is recycled. */
export type RecycleRules = { all(): Promise<ReadonlyMap<string, RecycleRule>> }

export function createRecycleRules({ kysely }: Database, bus: ChangeBus): RecycleRules {
  const all = keptUntil(bus, ['data_recycle'], async () => {
    const rows = await kysely.selectFrom('data_recycle').select(['id', 'controller', 'status']).execute()
    return new Map(rows.map(({ controller, ...rule }) => [controller, rule]))
  })
  return { all }
}

/** Makes the rules of modules that are seen for the first time; what administrators have made of the others stays. */
export async function insertRecycleRules(db: Kysely<Tables>, definitions: readonly Definition[]): Promise<void> {
  const rows = definitions.filter(isRecycled).map((definition) => ({
    name: JSON.stringify(definition.title),
    controller: controllerBase(definition),
    controller_as: permissionNode(definition),
    data_table: tableName(definition),
  }))
  if (rows.length === 0) return
  await db
    .insertInto('data_recycle')
    .values(rows)
    .onConflict((conflict) => conflict.column('controller').doNothing())
    .execute()
}
