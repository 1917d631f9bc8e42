import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { type ByteSource, openByteSource } from './byte-source.ts'

/** What a clean file is made of: bytes of the old one from `start` up to, without, `end`, or bytes of its own. */
type Piece = { start: number; end: number } | Buffer

type Walk = (source: ByteSource, orientation: number) => Promise<Piece[] | undefined>

/**
 * The same picture, bit by bit, without what a camera or an editor wrote into it (EXIF with its place, XMP, IPTC,
 * comments, embedded previews) and without anything behind its end. Kept: a colour profile of sensible size, density, animation, and the
 * orientation as the only entry of a new EXIF block. Undefined for bytes that are not built as the format says, and for
 * formats it does not know.
 *
 * Layouts: JPEG ITU-T T.81 annex B, PNG third edition, GIF89a, WebP RFC 9649, EXIF 2.32.
 */
export async function withoutMetadata(
  path: string,
  mimetype: string,
  orientation: number,
): Promise<{ size: number; stream: () => Readable } | undefined> {
  const walk = WALKS[mimetype]
  if (!walk) return undefined
  const handle = await open(path, 'r')
  try {
    const pieces = await walk(await openByteSource(handle), orientation)
    if (!pieces) return undefined
    const size = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)
    return { size, stream: () => Readable.from(bytesOf(path, joined(pieces)), { objectMode: false }) }
  } finally {
    await handle.close()
  }
}

export function canStrip(mimetype: string): boolean {
  return Object.hasOwn(WALKS, mimetype)
}

const WALKS: Readonly<Record<string, Walk>> = {
  'image/jpeg': walkJpeg,
  'image/png': walkPng,
  'image/gif': walkGif,
  'image/webp': walkWebp,
}

/** Bytes of the largest colour profile that is kept. Those of cameras and printers have some kB, of the largest presses 1 MB. */
export const PROFILE_MAX = 1_000_000

/** A picture of millions of pieces is no picture. */
const PIECES_MAX = 100_000

const lengthOf = (piece: Piece): number => (Buffer.isBuffer(piece) ? piece.length : piece.end - piece.start)

function joined(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = []
  for (const piece of pieces) {
    const last = list.at(-1)
    if (last && !Buffer.isBuffer(last) && !Buffer.isBuffer(piece) && last.end === piece.start) last.end = piece.end
    else list.push(Buffer.isBuffer(piece) ? piece : { ...piece })
  }
  return list
}

async function* bytesOf(path: string, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) yield piece
    else if (piece.end > piece.start) yield* createReadStream(path, { start: piece.start, end: piece.end - 1 })
  }
}

/** A TIFF block whose one entry says how the picture is turned (tag 0x0112, a SHORT). */
function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  block.writeUInt16BE(orientation, 18)
  return block
}

