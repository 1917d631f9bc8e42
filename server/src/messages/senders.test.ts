import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createSenders } from './senders.ts'

/** Work that is put there, and ends when it is told to. */
function bench(concurrency: number) {
  const waiting: number[] = []
  const ends = new Map<number, (again?: number) => void>()
  const errors: unknown[] = []
  let looks = 0
  let beforeAnswer: (() => void) | undefined
  const senders = createSenders<number>({
    concurrency,
    async take() {
      looks++
      const taken = waiting.shift()
      await setImmediate()
      const now = beforeAnswer
      beforeAnswer = undefined
      now?.()
      return taken
    },
    run: (one) => new Promise((resolve) => ends.set(one, resolve)),
    onError: (error) => errors.push(error),
  })
  return {
    senders,
    errors,
    looks: () => looks,
    running: () => [...ends.keys()],
    add(...work: number[]) {
      waiting.push(...work)
      senders.wake()
    },
    atNextLook: (then: () => void) => void (beforeAnswer = then),
    end(one: number, again?: number) {
      ends.get(one)!(again)
      ends.delete(one)
    },
  }
}

test('as many as may are worked on at once, the next when one ends, until nothing is left', async () => {
  const { add, running, end } = bench(3)
  add(1, 2, 3, 4, 5)
  await vi.waitFor(() => expect(running()).toEqual([1, 2, 3]))
  end(2)
  await vi.waitFor(() => expect(running()).toEqual([1, 3, 4]))
  for (const one of [1, 3, 4]) end(one)
  await vi.waitFor(() => expect(running()).toEqual([5]))
})

test('who is woken while it finds nothing looks again', async () => {
  const { add, running, atNextLook, senders, looks } = bench(1)
  atNextLook(() => add(1))
  senders.wake()
  await vi.waitFor(() => expect(running()).toEqual([1]))
  expect(looks()).toBe(2)
})

test('what is to be tried again is looked for at its time', async () => {
  const { add, running, end, looks } = bench(1)
  add(1)
  await vi.waitFor(() => expect(running()).toEqual([1]))
  end(1, 0.2)
  await vi.waitFor(() => expect(looks()).toBe(2))
  await vi.waitFor(() => expect(looks()).toBe(3))
})

test('closed, they take nothing more and wait for what is under way', async () => {
  const { add, running, end, senders } = bench(2)
  add(1)
  await vi.waitFor(() => expect(running()).toEqual([1]))
  let isClosed = false
  const closing = senders.close().then(() => (isClosed = true))
  add(2)
  await setImmediate()
  expect(isClosed).toBe(false)
  end(1)
  await closing
  expect(running()).toEqual([])
})

test('a look that fails is told, and the next one works', async () => {
  const { add, running, errors, atNextLook, senders } = bench(1)
  atNextLook(() => {
    throw new Error('the database is away')
  })
  senders.wake()
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  add(1)
  await vi.waitFor(() => expect(running()).toEqual([1]))
})
