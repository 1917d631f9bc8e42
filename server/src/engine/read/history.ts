import { joinKey } from '@tutu/contract/definition/define-resource'
import { isLocalized } from '@tutu/contract/fields/index'
import { isRelation } from '@tutu/contract/fields/traits'
import type { Language } from '@tutu/contract/core/languages'
import type { RowChanges, RowHistory } from '@tutu/contract/definition/history'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../postgres/database.ts'
import type { Engine } from '../engine.ts'
import type { Row } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'
import type { FieldChanges } from '../write/history.ts'
import { presentRow } from './list.ts'

/** Entries that are answered at once; `more` says that there are older ones. */
const PAGE = 20

type Stored = {
  id: number
  operation: string
  resource: string
  row_id: number
  action: RowHistory['list'][number]['action']
  changes: FieldChanges | null
  actor: RowHistory['list'][number]['actor']
  actor_id: number | null
  actor_name: string
  createtime: number
}

/** What changed in a row, the newest first; with `before` only entries older than that one. */
export async function readHistory(
  engine: Pick<Engine, 'database' | 'joins'>,
  resource: Resource,
  id: number,
  { before, language }: { before: number | undefined; language: Language },
): Promise<RowHistory> {
  const { rows } = await sql<Stored>`
    select * from history where resource = ${resource.definition.name} and row_id = ${id}
      and ${before === undefined ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${PAGE + 1}
  `.execute(engine.database.kysely)
  const shown = rows.slice(0, PAGE)
  const changes = await presentChanges(engine, resource, shown, language)
  return {
    list: shown.map(({ id: entry, action, actor, actor_name, createtime }, index) => ({
      id: entry,
      action,
      actor,
      actor_name,
      createtime,
      ...changes[index]!,
    })),
    more: rows.length > PAGE,
  }
}

/** All that changed in one write session, rows that changed along with others among it; at most so many rows. */
export async function readOperation(
  db: Kysely<Tables>,
  operation: string,
  limit: number,
): Promise<Pick<Stored, 'id' | 'resource' | 'row_id' | 'action' | 'changes'>[]> {
  const { rows } = await sql<Stored>`
    select id, resource, row_id, action, changes from history where operation = ${operation}::uuid order by id limit ${limit}
  `.execute(db)
  return rows
}

/**
 * Changes as the wire carries them: `before` and `after` are parts of rows, joined ones beside their relations, texts by
 * language as `<field>_i18n`. Fields that the definition has no more are left out.
 */
export async function presentChanges(
  { joins }: Pick<Engine, 'joins'>,
  resource: Resource,
  entries: readonly { row_id: number; changes: FieldChanges | null }[],
  language: Language,
): Promise<RowChanges[]> {
  const { fields } = resource.definition
  const presented = entries.map(({ row_id, changes }): RowChanges => {
    const names = Object.keys(changes ?? {}).filter((name) => fields[name])
    const told = names.filter((name) => changes![name])
    const side = (at: 0 | 1): Row => {
      const stored = Object.fromEntries(told.map((name) => [name, changes![name]![at]]))
      const plain = told.filter((name) => !isLocalized(fields[name]!))
      const texts = told
        .filter((name) => isLocalized(fields[name]!))
        .map((name) => [`${name}_i18n`, stored[name] ?? {}])
      return { id: row_id, ...presentRow(resource, stored, plain, language), ...Object.fromEntries(texts) }
    }
    return { fields: told, secrets: names.filter((name) => !changes![name]), before: side(0), after: side(1) }
  })
  const sides = presented.flatMap(({ before, after }) => [before, after])
  for (const [name, field] of Object.entries(fields)) {
    if (!isRelation(field)) continue
    // Rows of one column each: whatever else changed in them is another matter.
    const holders = sides.filter((side) => name in side)
    const columns: Row[] = holders.map((side) => ({ id: side.id, [name]: side[name] }))
    await joins.add(resource, columns, language)
    for (const [index, holder] of holders.entries()) holder[joinKey(name)] = columns[index]![joinKey(name)]
  }
  return presented
}
