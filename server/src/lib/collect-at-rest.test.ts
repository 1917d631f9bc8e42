import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectAtRest } from './collect-at-rest.ts'

const MIB = 1024 * 1024
const collect = vi.fn<() => Promise<unknown>>()
let resident: number
let busy: number
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  collect.mockReset().mockImplementation(async () => (resident = 120 * MIB))
  resident = 150 * MIB
  busy = 0
  collectAtRest({ collect, resident: () => resident, busyShare: () => busy })
})
afterEach(() => {
  vi.useRealTimers()
})

test('once after the start, and again only when the process has grown', async () => {
  await pass(5000)
  expect(collect).toHaveBeenCalledOnce()
  resident = 150 * MIB
  await pass(600_000)
  expect(collect).toHaveBeenCalledOnce()
  resident = 400 * MIB
  await pass(5000)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('not while there is something to do', async () => {
  busy = 0.1
  await pass(600_000)
  expect(collect).not.toHaveBeenCalled()
  busy = 0
  await pass(5000)
  expect(collect).toHaveBeenCalledOnce()
})

test('what cannot be freed is not collected again and again', async () => {
  collect.mockImplementation(() => Promise.resolve())
  await pass(600_000)
  expect(collect).toHaveBeenCalledOnce()
})
