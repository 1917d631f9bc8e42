import { type Field, isLocalized } from '../fields/index.ts'
import { hasRole, traitsOf } from '../fields/traits.ts'
import { isLanguage, type Language, LANGUAGES, pickLanguage } from '../core/languages.ts'
import { type Definition, fieldNamed } from './define-resource.ts'

/** Bytes of a file whose rows are brought in. */
export const IMPORT_MAX = 256 * 1024 * 1024
/** So many wrong cells are told; reading ends with the last of them. */
export const IMPORT_MISTAKES_MAX = 1000
/** Characters of a cell that are shown. */
export const SAMPLE_MAX = 60

/** What a column of a file is: a field, in one language where it holds one text for each; `id` says which row it is. */
export type ImportTarget = { field: string; language?: Language }

/** Rows that are there are changed (`update`), others added (`add`), or whichever each is (`both`). */
export type ImportHow = 'add' | 'update' | 'both'

/** What is done with a file: `columns` in its order, null for what is left out. */
export type ImportPlan = {
  columns: (ImportTarget | null)[]
  how: ImportHow
  /** By which field rows are known again: one of `importKeys`. Not needed to add. */
  key?: string | undefined
  /** Whether an empty cell leaves what is there, or empties it too. */
  empty: 'keep' | 'clear'
}

/** A column as it is in the file, with what it seems to be. `twice`: another one has the same heading. */
export type ImportColumn = { heading: string; samples: string[]; target: ImportTarget | null; twice?: true }

/** Answer to a file that was sent: nothing of it is stored yet. */
export type ImportFile = { id: string; name: string; columns: ImportColumn[]; plan: ImportPlan }

/** `line` as the spreadsheet counts, the headings being 1. `heading`: of the column, null where it is about the row. */
export type ImportMistake = { line: number; heading: string | null; value: string; reason: string }

/** `wrong`: rows with mistakes. `partial`: there were more than are told, and the rest of the file was not looked at. */
export type ImportResult = {
  rows: number
  added: number
  updated: number
  same: number
  wrong: number
  mistakes: ImportMistake[]
  partial?: true
}

/** Rows that are told one by one when an import is taken back. */
export const UNDO_KEPT_MAX = 200

/** A row that stays as it is when an import is taken back, and why. */
export type ImportKept = { id: number; name: string; reason: string }

/**
 * What taking an import back does, or did: added rows that are deleted, changed rows that are as before again, and those that
 * stay because somebody has changed or used them since. `gone`: rows that are there no more. `recycled`: whether deleted rows
 * can be restored. Of those that stay the first are in `kept`; `staying` counts them.
 */
export type ImportUndo = {
  removed: number
  restored: number
  gone: number
  staying: number
  kept: ImportKept[]
  recycled: boolean
}

/**
 * `ready` to be started, `waiting` for others, `running`, `checked` by a dry run, `done`, `refused` because of its mistakes, `failed`,
 * `cancelled`, `undone` after it was done. Only of what is `done` something is stored, and then all of it.
 */
export type ImportState =
  | 'ready'
  | 'waiting'
  | 'running'
  | 'checked'
  | 'done'
  | 'refused'
  | 'failed'
  | 'cancelled'
  | 'undone'

/**
 * One's own import as it stands. `read`: rows so far; `rows`: in all, once that is known. `reason`: why it failed, or why it is
 * not taken back. `undoing`: what is under way takes it back. `undo`: what that did.
 */
export type ImportRun = {
  id: string
  name: string
  state: ImportState
  dry: boolean
  read: number
  rows: number | null
  columns: ImportColumn[]
  plan: ImportPlan
  result: ImportResult | null
  reason: string | null
  undoing: boolean
  undo: ImportUndo | null
  createtime: number
}

/** Whether an import is going on. */
export const isUnderWay = ({ state }: Pick<ImportRun, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Whether a field's values may come from a file: not what the server fills in, nor secrets. */
const isImported = (field: Field): boolean => !field.readonly && !traitsOf(field).secret

/** Everything a column may be, in the order of the definition. */
export function importTargets({ fields }: Definition): ImportTarget[] {
  return [
    { field: 'id' },
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (!isImported(field)) return []
      return isLocalized(field) ? LANGUAGES.map((language) => ({ field: name, language })) : [{ field: name }]
    }),
  ]
}

/** The fields by which rows of a file are known again: their number, and what no two rows share. */
export function importKeys({ fields }: Definition): string[] {
  const unique = Object.keys(fields).filter((name) => {
    const field = fields[name]!
    return isImported(field) && !isLocalized(field) && (field.unique || hasRole(field, 'address'))
  })
  return ['id', ...unique]
}

/** The relation to the row within which a key is unique, where it is not unique by itself. */
export function withinOf({ fields }: Definition, key: string): string | undefined {
  const field = fields[key]
  return hasRole(field, 'address') ? field.within : undefined
}

/** The fields of which columns are needed to know rows again by one. */
export function keyFields(definition: Definition, key: string): string[] {
  const within = withinOf(definition, key)
  return within ? [key, within] : [key]
}

/** What a target is called: 'Title (en)', as exports call it. */
export function targetLabel(
  definition: Definition,
  { field, language: one }: ImportTarget,
  language: Language,
): string {
  const label = pickLanguage(fieldNamed(definition, field)?.label, language)
  return one ? `${label} (${one})` : label
}

/** What exports write behind the label over times: the zone that they are in, an IANA name. */
const ZONE = /\s*\(((?:[a-z_]+\/)+[\w+-]+|utc|gmt)\)$/i

/** A heading without the time zone of what stands under it: 'Paid at (Asia/Shanghai)' is called 'Paid at'. */
export const withoutZone = (heading: string): string => heading.replace(ZONE, '')

/** The time zone that a heading names; undefined: none. */
export const zoneIn = (heading: string): string | undefined => ZONE.exec(heading)?.[1]

const folded = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * What a heading seems to mean: a field by its name or its label in either language, a localized one with its language
 * in brackets, or by itself for the language of the label. Null where it means nothing.
 */
export function targetOf(definition: Definition, heading: string, language: Language): ImportTarget | null {
  const text = folded(withoutZone(heading))
  const [, bare = text, inBrackets] = /^(.*\S)\s*\(([a-z-]+)\)$/.exec(text) ?? []
  const labelIn = (field: string, one: Language): string =>
    folded(pickLanguage(fieldNamed(definition, field)?.label, one))
  const isCalled = (field: string, name: string): boolean =>
    folded(field) === name || LANGUAGES.some((one) => labelIn(field, one) === name)
  const targets = importTargets(definition)
  // A label of one language is of a text in that language.
  const spoken = LANGUAGES.filter((one) => targets.some(({ field }) => labelIn(field, one) === text))
  const meant = spoken.includes(language) ? language : (spoken[0] ?? language)
  const whole = targets.find(
    ({ field, language: one }) => isCalled(field, text) && (one === undefined || one === meant),
  )
  if (whole) return whole
  if (!isLanguage(inBrackets)) return null
  return targets.find(({ field, language: one }) => one === inBrackets && isCalled(field, bare)) ?? null
}
