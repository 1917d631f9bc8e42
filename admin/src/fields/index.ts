import type { Field, FieldKind, FieldOf, RegisteredField, RegisteredKind } from '@tutu/contract/fields/index'
import { isKind } from '@tutu/contract/fields/traits'
import { address } from './address.tsx'
import { city } from './city.tsx'
import { code } from './code.tsx'
import { colour } from './colour.tsx'
import { date } from './date.tsx'
import { dateTime } from './date-time.tsx'
import type { FieldFace } from '../kit/face.ts'
import { duration } from './duration.tsx'
import { editor } from './editor.tsx'
import { fieldList } from './field-list.tsx'
import { file } from './file.tsx'
import { files } from './files.tsx'
import { icon } from './icon.tsx'
import { image } from './image.tsx'
import { images } from './images.tsx'
import { json } from './json.tsx'
import { keyValues } from './key-values.tsx'
import { markdown } from './markdown.tsx'
import { money } from './money.tsx'
import { multiSelect } from './multi-select.tsx'
import { number } from './number.tsx'
import { password } from './password.tsx'
import { percentage } from './percentage.tsx'
import { relation } from './relation.tsx'
import { relationMany } from './relation-many.tsx'
import { rowLimits } from './row-limits.tsx'
import { rules } from './rules.tsx'
import { select } from './select.tsx'
import { slug } from './slug.tsx'
import { switchFace } from './switch.tsx'
import { tableFace } from './table.tsx'
import { text } from './text.tsx'
import { textarea } from './textarea.tsx'
import { time } from './time.tsx'
import { treeParent } from './tree-parent.tsx'
import { video } from './video.tsx'
import { weigh } from './weigh.tsx'
import { year } from './year.tsx'

/** The browser half of every built-in field kind; forgetting one does not compile. */
const FIELD_FACES: { [K in FieldKind]: FieldFace<FieldOf<K>> } = {
  text,
  textarea,
  markdown,
  code,
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
  table: tableFace((column) => faceOf(column)),
  editor,
}

const faces = new Map(Object.entries(FIELD_FACES)) as Map<string, unknown> as Map<string, FieldFace<Field>>

/** The browser half of a kind from outside the tree, after the contract's. Throws in plain words where it cannot be. */
export function registerFieldKind<F extends RegisteredField>(kind: RegisteredKind, face: FieldFace<F>): void {
  const mistakes: string[] = []
  if (!isKind(kind)) mistakes.push('the contract knows none of this name')
  if (faces.has(kind)) mistakes.push('there is one already')
  if (!face.Input || !face.Cell || !face.Search) mistakes.push('it must have an input, a cell and a search')
  if (mistakes.length > 0) throw new Error(`The face of '${kind}' cannot be registered: ${mistakes.join('; ')}`)
  faces.set(kind, face as unknown as FieldFace<Field>)
}

/** The face of a field's kind, typed for that field. Throws where there is none. */
export function faceOf(field: Field): FieldFace<Field> {
  const face = faces.get(field.kind)
  if (!face) throw new Error(`No face is registered for the field kind '${field.kind}'`)
  return face
}
