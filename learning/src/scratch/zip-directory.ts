import { SCRATCH_LIMITS } from './limits.ts'
import { refuse } from './outcome.ts'

export type ZipEntry = {
  name: string
  /** Stored as it is; otherwise deflated. */
  stored: boolean
  crc: number
  /** Bytes. */
  size: number
  /** The packed bytes: a view into the file. */
  packed: Uint8Array
}

const END = 0x06054b50
const END_LENGTH = 22
const CENTRAL = 0x02014b50
const CENTRAL_LENGTH = 46
const LOCAL = 0x04034b50
const LOCAL_LENGTH = 30
const COMMENT_MAX = 0xffff
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
// ZIP64 (APPNOTE 4.3.14, 4.5.3): no project is that large, but programs that pack as they go write it all the same.
const END64 = 0x06064b50
const END64_LENGTH = 56
const LOCATOR64 = 0x07064b50
const LOCATOR64_LENGTH = 20
const EXTRA64 = 1
/** "The real number stands in a ZIP64 field." */
const ELSEWHERE = 0xffffffff

/**
 * A zip's table of contents, checked against the limits without unpacking anything; folders are left out.
 * Throws a Refusal: damaged, unusual, unsafe, tooManyFiles, unpackedTooBig or packedTooTight.
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { end, count, length, offset } = readEnd(view)
  const start = end - length
  // Some programs put their own bytes before the archive; offsets count from its real beginning.
  const base = start - offset
  if (start < 0 || base < 0) throw refuse({ kind: 'damaged' })
  if (count > SCRATCH_LIMITS.entries) throw refuse({ kind: 'tooManyFiles', count })

  const entries: ZipEntry[] = []
  let at = start
  let unpacked = 0
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL) throw refuse({ kind: 'damaged' })
    const nameLength = view.getUint16(at + 28, true)
    const next = at + CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) throw refuse({ kind: 'damaged' })
    const entry = readEntry(bytes, view, { at, base, limit: start, nameLength })
    unpacked += entry.size
    if (unpacked > SCRATCH_LIMITS.unpacked) throw refuse({ kind: 'unpackedTooBig', bytes: unpacked })
    if (!entry.name.endsWith('/')) entries.push(entry)
    at = next
  }
  return entries
}

/** Where the table of contents ends, its entries and bytes, and where it says it begins. */
function readEnd(view: DataView): { end: number; count: number; length: number; offset: number } {
  const end = findEnd(view)
  const found = {
    end,
    count: view.getUint16(end + 10, true),
    length: view.getUint32(end + 12, true),
    offset: view.getUint32(end + 16, true),
  }
  const locator = end - LOCATOR64_LENGTH
  if (locator < END64_LENGTH || view.getUint32(locator, true) !== LOCATOR64) return found
  const end64 = locator - END64_LENGTH
  if (view.getUint32(end64, true) !== END64) throw refuse({ kind: 'damaged' })
  return {
    end: end64,
    count: large(view, end64 + 32),
    length: large(view, end64 + 40),
    offset: large(view, end64 + 48),
  }
}

/** Eight bytes as a number: exact for whatever a file of the allowed size can mean. */
function large(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}

function findEnd(view: DataView): number {
  const first = view.byteLength - END_LENGTH
  for (let at = first; at >= Math.max(0, first - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw refuse({ kind: 'damaged' })
}

function readEntry(
  bytes: Uint8Array,
  view: DataView,
  { at, base, limit, nameLength }: { at: number; base: number; limit: number; nameLength: number },
): ZipEntry {
  const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength))
  if (isUnsafe(name)) throw refuse({ kind: 'unsafe' })
  const method = view.getUint16(at + 10, true)
  const extra = { from: at + CENTRAL_LENGTH + nameLength, length: view.getUint16(at + 30, true) }
  const [size, packedSize, offset] = fill64(view, extra, [at + 24, at + 20, at + 42])
  const encrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0
  if (encrypted || (method !== STORED && method !== DEFLATED)) throw refuse({ kind: 'unusual' })
  if (size > SCRATCH_LIMITS.ratioFrom && size > packedSize * SCRATCH_LIMITS.ratio)
    throw refuse({ kind: 'packedTooTight', bytes: size })

  const local = base + offset
  if (local + LOCAL_LENGTH > limit || view.getUint32(local, true) !== LOCAL) throw refuse({ kind: 'damaged' })
  const data = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (data + packedSize > limit || (method === STORED && packedSize !== size)) throw refuse({ kind: 'damaged' })
  return {
    name,
    stored: method === STORED,
    crc: view.getUint32(at + 16, true),
    size,
    packed: bytes.subarray(data, data + packedSize),
  }
}

/** The numbers at `places`; those that stand elsewhere from the ZIP64 field, which has them in this order. */
function fill64(
  view: DataView,
  extra: { from: number; length: number },
  places: readonly [number, number, number],
): [number, number, number] {
  let field = find64(view, extra)
  const [size, packedSize, offset] = places.map((place) => {
    const number = view.getUint32(place, true)
    if (number !== ELSEWHERE || field === undefined || field.from + 8 > field.end) return number
    const real = large(view, field.from)
    field = { from: field.from + 8, end: field.end }
    return real
  })
  return [size!, packedSize!, offset!]
}

function find64(view: DataView, extra: { from: number; length: number }): { from: number; end: number } | undefined {
  const end = extra.from + extra.length
  for (let at = extra.from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    const length = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === EXTRA64 && at + 4 + length <= end) return { from: at + 4, end: at + 4 + length }
  }
  return undefined
}

/** Names that would leave the folder an archive is unpacked into. */
function isUnsafe(name: string): boolean {
  return /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name)
}
