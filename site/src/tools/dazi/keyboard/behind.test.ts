// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBehind } from './behind.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Keys so many ms one after the other, each with its picture; answers what is seen `after` ms behind the last. */
function typed(keys: string, gap: number) {
  const { key, run } = createBehind()
  const seen: string[] = []
  for (const one of keys) {
    vi.advanceTimersByTime(gap)
    key()
    run(() => seen.push(one))
  }
  return (after: number) => {
    vi.advanceTimersByTime(after)
    return seen.join('')
  }
}

it('shows the picture of a child’s keys behind the frame of each', () => {
  const seen = typed('abc', 300)
  expect(seen(0)).toBe('ab')
  expect(seen(40)).toBe('abc')
})

it('shows nothing that would cost quick keys a frame until they pause, and then all of it in order', () => {
  const seen = typed('abcdef', 60)
  expect(seen(100)).toBe('a')
  expect(seen(30)).toBe('abcdef')
})

it('shows at once what must not wait for the pause, behind what waited before it', () => {
  const { key, run, runSoon } = createBehind()
  const seen: string[] = []
  for (const one of 'ab') {
    vi.advanceTimersByTime(60)
    key()
    run(() => seen.push(one))
  }
  vi.advanceTimersByTime(60)
  key()
  runSoon(() => seen.push('slip'))
  vi.advanceTimersByTime(20)
  expect(seen).toEqual(['a', 'b', 'slip'])
})
