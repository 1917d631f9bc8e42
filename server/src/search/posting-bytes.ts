import { scratch } from './scratch.ts'

/** The rows of a module that have a word, in the order of their ids, each with its place in the editors' order, and where the word stands in it. */
export type Postings = { ids: Int32Array; weighs: Int32Array; places: Uint8Array }

/** Where a word stands in a row, the best place of all: in long texts, in summaries and names of what belongs to it, in its own. */
export const IN_TEXT = 0
export const IN_SUMMARY_BELOW = 1
export const IN_NAME_BELOW = 2
export const IN_SUMMARY = 3
export const IN_NAME = 4

/** As PostgreSQL sends a row: id and weight of four bytes each, and the place. */
export const SENT_BYTES = 9

/**
 * Some two bytes a row: how far its id is from the one before, where the word stands, and, only where it is another than that of the row
 * before, how far its weight is from its id: rows are mostly in the order in which they were made. Numbers are in groups of seven bits, the lowest
 * first, and begin, for the id, with three bits: `more ··· place other`.
 */
export function packRows(sent: Buffer): Uint8Array {
  const packed = Buffer.allocUnsafe((sent.length / SENT_BYTES) * 11)
  let [to, lastId, lastApart] = [0, 0, 0]
  const write = (number: number): void => {
    for (; number > 127; number >>>= 7) packed[to++] = (number & 127) | 128
    packed[to++] = number
  }
  for (let at = 0; at < sent.length; at += SENT_BYTES) {
    const id = sent.readInt32BE(at)
    const apart = (sent.readInt32BE(at + 4) - id) | 0
    const gap = id - lastId
    const isOther = apart !== lastApart
    const more = gap >>> 3
    packed[to++] = (more > 0 ? 128 : 0) | ((gap & 7) << 4) | (sent[at + 8]! << 1) | (isOther ? 1 : 0)
    if (more > 0) write(more)
    if (isOther) write(((apart << 1) ^ (apart >> 31)) >>> 0)
    lastId = id
    lastApart = apart
  }
  return new Uint8Array(packed.subarray(0, to))
}

/** How many rows were packed, and what they take. */
export type Packed = { bytes: Uint8Array; count: number }

/** In scratch memory. Rows of `without` are left out. */
export function unpackRows({ bytes: packed, count }: Packed, without: ReadonlySet<number>): Postings {
  const ids = scratch.int32(count)
  const weighs = scratch.int32(count)
  const places = scratch.uint8(count)
  let [at, id, apart, found] = [0, 0, 0, 0]
  const read = (): number => {
    let number = 0
    for (let shift = 0; ; shift += 7) {
      const byte = packed[at++]!
      number |= (byte & 127) << shift
      if (byte < 128) return number
    }
  }
  while (at < packed.length) {
    const first = packed[at++]!
    id += ((first >> 4) & 7) | (first > 127 ? read() << 3 : 0)
    if (first & 1) {
      const sign = read()
      apart = (sign >>> 1) ^ -(sign & 1)
    }
    if (without.size > 0 && without.has(id)) continue
    ids[found] = id
    weighs[found] = (id + apart) | 0
    places[found++] = (first >> 1) & 7
  }
  return found === count
    ? { ids, weighs, places }
    : { ids: ids.subarray(0, found), weighs: weighs.subarray(0, found), places: places.subarray(0, found) }
}
