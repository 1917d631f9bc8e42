import { constants, crc32, deflateRawSync } from 'node:zlib'
import { strToU8, Zip, ZipPassThrough } from 'fflate'
import type { CellFormat } from '../fields/cell-text.ts'

/** A cell: a text, or a number that a spreadsheet can count with. Never a formula. */
export type Cell = string | number | { value: number; format: CellFormat }

/** The cell of a text in a format's form, as exports write it; what is in none, or no date that spreadsheets know, stays a text. */
export function cellIn(format: CellFormat, text: string): Cell {
  const value = format === 'money' ? moneyIn(text) : serialOf(text)
  return value === undefined ? text : { value, format }
}

const moneyIn = (text: string): number | undefined => (/^-?\d+\.\d\d$/.test(text) ? Number(text) : undefined)

const DAY_MS = 86_400_000
/** Days from the spreadsheets' beginning to 1970-01-01 (ECMA-376 part 1, 18.17.4.1). */
const DAYS_TO_1970 = 25_569
/** 1900-03-01: of the days before it spreadsheets count one too many. */
const FIRST_DAY = 61

/** A date and the time on it as the number of days, whatever the time zone they were written in. */
function serialOf(text: string): number | undefined {
  const [, date, clock = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(text) ?? []
  if (date === undefined) return undefined
  const serial = Date.parse(`${date}T${clock}Z`) / DAY_MS + DAYS_TO_1970
  return serial >= FIRST_DAY ? serial : undefined
}

/**
 * A workbook of one sheet in pieces (ECMA-376, 18.3: SpreadsheetML), made as rows come, so that memory is flat however many
 * there are. Texts stand in their cells (`inlineStr`); the first row stays in sight. `widths`: of the columns, in characters.
 */
export async function* xlsxOf(
  title: string,
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
  widths: readonly number[] = [],
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for (const [name, text] of Object.entries(partsOf(title))) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(strToU8(text), true)
  }
  const sheet = new DeflatedPart('xl/worksheets/sheet1.xml')
  zip.add(sheet)
  sheet.push(strToU8(`${SHEET_BEGIN}${columnsXml(widths)}<sheetData>`))
  let at = 0
  for await (const some of rows) {
    sheet.push(strToU8(some.map((cells) => rowXml(cells, ++at)).join('')))
    yield* made.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* made.splice(0)
}

/** A method of compression (APPNOTE.TXT of ZIP, 4.4.5). */
const DEFLATE = 8
const LEVEL = 3

/**
 * A part of the zip that is deflated by Node's own library, some pieces at a time: each ends in a flush, and together they are
 * one stream (RFC 1951, 2.3). The library of the zip does it, and its checksum, in JavaScript, at a third of the pace.
 */
class DeflatedPart extends ZipPassThrough {
  override compression = DEFLATE
  override crc = 0

  override push(piece: Uint8Array, isLast = false): void {
    this.size += piece.length
    this.crc = crc32(piece, this.crc)
    this.process(piece, isLast)
  }

  protected override process(piece: Uint8Array, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    this.ondata(null, deflateRawSync(piece, { level: LEVEL, finishFlush }), isLast)
  }
}

/** Characters of a cell, as spreadsheets allow (Excel specifications and limits). */
const CELL_MAX = 32_767
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`

/** Of each format its number among the cell formats below. */
const STYLE: Record<CellFormat, number> = { money: 1, date: 2, 'date-time': 3 }
const FONT = 'fontId="0" fillId="0" borderId="0"'
/** 18.8: the formats of cells, in the order of `STYLE`, and what has to stand beside them. Format 4 is `#,##0.00`. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" ${FONT}/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" ${FONT} xfId="0"/>${[4, 164, 165].map((id) => `<xf numFmtId="${id}" ${FONT} xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

function columnsXml(widths: readonly number[]): string {
  if (widths.length === 0) return ''
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return `<cols>${columns.join('')}</cols>`
}

function partsOf(title: string): Record<string, string> {
  // A name has at most 31 characters, and none of these.
  const name = escaped(title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31))
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  }
}

function rowXml(cells: readonly Cell[], at: number): string {
  let xml = `<row r="${at}">`
  for (const [index, cell] of cells.entries()) if (cell !== '') xml += cellXml(cell, `${columnName(index)}${at}`)
  return `${xml}</row>`
}

function cellXml(cell: Cell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${place}" s="${STYLE[cell.format]}"><v>${cell.value}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, CELL_MAX))}</t></is></c>`
}

/** 0 → 'A', 26 → 'AA'. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** What XML may have to escape or to leave out; most cells have none of it. */
const NOT_PLAIN = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD]|[&<>"]|_x/

/** What XML cannot carry is left out. */
function escaped(text: string): string {
  if (!NOT_PLAIN.test(text)) return text
  return (
    text
      .toWellFormed()
      .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // Line breaks of other systems stay what they are, and what looks like an escape is none.
      .replaceAll('\r', '&#13;')
      .replace(/_x(?=[\dA-Fa-f]{4}_)/g, '_x005F_x')
  )
}
