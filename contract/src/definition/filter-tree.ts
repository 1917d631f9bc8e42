import { type Definition, fieldNamed, ROW_FIELDS } from './define-resource.ts'
import { fail } from '../core/failure.ts'
import type { Field } from '../fields/index.ts'

/** One condition of a filter that was built: as an entry of `search[]`, its value as in addresses: 'a', 'a,b'. */
export type FilterCondition = { field: string; operator: string; val: string }
/** Conditions all of which, or any of which, a row meets. */
export type FilterGroup = { match: 'all' | 'any'; of: readonly FilterCondition[] }
/** What a list may be narrowed to besides `search[]` (`where`): conditions, and groups of them one level deep. */
export type FilterTree = { match: 'all' | 'any'; of: readonly (FilterCondition | FilterGroup)[] }

/** Conditions of one tree, those in its groups counted. */
export const FILTER_CONDITIONS_MAX = 20
/** Characters as it stands in an address, escaped: servers and proxies refuse longer ones. */
const FILTER_LENGTH_MAX = 6000

export const isGroup = (one: FilterCondition | FilterGroup): one is FilterGroup => 'match' in one

/** The conditions of a tree, those of its groups among them. */
export function conditionsIn(tree: FilterTree): FilterCondition[] {
  return tree.of.flatMap((one) => (isGroup(one) ? one.of : [one]))
}

/** The tree with each condition as `change` has it, or without it; undefined where none is left. */
export function changeConditions(
  tree: FilterTree,
  change: (one: FilterCondition) => FilterCondition | undefined,
): FilterTree | undefined {
  const of = tree.of.flatMap((one): (FilterCondition | FilterGroup)[] => {
    if (isGroup(one)) {
      const kept = one.of.flatMap((inner) => change(inner) ?? [])
      return kept.length > 0 ? [{ ...one, of: kept }] : []
    }
    const changed = change(one)
    return changed ? [changed] : []
  })
  return of.length > 0 ? { ...tree, of } : undefined
}

/**
 * The tree that somebody sent, as an object or as its JSON; undefined where there is none. Throws `filter.*` for what is
 * none. Whether there are such fields and operators the list says.
 */
export function readFilterTree(sent: unknown): FilterTree | undefined {
  if (sent === undefined || sent === null || sent === '') return undefined
  const tree = readTree(typeof sent === 'string' ? parse(sent) : sent)
  if (conditionsIn(tree).length > FILTER_CONDITIONS_MAX) throw fail('filter.tooMany', { max: FILTER_CONDITIONS_MAX })
  if (encodeURIComponent(JSON.stringify(tree)).length > FILTER_LENGTH_MAX) throw fail('filter.tooLong')
  return tree
}

function parse(text: string): unknown {
  if (text.length > FILTER_LENGTH_MAX) throw fail('filter.tooLong')
  try {
    return JSON.parse(text)
  } catch {
    throw fail('filter.malformed')
  }
}

function readTree(sent: unknown): FilterTree {
  const { match, of } = readGroup(sent)
  return { match, of: of.map((one) => (isObject(one) && 'match' in one ? readInner(one) : readCondition(one))) }
}

function readInner(sent: unknown): FilterGroup {
  const { match, of } = readGroup(sent)
  if (of.some((one) => isObject(one) && 'match' in one)) throw fail('filter.tooDeep')
  return { match, of: of.map(readCondition) }
}

function readGroup(sent: unknown): { match: 'all' | 'any'; of: unknown[] } {
  const { match, of } = isObject(sent) ? sent : {}
  const isMatch = match === 'all' || match === 'any'
  if (!isMatch || !Array.isArray(of) || of.length === 0) throw fail('filter.malformed')
  if (of.length > FILTER_CONDITIONS_MAX) throw fail('filter.tooMany', { max: FILTER_CONDITIONS_MAX })
  return { match, of }
}

function readCondition(sent: unknown): FilterCondition {
  const { field, operator, val = '' } = isObject(sent) ? sent : {}
  const texts = [field, operator, val]
  const isRead = texts.every((text) => typeof text === 'string' && text.isWellFormed() && !text.includes('\0'))
  if (!isRead) throw fail('filter.malformed')
  return { field, operator, val } as FilterCondition
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What conditions may be about: the fields that the definition searches, and the columns every row has. */
export function filterFields(definition: Definition): [name: string, field: Field][] {
  const own = Object.entries(definition.fields).filter(([, { search }]) => search !== undefined)
  const columns = Object.keys(ROW_FIELDS).filter((name) => !Object.hasOwn(definition.fields, name))
  return [
    ...own,
    ...columns.flatMap((name): [string, Field][] => {
      const field = fieldNamed(definition, name)
      return field ? [[name, field]] : []
    }),
  ]
}
