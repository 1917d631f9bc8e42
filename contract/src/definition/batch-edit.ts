import { traitsOf } from '../fields/traits.ts'
import type { Field } from '../fields/index.ts'
import type { Definition } from './define-resource.ts'
import type { RowChanges } from './history.ts'

/** Most rows that are changed at once: they are one transaction, with every check that one row has. */
export const BATCH_MAX = 500

/** Old values of a field that a preview shows; of others it says how many there are. */
export const BATCH_VALUES_MAX = 5

/** What a field's value would become, by what rows hold now. */
export type BatchFieldChange = {
  field: string
  /** The most frequent first; `change`: the field's alone, of one of the rows. */
  from: { count: number; change: RowChanges }[]
  /** How many more values rows hold. */
  more: number
}

/** What changing several rows at once would do to them, nothing of it done. */
export type BatchPreview = {
  /** Those that would change, with the versions seen: what is posted to do it. */
  rows: { id: number; version: number }[]
  changes: BatchFieldChange[]
  /** How many are so already. */
  already: number
  refused: { id: number; name: string; reason: string }[]
}

/** Answer to doing it. `undo`: takes it back, where what changes is kept. */
export type BatchChange = { changed: number; undo?: string }

/**
 * The fields that may have one value in many rows: of those that the form asks for not what names a row, places it or comes
 * only with the record itself.
 */
export function batchFields(definition: Definition): [string, Field][] {
  return Object.entries(definition.fields).filter(([name, field]) => {
    const { role, secret, long } = traitsOf(field)
    const isOwn =
      field.unique || name === definition.label || role === 'address' || role === 'order' || role === 'parent'
    return field.form !== false && !field.readonly && !isOwn && !secret && !long
  })
}

/**
 * The form of some of these fields, empty to begin with: a default would be taken for a choice. What they are asked for under
 * depends on each row, which the server looks at; a text that is not typed in one language stays there as it is.
 */
export function batchInput(definition: Definition, chosen: readonly string[]): Definition {
  const { name, base, title, icon, menu } = definition
  const fields = batchFields(definition)
    .filter(([field]) => chosen.includes(field))
    .map(([field, { form: _, default: __, ...rest }]) => [
      field,
      'localized' in rest && rest.localized ? { ...rest, required: false } : rest,
    ])
  return {
    name,
    ...(base && { base }),
    title,
    icon,
    menu,
    label: '',
    quickSearch: [],
    sort: { field: 'id', direction: 'asc' },
    fields: Object.fromEntries(fields) as Definition['fields'],
  }
}
