import { isLocalized } from '@tutu/contract/fields/index'
import { isRelation } from '@tutu/contract/fields/traits'
import { sql } from 'kysely'
import { keepByTag, type KeptByTag } from '../lib/kept-by-tag.ts'
import type { ChangeBus } from '../postgres/change-bus.ts'
import type { Row } from '../engine/fields/columns.ts'
import type { Engine } from '../engine/engine.ts'
import type { WriteSession } from '../engine/write/session.ts'
import type { Resource } from '../engine/registry.ts'
import { publicValues, type SearchedResource } from './searched.ts'

const REMEMBERED_MAX = 2000

/** Names of rows by `<table>:<id>`, none for rows that are not public. */
const byBus = new WeakMap<ChangeBus, KeptByTag<string[]>>()

function rememberedOf(bus: ChangeBus): KeptByTag<string[]> {
  const known = byBus.get(bus)
  if (known) return known
  const remembered = keepByTag<string[]>(bus, REMEMBERED_MAX)
  byBus.set(bus, remembered)
  return remembered
}

/** Names, in every language, of the public rows that the search relations point to: by the id of the row that points. */
export async function labelsOf(
  session: WriteSession,
  { registry, bus }: Pick<Engine, 'registry' | 'bus'>,
  { definition }: SearchedResource,
  rows: readonly (Row & { id: number })[],
): Promise<Map<number, string[]>> {
  const labels = new Map<number, string[]>()
  for (const name of definition.public.search.relations ?? []) {
    const field = definition.fields[name]
    if (!field || !isRelation(field)) continue
    const idsOf = (row: Row): number[] => [row[name] ?? []].flat() as number[]
    const ids = [...new Set(rows.flatMap(idsOf))]
    const texts = await namesOf(session, rememberedOf(bus), registry.byName(field.to), ids)
    for (const row of rows) {
      const own = idsOf(row).flatMap((id) => texts.get(id) ?? [])
      labels.set(row.id, [...(labels.get(row.id) ?? []), ...own])
    }
  }
  return labels
}

async function namesOf(
  { transaction, tags }: WriteSession,
  remembered: KeptByTag<string[]>,
  { definition, table }: Resource,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>()
  // What this transaction has changed itself is nobody else's business yet.
  const isShared = (id: number): boolean => !tags.has(`${table}:${id}`)
  for (const id of ids) {
    const known = isShared(id) ? remembered.get(`${table}:${id}`) : undefined
    if (known) names.set(id, known)
  }
  const unknown = ids.filter((id) => !names.has(id))
  if (unknown.length === 0) return names
  const { label, fields } = definition
  const keep = remembered.reading()
  const { rows } = await sql<{ id: number; label: unknown }>`
    select t.id, ${sql.ref(`t.${label}`)} as label from ${sql.table(table)} as t
    where ${sql.join([sql`t.id = any(${unknown}::int[])`, ...publicValues(definition)], sql` and `)}
  `.execute(transaction)
  for (const row of rows) {
    names.set(
      row.id,
      isLocalized(fields[label]!) ? Object.values(row.label as object).map(String) : [String(row.label)],
    )
  }
  for (const id of unknown) if (isShared(id)) keep(`${table}:${id}`, names.get(id) ?? [])
  return names
}
