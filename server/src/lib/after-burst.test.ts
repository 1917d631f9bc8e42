import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterBurst } from './after-burst.ts'

const work = vi.fn<() => void>()
beforeEach(() => {
  work.mockReset()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a burst is one piece of work, a moment after its last event', () => {
  const burst = afterBurst(work, { quiet: 100, within: 1000 })
  for (let event = 0; event < 5; event++) {
    burst.note()
    vi.advanceTimersByTime(99)
  }
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  burst.note()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(2)
})

test('one that does not end is worked on all the same', () => {
  const burst = afterBurst(work, { quiet: 100, within: 1000 })
  for (let ms = 0; ms < 2500; ms += 50) {
    burst.note()
    vi.advanceTimersByTime(50)
  }
  expect(work).toHaveBeenCalledTimes(2)
})

test('what is cancelled does not happen', () => {
  const burst = afterBurst(work, { quiet: 100, within: 1000 })
  burst.note()
  burst.cancel()
  vi.advanceTimersByTime(5000)
  expect(work).not.toHaveBeenCalled()
})
