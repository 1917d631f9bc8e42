import { beforeEach, expect, it, vi } from 'vitest'
import { dropAllKept, keptKey, readKept, writeKept } from './kept-values.ts'

beforeEach(() => localStorage.clear())

const key = keptKey(1, 'course', 5)
const kept = (title: string) => ({ time: Date.now(), version: 2, values: { title } })

it('keeps what was typed, for each administrator, module and record by itself', () => {
  writeKept(key, kept('海龟'))
  expect(readKept(key)).toMatchObject({ version: 2, values: { title: '海龟' } })
  for (const other of [keptKey(2, 'course', 5), keptKey(1, 'lesson', 5), keptKey(1, 'course', undefined)])
    expect(readKept(other)).toBeUndefined()
})

it('for a week, and for the twenty forms typed into last', () => {
  vi.useFakeTimers()
  for (let id = 1; id <= 25; id++) {
    writeKept(keptKey(1, 'course', id), kept(`${id}`))
    vi.advanceTimersByTime(1000)
  }
  expect(Object.keys(localStorage)).toHaveLength(20)
  expect(readKept(keptKey(1, 'course', 5))).toBeUndefined()
  vi.advanceTimersByTime(7 * 86_400_000)
  expect(readKept(keptKey(1, 'course', 25))).toBeUndefined()
  vi.useRealTimers()
})

it('no text that is too long, and then not an older one either', () => {
  writeKept(key, kept('海龟'))
  writeKept(key, kept('海'.repeat(600_000)))
  expect(readKept(key)).toBeUndefined()
})

it.each(['{', '"text"', '{"time":"now"}', '[]', 'null'])('what somebody else wrote there is nothing: %s', (stored) => {
  localStorage.setItem(key, stored)
  expect(readKept(key)).toBeUndefined()
})

it('nothing of anybody after a sign-out, and nothing else goes', () => {
  writeKept(key, kept('海龟'))
  localStorage.setItem('definitions', '{}')
  dropAllKept()
  expect(Object.keys(localStorage)).toEqual(['definitions'])
})
