/**
 * How the server's process uses memory. A nursery of a quarter of the usual size for the garbage collector: less at rest and
 * at most (docs/decisions/028). And a heap that may become a third larger than what is in use before it is collected, not
 * several times as large: rendering pages leaves garbage there as fast as anybody asks for new addresses.
 */
export const MEMORY = ['--max-semi-space-size=4', '--heap-growing-percent=30']
/** Of the C library: threads that compress share two pools of memory. Elsewhere than in glibc it means nothing. */
export const POOLS = { MALLOC_ARENA_MAX: '2' }
