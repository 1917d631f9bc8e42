import { constants, crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Parts, partsOf, sheetFiles, workbookOf, zipOf } from './testing/sheet-files.ts'

const { rowsOf, refusal } = sheetFiles()

const BROKEN = { key: 'sheet.broken' }
const ROW = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>2</v></c></row>'
const SOUND = Buffer.from(workbookOf(ROW, { strings: '<si><t>图图</t></si>' }))
const SHEET = 'xl/worksheets/sheet1.xml'

test('the workbook that the others are made from can be read', async () => {
  expect(await rowsOf(SOUND)).toEqual([{ line: 1, cells: ['图图', '2'] }])
})

describe('a damaged workbook is refused', () => {
  test('cut off anywhere', async () => {
    for (let end = 4; end < SOUND.length; end += 13) {
      expect(await refusal(SOUND.subarray(0, end))).toEqual(BROKEN)
    }
  })

  test('with any byte changed, unless it holds what it held', async () => {
    const rows = await rowsOf(SOUND)
    const bytes = fc.array(fc.tuple(fc.nat(SOUND.length - 5), fc.nat(255)), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(bytes, async (changes) => {
        const changed = Buffer.from(SOUND)
        for (const [at, byte] of changes) changed[at + 4] = byte
        const reason = await refusal(changed)
        if (reason === undefined) expect(await rowsOf(changed)).toEqual(rows)
        else expect(reason).toHaveProperty('key', expect.stringMatching(/^sheet\./))
      }),
      { numRuns: 150 },
    )
  })

  test('with anything changed in what its parts say, unless that can be read', async () => {
    const parts = partsOf(
      `${ROW}<row r="2"><c r="A2" s="1"><v>45000.5</v></c><c t="inlineStr"><is><t>a</t></is></c></row>`,
      {
        strings: '<si><r><t>图</t></r><rPh><t>tu</t></rPh></si>',
        styles:
          '<numFmts><numFmt numFmtId="176" formatCode="yyyy"/></numFmts><cellXfs><xf/><xf numFmtId="176"/></cellXfs>',
      },
    )
    const piece = fc.constantFrom(
      '',
      '<',
      '>',
      '"',
      '&',
      ']]>',
      '<a>',
      '</a>',
      '-1',
      '9',
      '1e9',
      'A',
      ':',
      '\0',
      '<!--',
      ' ',
    )
    const change = fc.record({ name: fc.constantFrom(...Object.keys(parts)), at: fc.nat(), length: fc.nat(3), piece })
    await fc.assert(
      fc.asyncProperty(change, async ({ name, at, length, piece }) => {
        const text = String(parts[name])
        const from = at % text.length
        const reason = await refusal(
          zipOf({ ...parts, [name]: text.slice(0, from) + piece + text.slice(from + length) }),
        )
        if (reason !== undefined) expect(reason).toHaveProperty('key', expect.stringMatching(/^sheet\./))
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['without an end', `<worksheet><sheetData>${ROW}`],
    ['with a character that is none', Buffer.concat([Buffer.from('<worksheet>'), Buffer.from([0xff, 0xff, 0x3e])])],
    ['with an unknown entity', '<worksheet><sheetData>&nbsp;</sheetData></worksheet>'],
    ['with nothing in it', ''],
    ['with elements in each other without an end', '<a>'.repeat(1_000_000)],
  ])('with a sheet %s', async (_, sheet) => {
    expect(await refusal(zipOf({ ...partsOf(ROW), [SHEET]: sheet }))).toEqual(BROKEN)
  })

  test('with types of its own, and texts that stand for texts', async () => {
    const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`)
    const sheet = `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs.join('')}]><worksheet><sheetData><row><c t="str"><v>&l9;</v></c></row></sheetData></worksheet>`
    expect(await refusal(zipOf({ ...partsOf(ROW), [SHEET]: sheet }))).toEqual(BROKEN)
    const external = '<!DOCTYPE a SYSTEM "file:///etc/passwd"><sst/>'
    expect(await refusal(zipOf({ ...partsOf(ROW), 'xl/sharedStrings.xml': external }))).toEqual(BROKEN)
  })

  test.each([
    ['a row twice', '<row r="2"/><row r="2"/>'],
    ['rows out of order', '<row r="2"/><row r="1"/>'],
    ['a row before the first', '<row r="0"/>'],
    ['a negative row', '<row r="-1"/>'],
    ['a row that is no number', '<row r="1e3"/>'],
    ['a column there cannot be', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'],
    ['a column behind the last', '<row r="1"><c r="XFE1"><v>1</v></c></row>'],
    ['a cell of another row', '<row r="1"><c r="A2"><v>1</v></c></row>'],
    ['a cell that is nowhere', '<row r="1"><c r="1A"><v>1</v></c></row>'],
    ['a cell twice', '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>'],
    ['a shared text there is not', '<row r="1"><c r="A1" t="s"><v>1</v></c></row>'],
    ['a shared text that is no number', '<row r="1"><c r="A1" t="s"><v>x</v></c></row>'],
    ['half a shared text', '<row r="1"><c r="A1" t="s"><v>0.5</v></c></row>'],
  ])('with %s', async (_, rows) => {
    expect(await refusal(workbookOf(rows, { strings: '<si><t>图图</t></si>' }))).toEqual(BROKEN)
  })
})

describe('a workbook is refused', () => {
  test.each([
    ['no workbook', { 'a.txt': 'a' }],
    ['another office file', { ...partsOf(ROW), 'xl/workbook.xml': '<w:document xmlns:w="w"/>' }],
    ['a workbook that is not there', { '_rels/.rels': partsOf(ROW)['_rels/.rels']! }],
  ] satisfies [string, Parts][])('that is a zip of %s', async (_, parts) => {
    expect(await refusal(zipOf(parts))).toEqual({ key: 'sheet.notSheet' })
  })

  test('without a visible sheet', async () => {
    const workbook = '<sheets><sheet name="A" sheetId="1" state="hidden" r:id="rId1"/></sheets>'
    expect(await refusal(workbookOf(ROW, { workbook }))).toEqual({ key: 'sheet.noSheet' })
  })

  test('that names a hundred thousand sheets, none of which is there, without going through all for each', async () => {
    const workbook = `<sheets>${'<sheet name="A" sheetId="1" r:id="y"/>'.repeat(100_000)}</sheets>`
    const relations = '<Relationship Id="x" Type="t/worksheet" Target="a.xml"/>'.repeat(100_000)
    const parts = partsOf(ROW, { workbook })
    const name = 'xl/_rels/workbook.xml.rels'
    const before = process.threadCpuUsage()
    const many = { ...parts, [name]: String(parts[name]).replace('</Relationships>', `${relations}</Relationships>`) }
    expect(await refusal(zipOf(many))).toEqual({ key: 'sheet.noSheet' })
    expect(process.threadCpuUsage(before).user).toBeLessThan(10_000_000)
  })

  test('with a password', async () => {
    expect(await refusal(changed(SOUND, (entry) => (entry[8]! |= 1)))).toEqual({ key: 'sheet.oldOrLocked' })
  })

  test('with sizes, sums, places or names that are not true', async () => {
    expect(await refusal(changed(SOUND, (entry) => entry.writeUInt32LE(10, 24)))).toEqual(BROKEN)
    expect(await refusal(changed(SOUND, (entry) => entry.writeUInt32LE(100_000, 24)))).toEqual(BROKEN)
    expect(await refusal(changed(SOUND, (entry) => entry.writeUInt32LE(0xfffffff0, 20)))).toEqual(BROKEN)
    expect(await refusal(changed(SOUND, (entry) => entry.writeUInt32LE(0, 16)))).toEqual(BROKEN)
    expect(await refusal(changed(SOUND, (entry) => entry.writeUInt32LE(0, 42)))).toHaveProperty('key')
    const twice = zipOf({ ...partsOf(ROW), 'xl/worksheets/SHEET1.xml': '<worksheet/>' })
    expect(await refusal(twice)).toEqual(BROKEN)
  })

  test('with a million entries', async () => {
    // Zip64: the list may be as long as it likes.
    const entry = Buffer.alloc(47)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(1, 28)
    entry.write('a', 46)
    const list = Buffer.alloc(entry.length * 1_000_000, entry)
    const end = Buffer.alloc(56 + 20 + 22)
    end.writeUInt32LE(0x06064b50, 0)
    end.writeBigUInt64LE(1_000_000n, 24)
    end.writeBigUInt64LE(1_000_000n, 32)
    end.writeBigUInt64LE(BigInt(list.length), 40)
    end.writeBigUInt64LE(4n, 48)
    end.writeUInt32LE(0x07064b50, 56)
    end.writeBigUInt64LE(BigInt(4 + list.length), 64)
    end.writeUInt32LE(0x06054b50, 76)
    end.fill(0xff, 84, 96)
    expect(await refusal(Buffer.concat([Buffer.from('PK\u0003\u0004'), list, end]))).toEqual(BROKEN)
  })

  test('with a cell beyond the last column, unless it is empty', async () => {
    const cells = '<c/>'.repeat(500)
    expect(await refusal(workbookOf(`<row>${cells}<c><v>1</v></c></row>`))).toEqual({
      key: 'sheet.tooManyColumns',
      line: 1,
      max: 500,
    })
    expect(await refusal(workbookOf(`<row>${cells.repeat(40)}</row>`))).toEqual(BROKEN)
    expect(await rowsOf(workbookOf(`<row><c><v>1</v></c>${cells}</row>`))).toHaveLength(1)
  })

  test('with more rows than spreadsheets have', async () => {
    const tooMany = { key: 'sheet.tooManyRows', max: 1_048_576 }
    expect(await refusal(workbookOf('<row/>'.repeat(1_048_577)))).toEqual(tooMany)
    expect(await refusal(workbookOf('<row r="3000000"><c><v>1</v></c></row>'))).toEqual(tooMany)
  })

  test.each([
    ['inline', 'inlineStr', '<is><t>', '</t></is>'],
    ['as a value', 'str', '<v>', '</v>'],
  ])('with a cell of 100 MB, %s', async (_, type, before, behind) => {
    const tooLong = { key: 'sheet.rowTooLong', line: 2, max: 2_000_000 }
    const begin = `<worksheet><sheetData><row r="1"/><row r="2"><c r="A2" t="${type}">${before}`
    const end = `${behind}</c></row></sheetData></worksheet>`
    const parts = partsOf('')
    expect(await refusal(bomb(parts, SHEET, begin, 'x'.repeat(1_000_000), 100, end))).toEqual(tooLong)
    expect(await refusal(bomb(parts, SHEET, begin, `${'x'.repeat(1_000_000)}<!---->`, 100, end))).toEqual(tooLong)
  })

  test('with a row of many long cells', async () => {
    const cell = `<c t="str"><v>${'x'.repeat(30_000)}</v></c>`
    expect(await refusal(workbookOf(`<row>${cell.repeat(100)}</row>`))).toMatchObject({
      key: 'sheet.rowTooLong',
      line: 1,
    })
  })

  test('that unpacks to more than anybody needs', async () => {
    const parts = partsOf('')
    const padding = `<a b="${'x'.repeat(1_000_000)}"/>`
    const sheet = bomb(parts, SHEET, '<worksheet>', padding, 600, '</worksheet>')
    expect(await refusal(sheet)).toEqual({ key: 'sheet.tooLarge', max: 512 })
    const lying = changed(sheet, (entry) => entry.writeUInt32LE(100_000, 24))
    expect(await refusal(lying)).toEqual(BROKEN)
    const styles = bomb(parts, 'xl/styles.xml', '<styleSheet>', padding, 40, '</styleSheet>')
    expect(await refusal(styles)).toEqual({ key: 'sheet.tooLarge', max: 32 })
    const strings = `<si><t>${'x'.repeat(1_000_000)}</t></si>`
    expect(await refusal(bomb(parts, 'xl/sharedStrings.xml', '<sst>', strings, 200, '</sst>'))).toEqual({
      key: 'sheet.tooLarge',
      max: 128,
    })
  })
})

/** The list of a zip with each entry of it changed. */
function changed(zip: Buffer, change: (entry: Buffer) => unknown): Buffer {
  const copy = Buffer.from(zip)
  for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 4))
    change(copy.subarray(at))
  return copy
}

/** A workbook with one part of which the middle comes many times, without any of it being held. */
function bomb(parts: Parts, name: string, begin: string, middle: string, times: number, end: string): Buffer {
  const pack = (text: string, finishFlush: number) => deflateRawSync(text, { finishFlush })
  const { Z_FULL_FLUSH, Z_FINISH } = constants
  const once = pack(middle, Z_FULL_FLUSH)
  const packed = Buffer.concat([pack(begin, Z_FULL_FLUSH), ...Array<Buffer>(times).fill(once), pack(end, Z_FINISH)])
  let sum = crc32(begin)
  for (let time = 0; time < times; time++) sum = crc32(middle, sum)
  const size = begin.length + middle.length * times + end.length
  const others = Object.entries(parts).filter(([other]) => other !== name)
  return withEntry(Buffer.from(zipOf(Object.fromEntries(others))), name, packed, { crc: crc32(end, sum), size })
}

/** A zip with one more entry, in front. */
function withEntry(zip: Buffer, name: string, packed: Buffer, { crc, size }: { crc: number; size: number }): Buffer {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(crc, 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(size, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, Buffer.alloc(14), Buffer.from(name)])
  const moved = changed(zip, (one) => one.writeUInt32LE(one.readUInt32LE(42) + local.length, 42))
  const at = moved.indexOf('PK\u0001\u0002')
  const end = moved.indexOf('PK\u0005\u0006')
  moved.writeUInt16LE(moved.readUInt16LE(end + 8) + 1, end + 8)
  moved.writeUInt16LE(moved.readUInt16LE(end + 10) + 1, end + 10)
  moved.writeUInt32LE(moved.readUInt32LE(end + 12) + entry.length, end + 12)
  moved.writeUInt32LE(at + local.length, end + 16)
  return Buffer.concat([local, moved.subarray(0, at), entry, moved.subarray(at)])
}
