import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOM, csvLine } from '@tutu/contract/core/csv'
import { type Cell, cellIn, xlsxOf } from '../engine/read/xlsx.ts'
import { collect, sheetFiles } from './testing/sheet-files.ts'

const { rowsOf } = sheetFiles()

const NASTY = [
  "'",
  '"',
  '=',
  '+',
  '-',
  '@',
  '＝',
  '\t',
  '\r',
  '\n',
  '\r\n',
  ',',
  ';',
  '1',
  '.',
  ' ',
  '_x000D_',
  '_x',
  '005F_',
  '<',
  '&',
  '图',
  '😀',
  '\u00a0',
  '\ufeff',
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...NASTY), { maxLength: 6 }).map((pieces) => pieces.join('')),
  // The database holds no NUL, and no halves of characters.
  fc.string({ unit: 'binary', maxLength: 8 }).map((one) => one.replaceAll('\0', '').toWellFormed()),
)
const table = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 })
const HEADING = ['id', '标题 (zh-cn)', 'a "quoted", one']

/** As the reader gives them: empty cells are null, none at the end, no empty rows. */
function expected(rows: readonly (readonly Cell[])[]) {
  return rows.flatMap((row, index) => {
    const cells = row.map((cell) => (cell === '' ? null : String(cell)))
    while (cells.at(-1) === null) cells.pop()
    return cells.length > 0 ? [{ line: index + 1, cells }] : []
  })
}

test('what the export writes as CSV is read as it was', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const all = [HEADING, ...rows]
      expect(await rowsOf(BOM + all.map((row) => csvLine(row)).join(''))).toEqual(expected(all))
    }),
    { numRuns: 500 },
  )
})

test('what the export writes as XLSX is read as it was', async () => {
  const number = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -999_999, max: 999_999 }).map((cents) => cents / 100),
  )
  await fc.assert(
    fc.asyncProperty(table, number, async (rows, number) => {
      // XML carries no control characters: the export leaves them out.
      const kept = rows.map((row) =>
        row.map((cell) => cell.replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')),
      )
      const all = [HEADING, ...kept.map((row) => [number, ...row])]
      const file = await collect(xlsxOf('课程', pieces(all)))
      expect(await rowsOf(Buffer.concat(file))).toEqual(expected(all))
    }),
    { numRuns: 150 },
  )
})

test('dates, moments and money of an XLSX are read as they were; a day before those that spreadsheets know stays a text', async () => {
  const texts = ['2026-11-28 23:59:59', '2024-02-29', '-29.70', '1899-12-31', '9999-12-31 00:00:00']
  const cells = [
    cellIn('date-time', texts[0]!),
    cellIn('date', texts[1]!),
    cellIn('money', texts[2]!),
    cellIn('date', texts[3]!),
    cellIn('date-time', texts[4]!),
  ]
  const file = await collect(xlsxOf('账', pieces([HEADING, cells]), [20, 12]))
  expect((await rowsOf(Buffer.concat(file)))[1]?.cells).toEqual([texts[0], texts[1], '-29.7', texts[3], texts[4]])
})

async function* pieces(rows: readonly (readonly Cell[])[]) {
  yield rows
}
