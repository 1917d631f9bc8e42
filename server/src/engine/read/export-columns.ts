import { joinKey } from '@tutu/contract/definition/define-resource'
import { type Field, isLocalized } from '@tutu/contract/fields/index'
import { isRelation, traitsOf } from '@tutu/contract/fields/traits'
import { type Language, LANGUAGES, pickLanguage } from '@tutu/contract/core/languages'
import { type CellFormat, dateTimeText } from '../fields/cell-text.ts'
import { columnOf, type Row, toText } from '../fields/columns.ts'
import { serverZone } from '../../lib/days.ts'
import type { Registry, Resource } from '../registry.ts'

type Cells = (row: Row, joined: Record<string, unknown>) => string
/** `field`: what it is a column of, the same for each language. `format`: what its texts are to a spreadsheet; absent: texts. */
export type ExportColumn = { field: string; title: string; cell: Cells; format?: 'number' | CellFormat | undefined }

/** The columns of an export: what the table holds, localized texts in every language, relations by their names. */
export function exportColumns(registry: Registry, resource: Resource, language: Language): ExportColumn[] {
  const { fields, ledger } = resource.definition
  const columns: ExportColumn[] = [
    { field: 'id', title: 'id', cell: (row) => String(row.id), format: 'number' },
    ...Object.entries(fields).flatMap(([name, field]) => fieldColumns(registry, name, field, language)),
    timeColumn('createtime', language === 'en' ? 'Created' : '创建时间'),
    ...(ledger ? [] : [timeColumn('updatetime', language === 'en' ? 'Updated' : '更新时间')]),
  ]
  // Whoever gets the file may live by another clock than the server that wrote it.
  const zone = serverZone()
  return columns.map((one) => (one.format === 'date-time' ? { ...one, title: `${one.title} (${zone})` } : one))
}

const timeColumn = (field: string, title: string): ExportColumn => ({
  field,
  title,
  cell: (row) => dateTimeText(row[field]),
  format: 'date-time',
})

function fieldColumns(registry: Registry, name: string, field: Field, language: Language): ExportColumn[] {
  if (traitsOf(field).secret) return []
  const title = pickLanguage(field.label, language)
  if (!isLocalized(field)) {
    const naming = isRelation(field) ? registry.byName(field.to).definition : undefined
    const none = 'none' in field ? pickLanguage(field.none, language) : ''
    const beside = joinKey(name)
    const textOf: Cells = (row, joined) =>
      toText(field, row[name], { joined: joined[beside], language, naming }) || none
    const { holds, list } = traitsOf(field)
    const { cellFormat, toText: inWords } = columnOf(field)
    const format = cellFormat ?? (holds === 'number' && !list && !inWords ? 'number' : undefined)
    return [{ field: name, title, cell: textOf, format }]
  }
  return LANGUAGES.map((one) => ({
    field: name,
    title: `${title} (${one})`,
    cell: (row) => (row[name] as Partial<Record<Language, string>> | null)?.[one] ?? '',
  }))
}
