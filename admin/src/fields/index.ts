import type { Field, FieldKind, FieldOf } from '@tutu/contract/fields/index'
import { colour } from './colour.tsx'
import { dateTime } from './date-time.tsx'
import type { FieldFace } from './face.ts'
import { file } from './file.tsx'
import { files } from './files.tsx'
import { icon } from './icon.tsx'
import { image } from './image.tsx'
import { images } from './images.tsx'
import { markdown } from './markdown.tsx'
import { money } from './money.tsx'
import { multiSelect } from './multi-select.tsx'
import { number } from './number.tsx'
import { password } from './password.tsx'
import { relation } from './relation.tsx'
import { relationMany } from './relation-many.tsx'
import { rules } from './rules.tsx'
import { select } from './select.tsx'
import { slug } from './slug.tsx'
import { switchFace } from './switch.tsx'
import { text } from './text.tsx'
import { textarea } from './textarea.tsx'
import { treeParent } from './tree-parent.tsx'
import { weigh } from './weigh.tsx'

/** The browser half of every field kind; forgetting one does not compile. */
const FIELD_FACES: { [K in FieldKind]: FieldFace<FieldOf<K>> } = {
  text,
  textarea,
  markdown,
  number,
  money,
  select,
  'multi-select': multiSelect,
  switch: switchFace,
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

/** The face of a field's kind, typed for that field. */
export function faceOf(field: Field): FieldFace<Field> {
  return FIELD_FACES[field.kind] as FieldFace<Field>
}
