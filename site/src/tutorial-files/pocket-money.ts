const ROWS: readonly (readonly [what: string, yuan: number | ''])[] = [
  ['零花钱 · Pocket money', 50],
  ['买本子 · Exercise book', -8],
  ['买酸奶 · Yoghurt', -6],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
]

const text = (cell: string, value: string): string => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`

/** The table of the tutorial with its sum in C10, as parts of a workbook: `pocket-money.xlsx`. */
export function pocketMoney(): Record<string, string> {
  const head = `<row r="1">${text('A1', '日期 · Date')}${text('B1', '做什么 · What for')}${text('C1', '多少元 · Yuan')}</row>`
  const rows = ROWS.map(([what, yuan], at) => {
    const row = at + 2
    const date = what ? text(`A${row}`, `3-${[1, 4, 9][at]}`) + text(`B${row}`, what) : ''
    return `<row r="${row}">${date}${yuan === '' ? '' : `<c r="C${row}"><v>${yuan}</v></c>`}</row>`
  })
  const sum = `<row r="10">${text('B10', '还剩 · Left')}<c r="C10"><f>SUM(C2:C9)</f><v>36</v></c></row>`
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="零花钱 Pocket money" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="16" customWidth="1"/><col min="2" max="2" width="30" customWidth="1"/><col min="3" max="3" width="18" customWidth="1"/></cols><sheetData>${head}${rows.join('')}${sum}</sheetData></worksheet>`,
  }
}
