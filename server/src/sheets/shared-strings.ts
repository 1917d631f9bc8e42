import { SheetError } from './sheet-error.ts'
import { ROW_TEXT_MAX } from './sheet-row.ts'
import { type Attributes, readXml } from './xml-part.ts'

/** The text at a position, from 0; undefined where there is none. */
export type SharedStrings = (index: number) => string | undefined

/** Bytes of all texts; they are held as long as their sheet is read. */
const BYTES_MAX = 128 * 1024 * 1024
const STRINGS_MAX = 8_000_000
const PAGE = 256

/** Texts that cells refer to by position (ECMA-376 part 1, 18.4.9), packed: as strings they take three times the memory. */
export async function readSharedStrings(pieces: AsyncIterable<Buffer> | undefined): Promise<SharedStrings> {
  if (!pieces) return () => undefined
  const pages: { bytes: Buffer; ends: Uint32Array }[] = []
  let texts: string[] = []
  let ends: number[] = []
  let bytes = 0
  let total = 0
  const pack = (): void => {
    pages.push({ bytes: Buffer.from(texts.join('')), ends: Uint32Array.from(ends) })
    texts = []
    ends = []
    bytes = 0
  }
  const add = (text: string): void => {
    const size = Buffer.byteLength(text)
    total += size
    if (total > BYTES_MAX || pages.length * PAGE > STRINGS_MAX) {
      throw new SheetError('sheet.tooLarge', { max: BYTES_MAX / 1024 / 1024 })
    }
    texts.push(text)
    ends.push((bytes += size))
    if (ends.length === PAGE) pack()
  }
  const item = richText(() => new SheetError('sheet.broken'))
  await readXml(pieces, {
    open(name, attributes, depth) {
      if (depth === 2) item.begin()
      else item.open(name, attributes)
    },
    text: item.text,
    close(name, depth) {
      item.close(name)
      // Half a pair of surrogates would join with the next text's half.
      if (depth === 2 && name === 'si') add(item.end().toWellFormed())
    },
  })
  pack()
  return (index) => {
    const page = pages[Math.floor(index / PAGE)]
    const at = index % PAGE
    if (!page || !Number.isInteger(at) || at >= page.ends.length) return undefined
    return page.bytes.toString('utf8', at === 0 ? 0 : page.ends[at - 1], page.ends[at])
  }
}

/** Collects the text of an item (18.4.8): its runs joined, without the readings that stand above East Asian texts. */
export function richText(tooLong: () => SheetError) {
  let text = ''
  let isText = false
  let isReading = false
  return {
    begin(): void {
      text = ''
      isText = isReading = false
    },
    open(name: string, _attributes: Attributes): void {
      if (name === 't') isText = true
      else if (name === 'rPh') isReading = true
    },
    text(some: string): void {
      if (!isText || isReading) return
      text += some
      if (text.length > ROW_TEXT_MAX) throw tooLong()
    },
    close(name: string): void {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
    },
    end: (): string => unescaped(text),
  }
}

/** 22.9.2.19: characters that XML cannot carry, and what would look like one. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
