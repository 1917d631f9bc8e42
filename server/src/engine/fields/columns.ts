import { type Definition, secondsKey } from '@tutu/contract/definition/define-resource'
import {
  isLocalized,
  type Field,
  type FieldKind,
  type FieldOf,
  type RegisteredField,
  type RegisteredKind,
} from '@tutu/contract/fields/index'
import type { Address } from '@tutu/contract/fields/address'
import { toDay } from '@tutu/contract/core/days'
import { toSeconds } from '@tutu/contract/fields/date-time'
import { fromCents, toCents } from '@tutu/contract/fields/money'
import { EVERYTHING, EVERYTHING_ID } from '@tutu/contract/fields/rules'
import { tidyText } from '@tutu/contract/fields/text-formats'
import { hasColumns, isKind, traitsOf } from '@tutu/contract/fields/traits'
import { AREA_CODE, areaPath, lastWithin } from '@tutu/contract/core/area-codes'
import { durationText, readDuration } from '@tutu/contract/core/durations'
import type { MessageKey } from '@tutu/contract/core/errors'
import { toKeyValue } from '@tutu/contract/core/key-values'
import { plainNumber } from '@tutu/contract/core/written-number'
import { DEFAULT_LANGUAGE, type Language, pickLanguage } from '@tutu/contract/core/languages'
import { timeOfDayText, toTimeOfDay } from '@tutu/contract/core/time-of-day'
import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import { areaName, isDistrict, readArea } from '../../lib/area-names.ts'
import { timeText } from '../../lib/days.ts'
import { loadedOnce } from '../../lib/loaded-once.ts'
import { readIn } from '../../lib/own-words.ts'
import { hashPassword } from '../../lib/passwords.ts'
import {
  addressIn,
  type CellFormat,
  dateTimeIn,
  dateTimeText,
  fenced,
  joinedName,
  type Naming,
  optionCalled,
  optionName,
  switched,
  yesOrNo,
} from './cell-text.ts'
import { joinNames, splitNames } from './list-text.ts'
import { integer, isTrue } from './scalar.ts'
import { joinRows, splitRows } from './rows-text.ts'

/** A stored row, by column. */
export type Row = Record<string, unknown>

