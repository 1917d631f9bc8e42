import { joinKey } from '@tutu/contract/define-resource'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { type Language, LANGUAGES, pickLanguage } from '@tutu/contract/languages'
import { timeText } from '../lib/days.ts'
import { type Row, toWire } from './columns.ts'
import type { Resource } from './registry.ts'

/** Spreadsheets read UTF-8 as such only after this. */
export const BOM = '\uFEFF'

type Cells = (row: Row, joined: Record<string, unknown>) => string
type Column = { title: string; cell: Cells }

const YES_NO = { 'zh-cn': ['否', '是'], en: ['no', 'yes'] } as const

/** The columns of an export: what the table holds, localized texts in every language, relations by their names. */
export function csvColumns(resource: Resource, language: Language): Column[] {
  const { fields } = resource.definition
  return [
    { title: 'id', cell: (row) => String(row.id) },
    ...Object.entries(fields).flatMap(([name, field]) => fieldColumns(name, field, language)),
    { title: language === 'en' ? 'Created' : '创建时间', cell: (row) => dateTimeText(row.createtime) },
    { title: language === 'en' ? 'Updated' : '更新时间', cell: (row) => dateTimeText(row.updatetime) },
  ]
}

function fieldColumns(name: string, field: Field, language: Language): Column[] {
  if (field.kind === 'password') return []
  const title = pickLanguage(field.label, language)
  if (!isLocalized(field)) return [{ title, cell: (row, joined) => cellText(name, field, row[name], joined, language) }]
  return LANGUAGES.map((one) => ({
    title: `${title} (${one})`,
    cell: (row) => (row[name] as Partial<Record<Language, string>> | null)?.[one] ?? '',
  }))
}

function cellText(
  name: string,
  field: Field,
  value: unknown,
  joined: Record<string, unknown>,
  language: Language,
): string {
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'switch':
      return YES_NO[language][value ? 1 : 0]
    case 'select':
      return pickLanguage(field.options[value as string], language) || String(value)
    case 'multi-select':
      return (value as string[]).map((one) => pickLanguage(field.options[one], language) || one).join(', ')
    case 'date-time':
      return dateTimeText(value)
    case 'relation':
      return joinedName(joined[joinKey(name)]) || String(value)
    case 'relation-many':
      return ((joined[joinKey(name)] as unknown[] | undefined) ?? []).map(joinedName).join(', ')
    default:
      return String(toWire(field, value, language))
  }
}

/** A joined row's name: the first of its columns after the id. */
function joinedName(row: unknown): string {
  const [, name] = row ? Object.values(row as Record<string, unknown>) : []
  return name === undefined || name === null ? '' : String(name)
}

/** In the server's time zone (spec 9). */
function dateTimeText(seconds: unknown): string {
  return typeof seconds === 'number' ? timeText(seconds) : ''
}

/** One line. A text that a spreadsheet would run as a formula is marked as text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  const text = /^[=+@＝＋－＠\t\r\n]|^-(?![\d.]+$)/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
