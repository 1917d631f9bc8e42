import { beforeEach, expect, test, vi } from 'vitest'
import { createPageLoading } from './page-loading.ts'

let overlay: { isLeaving: boolean } | undefined
let hold: () => () => void

beforeEach(() => {
  vi.useFakeTimers()
  const shown = { isLeaving: false }
  overlay = shown
  const element = {
    classList: { add: () => void (shown.isLeaving = true), remove: () => void (shown.isLeaving = false) },
    remove: () => void (overlay = undefined),
  }
  hold = createPageLoading(() => (overlay ? element : null))
})

test('the overlay stays 1 s, fades for 0.5 s and is removed', () => {
  const letGo = hold()
  vi.advanceTimersByTime(60_000)
  expect(overlay).toEqual({ isLeaving: false })
  letGo()
  vi.advanceTimersByTime(999)
  expect(overlay).toEqual({ isLeaving: false })
  vi.advanceTimersByTime(1)
  expect(overlay).toEqual({ isLeaving: true })
  vi.advanceTimersByTime(499)
  expect(overlay).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(overlay).toBeUndefined()
})

test('it is counted, and a late holder keeps it', () => {
  const first = hold()
  const second = hold()
  first()
  first()
  vi.advanceTimersByTime(5000)
  expect(overlay).toEqual({ isLeaving: false })
  second()
  vi.advanceTimersByTime(1200)
  const late = hold()
  expect(overlay).toEqual({ isLeaving: false })
  vi.advanceTimersByTime(5000)
  expect(overlay).toBeDefined()
  late()
  vi.advanceTimersByTime(1500)
  expect(overlay).toBeUndefined()
})

test('once removed it stays away', () => {
  overlay = undefined
  hold()()
  vi.advanceTimersByTime(5000)
  expect(overlay).toBeUndefined()
})