/** The server's half of a field kind: its column. */
export type ColumnKind<F> = {
  /** PostgreSQL type as `format_type` prints it; what the drift test compares. */
  type: (field: F) => string
  /** Stored value → value on the wire. Localized fields have been reduced to the caller's language before. */
  toWire?: (value: unknown, field: F, language: Language) => unknown
  /** JSON schema of what stands on the wire, where that is not what the kind holds (`wireSchema`). */
  wire?: (field: F) => JsonSchema
  /** What stands on the wire for null; absent: null. */
  nullToWire?: (field: F) => unknown
  /** What the wire carries besides, by key: of the field `name`, whose stored value this is. */
  beside?: (name: string, value: unknown, field: F) => Row
  /** Stored value, never null → text of an export; absent: as on the wire. */
  toText?: (value: unknown, field: F, context: TextContext) => string
  /** How a spreadsheet shows the text of an export, where that is no text to it; absent: a number where that is what it holds. */
  cellFormat?: CellFormat
  /**
   * Text of a file that is brought in, never '' → what a form would post of it; absent: that text. Understands what `toText`
   * makes in any language; what it does not understand is posted as it is, and refused for what it is. `zone`: in which the
   * file says that its times are; absent: the server's.
   */
  fromText?: (text: string, field: F, zone?: string) => unknown
  /** Operand of a search as it comes from the wire → value to compare with; undefined where it is no such value. */
  toOperand: (value: string, field: F, edge?: 'from' | 'to') => unknown
  /** What LIKE looks at; absent: the column. */
  searched?: (column: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The operand that means null. */
  nullOperand?: number
  /** The sum of values, in digits, as the wire carries one value; absent: as it is. */
  sumToWire?: (sum: string) => string
  /** Stored where an absent or cleared value cannot be null. */
  empty?: unknown
  /** SQL of the value of a new row, where the database gives it. */
  fresh?: string
  /** What is wrong with a value that its schema lets pass: what there is only the server knows. */
  whyRefused?: (value: unknown) => MessageKey | undefined
  /** What is rendered for visitors, where that is not the text as it is stored in this row. */
  toMarkdown?: (source: string, field: F, row: Row) => string
  /** Valid value → what the column holds, where making it takes time. */
  toStored?: (value: unknown) => Promise<unknown>
}

/** JSON Schema (draft 2020-12), as the description of the API has it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** `joined`: what stands in the wire row under the field's `joinKey`; `naming`: of the resource whose rows these are. */
export type TextContext = { joined: unknown; language: Language; naming?: Naming | undefined }

const asText = (value: string): string => value
const asDecimal = (value: string): number | undefined =>
  /^-?\d{1,15}(\.\d{1,15})?$/.test(value.trim()) ? Number(value) : undefined
const FALSE = new Set(['0', 'false'])

/** Every field kind's column. The other halves: `contract/src/fields/` and `admin/src/fields/`. */
const COLUMNS: { [K in FieldKind]: ColumnKind<FieldOf<K>> } = {
  text: {
    type: textType,
    toWire: (text, { ownWords }, language) => (ownWords ? readIn(language, text as string) : text),
    fromText: (text, { format }) => (format ? tidyText(text, format) : text),
    toOperand: asText,
  },
  textarea: { type: textType, toOperand: asText },
  markdown: { type: textType, toOperand: asText },
  code: {
    type: () => 'text',
    toOperand: asText,
    toMarkdown: (source, { languageOf }, row) =>
      fenced(source, languageOf === undefined ? '' : String(row[languageOf])),
  },
  number: {
    type: ({ decimals, bytes }) => (decimals ? `numeric(15,${decimals})` : bytes ? 'bigint' : 'integer'),
    toWire: Number,
    fromText: plainNumber,
    toOperand: (value, { decimals, bytes }) => (decimals || bytes ? asDecimal(value) : integer(value)),
  },
  money: {
    type: () => 'bigint',
    toWire: (cents) => fromCents(Number(cents)),
    sumToWire: (cents) => fromCents(BigInt(cents)),
    wire: () => ({ type: 'string', description: 'yuan', examples: ['12.30'] }),
    cellFormat: 'money',
    fromText: (text) => plainNumber(text.replace(/^([-+]?)\s*[¥￥]\s*/, '$1')),
    toOperand: (value) => toCents(value),
  },
  select: {
    type: () => 'text',
    wire: ({ options }) => ({ type: 'string', enum: Object.keys(options) }),
    toOperand: asText,
    toText: (value, { options }, { language }) => optionName(options, value as string, language),
    fromText: (text, { options }) => optionCalled(options, text),
  },
  'multi-select': {
    type: () => 'text[]',
    wire: ({ options }) => ({ type: 'array', items: { type: 'string', enum: Object.keys(options) } }),
    toOperand: asText,
    empty: [],
    toText: (value, { options }, { language }) =>
      joinNames((value as string[]).map((one) => optionName(options, one, language))),
    fromText: (text, { options }) => splitNames(text).map((one) => optionCalled(options, one)),
  },
  switch: {
    type: () => 'boolean',
    toWire: (on) => (on ? '1' : '0'),
    wire: () => ({ type: 'string', enum: ['1', '0'] }),
    toOperand: (value) => (isTrue(value) ? true : FALSE.has(value) ? false : undefined),
    empty: false,
    toText: (on, _, { language }) => yesOrNo(on, language),
    fromText: (text) => switched(text),
  },
  image: { type: () => 'text', toOperand: asText },
  images: { type: () => 'text[]', toOperand: asText, empty: [] },
  file: { type: () => 'text', toOperand: asText },
  files: { type: () => 'text[]', toOperand: asText, empty: [] },
  'date-time': {
    type: () => 'bigint',
    toWire: (seconds, { asText: isText }) => (isText ? timeText(seconds as number) : seconds),
    wire: ({ asText: isText }) => (isText ? { type: 'string' } : { type: 'integer', description: 'seconds' }),
    nullToWire: ({ asText: isText }) => (isText ? timeText(null) : null),
    beside: (name, seconds, { asText: isText }) => (isText ? { [secondsKey(name)]: seconds } : {}),
    toOperand: (value, _, edge) => toSeconds(value, edge === 'to'),
    toText: dateTimeText,
    cellFormat: 'date-time',
    fromText: (text, _, zone) => dateTimeIn(text, zone),
  },
  // 0 is none, as in forms.
  relation: {
    type: () => 'integer',
    toOperand: integer,
    nullOperand: 0,
    toText: (id, _, { joined, naming }) => joinedName(joined, naming) || String(id),
  },
  'relation-many': {
    type: () => 'integer[]',
    toOperand: integer,
    empty: [],
    toText: (_ids, _, { joined, naming }) =>
      joinNames(((joined as unknown[] | undefined) ?? []).map((row) => joinedName(row, naming))),
  },
  // 0 is the top on the wire, null in the database.
  'tree-parent': { type: () => 'integer', nullToWire: () => 0, toOperand: integer, nullOperand: 0 },
  weigh: { type: () => 'integer', toOperand: integer, fresh: "nextval('weigh_sequence')" },
  slug: { type: () => 'text', toOperand: asText },
  colour: { type: () => 'text', toOperand: asText },
  icon: { type: () => 'text', toOperand: asText },
  // Never sent: a form begins with an empty one, which means unchanged.
  password: {
    type: () => 'text',
    toWire: () => '',
    wire: () => ({ type: 'string', writeOnly: true }),
    toOperand: () => undefined,
    toStored: (value) => hashPassword(String(value)),
  },
  rules: {
    type: () => 'integer[]',
    toWire: (ids) => ((ids as number[]).includes(EVERYTHING_ID) ? [EVERYTHING] : ids),
    wire: () => ({ type: 'array', items: { anyOf: [{ type: 'integer' }, { const: EVERYTHING }] } }),
    toOperand: integer,
    empty: [],
  },
  'row-limits': { type: () => 'text[]', toOperand: asText, empty: [] },
  'field-list': { type: () => 'text[]', toOperand: asText, empty: [] },
  percentage: {
    type: ({ decimals }) => (decimals ? `numeric(15,${decimals})` : 'integer'),
    toWire: Number,
    fromText: (text) => plainNumber(text.trimEnd().replace(/[%％]$/, '')),
    toOperand: (value, { decimals }) => (decimals ? asDecimal(value) : integer(value)),
  },
  duration: {
    type: () => 'integer',
    toOperand: (value, { unit = 'seconds' }) => integer(String(readDuration(value, unit))),
    toText: (value, { unit = 'seconds' }, { language }) => durationText(value as number, unit, language),
  },
  date: {
    type: () => 'date',
    toOperand: (value) => toDay(value),
    cellFormat: 'date',
    fromText: (text) => text.normalize('NFKC').replace(/ 00:00:00$/, ''),
  },
  time: {
    type: () => 'time without time zone',
    toOperand: (value, _, edge) => toTimeOfDay(value, edge),
    toText: (time, field) => timeOfDayText(time as string, field),
    fromText: (text) => text.normalize('NFKC'),
  },
  year: {
    type: () => 'integer',
    fromText: (text) => plainNumber(text.trimEnd().replace(/年$/, '')),
    toOperand: integer,
  },
  json: {
    type: () => 'text',
    toWire: (text) => JSON.parse(text as string) as unknown,
    wire: () => ({ anyOf: [{ type: 'object' }, { type: 'array' }] }),
    toOperand: asText,
    toText: (text) => text as string,
  },
  'key-values': {
    type: () => 'text[]',
    toWire: (entries) => (entries as string[]).map(toKeyValue),
    wire: () => ({
      type: 'array',
      items: { type: 'object', properties: { key: { type: 'string' }, value: { type: 'string' } } },
    }),
    toOperand: asText,
    empty: [],
    toText: (entries) => joinNames(entries as string[]),
    fromText: (text) => splitNames(text),
  },
  city: {
    type: () => 'integer',
    toWire: (code) => areaPath(code as number),
    wire: () => AREA_PATH,
    beside: (name, code) => besideArea(name, code as number | null),
    // A province or a city stands for whatever lies within it.
    toOperand: (value, _, edge) =>
      AREA_CODE.test(value) ? (edge === 'to' ? lastWithin(Number(value)) : Number(value)) : undefined,
    toText: (code) => areaName(code as number),
    fromText: (text) => {
      const found = readArea(text)
      return found?.rest === '' ? found.code : text
    },
    whyRefused: (code) => (isDistrict(code as number) ? undefined : 'rule.area'),
  },
  address: {
    type: () => 'jsonb',
    toWire: (value) => ({ ...(value as Address), area: areaPath((value as Address).area) }),
    wire: () => ({
      type: 'object',
      properties: { area: AREA_PATH, street: { type: 'string' }, postcode: { type: 'string' } },
    }),
    beside: (name, value) => besideArea(name, (value as Address | null)?.area ?? null),
    searched: (column) => sql`${column} ->> 'street'`,
    toOperand: asText,
    toText: (value) => {
      const { area, street, postcode } = value as Address
      return [areaName(area), street, postcode].filter(Boolean).join(' ')
    },
    fromText: addressIn,
    whyRefused: (value) => (isDistrict((value as Address).area) ? undefined : 'rule.area'),
  },
  video: { type: () => 'text', toOperand: asText },
  table: {
    type: () => 'jsonb',
    toWire: (rows, { columns: parts }) =>
      (rows as Row[]).map((row) => eachPart(parts, (part, name) => toWire(part, row[name] ?? null, DEFAULT_LANGUAGE))),
    wire: ({ columns: parts }) => ({
      type: 'array',
      items: { type: 'object', properties: eachPart(parts, (part) => wireSchema(part)) },
    }),
    // What stands in its cells, without the names of the columns.
    searched: (column) => sql`jsonb_path_query_array(${column}, '$[*].*')::text`,
    toOperand: asText,
    toText: (rows, { columns: parts }, { language }) =>
      joinRows(
        (rows as Row[]).map((row) =>
          Object.entries(parts).map(([name, part]) => toText(part, row[name], { joined: undefined, language })),
        ),
      ),
    fromText: (text, { columns: parts }) => rowsIn(text, Object.entries(parts)),
  },
  editor: { type: textType, toOperand: asText, toStored: harmlessTexts },
}

const richTexts = loadedOnce(() => import('../../lib/rich-text.ts'))

/** A text, or one in each language. */
async function harmlessTexts(value: unknown): Promise<unknown> {
  const { harmless } = await richTexts()
  const one = (text: unknown): unknown => (typeof text === 'string' ? harmless(text) : text)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([language, text]) => [language, one(text)]))
    : one(value)
}

