// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keptPast } from '../../../lib/learning/kept-code.ts'
import { keeping } from './programs.ts'

test('what can be undone is kept once the fingers rest, unless it led back to the original', () => {
  vi.useFakeTimers()
  const { onChange } = keeping('7:a', 'print(0)')
  onChange('print(1)', () => 'past of 1')
  vi.advanceTimersByTime(1000)
  expect(keptPast('7:a')).toBe('past of 1')
  onChange('print(0)', () => 'past of 0')
  vi.advanceTimersByTime(1000)
  expect(keptPast('7:a')).toBeUndefined()
  vi.useRealTimers()
})

test('what can be undone is kept when the page is left before the fingers rest', () => {
  vi.useFakeTimers()
  const { onChange } = keeping('7:b', 'print(0)')
  onChange('print(1)', () => 'past of 1')
  vi.advanceTimersByTime(1000)
  onChange('print(12)', () => 'past of 12')
  dispatchEvent(new Event('pagehide'))
  expect(keptPast('7:b')).toBe('past of 12')
  vi.useRealTimers()
})
