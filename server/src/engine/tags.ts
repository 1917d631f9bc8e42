import { isRelation } from '@tutu/contract/fields/traits'
import { isSameValue } from './fields/columns.ts'
import { EVERYTHING } from '../postgres/change-bus.ts'
import type { Change } from './hooks.ts'
import type { Observer } from './write/observers.ts'
import type { Resource } from './registry.ts'

/** Whatever changes a row drops what is kept of it. */
export const cacheTags: Observer = (session, { changes }) => {
  for (const { resource, ...change } of changes) {
    if (isUnseen(resource, change)) continue
    for (const tag of changeTags(resource, change)) session.tags.add(tag)
  }
  if (session.tags.size > TAGS_MAX) forgetRows(session.tags)
  return undefined
}

/** Of more changes than these it is told only that everything may be another: that costs less than the list. */
const TAGS_MAX = 2000

/** Tables are still named: not only caches listen. */
function forgetRows(tags: Set<string>): void {
  for (const tag of tags) if (tag.includes(':')) tags.delete(tag)
  tags.add(EVERYTHING)
}

/** What every write of a row raises. */
const RAISED = new Set(['version', 'updatetime'])

/** Whether nothing has changed but the draft, of which nobody else is told. */
function isUnseen({ definition }: Resource, { before, after }: Change): boolean {
  if (!definition.publishable || !before || !after || isSameValue(before.draft, after.draft)) return false
  const told = Object.keys(after).filter((name) => name !== 'draft' && name !== 'publication' && !RAISED.has(name))
  return told.every((name) => isSameValue(before[name], after[name]))
}

/**
 * Cache tags of a change: the table (its lists), the row, and the lists filtered by a relation of the row, as it was
 * and as it is: a lesson's edit drops the pages of its own course only.
 */
function changeTags({ table, definition }: Resource, { before, after }: Change): string[] {
  const id = (after ?? before)?.id as number
  const tags = [table, `${table}:${id}`]
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!isRelation(field)) continue
    for (const row of [before, after]) {
      const value = row?.[name]
      for (const one of Array.isArray(value) ? value : [value]) if (one) tags.push(relationTag(table, name, one))
    }
  }
  return [...new Set(tags)]
}

export function relationTag(table: string, field: string, id: unknown): string {
  return `${table}.${field}:${String(id)}`
}
