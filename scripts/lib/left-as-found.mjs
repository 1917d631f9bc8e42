import { afterAll, vi } from 'vitest'

// Files share a worker, in an order that changes: what one puts in the place of something global is not there for the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
