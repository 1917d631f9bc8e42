import { posix } from 'node:path'
import { type NumberFormat, numberFormat } from './number-format.ts'
import { SheetError } from './sheet-error.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { type Attributes, readXml } from './xml-part.ts'
import type { ZipParts } from './zip-parts.ts'

/** What a sheet's cells refer to. */
export type Workbook = {
  /** The part of the first visible sheet. */
  sheet: string
  strings: SharedStrings
  /** By the number of the cell's style. */
  formats: readonly NumberFormat[]
  /** Days count from 1904, as on old Macs. */
  is1904: boolean
}

/** Bytes of a part that holds no rows. */
const SMALL_PART = 32 * 1024 * 1024

/** Throws `SheetError`. */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  // Other office files are zips too, workbooks in binary form (.xlsb) among them, and so is a folder of anything.
  const main = (await relationsOf(parts, '')).find(({ type }) => type === 'officeDocument')?.target
  if (!main || !parts.has(main) || /\.bin$/i.test(main)) throw new SheetError('sheet.notSheet')
  const relations = await relationsOf(parts, main)
  const { sheets, is1904 } = await readMain(parts, main)
  const partOf = (type: string): string | undefined =>
    relations.find((one) => one.type === type && parts.has(one.target))?.target
  const byId = new Map(relations.map((one) => [one.id, one]))
  const sheet = sheets.map((id) => byId.get(id)).find((one) => one?.type === 'worksheet')
  if (!sheet) throw new SheetError('sheet.noSheet')
  const strings = partOf('sharedStrings')
  const styles = partOf('styles')
  return {
    sheet: sheet.target,
    strings: await readSharedStrings(strings ? parts.read(strings) : undefined),
    formats: styles ? await readFormats(parts, styles) : [],
    is1904,
  }
}

/** `type`: the last word of it, alike in both variants of the standard. */
type Relation = { id: string; type: string; target: string }

/** What a part refers to (ECMA-376 part 2, 6.5); '' is the file itself. */
async function relationsOf(parts: ZipParts, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part)
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const relations: Relation[] = []
  if (!parts.has(name)) return relations
  await readXml(parts.read(name, SMALL_PART), {
    open(element, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (element !== 'Relationship' || mode === 'External') return
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolved(folder, target) })
    },
  })
  return relations
}

function resolved(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  return path.startsWith('/') ? posix.normalize(path.slice(1)) : posix.join(folder, path)
}

/** The relations of the visible sheets, in their order (ECMA-376 part 1, 18.2.19). */
async function readMain(parts: ZipParts, main: string): Promise<{ sheets: string[]; is1904: boolean }> {
  const sheets: string[] = []
  let is1904 = false
  let isWorkbook = false
  await readXml(parts.read(main, SMALL_PART), {
    open(name, attributes, depth) {
      if (depth === 1) isWorkbook = name === 'workbook'
      else if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      else if (depth === 3 && name === 'sheet' && (attributes.state ?? 'visible') === 'visible')
        sheets.push(relationId(attributes))
    },
  })
  if (!isWorkbook) throw new SheetError('sheet.notSheet')
  return { sheets, is1904 }
}

/** `r:id`, whatever the prefix is called. */
function relationId(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

/** ECMA-376 part 1, 18.8.10: the formats of `cellXfs`, to which cells refer by position. */
async function readFormats(parts: ZipParts, styles: string): Promise<NumberFormat[]> {
  const codes = new Map<string, string>()
  const ids: string[] = []
  let inside = ''
  await readXml(parts.read(styles, SMALL_PART), {
    open(name, { numFmtId = '0', formatCode = '' }, depth) {
      if (depth === 2) inside = name
      else if (depth !== 3) return
      else if (inside === 'numFmts' && name === 'numFmt') codes.set(numFmtId, formatCode)
      else if (inside === 'cellXfs' && name === 'xf') ids.push(numFmtId)
    },
  })
  const known = new Map<string, NumberFormat>()
  return ids.map((id) => {
    const format = known.get(id) ?? numberFormat(Number(id), codes.get(id))
    known.set(id, format)
    return format
  })
}