async function walkJpeg(source: ByteSource, orientation: number): Promise<Piece[] | undefined> {
  if ((await source.read(0, 2)).toString('hex') !== 'ffd8') return undefined
  const pieces: Piece[] = [{ start: 0, end: 2 }]
  if (orientation > 1) {
    const body = Buffer.concat([Buffer.from('Exif\0\0'), orientationBlock(orientation)])
    const head = Buffer.from([0xff, 0xe1, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    pieces.push(head, body)
  }
  const profile: Piece[] = []
  let at = 2
  while (pieces.length < PIECES_MAX) {
    const [mark, marker = 0] = await source.read(at, 2)
    if (mark !== 0xff) return undefined
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return [...withoutLarge(profile, pieces), { start: at, end: at + 2 }]
    const head = await source.read(at + 2, 14)
    if (head.length < 2) return undefined
    let end = at + 2 + head.readUInt16BE(0)
    if (end > source.size || head.readUInt16BE(0) < 2) return undefined
    // Behind the head of a scan its coded data runs to the next marker that is no restart and no stuffed byte.
    if (marker === 0xda) end = await endOfScan(source, end)
    if (end < 0) return undefined
    const name = head.subarray(2).toString('latin1')
    if (isKeptSegment(marker, name)) pieces.push({ start: at, end })
    if (isProfileSegment(marker, name)) profile.push(pieces.at(-1)!)
    at = end
  }
  return undefined
}

/** The pieces, without those of a profile that is too large as a whole. */
function withoutLarge(profile: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const size = profile.reduce((sum, piece) => sum + lengthOf(piece), 0)
  const dropped = new Set(size > PROFILE_MAX ? profile : [])
  return pieces.filter((piece) => !dropped.has(piece))
}

/** A profile is spread over as many segments as it needs. */
function isProfileSegment(marker: number, name: string): boolean {
  return marker === 0xe2 && name.startsWith('ICC_PROFILE\0')
}

function isKeptSegment(marker: number, name: string): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef
  if (!isApplication) return marker !== 0xfe
  return (
    (marker === 0xe0 && name.startsWith('JFIF\0')) ||
    isProfileSegment(marker, name) ||
    (marker === 0xee && name.startsWith('Adobe'))
  )
}

async function endOfScan(source: ByteSource, from: number): Promise<number> {
  for (let at = from; ; at += 2) {
    at = await source.find(0xff, at)
    if (at < 0) return -1
    const [, next] = await source.read(at, 2)
    if (next === undefined) return -1
    if (next === 0xff) at -= 1
    else if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
}

const PNG_KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT bKGD pHYs acTL fcTL fdAT cICP mDCV cLLI'.split(' '),
)

async function walkPng(source: ByteSource, orientation: number): Promise<Piece[] | undefined> {
  if ((await source.read(0, 8)).toString('hex') !== '89504e470d0a1a0a') return undefined
  const pieces: Piece[] = [{ start: 0, end: 8 }]
  let hadProfile = false
  let at = 8
  while (pieces.length < PIECES_MAX) {
    const head = await source.read(at, 8)
    if (head.length < 8) return undefined
    const name = head.toString('latin1', 4)
    const end = at + 12 + head.readUInt32BE(0)
    if (end > source.size) return undefined
    if (name === 'iCCP') {
      // The format has one.
      if (!hadProfile && (await isSmallProfile(source, at + 8, end - 4))) pieces.push({ start: at, end })
      hadProfile = true
    } else if (PNG_KEPT.has(name)) pieces.push({ start: at, end })
    if (name === 'IHDR' && orientation > 1) pieces.push(await pngChunk('eXIf', orientationBlock(orientation)))
    if (name === 'IEND') return pieces
    at = end
  }
  return undefined
}

/** A profile is compressed: a small one may grow beyond measure in whoever looks at it. */
async function isSmallProfile(source: ByteSource, start: number, end: number): Promise<boolean> {
  if (end - start > PROFILE_MAX) return false
  const body: Buffer[] = []
  for (let at = start; at < end;) {
    const bytes = await source.read(at, Math.min(end - at, 64 * 1024))
    if (bytes.length === 0) return false
    body.push(Buffer.from(bytes))
    at += bytes.length
  }
  const chunk = Buffer.concat(body)
  // Name, NUL, method of compression.
  const compressed = chunk.subarray(chunk.indexOf(0) + 2)
  return promisify(inflate)(compressed, { maxOutputLength: PROFILE_MAX }).then(
    () => true,
    () => false,
  )
}

async function pngChunk(name: string, body: Buffer): Promise<Buffer> {
  const { crc32 } = await import('node:zlib')
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(body.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c
const GIF_TRAILER = 0x3b
const GIF_GRAPHIC = 0xf9
const GIF_APPLICATION = 0xff

async function walkGif(source: ByteSource): Promise<Piece[] | undefined> {
  const head = await source.read(0, 13)
  if (head.length < 13 || !/^GIF8[79]a$/.test(head.toString('latin1', 0, 6))) return undefined
  const pieces: Piece[] = []
  let at = 13 + colourTable(head[10]!)
  pieces.push({ start: 0, end: at })
  while (pieces.length < PIECES_MAX) {
    const block = await source.read(at, 14)
    const kind = block[0]
    if (kind === GIF_TRAILER) return [...pieces, { start: at, end: at + 1 }]
    if (kind === GIF_EXTENSION && block.length >= 3) {
      const end = await endOfSubBlocks(source, at + 2)
      if (end < 0) return undefined
      const isLoop =
        block[1] === GIF_APPLICATION && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(block.toString('latin1', 3, 14))
      if (block[1] === GIF_GRAPHIC || isLoop) pieces.push({ start: at, end })
      at = end
    } else if (kind === GIF_IMAGE && block.length >= 11) {
      const end = await endOfSubBlocks(source, at + 10 + colourTable(block[9]!) + 1)
      if (end < 0) return undefined
      pieces.push({ start: at, end })
      at = end
    } else return undefined
  }
  return undefined
}

const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

async function endOfSubBlocks(source: ByteSource, from: number): Promise<number> {
  let at = from
  for (;;) {
    const [length] = await source.read(at, 1)
    if (length === undefined) return -1
    at += 1 + length
    if (length === 0) return at
  }
}

const WEBP_KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const WEBP_HAS_PROFILE = 0x20
const WEBP_HAS_EXIF = 0x08
const WEBP_HAS_XMP = 0x04

async function walkWebp(source: ByteSource, orientation: number): Promise<Piece[] | undefined> {
  const head = await source.read(0, 12)
  if (head.length < 12 || head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined
  }
  const last = Math.min(head.readUInt32LE(4) + 8, source.size)
  const pieces: Piece[] = []
  const profile: Piece[] = []
  let extended: Buffer | undefined
  for (let at = 12; at + 8 <= last && pieces.length < PIECES_MAX;) {
    const chunk = Buffer.from(await source.read(at, 18))
    const name = chunk.toString('latin1', 0, 4)
    const length = chunk.readUInt32LE(4)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > last) return undefined
    if (name === 'VP8X' && chunk.length === 18 && length === 10) {
      extended = chunk
      chunk[8] = (chunk[8]! & ~(WEBP_HAS_EXIF | WEBP_HAS_XMP)) | (orientation > 1 ? WEBP_HAS_EXIF : 0)
      pieces.push(chunk)
    } else if (WEBP_KEPT.has(name)) {
      pieces.push({ start: at, end: Math.min(end, last) })
      if (name === 'ICCP') profile.push(pieces.at(-1)!)
    }
    at = end
  }
  if (pieces.length === 0 || pieces.length >= PIECES_MAX) return undefined
  const kept = withoutLarge(profile, pieces)
  if (extended && kept.length < pieces.length) extended[8]! &= ~WEBP_HAS_PROFILE
  if (orientation > 1 && extended) {
    const block = orientationBlock(orientation)
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
    head.writeUInt32LE(block.length, 4)
    kept.push(head, block)
  }
  const size = 4 + kept.reduce((sum, piece) => sum + lengthOf(piece), 0)
  const riff = Buffer.from(head.subarray(0, 12))
  riff.writeUInt32LE(size, 4)
  return [riff, ...kept]
}
