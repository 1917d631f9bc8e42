/** Bytes; more than a crowd of uploads has under way, since what is in use at two collections becomes old. */
const EVERY = 16 * 1024 * 1024

let passed = 0

/**
 * Told of bytes that were read and are needed no more. The buffers they came in lie outside V8's heap and take next to nothing in
 * it: by itself it lets 32 MiB of them gather, and then collects the whole heap more often than the young (decision 324).
 */
export function collectBuffers(bytes: number): void {
  passed += bytes
  if (passed < EVERY) return
  passed = 0
  // There only with --expose-gc (scripts/lib/memory.mjs).
  globalThis.gc?.({ type: 'minor' })
}
