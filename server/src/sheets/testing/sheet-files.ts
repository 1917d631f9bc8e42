import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { afterAll } from 'vitest'
import { readSheet, type SheetRow } from '../read-sheet.ts'

/** Files of a test, gone after it. */
export function sheetFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'tutu-sheets-'))
  let count = 0
  afterAll(() => rm(folder, { recursive: true }))

  async function write(content: string | Uint8Array): Promise<string> {
    const path = join(folder, String(count++))
    await writeFile(path, content)
    return path
  }

  return {
    write,
    /** All rows of a file with this content. */
    rowsOf: async (content: string | Uint8Array): Promise<SheetRow[]> => collect(readSheet(await write(content))),
    /** Why a file with this content cannot be read: the error’s key and parameters. */
    async refusal(content: string | Uint8Array): Promise<unknown> {
      const rows = readSheet(await write(content))
      try {
        for await (const row of rows) void row
      } catch (error) {
        const { key, params } = error as { key?: string; params?: object }
        return key ? { key, ...params } : error
      }
      return undefined
    },
  }
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

export type Parts = Record<string, string | Uint8Array>

/** The parts of a workbook whose sheet has these rows; `styles`, `strings` are the insides of theirs. */
export function partsOf(rows: string, { styles = '', strings = '', workbook = '' } = {}): Parts {
  return {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${workbook || '<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets>'}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
  }
}

export function zipOf(parts: Parts): Uint8Array {
  const files: Zippable = {}
  for (const [name, content] of Object.entries(parts))
    files[name] = typeof content === 'string' ? strToU8(content) : content
  return zipSync(files)
}

/** A workbook whose sheet has these rows. */
export const workbookOf = (...args: Parameters<typeof partsOf>): Uint8Array => zipOf(partsOf(...args))
