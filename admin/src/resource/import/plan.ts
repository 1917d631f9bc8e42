// What columns of a file may stand for, and what is wrong with a choice, before the server is asked.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tutu/contract/core/languages'
import { type Definition, fieldNamed, ROW_FIELDS } from '@tutu/contract/definition/define-resource'
import {
  type ImportColumn,
  type ImportHow,
  importKeys,
  type ImportPlan,
  type ImportRun,
  type ImportTarget,
  importTargets,
  keyFields,
  targetOf,
  withoutZone,
} from '@tutu/contract/definition/import'
import { isLocalized } from '@tutu/contract/fields/index'

/** A target as one word: 'title.en', 'slug'. */
export const targetName = ({ field, language }: ImportTarget): string => (language ? `${field}.${language}` : field)

/** The ways that somebody's rights allow. */
export function allowedWays(can: (action: string) => boolean): ImportHow[] {
  const [adds, edits] = [can('add'), can('edit')]
  return [
    ...(adds ? (['add'] as const) : []),
    ...(edits ? (['update'] as const) : []),
    ...(adds && edits ? (['both'] as const) : []),
  ]
}

/** A plan with a way that is allowed, and a key where that needs one. */
export function allowedPlan(definition: Definition, plan: ImportPlan, ways: readonly ImportHow[]): ImportPlan {
  const how = ways.includes(plan.how) ? plan.how : (ways[0] ?? plan.how)
  const keys = importKeys(definition)
  const isThere = (name: string) => plan.columns.some((target) => target?.field === name)
  return { ...plan, how, key: plan.key ?? keys.find((key) => keyFields(definition, key).every(isThere)) ?? keys[0] }
}

export type PlanProblems = {
  /** Index of a column → that of another one for the same field. */
  doubled: ReadonlyMap<number, number>
  /** Fields that the key needs and no column stands for. */
  missingKeys: readonly string[]
  /** No column stands for anything that could be stored. */
  isEmpty: boolean
}

export function problemsOf(definition: Definition, { columns, how, key }: ImportPlan): PlanProblems {
  const doubled = new Map<number, number>()
  for (const [at, target] of columns.entries()) {
    const other = columns.findIndex(
      (one, index) => index !== at && one && target && targetName(one) === targetName(target),
    )
    if (other >= 0) doubled.set(at, other)
  }
  const needed = how === 'add' || key === undefined ? [] : keyFields(definition, key)
  return {
    doubled,
    missingKeys: needed.filter((name) => !columns.some((target) => target?.field === name)),
    isEmpty: columns.every((target) => !target || target.field === 'id'),
  }
}

export const isFine = ({ doubled, missingKeys, isEmpty }: PlanProblems): boolean =>
  doubled.size === 0 && missingKeys.length === 0 && !isEmpty

/** Whether every new record needs a value there: what has a default or is asked for under conditions may be left out. */
export function isNeeded({ fields }: Definition, { field: name, language }: ImportTarget): boolean {
  const field = fields[name]
  if (!field?.required || field.default !== undefined || (field.form && field.form.when)) return false
  return !isLocalized(field) || language === DEFAULT_LANGUAGE
}

/** What new records need and no column stands for. */
export function missingRequired(definition: Definition, { columns, how }: ImportPlan): ImportTarget[] {
  if (how === 'update') return []
  return importTargets(definition).filter(
    (target) => isNeeded(definition, target) && !columns.some((one) => one && targetName(one) === targetName(target)),
  )
}

/** Why a column stands for nothing by itself; undefined: somebody chose so. */
export function whyLeftOut(
  definition: Definition,
  { heading, target, twice }: ImportColumn,
  language: Language,
): 'leftTwice' | 'leftSystem' | 'leftTaken' | 'leftUnknown' | 'leftOut' {
  if (target) return 'leftOut'
  if (twice) return 'leftTwice'
  if (targetOf(definition, heading, language)) return 'leftTaken'
  return isOfSystem(definition, heading) ? 'leftSystem' : 'leftUnknown'
}

/** Whether a heading is that of a column which only the system writes. */
function isOfSystem(definition: Definition, heading: string): boolean {
  const text = withoutZone(heading.trim()).toLowerCase()
  const targets = new Set(importTargets(definition).map(({ field }) => field))
  return [...Object.keys(ROW_FIELDS), ...Object.keys(definition.fields)].some((name) => {
    const label = fieldNamed(definition, name)?.label
    if (!label || targets.has(name)) return false
    return [name, ...LANGUAGES.map((language) => label[language])].some((one) => one.toLowerCase() === text)
  })
}

/** What was chosen for the last file with these headings, as far as it still can be. */
export function lastPlan(
  definition: Definition,
  columns: readonly ImportColumn[],
  runs: readonly ImportRun[],
): Pick<ImportRun, 'plan' | 'name'> | undefined {
  const names = new Set(importTargets(definition).map(targetName))
  const keys = importKeys(definition)
  return runs.find(
    (run) =>
      run.state !== 'ready' &&
      run.columns.length === columns.length &&
      run.columns.every(({ heading }, at) => heading === columns[at]!.heading) &&
      run.plan.columns.every((target) => !target || names.has(targetName(target))) &&
      (run.plan.key === undefined || keys.includes(run.plan.key)),
  )
}
