/**
 * How the server's process uses memory. A smaller nursery for the garbage collector: 10 MiB less at rest. And a heap that
 * may become two thirds larger than what is in use before it is collected, not several times as large: rendering pages
 * leaves garbage there as fast as anybody asks for new addresses (decision 318). What is made is new, whatever V8 has learned of
 * what the same code made before: it takes the elements of pages for lasting (decision 333). And `gc()`, for a server at
 * rest (server/src/lib/collect-at-rest.ts) and for buffers of uploads (collect-buffers.ts).
 */
export const MEMORY = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
]
/** Of the C library: threads that compress share two pools of memory. Elsewhere than in glibc it means nothing. */
export const POOLS = { MALLOC_ARENA_MAX: '2' }
