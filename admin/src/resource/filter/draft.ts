import type { Definition } from '@tutu/contract/definition/define-resource'
import { type FilterCondition, filterFields, type FilterTree, isGroup } from '@tutu/contract/definition/filter-tree'
import type { Operator } from '@tutu/contract/fields/field'
import { type Field, kindOf } from '@tutu/contract/fields/index'

/** What is being built: each part with a key of its own, and values that may be missing still. */
export type DraftCondition = { key: number; field: string; operator: Operator; val: string }
export type DraftGroup = { key: number; match: 'all' | 'any'; of: readonly DraftCondition[] }
export type Draft = { match: 'all' | 'any'; of: readonly (DraftCondition | DraftGroup)[] }

let keys = 0
const newKey = (): number => ++keys

export const isDraftGroup = (one: DraftCondition | DraftGroup): one is DraftGroup => 'match' in one

/** The tree to be changed; a new one begins with a condition. */
export function draftOf(definition: Definition, where: FilterTree | undefined): Draft {
  if (!where) return { match: 'all', of: [newCondition(definition)] }
  const known = (one: FilterCondition): DraftCondition => ({
    ...one,
    operator: one.operator as Operator,
    key: newKey(),
  })
  return {
    match: where.match,
    of: where.of.map((one) => (isGroup(one) ? { key: newKey(), match: one.match, of: one.of.map(known) } : known(one))),
  }
}

export function newCondition(definition: Definition): DraftCondition {
  const [name, field] = filterFields(definition)[0]!
  return { key: newKey(), field: name, operator: usualOperator(field), val: '' }
}

/** Joined the other way than what it stands in: else it would change nothing. */
export function newGroup(definition: Definition, { match }: Draft): DraftGroup {
  return { key: newKey(), match: match === 'all' ? 'any' : 'all', of: [newCondition(definition)] }
}

/** The one that the common search uses, where it does. */
export function usualOperator(field: Field): Operator {
  return field.search ?? kindOf(field).operators[0] ?? '='
}

const OF_WORDS: ReadonlySet<Operator> = new Set(['=', '<>', 'NULL', 'NOT NULL'])

/** Those to choose from. What is known by words is chosen by them: a part of what is stored is nothing that people know. */
export function operatorsOf(field: Field, chosen: Operator): Operator[] {
  const { operators } = kindOf(field)
  return operators.filter((one) => !('saidAs' in field) || OF_WORDS.has(one) || one === chosen)
}

/** How many values an operator takes: what was typed stays while that is the same. */
export function valueShape(operator: Operator): 'none' | 'range' | 'list' | 'one' {
  if (operator.endsWith('NULL')) return 'none'
  if (operator.endsWith('RANGE')) return 'range'
  return operator.endsWith('IN') ? 'list' : 'one'
}

export const isMissing = ({ operator, val }: DraftCondition): boolean =>
  valueShape(operator) !== 'none' && val.replaceAll(',', '').trim() === ''

export function draftConditions({ of }: Draft | DraftGroup): DraftCondition[] {
  return of.flatMap((one) => (isDraftGroup(one) ? one.of : [one]))
}

/** With a condition or group changed, or taken out where `change` answers nothing; a group goes with its last condition. */
export function changePart(
  draft: Draft,
  key: number,
  change: <T extends DraftCondition | DraftGroup>(part: T) => T | undefined,
): Draft {
  const apply = <T extends DraftCondition | DraftGroup>(part: T): T[] => {
    if (part.key !== key) return [part]
    const changed = change(part)
    return changed ? [changed] : []
  }
  const of = draft.of.flatMap((part): (DraftCondition | DraftGroup)[] => {
    if (part.key === key || !isDraftGroup(part)) return apply(part)
    const inner = part.of.flatMap(apply)
    return inner.length > 0 ? [{ ...part, of: inner }] : []
  })
  return { ...draft, of }
}

/** What was built; undefined where there is nothing. */
export function treeOf({ match, of }: Draft): FilterTree | undefined {
  const plain = ({ field, operator, val }: DraftCondition): FilterCondition => ({
    field,
    operator,
    val: valueShape(operator) === 'none' ? '' : val.trim(),
  })
  if (of.length === 0) return undefined
  return { match, of: of.map((one) => (isDraftGroup(one) ? { match: one.match, of: one.of.map(plain) } : plain(one))) }
}
