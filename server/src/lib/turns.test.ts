import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many work at once, all come to their turn in order, and one that fails gives its place on', async () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 18 })
  let working = 0
  let most = 0
  const begun: number[] = []
  const done = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      inTurn(async () => {
        begun.push(number)
        most = Math.max(most, ++working)
        await setTimeout(1)
        working--
        if (number === 3) throw new Error('refused')
      }),
    ),
  )
  expect([most, begun]).toEqual([2, Array.from({ length: 20 }, (_, number) => number)])
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('one too many hears at once that there is no place', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 })
  const both = Promise.all([inTurn(() => setTimeout(5)), inTurn(() => setTimeout(5))])
  await expect(inTurn(async () => 1)).rejects.toMatchObject({ key: 'server.unavailable' })
  await both
  expect(await inTurn(async () => 1)).toBe(1)
})

test('whoever goes before the turn has come is not worked for, and those behind move up', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 2 })
  const begun: string[] = []
  const gone = new AbortController()
  const first = inTurn(() => setTimeout(20))
  const second = inTurn(async () => begun.push('second'), gone.signal)
  const third = inTurn(async () => begun.push('third'))
  gone.abort()
  await expect(second).rejects.toMatchObject({ key: 'server.unavailable' })
  await Promise.all([first, third])
  await expect(inTurn(async () => begun.push('fourth'), gone.signal)).rejects.toMatchObject({ status: 503 })
  expect(begun).toEqual(['third'])
})
