import { fail, type Failure as Refusal, Failure } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import { countOf } from '@tutu/contract/definition/row-names'
import { traitsOf } from '@tutu/contract/fields/traits'
import { actionTitle } from '../../data/menu-rules.ts'
import { agreesToCascade } from '../../policy/actors.ts'
import type { Row } from '../fields/columns.ts'
import type { Engine } from '../engine.ts'
import { permitted } from '../scope.ts'
import type { Resource } from '../registry.ts'
import { nameOf } from '../read/tree.ts'
import { deletionEffects, namedBy, type Pointer, pointersTo, pointing } from './deletion-effects.ts'
import { lockRows } from './rows.ts'
import type { WriteSession } from './session.ts'

type Delete = (resource: Resource, ids: readonly number[]) => Promise<unknown>

/** Rows that named a deleted one in a field, by their resource's name, and do so no more. */
export type Released = { resource: string; field: string; ids: readonly number[] }

/**
 * What deleting `rows` means for the rows that point to them, as their relation fields say: refused, deleted too
 * (through the same pipeline, by who may delete them), or cleared. Answers by id what named a row until now.
 */
export async function releaseReferences(
  { registry }: Pick<Engine, 'registry'>,
  session: WriteSession,
  target: Resource,
  rows: readonly Row[],
  del: Delete,
): Promise<ReadonlyMap<number, Released[]>> {
  const { actor, transaction } = session
  const ids = rows.map((row) => row.id as number)
  const released = new Map(ids.map((id): [number, Released[]] => [id, []]))
  for (const pointer of pointersTo(registry, target)) {
    const { resource, name, field, how } = pointer
    const found = await pointing(transaction, resource, name, field, ids)
    if (found.length === 0) continue
    if (how === 'in-use') throw await refusal(session, pointer, target, rows, 'record.inUse')
    if (how === 'deleted') {
      const locked = await lockRows(transaction, resource.table, found, 'for update')
      const below = locked.filter((row) => ids.includes(row[name] as number)).map((row) => row.id as number)
      const mine = await permitted(transaction, resource, below, actor, 'del')
      if (mine.size < below.length) throw await refusal(session, pointer, target, rows, 'record.cascadeForbidden')
      await del(resource, below)
    } else {
      for (const [id, those] of await letGo(session, pointer, found, ids))
        released.get(id)?.push({ resource: resource.definition.name, field: name, ids: those })
    }
  }
  return released
}

/** Takes rows out of the fields and lists that name them. Answers by id which rows did. */
async function letGo(
  session: WriteSession,
  { resource, name, field }: Pointer,
  found: readonly number[],
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const named = new Map<number, number[]>()
  const note = (row: Row): void => {
    for (const id of [row[name]].flat() as number[])
      if (ids.includes(id)) named.set(id, [...(named.get(id) ?? []), row.id as number])
  }
  const isList = traitsOf(field).list
  await session.touch(resource.definition.name, found, (row) => {
    note(row)
    return { [name]: isList ? (row[name] as number[]).filter((id) => !ids.includes(id)) : null }
  })
  return named
}

/**
 * Whoever has not agreed to what a deletion does to other records is told, and asked: a client shows `question`, and comes
 * again with `cascade`. What is refused anyway is refused as it is done.
 */
export async function askBefore(
  { registry }: Pick<Engine, 'registry'>,
  { transaction, actor, language }: WriteSession,
  target: Resource,
  rows: readonly Row[],
): Promise<void> {
  if (agreesToCascade(actor)) return
  const { effects } = await deletionEffects({ db: transaction, registry, actor }, target, rows)
  if (effects.length === 0 || effects.some(({ how }) => how === 'in-use' || how === 'forbidden')) return
  const question = effects.map(({ text }) => text).join(SEPARATORS[language])
  throw new Failure('record.confirmCascade', { params: { question }, data: { cascade: true, question } })
}

const SEPARATORS: Readonly<Record<Language, string>> = { 'zh-cn': '；', en: '; ' }

/** Why rows stay: the first of them that is named, and by how many. */
async function refusal(
  { transaction, actor: { language } }: WriteSession,
  pointer: Pointer,
  target: Resource,
  rows: readonly Row[],
  key: 'record.inUse' | 'record.cascadeForbidden',
): Promise<Refusal> {
  const counts = await namedBy(
    transaction,
    pointer,
    rows.map((row) => row.id as number),
  )
  const [used] = counts
  const row = rows.find(({ id }) => id === used?.[0])
  if (!used || !row) return fail('record.changed')
  return fail(key, {
    name: nameOf(target, row, language),
    rows: countOf(pointer.resource.definition, used[1], language),
    right: pickLanguage(actionTitle(pointer.resource.definition, 'del'), language),
  })
}
