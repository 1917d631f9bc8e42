import { describe, expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'
import { collect, sheetFiles } from './testing/sheet-files.ts'

const { rowsOf, refusal } = sheetFiles()

const cellsOf = async (text: string) => (await rowsOf(text)).map(({ cells }) => cells)

describe('a CSV file', () => {
  test.each([
    [
      'comma',
      'a,b;c\n1,2\n',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    [
      'semicolon',
      'a;"b,c,d";e\n1;2;3\n',
      [
        ['a', 'b,c,d', 'e'],
        ['1', '2', '3'],
      ],
    ],
    [
      'tab',
      'a\tb,\tc\n1\t2\t3\n',
      [
        ['a', 'b,', 'c'],
        ['1', '2', '3'],
      ],
    ],
    ['named by Excel', 'sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
    ['one column', 'a\n1\n', [['a'], ['1']]],
  ])('is divided by what divides its heading: %s', async (_, text, rows) => {
    expect(await cellsOf(text)).toEqual(rows)
  })

  test.each(['\n', '\r\n', '\r'])('has lines that end in %j', async (end) => {
    expect(await rowsOf(['a,b', '', '1,"x\ny"', ',,', '2,z'].join(end))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', 'x\ny'] },
      { line: 5, cells: ['2', 'z'] },
    ])
  })

  test('counts rows as a spreadsheet program does: the line that names the delimiter is none', async () => {
    expect(await rowsOf('sep=,\na,b\n"1\n1",2\n3,4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\n1', '2'] },
      { line: 3, cells: ['3', '4'] },
    ])
  })

  test('has quotes as they are written', async () => {
    expect(await cellsOf('a,"b ""c"" ""","",5" disk,"\r\n"\n')).toEqual([['a', 'b "c" "', null, '5" disk', '\r\n']])
  })

  test('leaves out empty cells at the end, however many', async () => {
    expect(await cellsOf(`a,b${','.repeat(20_000)}\n,1${','.repeat(20_000)}\n`)).toEqual([
      ['a', 'b'],
      [null, '1'],
    ])
  })

  test('loses the mark that the export put before what looks like a formula, and no other', async () => {
    const cells = ["'=1", "''=1", "'a", "'", "'-1", "'-1.5", "'-a", "'＝1", '=1', '-1']
    expect(await cellsOf(`${cells.join(',')}\n`)).toEqual([
      ['=1', "'=1", "'a", "'", "'-1", "'-1.5", '-a', '＝1', '=1', '-1'],
    ])
  })

  test('may be empty', async () => {
    expect(await rowsOf('')).toEqual([])
    expect(await rowsOf('\uFEFF')).toEqual([])
    expect(await rowsOf('\n\n')).toEqual([])
  })

  test('is the same however its text is cut', async () => {
    const text = 'a,"b ""x""\r\ny",c\r\n\r\n"1",,\r"2",\'=3,"4"'
    const whole = await collect(csvRows(pieces([text])))
    expect(whole.map(({ line }) => line)).toEqual([1, 3, 4])
    // The delimiter is found from the first piece, the heading.
    for (let at = 20; at < text.length; at++) {
      expect(await collect(csvRows(pieces([text.slice(0, at), '', text.slice(at)])))).toEqual(whole)
    }
    expect(await collect(csvRows(pieces([text.slice(0, 20), ...text.slice(20)])))).toEqual(whole)
  })
})

describe('a CSV file is refused', () => {
  test('with a quote that is never closed, by the row', async () => {
    expect(await refusal('a,b\n1,2\n3,"4\n5,6\n')).toEqual({ key: 'sheet.openQuote', line: 3 })
    expect(await refusal(`a,b\n1,"2\n${'3,4\n'.repeat(600_000)}`)).toEqual({
      key: 'sheet.rowTooLong',
      line: 2,
      max: 2_000_000,
    })
  })

  test('with text behind a closed quote', async () => {
    expect(await refusal('a,b\n"1"x,2\n')).toEqual({ key: 'sheet.strayQuote', line: 2 })
  })

  test('with a cell beyond the last column', async () => {
    const row = 'x,'.repeat(20_000)
    expect(await refusal(`a\n${row}\n`)).toEqual({ key: 'sheet.tooManyColumns', line: 2, max: 500 })
  })

  test('with more rows than spreadsheets have', async () => {
    expect(await refusal('1\n'.repeat(1_048_577))).toEqual({ key: 'sheet.tooManyRows', max: 1_048_576 })
  })

  test('with a cell of 100 MB', async () => {
    expect(await refusal(`a\n1\n${'x'.repeat(100_000_000)}\n`)).toMatchObject({ key: 'sheet.rowTooLong', line: 3 })
  })
})

async function* pieces(all: readonly string[]) {
  yield* all
}
