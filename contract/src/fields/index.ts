import { address, type AddressField } from './address.ts'
import { city, type CityField } from './city.ts'
import { code, type CodeField } from './code.ts'
import { colour, type ColourField } from './colour.ts'
import { date, type DateField } from './date.ts'
import { dateTime, type DateTimeField } from './date-time.ts'
import { duration, type DurationField } from './duration.ts'
import { editor, type EditorField } from './editor.ts'
import { type FieldCommon, type FieldKindContract, OPERATORS } from './field.ts'
import { fieldList, type FieldListField } from './field-list.ts'
import { file, type FileField } from './file.ts'
import { files, type FilesField } from './files.ts'
import { icon, type IconField } from './icon.ts'
import { image, type ImageField } from './image.ts'
import { images, type ImagesField } from './images.ts'
import { json, type JsonField } from './json.ts'
import { keyValues, type KeyValuesField } from './key-values.ts'
import { markdown, type MarkdownField } from './markdown.ts'
import { money, type MoneyField } from './money.ts'
import { multiSelect, type MultiSelectField } from './multi-select.ts'
import { number, type NumberField } from './number.ts'
import { password, type PasswordField } from './password.ts'
import { percentage, type PercentageField } from './percentage.ts'
import { relation, type RelationField } from './relation.ts'
import { relationMany, type RelationManyField } from './relation-many.ts'
import { rowLimits, type RowLimitsField } from './row-limits.ts'
import { rules, type RulesField } from './rules.ts'
import { select, type SelectField } from './select.ts'
import { slug, type SlugField } from './slug.ts'
import { switchKind, type SwitchField } from './switch.ts'
import { type TableField, tableKind } from './table.ts'
import { text, type TextField } from './text.ts'
import { textarea, type TextareaField } from './textarea.ts'
import { time, type TimeField } from './time.ts'
import { type FieldTraits, isKind, registerTraits } from './traits.ts'

export { isLocalized } from './traits.ts'
import { treeParent, type TreeParentField } from './tree-parent.ts'
import { video, type VideoField } from './video.ts'
import { weigh, type WeighField } from './weigh.ts'
import { year, type YearField } from './year.ts'

type BuiltInField =
  | AddressField
  | CityField
  | CodeField
  | ColourField
  | DateTimeField
  | DateField
  | DurationField
  | EditorField
  | FieldListField
  | FileField
  | FilesField
  | IconField
  | ImageField
  | ImagesField
  | JsonField
  | KeyValuesField
  | MarkdownField
  | MoneyField
  | MultiSelectField
  | NumberField
  | PasswordField
  | PercentageField
  | RelationField
  | RelationManyField
  | RowLimitsField
  | RulesField
  | SelectField
  | SlugField
  | SwitchField
  | TableField
  | TextField
  | TextareaField
  | TimeField
  | TreeParentField
  | VideoField
  | WeighField
  | YearField

export type FieldKind = BuiltInField['kind']
export type FieldOf<K extends FieldKind> = Extract<BuiltInField, { kind: K }>

/** The name of a kind from outside the tree: its module's, a colon, its own, each in kebab-case. No built-in name has a colon. */
export type RegisteredKind = `${string}:${string}`
/** A field of such a kind; what else it says its kind alone knows. */
export type RegisteredField = FieldCommon & { kind: RegisteredKind }

export type Field = BuiltInField | RegisteredField

/**
 * Every built-in field kind. Its traits: `traits.ts`; its other halves: `server/src/engine/fields/columns.ts` and
 * `admin/src/fields/index.ts`. Forgetting one does not compile.
 */
export const FIELD_KINDS: { [K in FieldKind]: FieldKindContract<FieldOf<K>> } = {
  text,
  textarea,
  markdown,
  code,
  number,
  money,
  select,
  'multi-select': multiSelect,
  switch: switchKind,
  image,
  images,
  file,
  files,
  'date-time': dateTime,
  date,
  relation,
  'relation-many': relationMany,
  'tree-parent': treeParent,
  weigh,
  slug,
  colour,
  icon,
  password,
  rules,
  'row-limits': rowLimits,
  'field-list': fieldList,
  percentage,
  duration,
  time,
  year,
  json,
  'key-values': keyValues,
  city,
  address,
  video,
  table: tableKind((column) => kindOf(column)),
  editor,
}

const registered = new Map<string, FieldKindContract<Field>>()

/**
 * Adds a kind from outside the tree: its traits, schema and operators. The server's and the back office's halves are
 * registered there, after this one. Throws in plain words where it cannot be.
 */
export function registerFieldKind<F extends RegisteredField>(
  kind: RegisteredKind,
  { traits, ...contract }: FieldKindContract<F> & { traits: FieldTraits },
): void {
  const mistakes = kindMistakes(kind, contract.operators, traits)
  if (typeof contract.schema !== 'function') mistakes.push('its schema must be a function that makes one of a field')
  if (mistakes.length > 0) throw new Error(`The field kind '${kind}' cannot be registered: ${mistakes.join('; ')}`)
  registerTraits(kind, traits)
  registered.set(kind, contract as unknown as FieldKindContract<Field>)
}

const NAME = /^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/

function kindMistakes(kind: string, operators: readonly string[], traits: FieldTraits): string[] {
  const mistakes: string[] = []
  if (!NAME.test(kind)) mistakes.push("its name must be its module's, a colon and its own, in lower case")
  if (isKind(kind)) mistakes.push('there is one already')
  for (const operator of operators) {
    if (!(OPERATORS as readonly string[]).includes(operator)) mistakes.push(`there is no operator '${operator}'`)
    else if (operator === 'FIND_IN_SET' && !traits.list) mistakes.push("'FIND_IN_SET' is for lists only")
  }
  if (traits.references && traits.holds !== 'id') mistakes.push('what references rows holds ids')
  if (traits.files && traits.holds !== 'text') mistakes.push('files are named by texts')
  return mistakes
}

/** The contract of a field's kind, typed for that field. Throws where there is no such kind. */
export function kindOf(field: Field): FieldKindContract<Field> {
  const kind = registered.get(field.kind) ?? (isBuiltIn(field.kind) ? FIELD_KINDS[field.kind] : undefined)
  if (!kind) throw new Error(`No field kind is named '${field.kind}'`)
  return kind as FieldKindContract<Field>
}

function isBuiltIn(kind: string): kind is FieldKind {
  return Object.hasOwn(FIELD_KINDS, kind)
}
