import { joinKey } from '@tutu/contract/definition/define-resource'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import { type Language, LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import { dateTimeText, type Row, toText } from '../fields/columns.ts'
import type { Resource } from '../registry.ts'

/** Spreadsheets read UTF-8 as such only after this. */
export const BOM = '\uFEFF'

type Cells = (row: Row, joined: Record<string, unknown>) => string
type Column = { title: string; cell: Cells }

/** The columns of an export: what the table holds, localized texts in every language, relations by their names. */
export function csvColumns(resource: Resource, language: Language): Column[] {
  const { fields, ledger } = resource.definition
  return [
    { title: 'id', cell: (row) => String(row.id) },
    ...Object.entries(fields).flatMap(([name, field]) => fieldColumns(name, field, language)),
    { title: language === 'en' ? 'Created' : '创建时间', cell: (row) => dateTimeText(row.createtime) },
    ...(ledger
      ? []
      : [{ title: language === 'en' ? 'Updated' : '更新时间', cell: (row: Row) => dateTimeText(row.updatetime) }]),
  ]
}

function fieldColumns(name: string, field: Field, language: Language): Column[] {
  if (traitsOf(field).secret) return []
  const title = pickLanguage(field.label, language)
  if (!isLocalized(field)) {
    const textOf: Cells = (row, joined) => toText(field, row[name], { joined: joined[joinKey(name)], language })
    return [{ title, cell: textOf }]
  }
  return LANGUAGES.map((one) => ({
    title: `${title} (${one})`,
    cell: (row) => (row[name] as Partial<Record<Language, string>> | null)?.[one] ?? '',
  }))
}

/** One line. A text that a spreadsheet would run as a formula is marked as text. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`
}

function quote(cell: string): string {
  const text = /^[=+@＝＋－＠\t\r\n]|^-(?![\d.]+$)/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
