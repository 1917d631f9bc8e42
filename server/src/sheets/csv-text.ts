import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { SheetError } from './sheet-error.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

/**
 * A text in pieces. Without a byte order mark it is UTF-8 if all of it is, else GB18030, as programs in China write. Throws
 * `SheetError` where it is neither.
 */
export async function* csvText(path: string): AsyncGenerator<string> {
  const encoding = await encodingOf(path)
  yield* decoded(path, new TextDecoder(encoding, { fatal: true }))
}

async function encodingOf(path: string): Promise<Encoding> {
  const marked = await markedEncoding(path)
  if (await isEncodedIn(path, marked ?? 'utf-8')) return marked ?? 'utf-8'
  const damage = await damageOf(path, marked ?? 'utf-8')
  // A few damaged bytes do not make it GB18030, in which UTF-8 is often valid and always nonsense.
  const isOther = !marked && damage.kept * 3 <= damage.lost
  if (isOther && (await isEncodedIn(path, 'gb18030'))) return 'gb18030'
  // The one that is right but for a few characters holds for longer.
  const line = isOther ? Math.max(damage.line, (await damageOf(path, 'gb18030')).line) : damage.line
  throw new SheetError('sheet.encoding', { line })
}

async function markedEncoding(path: string): Promise<Encoding | undefined> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(3), 0, 3, 0)
    const mark = buffer.toString('hex', 0, bytesRead)
    if (mark === 'efbbbf') return 'utf-8'
    if (mark.startsWith('fffe')) return 'utf-16le'
    return mark.startsWith('feff') ? 'utf-16be' : undefined
  } finally {
    await handle.close()
  }
}

async function isEncodedIn(path: string, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false
    throw error
  }
}

/**
 * Of a text that is not in this encoding: the line of the first character that is none, how many there are, and how many are
 * beyond those of European languages, which in UTF-8 take three bytes that hardly follow each other by chance.
 */
async function damageOf(path: string, encoding: Encoding): Promise<{ line: number; lost: number; kept: number }> {
  let line = 1
  let lost = 0
  let kept = 0
  for await (const piece of decoded(path, new TextDecoder(encoding))) {
    if (lost === 0) line += linesIn(piece.split('\uFFFD', 1)[0]!)
    lost += piece.match(/\uFFFD/g)?.length ?? 0
    kept += piece.match(/[\u0800-\uD7FF\uE000-\uFFFC]/g)?.length ?? 0
  }
  return { line, lost, kept }
}

function linesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

async function* decoded(path: string, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}
