import { describe, expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { partsOf, sheetFiles, workbookOf, zipOf } from './testing/sheet-files.ts'

const { rowsOf, write } = sheetFiles()

const FORMULA = { mistake: 'formula' }
const ERROR = { mistake: 'error' }

async function cellsOf(cells: string, options?: Parameters<typeof partsOf>[1]) {
  return (await rowsOf(workbookOf(`<row r="1">${cells}</row>`, options)))[0]?.cells
}

describe('a cell', () => {
  test('is a text of the shared ones, its runs joined, without readings above', async () => {
    const strings =
      '<si><t>图图</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">a </t></r><r><t>b</t></r><rPh sb="0" eb="1"><t>tu</t></rPh><phoneticPr fontId="1"/></si><si><t/></si><si><t xml:space="preserve"> x_x000D_\ny_x005F_x000D_ </t></si>'
    expect(
      await cellsOf(
        '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c>',
        { strings },
      ),
    ).toEqual(['图图', 'a b', null, ' x\r\ny_x000D_ '])
  })

  test('is any of thousands of shared texts', async () => {
    const texts = Array.from({ length: 1000 }, (_, index) => `文 ${index} ${'é'.repeat(index % 7)}`)
    const strings = texts.map((text) => `<si><t>${text}</t></si>`).join('')
    const rows = texts.map((_, index) => `<row><c t="s"><v>${999 - index}</v></c></row>`).join('')
    expect((await rowsOf(workbookOf(rows, { strings }))).map(({ cells }) => cells[0])).toEqual(texts.toReversed())
  })

  test('is a text of its own, a number, a truth', async () => {
    expect(
      await cellsOf(
        '<c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t>b&lt;<![CDATA[<c>]]></t></r><rPh><t>x</t></rPh></is></c><c r="B1"><v>0.30000000000000004</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="b"><v>0</v></c><c r="E1" t="str"><v>_x0041_</v></c><c r="F1" t="n"><v>5</v></c>',
      ),
    ).toEqual(['ab<<c>', '0.3', 'TRUE', 'FALSE', 'A', '5'])
  })

  test('that is computed or shows an error is told as such, whatever value it keeps', async () => {
    expect(
      await cellsOf(
        '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c><c r="C1"><f t="shared" si="0"/><v>3</v></c><c r="D1" t="e"><v>#N/A</v></c><c r="E1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      ),
    ).toEqual([FORMULA, FORMULA, FORMULA, ERROR, FORMULA])
  })

  test('is computed too where a formula elsewhere puts its value', async () => {
    const rows = await rowsOf(
      workbookOf(
        '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="array" ref="B1:C2">A1:A2</f><v>1</v></c><c r="C1"><v>2</v></c><c r="D1"><f t="array" ref="D1">A1</f><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c><c r="B2"/><c r="C2"><v>4</v></c><c r="D2"><v>5</v></c></row><row r="3"><c r="C3"><v>6</v></c></row>',
      ),
    )
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', FORMULA, FORMULA, FORMULA],
      ['1', null, FORMULA, '5'],
      [null, null, '6'],
    ])
  })

  test('is a date by its format', async () => {
    const styles =
      '<numFmts count="1"><numFmt numFmtId="176" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;\\ hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/></cellXfs><dxfs><dxf><numFmt numFmtId="14" formatCode="0"/></dxf></dxfs>'
    const cells =
      '<c r="A1" s="0"><v>45296</v></c><c r="B1" s="1"><v>45296</v></c><c r="C1" s="2"><v>45296.5</v></c><c r="D1" s="9"><v>1</v></c><c r="E1" s="1" t="d"><v>2024-01-05T00:00:00</v></c>'
    expect(await cellsOf(cells, { styles })).toEqual(['45296', '2024-01-05', '2024-01-05 12:00:00', '1', '2024-01-05'])
    const workbook = '<workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets>'
    expect((await cellsOf(cells, { styles, workbook }))?.[1]).toBe('2028-01-06')
  })

  test('stands where it says; those without a text are empty', async () => {
    expect(
      await rowsOf(
        workbookOf(
          '<row><c><v>1</v></c><c/><c><v>2</v></c></row><row r="4" spans="1:9"><c r="C4"><v>3</v></c><c r="A4"><v>4</v></c><c r="ZZ4" s="1"/></row><row/><row r="9"><c r="A9" t="s"/><c r="B9" t="inlineStr"><is><t></t></is></c></row><row><c r="B10"><v>5</v></c><c><v>6</v></c></row>',
        ),
      ),
    ).toEqual([
      { line: 1, cells: ['1', null, '2'] },
      { line: 4, cells: ['4', null, '3'] },
      { line: 10, cells: [null, '5', '6'] },
    ])
  })
})

describe('a workbook', () => {
  test('is read from its first visible sheet', async () => {
    const parts = partsOf('<row><c><v>1</v></c></row>', {
      workbook:
        '<sheets><sheet name="A" sheetId="1" state="hidden" r:id="rId9"/><sheet name="B" sheetId="2" state="veryHidden" r:id="rId9"/><sheet name="C" sheetId="3" r:id="rId8"/><sheet name="D" sheetId="4" state="visible" r:id="rId1"/><sheet name="E" sheetId="5" r:id="rId9"/></sheets>',
    })
    const rels = 'xl/_rels/workbook.xml.rels'
    parts[rels] = String(parts[rels]).replace(
      '</Relationships>',
      '<Relationship Id="rId8" Type="x/chartsheet" Target="chart.xml"/><Relationship Id="rId9" Type="x/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
    )
    expect(await rowsOf(zipOf(parts))).toEqual([{ line: 1, cells: ['1'] }])
  })

  test('may be written by any program: prefixes, the strict variant, other names and cases, UTF-16, no styles', async () => {
    const strict = 'http://purl.oclc.org/ooxml'
    const main = `${strict}/spreadsheetml/main`
    const office = `${strict}/officeDocument/relationships`
    expect(
      await rowsOf(
        zipOf({
          '_rels/.rels': `<p:Relationships xmlns:p="p"><p:Relationship Id="a" Type="${office}/officeDocument" Target="/Book/Main.xml"/></p:Relationships>`,
          'book/main.xml': `<?xml version="1.0" encoding="UTF-8"?><x:workbook xmlns:x="${main}" xmlns:rel="${office}"><x:sheets><x:sheet name="A" sheetId="1" rel:id="b"/></x:sheets></x:workbook>`,
          'Book/_rels/main.xml.rels': `<Relationships><Relationship Id="b" Type="${office}/worksheet" Target="..\\Sheets\\One.xml"/></Relationships>`,
          'sheets/one.xml': Buffer.from(
            `\uFEFF<?xml version="1.0" encoding="UTF-16"?><x:worksheet xmlns:x="${main}"><x:sheetPr/><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>图</x:t></x:is></x:c></x:row></x:sheetData><x:extLst><x:ext><x:row r="0"><x:c r="?"/></x:row></x:ext></x:extLst></x:worksheet>`,
            'utf16le',
          ),
        }),
      ),
    ).toEqual([{ line: 1, cells: ['图'] }])
  })

  test('can be read again and left in the middle', async () => {
    const path = await write(workbookOf('<row><c><v>1</v></c></row>'.repeat(50_000)))
    for (let round = 0; round < 3; round++) {
      let count = 0
      for await (const { line } of readSheet(path)) {
        count++
        if (line === 10 && round === 1) break
      }
      expect(count).toBe(round === 1 ? 10 : 50_000)
    }
  })
})
