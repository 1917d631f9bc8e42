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
// Means "the real number stands in a ZIP64 field". A project of the allowed size never needs one.
const ELSEWHERE = 0xffffffff

/**
 * A zip's table of contents, checked against the limits without unpacking anything; folders are left out.
 * Throws a Refusal: damaged, unusual, unsafe or unpackedTooBig.
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const length = view.getUint32(end + 12, true)
  const start = end - length
  // Some programs put their own bytes before the archive; offsets count from its real beginning.
  const base = start - view.getUint32(end + 16, true)
  if (start < 0 || base < 0) throw refuse({ kind: 'damaged' })
  if (count > SCRATCH_LIMITS.entries) throw refuse({ kind: 'unpackedTooBig' })

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
    if (unpacked > SCRATCH_LIMITS.unpacked) throw refuse({ kind: 'unpackedTooBig' })
    if (!entry.name.endsWith('/')) entries.push(entry)
    at = next
  }
  return entries
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
  const packedSize = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  const encrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0
  const elsewhere = packedSize === ELSEWHERE || size === ELSEWHERE
  if (encrypted || elsewhere || (method !== STORED && method !== DEFLATED)) throw refuse({ kind: 'unusual' })
  if (size > SCRATCH_LIMITS.ratioFrom && size > packedSize * SCRATCH_LIMITS.ratio)
    throw refuse({ kind: 'unpackedTooBig' })

  const local = base + view.getUint32(at + 42, true)
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

/** Names that would leave the folder an archive is unpacked into. */
function isUnsafe(name: string): boolean {
  return /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name)
}
