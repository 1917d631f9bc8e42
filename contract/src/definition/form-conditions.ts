import type { Command, Definition } from './define-resource.ts'
import type { When } from '../fields/field.ts'
import type { Field } from '../fields/index.ts'

/**
 * Whether the form asks for a field, judged by the record's values as on the wire or as stored. A field that is not
 * asked for takes nothing and loses what it held: it would mean nothing any more.
 */
export function isAsked(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  return isSo(field.form && field.form.when, values)
}

/** Whether a record tells a field of itself, in the list and where it is read whole. */
export function isTold(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  return isAsked(field, values) && isSo(field.toldWhile, values)
}

/** Whether a command is for a record, judged in the same way. */
export function isOffered(
  { when, unless }: Pick<Command, 'when' | 'unless'>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return isSo(when, values) && !(unless && isSo(unless, values))
}

/** Whether a row has in each of these fields one of the values. */
export function isSo(when: When | false | undefined, values: Readonly<Record<string, unknown>>): boolean {
  if (!when) return true
  return Object.entries(when).every(([name, allowed]) => allowed.includes(choiceOf(values[name])))
}

/** Names of the fields whose being asked for depends on others. */
export function conditionalFields(definition: Definition): string[] {
  return Object.entries(definition.fields).flatMap(([name, { form }]) => (form && form.when ? [name] : []))
}

/** A switch is '1' or '0' on the wire and a boolean in its column. */
function choiceOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
