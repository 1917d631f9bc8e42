import { colour, type ColourField } from './colour.ts'
import { dateTime, type DateTimeField } from './date-time.ts'
import type { FieldKindContract } from './field.ts'
import { file, type FileField } from './file.ts'
import { files, type FilesField } from './files.ts'
import { icon, type IconField } from './icon.ts'
import { image, type ImageField } from './image.ts'
import { images, type ImagesField } from './images.ts'
import { markdown, type MarkdownField } from './markdown.ts'
import { money, type MoneyField } from './money.ts'
import { multiSelect, type MultiSelectField } from './multi-select.ts'
import { number, type NumberField } from './number.ts'
import { password, type PasswordField } from './password.ts'
import { relation, type RelationField } from './relation.ts'
import { relationMany, type RelationManyField } from './relation-many.ts'
import { rules, type RulesField } from './rules.ts'
import { select, type SelectField } from './select.ts'
import { slug, type SlugField } from './slug.ts'
import { switchKind, type SwitchField } from './switch.ts'
import { text, type TextField } from './text.ts'
import { textarea, type TextareaField } from './textarea.ts'
import { treeParent, type TreeParentField } from './tree-parent.ts'
import { weigh, type WeighField } from './weigh.ts'

export type Field =
  | ColourField
  | DateTimeField
  | FileField
  | FilesField
  | IconField
  | ImageField
  | ImagesField
  | MarkdownField
  | MoneyField
  | MultiSelectField
  | NumberField
  | PasswordField
  | RelationField
  | RelationManyField
  | RulesField
  | SelectField
  | SlugField
  | SwitchField
  | TextField
  | TextareaField
  | TreeParentField
  | WeighField

export type FieldKind = Field['kind']
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>

/**
 * Every built-in field kind. Its traits: `traits.ts`; its other halves: `server/src/resource/columns.ts` and
 * `admin/src/fields/index.ts`. Forgetting one does not compile.
 */
export const FIELD_KINDS: { [K in FieldKind]: FieldKindContract<FieldOf<K>> } = {
  text,
  textarea,
  markdown,
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
  relation,
  'relation-many': relationMany,
  'tree-parent': treeParent,
  weigh,
  slug,
  colour,
  icon,
  password,
  rules,
}

/** The contract of a field's kind, typed for that field. */
export function kindOf(field: Field): FieldKindContract<Field> {
  return FIELD_KINDS[field.kind] as FieldKindContract<Field>
}

export function isLocalized(field: Field): boolean {
  return 'localized' in field && field.localized === true
}
