import { vi } from 'vitest'

// One page and one copy of what is not ours serve all files of a worker. What is ours, and what stands for it, each loads anew: else it
// would have what another file has put in its place, or left in its state.
if ('document' in globalThis) vi.resetModules()
