import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
/** An answer's body, as it is and in the encodings there are of it. */
export type Bodies = Partial<Record<Exclude<Encoding, 'identity'>, Buffer>> & { identity: Buffer }

/** Shorter ones fit into one packet as they are. */
const COMPRESS_FROM = 512
/** Compressions at a time: each takes a thread of the pool and some MB outside the heap. */
const AT_ONCE = 2
/** More bodies than these don't wait for their turn; at some 5 ms each nobody waits long. */
const WAITING_MAX = 32

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses bodies, two at a time; undefined where too many wait already. */
export type Compressor = (body: Buffer) => Promise<Bodies | undefined>

export function createCompressor(compress: (body: Buffer) => Promise<Bodies> = inBothWays): Compressor {
  let running = 0
  const waiting: (() => void)[] = []
  return async (body) => {
    if (body.byteLength < COMPRESS_FROM) return { identity: body }
    if (running >= AT_ONCE && waiting.length >= WAITING_MAX) return undefined
    // Whoever leaves hands the place over, so that nobody slips in between.
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await compress(body)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

async function inBothWays(body: Buffer): Promise<Bodies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // A window larger than the body costs memory and finds nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.byteLength)))),
  }
  const br = ownMemory(await brotli(body, { params }))
  return { identity: body, br, gzip: ownMemory(await zip(body, { level: 6 })) }
}

/** The bytes in memory of exactly their length: a slice keeps the whole block alive that it was cut from. */
export function ownMemory(bytes: Buffer | string): Buffer {
  const length = Buffer.byteLength(bytes)
  if (Buffer.isBuffer(bytes) && bytes.buffer.byteLength === length) return bytes
  const own = Buffer.allocUnsafeSlow(length)
  if (Buffer.isBuffer(bytes)) bytes.copy(own)
  else own.write(bytes)
  return own
}
