import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { gathering } from './gathering.ts'

const LIMITS = { patience: 60_000, most: 3, longest: 60_000, tooLate: () => new Error('too late') }

/** Work that is done when it is told to be. */
function held() {
  const turns: { all: readonly string[]; done: (answers?: readonly (string | Promise<string>)[]) => void }[] = []
  const work = (all: readonly string[]): Promise<readonly (string | Promise<string>)[]> =>
    new Promise((resolve) => turns.push({ all, done: (answers) => resolve(answers ?? all.map((one) => `${one}!`)) }))
  return { turns, work }
}

test('who asks alone waits for nobody; who asks meanwhile is done together, in the order of asking', async () => {
  const { turns, work } = held()
  const ask = gathering(work, LIMITS)
  const [first, ...others] = ['a', 'b', 'c'].map((one) => ask('key', one))
  expect(turns.map(({ all }) => all)).toEqual([['a']])
  turns[0]!.done()
  expect(await first).toBe('a!')
  await turn()
  expect(turns.map(({ all }) => all)).toEqual([['a'], ['b', 'c']])
  turns[1]!.done()
  expect(await Promise.all(others)).toEqual(['b!', 'c!'])
  await turn()
  // Nobody waits any more: the next is alone again.
  void ask('key', 'd')
  expect(turns[2]!.all).toEqual(['d'])
})

test('no more than so many at once, and keys have nothing to do with each other', async () => {
  const { turns, work } = held()
  const ask = gathering(work, LIMITS)
  const first = ask('key', 'a')
  const others = ['b', 'c', 'd', 'e'].map((one) => ask('key', one))
  const other = ask('other', 'x')
  expect(turns.map(({ all }) => all)).toEqual([['a'], ['x']])
  turns[0]!.done()
  await first
  await turn()
  expect(turns[2]!.all).toEqual(['b', 'c', 'd'])
  turns[1]!.done()
  turns[2]!.done()
  expect(await other).toBe('x!')
  await Promise.all(others.slice(0, 3))
  await turn()
  turns[3]!.done()
  // Whom nobody answers would hear of it a minute later, in another test.
  expect(await others[3]).toBe('e!')
})

test('each hears of its own; what the work throws all hear', async () => {
  const { turns, work } = held()
  const ask = gathering(work, LIMITS)
  const first = ask('key', 'a')
  const second = ask('key', 'b')
  const third = ask('key', 'c')
  turns[0]!.done()
  await first
  await turn()
  turns[1]!.done(['b!', Promise.reject(new Error('not c'))])
  expect(await second).toBe('b!')
  await expect(third).rejects.toThrow('not c')
  const fail = gathering(() => Promise.reject(new Error('none')), LIMITS)
  const all = await Promise.allSettled([fail('key', 'a'), fail('key', 'b'), fail('key', 'c')])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('nobody waits for ever behind work that does not end', async () => {
  const { turns, work } = held()
  const ask = gathering(work, { ...LIMITS, patience: 1 })
  void ask('key', 'never done')
  const next = ask('key', 'b')
  await expect.poll(() => turns[1]?.all).toEqual(['b'])
  turns[1]!.done()
  expect(await next).toBe('b!')
})

test('who has waited too long hears that, and is not done', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    const { turns, work } = held()
    const ask = gathering(work, LIMITS)
    const first = ask('key', 'a')
    const second = ask('key', 'b')
    const heard = second.catch((error: Error) => error.message)
    now.mockReturnValue(LIMITS.longest + 1)
    const third = ask('key', 'c')
    turns[0]!.done()
    // What is under way is done, however long it takes.
    expect(await first).toBe('a!')
    expect(await heard).toBe('too late')
    expect(turns[1]!.all).toEqual(['c'])
    turns[1]!.done()
    expect(await third).toBe('c!')
  } finally {
    now.mockRestore()
  }
})
