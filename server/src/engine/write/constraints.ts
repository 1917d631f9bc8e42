import { fieldLabels } from '@tutu/contract/definition/define-resource'
import { fail, failForm, Failure, type FormReason } from '@tutu/contract/core/errors'
import { type Language, pickLanguage } from '@tutu/contract/core/languages'
import type { Labels } from '@tutu/contract/core/failure'
import type pg from 'pg'
import type { Resource } from '../registry.ts'
import type { Input } from './session.ts'

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'

/**
 * Turns what the database refuses (taken values, vanished relations) into messages beside the fields of `resource`, and
 * names those fields in every refusal of the form by `labels`;
 * without one, and for other tables, the refusal means that somebody changed what this transaction had looked at.
 */
export async function guardConstraints<T>(
  resource: Resource | undefined,
  inputs: readonly Input[],
  language: Language,
  work: () => Promise<T>,
  labels: Labels = resource ? fieldLabels(resource.definition) : {},
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Hooks and checks know a field by its name; the definition knows what the form calls it.
    if (resource && error instanceof Failure && error.fields && !error.labels) throw failForm(error.fields, labels)
    const { code, constraint = '', table, detail } = error as pg.DatabaseError
    if (code !== UNIQUE && code !== FOREIGN_KEY) throw error
    const name = resource && table === resource.table && fieldOfConstraint(resource, constraint)
    if (!name) throw code === FOREIGN_KEY ? fail('record.changed') : error
    const label = pickLanguage(resource.definition.fields[name]?.label, language)
    // Of many rows the database says which value it was.
    const value = inputs.length === 1 ? inputs[0]?.[name] : /\)=\((?:.*, )?(.*)\)/.exec(detail ?? '')?.[1]
    const reason: FormReason =
      code === UNIQUE
        ? { key: 'rule.taken', params: { value: String(value ?? label) } }
        : { key: 'rule.relation', params: { label } }
    throw failForm({ [name]: reason }, labels)
  }
}

/** Constraints are named `<table>_<columns>_key` and `<table>_<column>_fkey`; the last column is the one to mend. */
function fieldOfConstraint({ definition, table }: Resource, constraint: string): string | undefined {
  const columns = constraint.replace(new RegExp(`^${table}_`), '').replace(/_f?key$/, '')
  return Object.keys(definition.fields)
    .filter((name) => columns === name || columns.endsWith(`_${name}`))
    .toSorted((a, b) => b.length - a.length)[0]
}
