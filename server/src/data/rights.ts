import type { Localized } from '@tutu/contract/core/languages'
import { EVERYBODYS_NODES } from '@tutu/contract/definition/menu'
import { type ColumnType, type Generated, type GeneratedAlways, sql } from 'kysely'
import type { AdministratorId } from '../policy/actors.ts'
import type { Database } from '../postgres/database.ts'

declare module '../postgres/database.ts' {
  interface Tables {
    admin_group: {
      id: Generated<number>
      pid: number | null
      name: ColumnType<Localized, string, string>
      rules: ColumnType<number[], number[] | undefined, number[]>
      /** Whether 0, which stands for everything, is among the rules. */
      everything: GeneratedAlways<boolean>
      status: Generated<boolean>
      version: Generated<number>
      createtime: Generated<number>
      updatetime: Generated<number>
    }
  }
}

/** What an administrator may do: everything, or the named nodes (lower case). */
export type Rights = { super: boolean; nodes: ReadonlySet<string> }

export const holds = (rights: Rights, node: string): boolean => rights.super || rights.nodes.has(node.toLowerCase())

/**
 * The union over the administrator's enabled groups, and what is everybody's. A disabled rule closes itself and all below it, for calls as for
 * menus: what cannot be seen cannot be called either. A group that holds everything makes super, whom no rule stops.
 */
export async function rightsOf(database: Database, adminId: AdministratorId): Promise<Rights> {
  const { rows } = await sql<{ super: boolean; nodes: string[] }>`
    with recursive mine as (
      select g.everything, g.rules
      from admin a join admin_group g on g.id = any(a.group_arr)
      where a.id = ${adminId} and g.status
    ), live as (
      select id, name from menu_rule where pid is null and status
      union all
      select r.id, r.name from menu_rule r join live on r.pid = live.id where r.status
    )
    select exists (select from mine where everything) as super,
      array(
        select lower(name) from live
        where id in (select unnest(rules) from mine) or lower(name) = any(${[...EVERYBODYS_NODES]}::text[])
      ) as nodes`.execute(database.kysely)
  const { super: all, nodes } = rows[0] ?? { super: false, nodes: [] }
  return { super: all, nodes: new Set(nodes) }
}
