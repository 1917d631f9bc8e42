import type { Definition } from '@tutu/contract/definition/define-resource'
import { kindOf, type Field, type FieldOf, isLocalized } from '@tutu/contract/fields/index'
import type { Operator } from '@tutu/contract/fields/field'
import { conditionalFields, isAsked } from '@tutu/contract/definition/form-conditions'
import { LANGUAGES, type Language } from '@tutu/contract/core/languages'
import { PICTURES } from '@tutu/contract/core/pictures'
import { SAMPLE_FILES, SAMPLE_PICTURES } from './sample-files.ts'

/** Ids of rows that relations may point to, by the name of their resource. */
export type Targets = Readonly<Record<string, readonly number[]>>

const HAN = '积木编程小兔胡萝卜迷宫故事动画网页算法键盘'

/**
 * The `number`-th row of a resource as a form posts it, the same each time: valid, and distinct where values must be.
 * `optional: false` leaves out what may be absent; fields with a default count as optional. `readonly`: as the server fills it.
 */
export function sampleRow(
  definition: Definition,
  number: number,
  targets: Targets,
  { optional = true, readonly = false }: { optional?: boolean; readonly?: boolean } = {},
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const wanted = optional || (field.required && field.default === undefined)
    // The hand-made order gives itself; a tree's rows begin at the top.
    const isOwn = 'to' in field && field.to === definition.name
    // Which rows share another's relation, a sample does not know.
    const isShared = 'within' in field && 'to' in field
    const isGiven = field.kind === 'weigh' || field.kind === 'tree-parent' || isOwn || isShared
    if (!wanted || (field.readonly && !readonly) || isGiven) continue
    if (isLocalized(field)) row[`${name}_i18n`] = sampleTexts(field, name, number)
    else row[name] = sampleValue(field, name, number, targets, definition)
  }
  const whole = { ...defaultsOf(definition), ...row }
  for (const name of conditionalFields(definition)) {
    if (isAsked(definition.fields[name]!, whole)) continue
    delete row[name]
    delete row[`${name}_i18n`]
  }
  // A value that must not be less than another one's is as large as may be.
  for (const { field, atLeast } of definition.checks ?? []) {
    if (field in row && atLeast in row) row[field] = row[atLeast]
  }
  return row
}

/** What a new record holds where nothing was posted. */
export function defaultsOf(definition: Definition): Record<string, unknown> {
  return Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, field.default]))
}

function sampleTexts(field: Field, name: string, number: number): Record<Language, string> {
  const max = 'max' in field && field.max ? field.max : 200
  const at = (number * 7) % HAN.length
  const texts = {
    'zh-cn': `${(HAN + HAN).slice(at, at + 4)} ${name} ${number}`,
    en: `Rabbit ${name} number ${number}`,
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language].slice(0, max)])) as Record<
    Language,
    string
  >
}

/** In one city, one that is nobody's but its province's, one that has no further level, and a province without cities. */
const SAMPLE_AREAS = [
  [330_000, 330_100, 330_106],
  [110_000, 110_100, 110_101],
  [440_000, 441_900, 441_900],
  [810_000, 810_000, 810_000],
]

const EPOCH_2026 = 1_767_225_600

