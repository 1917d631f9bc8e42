// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keptPast } from '../../../lib/learning/kept-code.ts'
import { keeping, startPrograms } from './programs.ts'

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

test('what runs a program comes while it is looked at: not to who only scrolls past, and not before somebody is there', async () => {
  vi.useFakeTimers()
  const prepared: string[] = []
  const seen = vi.fn<(figure: Element) => void>()
  let tell: (isIntersecting: boolean) => void = () => undefined
  vi.stubGlobal('prepared', prepared)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => hear([{ target: document.querySelector('figure')!, isIntersecting }])
      }
      observe = seen
      unobserve = () => undefined
    },
  )
  try {
    document.body.innerHTML = `<article data-lesson="7"><figure data-code="python"><pre>print(1)</pre></figure></article>`
    const lesson = document.querySelector('article')!
    lesson.dataset.player = 'data:text/javascript,export const prepare = (code) => prepared.push(code)'
    const somebody = Promise.withResolvers<void>()
    startPrograms(lesson, somebody.promise)
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).not.toHaveBeenCalled()
    somebody.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toHaveBeenCalledOnce()

    tell(true)
    await vi.advanceTimersByTimeAsync(300)
    tell(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(prepared).toEqual([])
    tell(true)
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(prepared).toEqual(['python']))
  } finally {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})
