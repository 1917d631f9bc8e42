import { fail, Failure, translate } from '@tutu/contract/core/errors'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { pickLanguage } from '@tutu/contract/core/languages'
import { sql } from 'kysely'
import { actionTitle } from '../../data/menu-rules.ts'
import { agreesToCascade } from '../../policy/actors.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { permitted } from '../scope.ts'
import type { Resource } from '../registry.ts'
import { nameOf } from '../read/tree.ts'
import { lockRows } from './rows.ts'
import type { WriteSession } from './session.ts'

type Delete = (resource: Resource, ids: readonly number[]) => Promise<unknown>

/**
 * What deleting `rows` means for the rows that point to them, as their relation fields say: refused, deleted too
 * (through the same pipeline, by who may delete them), or cleared.
 */
export async function releaseReferences(
  { registry }: Pick<Engine, 'registry'>,
  session: WriteSession,
  target: Resource,
  rows: readonly Row[],
  del: Delete,
): Promise<void> {
  const { actor } = session
  const ids = rows.map((row) => row.id as number)
  for (const resource of registry.all()) {
    for (const [name, field] of Object.entries(resource.definition.fields)) {
      if (!isRelation(field) || field.to !== target.definition.name) continue
      if (field.loose) continue
      if (traitsOf(field).list) await takeOut(session, resource, name, ids)
      else if (field.onDelete === 'cascade') {
        const found = await pointing(session, resource, name, ids)
        const locked = await lockRows(session.transaction, resource.table, found, 'for update')
        const below = locked.filter((row) => ids.includes(row[name] as number)).map((row) => row.id as number)
        const mine = await permitted(session.transaction, resource, below, actor, 'del')
        if (mine.size < below.length) await refuse(session, resource, name, target, rows, 'record.cascadeForbidden')
        if (!agreesToCascade(actor)) await refuse(session, resource, name, target, rows, 'record.cascade')
        await del(resource, below)
      } else if (field.onDelete === 'clear') await clear(session, resource, name, ids)
      else await refuse(session, resource, name, target, rows)
    }
  }
}

async function pointing(
  { transaction }: WriteSession,
  { table }: Resource,
  name: string,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(name)} = any(${[...ids]}::int[])
  `.execute(transaction)
  return rows.map((row) => row.id)
}

async function clear(session: WriteSession, resource: Resource, name: string, ids: readonly number[]): Promise<void> {
  const rows = await pointing(session, resource, name, ids)
  await session.touch(resource.definition.name, rows, { [name]: null })
}

async function takeOut(session: WriteSession, resource: Resource, name: string, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(resource.table)} where ${sql.ref(name)} && ${[...ids]}::int[]
  `.execute(session.transaction)
  const without = (row: Row): number[] => (row[name] as number[]).filter((id) => !ids.includes(id))
  await session.touch(
    resource.definition.name,
    rows.map(({ id }) => id),
    (row) => ({ [name]: without(row) }),
  )
}

async function refuse(
  { transaction, actor }: WriteSession,
  resource: Resource,
  name: string,
  target: Resource,
  rows: readonly Row[],
  key: 'record.inUse' | 'record.cascade' | 'record.cascadeForbidden' = 'record.inUse',
): Promise<void> {
  const { rows: counts } = await sql<{ id: number; count: number }>`
    select ${sql.ref(name)} as id, count(*) as count from ${sql.table(resource.table)}
    where ${sql.ref(name)} = any(${rows.map((row) => row.id as number)}::int[]) group by 1 limit 1
  `.execute(transaction)
  const used = counts[0]
  const row = rows.find(({ id }) => id === used?.id)
  if (!used || !row) return
  const params = {
    name: nameOf(target, row, actor.language),
    count: used.count,
    resource: pickLanguage(resource.definition.title, actor.language),
    right: pickLanguage(actionTitle(resource.definition, 'del'), actor.language),
  }
  if (key !== 'record.cascade') throw fail(key, params)
  // What must be agreed to rather than refused: a client asks `question`, and comes again with `cascade`.
  const question = translate(key, actor.language, params)
  throw new Failure('record.confirmCascade', { params: { question }, data: { cascade: true, question } })
}
