import { describe, expect, test } from 'vitest'
import { sheetFiles } from './testing/sheet-files.ts'

const { rowsOf, refusal } = sheetFiles()

/** 图图编程😀 */
const GB = Buffer.from('cdbccdbcb1e0b3cc9439fc36', 'hex')
const HEADING = Buffer.from('a,b\n')

describe('the encoding of a text', () => {
  test.each([
    ['UTF-8', Buffer.from('a,b\n图图编程😀,1\n')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFa,b\n图图编程😀,1\n')],
    ['UTF-16LE', Buffer.from('\uFEFFa,b\n图图编程😀,1\n', 'utf16le')],
    ['UTF-16BE', Buffer.from('\uFEFFa,b\n图图编程😀,1\n', 'utf16le').swap16()],
    ['GB18030', Buffer.concat([HEADING, GB, Buffer.from(',1\n')])],
  ])('is found: %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['图图编程😀', '1'] },
    ])
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('is kept where reading cuts a character (%i)', async (cut) => {
    const before = Buffer.alloc(64 * 1024 - HEADING.length - cut, 'x')
    const rows = await rowsOf(Buffer.concat([HEADING, before, GB, Buffer.from(',1\n')]))
    expect(rows[1]).toEqual({ line: 2, cells: [`${before.toString()}图图编程😀`, '1'] })
  })

  test('is of the whole text: characters at the end decide', async () => {
    const rows = await rowsOf(Buffer.concat([HEADING, Buffer.from('x,1\n'.repeat(50_000)), GB]))
    expect(rows.at(-1)).toEqual({ line: 50_002, cells: ['图图编程😀'] })
  })

  test('that nobody knows is refused, with the line', async () => {
    const latin = Buffer.concat([Buffer.from('a,b\n1,2\n'), Buffer.from('café, 3\n', 'latin1')])
    expect(await refusal(latin)).toEqual({ key: 'sheet.encoding', line: 3 })
    expect(await refusal(Buffer.from('\uFEFFa\nb', 'utf16le').subarray(0, -1))).toEqual({
      key: 'sheet.encoding',
      line: 2,
    })
  })

  test('is UTF-8 with a damaged character, not nonsense in another', async () => {
    const broken = Buffer.from(`a,b\n${'图图编程,2\n'.repeat(20_000)}图\n`)
    expect(await refusal(broken.subarray(0, -2))).toEqual({ key: 'sheet.encoding', line: 20_002 })
  })
})

describe('what is no table', () => {
  test.each([
    ['PDF', '%PDF-1.7\n1 0 obj\n'],
    ['PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a web page', '\n<html><table><tr><td>1</td></tr></table></html>'],
    ['XML', '<?xml version="1.0"?><Workbook/>'],
    ['bytes', Buffer.from('a,b\n1,\0\n')],
  ])('is refused: %s', async (_, content) => {
    expect(await refusal(content)).toEqual({ key: 'sheet.notSheet' })
  })

  test('or an old or locked workbook', async () => {
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])
    expect(await refusal(compound)).toEqual({ key: 'sheet.oldOrLocked' })
  })
})