const eachPart = <T>(parts: Readonly<Record<string, Field>>, of: (part: Field, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, of(part, name)]))

/** Rows of a sheet's cell; what has more parts than there are columns is posted as it is. */
function rowsIn(text: string, parts: readonly (readonly [string, Field])[]): unknown {
  const rows = splitRows(text)
  if (rows.some((cells) => cells.length > parts.length)) return text
  return rows.map((cells) =>
    Object.fromEntries(
      cells.map((cell, at) => {
        const [name, part] = parts[at]!
        return [name, cell === '' ? null : (columnOf(part).fromText?.(cell, part) ?? cell)]
      }),
    ),
  )
}

function textType(field: { localized?: boolean }): string {
  return field.localized ? 'jsonb' : 'text'
}

const AREA_PATH = { type: 'array', items: { type: 'integer' }, description: 'province, city, district' } as const

/** What an area is called, beside its number. */
function besideArea(name: string, code: number | null): Row {
  return { [`${name}_name`]: code === null ? null : areaName(code) }
}

const columns = new Map(Object.entries(COLUMNS)) as Map<string, unknown> as Map<string, ColumnKind<Field>>

/** The server's half of a kind from outside the tree, after the contract's. Throws in plain words where it cannot be. */
export function registerFieldKind<F extends RegisteredField>(kind: RegisteredKind, column: ColumnKind<F>): void {
  const mistakes: string[] = []
  if (!isKind(kind)) mistakes.push('the contract knows none of this name')
  else if (traitsOf({ kind }).list && !Array.isArray(column.empty)) mistakes.push('a list is empty, never null')
  if (columns.has(kind)) mistakes.push('there is one already')
  if (typeof column.type !== 'function' || typeof column.toOperand !== 'function')
    mistakes.push('it must say the type of its column and what it reads from a search')
  if (mistakes.length > 0) throw new Error(`The column of '${kind}' cannot be registered: ${mistakes.join('; ')}`)
  columns.set(kind, column as unknown as ColumnKind<Field>)
}

