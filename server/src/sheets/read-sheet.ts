import { open } from 'node:fs/promises'
import { csvRows } from './csv-rows.ts'
import { csvText } from './csv-text.ts'
import { SheetError } from './sheet-error.ts'
import type { SheetRow } from './sheet-row.ts'
import { xlsxRows } from './xlsx-rows.ts'

export type { SheetCell, SheetRow } from './sheet-row.ts'

export type SheetKind = 'csv' | 'xlsx'

/**
 * The rows of a CSV file or of a workbook's first visible sheet, one after the other, however many there are: only some are
 * held at a time. The event loop turns in between. Throws `SheetError`, also in the middle.
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  switch (await sheetKind(path)) {
    case 'csv':
      return yield* csvRows(csvText(path))
    case 'xlsx':
      return yield* xlsxRows(path)
  }
}

const ZIP = Buffer.from('PK\u0003\u0004')
/** Compound File Binary: what old office programs wrote, and what new ones put an encrypted workbook into. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const MARKUP = /^\s*<(?:[!?]|html|head|body|meta|style|table|div)/i
const LOOKED_AT = 4096

/** By the bytes, whatever the file is called. Throws `SheetError` for what is neither. */
export async function sheetKind(path: string): Promise<SheetKind> {
  const start = await startOf(path)
  if (start.subarray(0, ZIP.length).equals(ZIP)) return 'xlsx'
  if (start.subarray(0, COMPOUND.length).equals(COMPOUND)) throw new SheetError('sheet.oldOrLocked')
  const isUtf16 = start[0] === 0xff ? start[1] === 0xfe : start[0] === 0xfe && start[1] === 0xff
  if (isUtf16) return 'csv'
  // Loaded with the first file.
  const { fileTypeFromBuffer } = await import('file-type')
  // Many programs export a web page under the name of a table.
  const text = start.toString('utf8').replace(/^\uFEFF/, '')
  if (start.includes(0) || MARKUP.test(text) || (await fileTypeFromBuffer(start)))
    throw new SheetError('sheet.notSheet')
  return 'csv'
}

async function startOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
