/** Bytes. Whoever needs more in one piece of work gets memory of its own for the rest. */
const SIZE = 512 * 1024
/** Where an array of each kind may begin. */
const ALIGNED = 8

let memory: ArrayBuffer | undefined
let used = 0

/**
 * Arrays for one piece of work, without what they begin with: whatever was there before. Arrays of more than 64 bytes lie outside the heap, where
 * asking for them and giving them back takes longer than filling them, and the whole heap is collected for their sake.
 */
export const scratch = {
  int32: (length: number): Int32Array => new Int32Array(...placeFor(length, 4)),
  uint8: (length: number): Uint8Array => new Uint8Array(...placeFor(length, 1)),
  float32: (length: number): Float32Array => new Float32Array(...placeFor(length, 4)),
  float64: (length: number): Float64Array => new Float64Array(...placeFor(length, 8)),
}

/** Work that is done at once; of its arrays nothing may be kept, since the next one has them. */
export function inScratch<T>(work: () => T): T {
  used = 0
  return work()
}

function placeFor(length: number, bytes: number): [ArrayBuffer, number, number] {
  const from = used
  const to = from + Math.ceil((length * bytes) / ALIGNED) * ALIGNED
  if (to > SIZE) return [new ArrayBuffer(length * bytes), 0, length]
  used = to
  return [(memory ??= new ArrayBuffer(SIZE)), from, length]
}
