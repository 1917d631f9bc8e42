import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
/** An answer's body, as it is and in the encodings there are of it. */
export type Bodies = Partial<Record<Exclude<Encoding, 'identity'>, Buffer>> & { identity: Buffer }

/**
 * Bytes of a body that is compressed. Below 512 it fits into one packet as it is. Of what is made for one, and may be sent once, the
 * ten packets that a new connection may send at once (RFC 6928) arrive in the same round trip: compressed they cost the processor
 * 0.1 ms, and buffers outside the heap, for which the whole heap is collected sooner.
 */
const COMPRESS_FROM: Readonly<Record<Effort, number>> = { quick: 14_000, good: 512 }
/** Compressions at a time: each takes a thread of the pool and some MB outside the heap. */
const AT_ONCE = 2
/** More bodies than these don't wait for their turn; at some 5 ms each nobody waits long. */
const WAITING_MAX = 32

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** `quick`: somebody waits, and may be the only one who ever asks. `good`: it will be sent many times. */
export type Effort = 'quick' | 'good'

/** Levels of the two formats. Of a page, quick ones take a sixth of the time and make a fifth more. */
const LEVELS: Readonly<Record<Effort, { br: number; gzip: number }>> = {
  quick: { br: 1, gzip: 1 },
  good: { br: 6, gzip: 6 },
}
/** Bytes that are compressed quickly, within a millisecond, in less time than another thread takes to be told. */
const AT_ONCE_MAX = 64 * 1024

type Compressed = Exclude<Encoding, 'identity'>
type Compress = (body: Buffer, encoding: Compressed, effort: Effort) => Promise<Buffer>

/** A body in one encoding, two bodies at a time; undefined where it is short, or where too many wait already. */
export type Compressor = (...given: Parameters<Compress>) => Promise<Buffer | undefined>

export function createCompressor(compress: Compress = compressed): Compressor {
  let running = 0
  const waiting: (() => void)[] = []
  return async (body, encoding, effort) => {
    if (!isWorthCompressing(body, effort)) return undefined
    if (effort === 'quick' && body.byteLength <= AT_ONCE_MAX) return compressedAtOnce(body, encoding)
    if (running >= AT_ONCE && waiting.length >= WAITING_MAX) return undefined
    // Whoever leaves hands the place over, so that nobody slips in between.
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await compress(body, encoding, effort)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

export function isWorthCompressing(body: Buffer, effort: Effort): boolean {
  return body.byteLength >= COMPRESS_FROM[effort]
}

/** A body in all encodings there are, made well: for what is made once and sent to everybody. */
export async function inEveryEncoding(body: Buffer): Promise<Bodies> {
  if (!isWorthCompressing(body, 'good')) return { identity: body }
  return { identity: body, br: await compressed(body, 'br', 'good'), gzip: await compressed(body, 'gzip', 'good') }
}

function compressedAtOnce(body: Buffer, encoding: Compressed): Buffer {
  if (encoding === 'gzip') return ownMemory(gzipSync(body, { level: LEVELS.quick.gzip }))
  return ownMemory(brotliCompressSync(body, { params: brotliParams(body, 'quick') }))
}

async function compressed(body: Buffer, encoding: Compressed, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return ownMemory(await zip(body, { level: LEVELS[effort].gzip }))
  return ownMemory(await brotli(body, { params: brotliParams(body, effort) }))
}

function brotliParams(body: Buffer, effort: Effort) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].br,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // A window larger than the body costs memory and finds nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength)))),
  }
}

/** The bytes in memory of exactly their length: a slice keeps the whole block alive that it was cut from. */
export function ownMemory(bytes: Buffer | string): Buffer {
  if (typeof bytes === 'string') return ownMemory(written(bytes))
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

const desk = Buffer.allocUnsafeSlow(256 * 1024)
const encoder = new TextEncoder()

/** A text's bytes, until the next is written: to count them before takes as long as to write them. */
function written(text: string): Buffer {
  const { read, written: length } = encoder.encodeInto(text, desk)
  return read === text.length && length < desk.length ? desk.subarray(0, length) : Buffer.from(text)
}