/** A valid value of a field, as the wire carries it. */
function sampleValue(
  field: Field,
  name: string,
  number: number,
  targets: Targets,
  definition: Pick<Definition, 'name'>,
): unknown {
  const { name: resource } = definition
  switch (field.kind) {
    case 'text':
      return sampleText(field, name, number)
    case 'textarea':
    case 'markdown':
    case 'code':
      return `${name} ${number}`
    case 'password':
      return `Carrot-2026-${number}`
    case 'rules':
      return (targets['menu-rule'] ?? []).slice(0, 1 + (number % 2))
    case 'number':
    case 'weigh': {
      const { min: least = 0, max = 1000 } = field as { min?: number; max?: number }
      // What may be taken away too is added: there is enough of it then.
      const min = least < 0 ? 1 : least
      return min + (number % (max - min + 1))
    }
    case 'money':
      return `${number % 1000}.${String(number % 100).padStart(2, '0')}`
    case 'select':
      return pick(Object.keys(field.options), number)
    case 'multi-select':
      return Object.keys(field.options).slice(0, 1 + (number % 2))
    case 'row-limits':
      return ['course=own', 'blog=group'].slice(0, 1 + (number % 2))
    case 'field-list':
      return ['name', 'status'].slice(0, 1 + (number % 2))
    case 'switch':
      return number % 2 === 0 ? '1' : '0'
    case 'image':
      return pick([...(PICTURES[field.set ?? ''] ?? []), ...SAMPLE_PICTURES], number)
    case 'images':
      return SAMPLE_PICTURES.slice(0, 1 + (number % 2))
    case 'file':
      return pick(SAMPLE_FILES, number)
    case 'files':
      return SAMPLE_FILES.slice(0, 1 + (number % 2))
    case 'date-time':
      return EPOCH_2026 + number * 3600
    case 'relation': {
      const { [field.to]: among = [] } = targets
      return among.length > 0 || field.required ? pick(among, number) : null
    }
    case 'relation-many':
      return (targets[field.to] ?? []).slice(0, 1 + (number % 2))
    case 'tree-parent':
      return 0
    case 'slug':
      // Addresses of several resources may be below one path.
      return `${resource}-${number}`
    case 'colour':
      return `#${String(number % 1_000_000).padStart(6, '0')}`
    case 'percentage':
      return (field.min ?? 0) + (number % ((field.max ?? 100) - (field.min ?? 0) + 1))
    case 'duration':
      return number * 30
    case 'date':
      return `20${String(10 + (number % 10))}-0${1 + (number % 9)}-1${number % 10}`
    case 'time':
      return `${String(number % 24).padStart(2, '0')}:30:00`
    case 'year':
      return 2000 + (number % 30)
    case 'json':
      return { name, number }
    case 'key-values':
      return [{ key: name, value: String(number) }]
    case 'editor':
      return `<p>${name} <strong>${number}</strong></p>`
    case 'table':
      return [
        Object.fromEntries(
          Object.entries(field.columns).map(([part, column]) => [
            part,
            sampleValue(column, part, number, targets, definition),
          ]),
        ),
      ]
    case 'city':
      return pick(SAMPLE_AREAS, number)
    case 'address':
      return { area: pick(SAMPLE_AREAS, number), street: `文三路 ${number} 号`, postcode: '' }
    case 'video':
      return `https://video.example/watch/${number}`
    case 'icon':
      return pick(field.choices ?? ['ReadOutlined', 'fa fa-book', 'local-rabbit'], number)
  }
}

/** A text with a pattern is the first of these that matches. */
function sampleText(field: FieldOf<'text'>, name: string, number: number): string {
  const digits = String(number).padStart(8, '0')
  const candidates = [
    `${name} ${number}`,
    `rabbit${number}`,
    `138${digits}`,
    `rabbit${number}@example.com`,
    `/r/${number}`,
    `https://example.com/${number}`,
  ]
  const schema = kindOf(field).schema(field)
  return [...candidates, 'screen:dashboard'].find((text) => schema.safeParse(text).success) ?? name
}

function pick<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length]
  if (one === undefined) throw new Error('A sample needs something to choose from')
  return one
}

/** For every operator of a field's kind, a value that a row with the wire value `value` must (or must not) match. */
export function searchesFor(field: Field, value: unknown): { operator: Operator; val: unknown; matches: boolean }[] {
  const negative = new Set<Operator>(['<>', 'NOT LIKE', 'NOT IN', 'NULL', '>', '<', 'NOT RANGE'])
  const [whole] = Array.isArray(value) ? value : [value]
  // Of a row of fields of its own, what stands in the second of them.
  const first = Array.isArray(value) && typeof whole === 'object' && whole !== null ? Object.values(whole)[1] : whole
  const { operators } = kindOf(field)
  // What points to its own kind is empty in all rows: it is found as such.
  if (value === null || (Array.isArray(value) && value.length === 0))
    return operators.flatMap((operator) =>
      operator === 'NULL' || operator === 'NOT NULL' ? [{ operator, val: '', matches: operator === 'NULL' }] : [],
    )
  return operators.map((operator) => {
    const val = operator.endsWith('RANGE') ? `${String(first)},${String(first)}` : operator === 'IN' ? [first] : first
    return { operator, val, matches: !negative.has(operator) }
  })
}

/** Definitions in such an order that rows which others point to are made first. */
export function byDependence(definitions: readonly Definition[]): Definition[] {
  const done: Definition[] = []
  const visit = (definition: Definition): void => {
    if (done.includes(definition)) return
    for (const field of Object.values(definition.fields)) {
      const needed = 'to' in field ? field.to : field.kind === 'rules' ? 'menu-rule' : undefined
      const target = definitions.find(({ name }) => name === needed)
      // What points to its own kind needs no row of it.
      if (target && target !== definition) visit(target)
    }
    done.push(definition)
  }
  for (const definition of definitions) visit(definition)
  return done
}
