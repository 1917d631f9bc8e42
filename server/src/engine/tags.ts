import { isSameValue } from './fields/columns.ts'
import { relationFields } from './fields/relation-fields.ts'
import { EVERYTHING } from '../postgres/change-bus.ts'
import type { Change } from './hooks.ts'
import type { Observer } from './write/observers.ts'
import type { Resource } from './registry.ts'

/** Whatever changes a row drops what is kept of it. */
export const cacheTags: Observer = (session, { changes }) => {
  for (const { resource, ...change } of changes) {
    if (isUnseen(resource, change)) continue
    if (session.tags.has(EVERYTHING)) {
      session.tags.add(resource.table)
      continue
    }
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
 * Cache tags of a change: the table, the row, and the rows that a relation of it points to, as it was and as it is: a
 * lesson's edit drops the pages of its own course only. And where public lists may have other rows, or in another order, those.
 */
function changeTags(resource: Resource, { before, after }: Change): string[] {
  const { table, definition } = resource
  const isOther = (name: string): boolean => !isSameValue(before?.[name], after?.[name])
  const isMoved = !before || !after || placingFields(resource).some(isOther)
  const tags = [table, `${table}:${(after ?? before)?.id as number}`]
  if (isMoved) tags.push(placesTag(table))
  for (const { name } of relationFields(definition)) {
    const ids = [before, after].flatMap((row) => (row?.[name] ?? []) as number | number[])
    const related = ids.filter(Boolean).map((id) => relationTag(table, name, id))
    tags.push(...related, ...(isMoved || isOther(name) ? related.map((tag) => placesTag(tag)) : []))
  }
  for (const name of listFields(resource)) if (isOther(name)) tags.push(placesTag(table, name))
  return [...new Set(tags)]
}

export function relationTag(table: string, field: string, id: unknown): string {
  return `${table}.${field}:${String(id)}`
}

/**
 * Of the rows that a tag of many stands for: which there are for visitors, and in what order. What these rows say is not meant;
 * a list names each of them besides. With `field`: which values of that they have.
 */
export function placesTag(tag: string, field = ''): string {
  return `${tag}#${field}`
}

/** The fields that decide which rows there are for visitors, and in what order where none is asked for. */
function placingFields({ definition: { public: access, sort }, hooks }: Resource): string[] {
  if (!access) return []
  const scope = hooks.publicScope ? [hooks.publicScope.relation] : []
  return [...Object.keys(access.where), sort.field, ...scope]
}

/** The fields that lists are filtered by, or ordered by where that is asked for. */
const listFields = ({ definition: { public: access } }: Resource): string[] => [
  ...Object.keys(access?.filters ?? {}),
  ...(access?.sorts ?? []),
]

/** The columns that the cache tags of a changed row depend on. */
export function taggedFields(resource: Resource): string[] {
  const relations = relationFields(resource.definition).map(({ name }) => name)
  return [...relations, ...placingFields(resource), ...listFields(resource)]
}