/** What is wrong with the kinds that a definition names: they are strings where it comes from outside the tree. */
export function kindMistakes({ name, fields, commands = {} }: Definition): string[] {
  const asked = Object.values(commands).flatMap(({ input = {} }) => Object.entries(input))
  const all: [string, Field][] = [...Object.entries(fields), ...asked]
  const parts = all.flatMap(([name, field]) =>
    columns.has(field.kind) && hasColumns(field)
      ? Object.entries(field.columns ?? {}).map(([part, one]): [string, Field] => [`${name}.${part}`, one])
      : [],
  )
  return [...all, ...parts].flatMap(([field, { kind }]) =>
    columns.has(kind) ? [] : [`The field ${field} of '${name}' is of the kind '${kind}', which nobody has registered`],
  )
}

/** The column of a field's kind. Throws where there is none. */
export function columnOf(field: Field): ColumnKind<Field> {
  const column = columns.get(field.kind)
  if (!column) throw new Error(`No column is registered for the field kind '${field.kind}'`)
  return column
}

/** A stored value as the wire carries it in the caller's language. */
export function toWire(field: Field, value: unknown, language: Language): unknown {
  const one = isLocalized(field) ? pickLanguage(value as Partial<Record<Language, string>> | null, language) : value
  const { toWire: convert, nullToWire } = columnOf(field)
  if (one === null) return nullToWire ? nullToWire(field) : one
  return convert ? convert(one, field, language) : one
}

const HELD = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  moment: { type: 'integer', description: 'seconds' },
  id: { type: 'integer' },
  document: { type: 'object' },
} as const satisfies Record<ReturnType<typeof traitsOf>['holds'], JsonSchema>

/** JSON schema of a field's value on the wire: what answers carry, and what may be posted back. */
export function wireSchema(field: Field): JsonSchema {
  const { wire } = columnOf(field)
  const { holds, list } = traitsOf(field)
  if (wire) return wire(field)
  return list ? { type: 'array', items: HELD[holds] } : HELD[holds]
}

/** A stored value as text that somebody reads: in an export. */
export function toText(field: Field, value: unknown, context: TextContext): string {
  if (value === null || value === undefined) return ''
  return columnOf(field).toText?.(value, field, context) ?? String(toWire(field, value, context.language))
}

/** Whether two stored values are the same; the driver gives decimals as text. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b) || (typeof a === 'number' && typeof b === 'string' && b !== '' && a === Number(b))
}
