import { beforeEach, expect, test, vi } from 'vitest'
import { holdPageLoading } from './page-loading.ts'

const overlay = () => document.getElementById('page-loading')
const isLeaving = () => overlay()?.classList.contains('is-leaving')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="page-loading"></div>'
})

test('the overlay stays 1 s, fades for 0.5 s and is removed', () => {
  const letGo = holdPageLoading()
  vi.advanceTimersByTime(60_000)
  expect(isLeaving()).toBe(false)
  letGo()
  vi.advanceTimersByTime(999)
  expect(isLeaving()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isLeaving()).toBe(true)
  vi.advanceTimersByTime(499)
  expect(overlay()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(overlay()).toBeNull()
})

test('it is counted, and a late holder keeps it', () => {
  const first = holdPageLoading()
  const second = holdPageLoading()
  first()
  first()
  vi.advanceTimersByTime(5000)
  expect(isLeaving()).toBe(false)
  second()
  vi.advanceTimersByTime(1200)
  const late = holdPageLoading()
  expect(isLeaving()).toBe(false)
  vi.advanceTimersByTime(5000)
  expect(overlay()).not.toBeNull()
  late()
  vi.advanceTimersByTime(1500)
  expect(overlay()).toBeNull()
})

test('once removed it stays away', () => {
  overlay()?.remove()
  holdPageLoading()()
  vi.advanceTimersByTime(5000)
  expect(overlay()).toBeNull()
})
