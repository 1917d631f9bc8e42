import { SaxesParser } from 'saxes'
import { asSheetError, SheetError } from './sheet-error.ts'

/** Characters between two tags, or of one: more than any row may hold, escaped. */
const TOKEN_MAX = 4_000_000
const DEPTH_MAX = 64

/** Attributes by their names, prefixes and all. */
export type Attributes = Readonly<Record<string, string>>

/** What hears of a part's elements; names come without prefixes, which programs choose as they like. */
export type XmlListener = {
  /** `depth`: 1 for the outermost element. */
  open?(name: string, attributes: Attributes, depth: number): void
  text?(text: string): void
  close?(name: string, depth: number): void
}

/**
 * Reads a part of an office file piece by piece. Types and entities of its own are refused (ECMA-376 part 2, 8.1.4 forbids
 * them): they are how XML attacks. Throws `SheetError`; `tooLong` makes the one for a text without an end.
 */
export function xmlParser(listener: XmlListener, tooLong = () => new SheetError('sheet.broken')) {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let depth = 0
  let quiet = 0
  let decoder: TextDecoder | undefined
  const hear = (text: string): void => {
    quiet = 0
    listener.text?.(text)
  }
  parser.on('doctype', () => {
    throw new SheetError('sheet.broken')
  })
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0
    if (++depth > DEPTH_MAX) throw new SheetError('sheet.broken')
    listener.open?.(localName(name), attributes, depth)
  })
  parser.on('closetag', ({ name }) => {
    quiet = 0
    listener.close?.(localName(name), depth)
    depth--
  })
  parser.on('text', hear)
  parser.on('cdata', hear)
  return {
    write(piece: Buffer): void {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
      try {
        const text = decoder.decode(piece, { stream: true })
        quiet += text.length
        parser.write(text)
      } catch (error) {
        throw asSheetError(error)
      }
      if (quiet > TOKEN_MAX) throw tooLong()
    },
    end(): void {
      try {
        parser.write(decoder?.decode() ?? '').close()
      } catch (error) {
        throw asSheetError(error)
      }
    },
  }
}

/** Reads a part of which only a little is kept. */
export async function readXml(pieces: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const parser = xmlParser(listener)
  for await (const piece of pieces) parser.write(piece)
  parser.end()
}

/** UTF-8 or UTF-16 (ECMA-376 part 2, 8.1.4), the latter with a mark. */
function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8'
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}
