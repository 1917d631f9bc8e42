import { ownText } from './own-text.ts'
import { SheetError } from './sheet-error.ts'
import { COLUMNS_MAX, ROW_TEXT_MAX, ROWS_MAX, type SheetCell, type SheetRow } from './sheet-row.ts'

/**
 * The rows of a CSV text (RFC 4180) that comes in pieces. Lines end as on any system; the delimiter is found from the first
 * line. A row counts as one line, as spreadsheet programs show it, whatever breaks its cells hold.
 */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<SheetRow> {
  const reader = csvReader()
  for await (const piece of pieces) yield* reader.read(piece)
  yield* reader.end()
}

const DELIMITERS = [',', '\t', ';'] as const

/** `skip`: characters of the line in which Excel names the delimiter; it shows no row for it. */
function delimiterOf(text: string): { delimiter: string; skip: number } {
  const named = /^"?sep=([,;|\t])"?(?:\r\n|\r|\n)/i.exec(text)
  if (named) return { delimiter: named[1]!, skip: named[0].length }
  const heading = /^[\r\n]*((?:"[^"]*"|[^"\r\n])*)/.exec(text)![1]!.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => heading.split(delimiter).length)
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))]!, skip: 0 }
}

/**
 * Takes a text piece by piece, the first with the heading; nothing is looked at twice, however the others are cut. Our own:
 * csv-parse 7 bounds neither the columns of a line nor what lines of uneven length cost.
 */
export function csvReader() {
  let delimiter = ''
  let ending = /[\r\n]/g
  let line = 1
  let cells: SheetCell[] = []
  let column = 0
  let length = 0
  let cell = ''
  /** `quote`: behind a mark that closes the cell, or is the first of two that stand for one. */
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start'
  let afterReturn = false

  function take(part: string): void {
    cell += part
    length += part.length
    if (length > ROW_TEXT_MAX) throw new SheetError('sheet.rowTooLong', { line, max: ROW_TEXT_MAX })
  }

  function endCell(): void {
    if (cell !== '') {
      if (column >= COLUMNS_MAX) throw new SheetError('sheet.tooManyColumns', { line, max: COLUMNS_MAX })
      while (cells.length < column) cells.push(null)
      cells.push(ownText(withoutMark(cell)))
    }
    column++
    cell = ''
    state = 'start'
  }

  function endRow(): SheetRow | undefined {
    endCell()
    const row = cells.length > 0 ? { line, cells } : undefined
    if (row && line > ROWS_MAX) throw new SheetError('sheet.tooManyRows', { max: ROWS_MAX })
    line++
    cells = []
    column = 0
    length = 0
    return row
  }

  function* read(text: string): Generator<SheetRow> {
    let at = 0
    if (delimiter === '' && text !== '') {
      const found = delimiterOf(text)
      delimiter = found.delimiter
      ending = new RegExp(`[${delimiter}\\r\\n]`, 'g')
      at = found.skip
    }
    while (at < text.length) {
      if (afterReturn) {
        afterReturn = false
        if (text[at] === '\n') at++
        continue
      }
      if (state === 'quoted') {
        const end = text.indexOf('"', at)
        take(end < 0 ? text.slice(at) : text.slice(at, end))
        if (end >= 0) state = 'quote'
        at = end < 0 ? text.length : end + 1
        continue
      }
      if (text[at] === '"' && state !== 'plain') {
        if (state === 'quote') take('"')
        state = 'quoted'
        at++
        continue
      }
      ending.lastIndex = at
      const end = ending.exec(text)?.index ?? text.length
      if (end > at) {
        if (state === 'quote') throw new SheetError('sheet.strayQuote', { line })
        take(text.slice(at, end))
        state = 'plain'
      }
      at = end + 1
      if (text[end] === delimiter) endCell()
      else if (end < text.length) {
        afterReturn = text[end] === '\r'
        const row = endRow()
        if (row) yield row
      }
    }
  }

  function* end(): Generator<SheetRow> {
    if (state === 'quoted') throw new SheetError('sheet.openQuote', { line })
    const row = endRow()
    if (row) yield row
  }

  return { read, end }
}

/** Texts that a spreadsheet would take for formulas: the export marks them (`contract/src/core/csv.ts`). */
const MARKED = /^'+(?:[=+@＝＋－＠\t\r\n]|-(?![\d.]+$))/

function withoutMark(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell
}
