import { isoDateText, numberText } from './cell-text.ts'
import { ownText } from './own-text.ts'
import { SheetError } from './sheet-error.ts'
import { COLUMNS_MAX, ROW_TEXT_MAX, ROWS_MAX, type SheetCell, type SheetRow } from './sheet-row.ts'
import { richText, unescaped } from './shared-strings.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import { type Attributes, type XmlListener, xmlParser } from './xml-part.ts'
import { openParts } from './zip-parts.ts'

/** The rows of a workbook's first visible sheet (ECMA-376 part 1, 18.3.1). */
export async function* xlsxRows(path: string): AsyncGenerator<SheetRow> {
  const parts = await openParts(path)
  try {
    const workbook = await readWorkbook(parts)
    const sheet = sheetReader(workbook)
    for await (const piece of parts.read(workbook.sheet)) yield* sheet.read(piece)
    sheet.end()
  } finally {
    parts.close()
  }
}

const FORMULA: SheetCell = { mistake: 'formula' }
/** The last column that spreadsheets have, XFD. */
const LAST_COLUMN = 16_384

/** Array formulas and data tables that reach into one row; no two share a cell. */
const SPILLS_MAX = 1000
/** Cells, by the numbers of columns and rows. */
type Area = { left: number; right: number; bottom: number }

/** Takes the sheet's part piece by piece and answers the rows that are complete. */
function sheetReader(workbook: Workbook) {
  const ready: SheetRow[] = []
  let isData = false
  let line = 0
  let cells: SheetCell[] = []
  let length = 0
  let column = 0
  let type = 'n'
  let style = 0
  let isFormula = false
  /** Where formulas of rows before or of this one put values: their cells hold nothing else. */
  let spills: Area[] = []
  let value = ''
  let inside: 'value' | 'inline' | undefined
  const tooLong = (): SheetError => new SheetError('sheet.rowTooLong', { line, max: ROW_TEXT_MAX })
  const inline = richText(tooLong)

  function beginRow({ r }: Attributes): void {
    const next = r === undefined ? line + 1 : /^\d{1,9}$/.test(r) ? Number(r) : 0
    if (next <= line) throw new SheetError('sheet.broken')
    if (next > ROWS_MAX) throw new SheetError('sheet.tooManyRows', { max: ROWS_MAX })
    line = next
    spills = spills.filter(({ bottom }) => bottom >= line)
    cells = []
    length = column = 0
  }

  function beginCell({ r, t = 'n', s = '0' }: Attributes): void {
    column = r === undefined ? column + 1 : columnOf(r, line)
    if (column > LAST_COLUMN || (cells[column - 1] ?? null) !== null) throw new SheetError('sheet.broken')
    type = t
    style = Number(s)
    isFormula = false
    value = ''
    inline.begin()
  }

  function endCell(): void {
    const cell = cellOf()
    if (cell === null || cell === '') return
    if (column > COLUMNS_MAX) throw new SheetError('sheet.tooManyColumns', { line, max: COLUMNS_MAX })
    length += typeof cell === 'string' ? cell.length : 0
    if (length > ROW_TEXT_MAX) throw tooLong()
    while (cells.length < column) cells.push(null)
    cells[column - 1] = spills.some(({ left, right }) => left <= column && column <= right) ? FORMULA : cell
  }

  function beginFormula({ t, ref = '' }: Attributes): void {
    isFormula = true
    if (t !== 'array' && t !== 'dataTable') return
    const [, left = '', right = '', bottom] = /^([A-Z]{1,3})\d+:([A-Z]{1,3})(\d{1,9})$/.exec(ref) ?? []
    if (bottom === undefined) return
    if (spills.length >= SPILLS_MAX) throw new SheetError('sheet.broken')
    spills.push({ left: columnNumber(left), right: columnNumber(right), bottom: Number(bottom) })
  }

  /** 18.18.11. */
  function cellOf(): SheetCell {
    if (isFormula) return FORMULA
    switch (type) {
      case 's':
        return value === '' ? null : sharedString(value)
      case 'inlineStr':
        return ownText(inline.end())
      case 'str':
        return ownText(unescaped(value))
      case 'b':
        return value === '' ? null : /^(?:1|true)$/i.test(value.trim()) ? 'TRUE' : 'FALSE'
      case 'e':
        return { mistake: 'error' }
      case 'd':
        return ownText(isoDateText(value, workbook.formats[style] ?? 'number'))
      default:
        return ownText(numberText(value, workbook.formats[style] ?? 'number', workbook.is1904))
    }
  }

  function sharedString(index: string): string {
    const text = workbook.strings(Number(index))
    if (text === undefined) throw new SheetError('sheet.broken')
    return text
  }

  const listener: XmlListener = {
    open(name, attributes, depth) {
      if (depth === 2) isData = name === 'sheetData'
      else if (!isData) return
      else if (depth === 3 && name === 'row') beginRow(attributes)
      else if (depth === 4 && name === 'c') beginCell(attributes)
      else if (depth === 5 && name === 'f') beginFormula(attributes)
      else if (depth === 5 && name === 'v') inside = 'value'
      else if (depth === 5 && name === 'is') inside = 'inline'
      else if (inside === 'inline') inline.open(name, attributes)
    },
    text(text) {
      if (inside === 'inline') inline.text(text)
      else if (inside === 'value') value += text
      if (value.length > ROW_TEXT_MAX) throw tooLong()
    },
    close(name, depth) {
      if (!isData) return
      if (inside === 'inline') inline.close(name)
      if (depth === 5) inside = undefined
      else if (depth === 4 && name === 'c') endCell()
      else if (depth === 3 && cells.length > 0) ready.push({ line, cells })
    },
  }
  const parser = xmlParser(listener, tooLong)

  return {
    read(piece: Buffer): SheetRow[] {
      parser.write(piece)
      return ready.splice(0)
    },
    end: () => parser.end(),
  }
}

/** 'AB12' → 28; throws for a cell that is not of the row. */
function columnOf(place: string, line: number): number {
  const [, letters = '', row] = /^([A-Z]{1,3})(\d{1,9})$/.exec(place) ?? []
  if (Number(row) !== line) throw new SheetError('sheet.broken')
  return columnNumber(letters)
}

function columnNumber(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}
