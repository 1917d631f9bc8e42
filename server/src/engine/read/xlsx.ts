import { constants, crc32, deflateRawSync } from 'node:zlib'
import { strToU8, Zip, ZipPassThrough } from 'fflate'

/** A cell: a text, or a number that a spreadsheet can count with. Never a formula. */
export type Cell = string | number

/**
 * A workbook of one sheet in pieces (ECMA-376, 18.3: SpreadsheetML), made as rows come, so that memory is flat however many
 * there are. Texts stand in their cells (`inlineStr`); the first row stays in sight.
 */
export async function* xlsxOf(
  title: string,
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
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
  sheet.push(strToU8(SHEET_BEGIN))
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

const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`

function partsOf(title: string): Record<string, string> {
  // A name has at most 31 characters, and none of these.
  const name = escaped(title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31))
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  }
}

function rowXml(cells: readonly Cell[], at: number): string {
  let xml = `<row r="${at}">`
  for (const [index, cell] of cells.entries()) if (cell !== '') xml += cellXml(cell, `${columnName(index)}${at}`)
  return `${xml}</row>`
}

function cellXml(cell: Cell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
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
