import { expect, it } from 'vitest'
import { ClientError } from './client-error.ts'
import { deferred, nextTurn } from '../testing/client.ts'
import type { SendOptions, StoredFile } from './upload-client.ts'
import { createUploadQueue } from './upload-queue.ts'

const stored = (name: string) => ({ name, url: `/storage/${name}` }) as StoredFile

/** A queue over a server that answers when told. */
function setUp() {
  const sent: { name: string; options: SendOptions; answer: ReturnType<typeof deferred<StoredFile | ClientError>> }[] =
    []
  const arrived: string[] = []
  const failed: string[] = []
  let time = 0
  const queue = createUploadQueue({
    uploader: {
      check: ({ name }) => (name.endsWith('.exe') ? new ClientError('refused', 'The type is not allowed') : undefined),
      send: async (file, options = {}) => {
        const answer = deferred<StoredFile | ClientError>()
        options.signal?.addEventListener('abort', () => answer.resolve(new ClientError('cancelled', 'cancelled')))
        sent.push({ name: file.name, options, answer })
        const outcome = await answer.promise
        if (outcome instanceof ClientError) throw outcome
        return outcome
      },
    },
    topic: 'covers',
    onStored: ({ name }) => arrived.push(name),
    onFailed: ({ message }, name) => failed.push(`${name}: ${message}`),
    now: () => time,
  })
  const of = (name: string) => sent.findLast((one) => one.name === name)!
  const answer = async (name: string, outcome: StoredFile | ClientError = stored(name)) => {
    of(name).answer.resolve(outcome)
    await nextTurn()
  }
  const add = (...names: string[]) => queue.add(names.map((name) => new File(['0123456789'], name)))
  const states = () => queue.list().map(({ name, state }) => `${name} ${state}`)
  return { queue, sent, arrived, failed, of, answer, add, states, pass: (ms: number) => (time += ms) }
}

it('sends three at once, the next when one has arrived', async () => {
  const { add, sent, answer, states, arrived } = setUp()
  add('a', 'b', 'c', 'd', 'e')
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting'])
  await answer('b')
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(arrived).toEqual(['b'])
  expect(sent[0]?.options.topic).toBe('covers')
})

it('says what is refused at once, however long the queue', () => {
  const { add, states, failed } = setUp()
  add('a', 'b', 'c', 'd', 'e.exe')
  expect(states().at(-1)).toBe('e.exe failed')
  expect(failed).toEqual(['e.exe: The type is not allowed'])
})

it('tells bytes and speed, and when all is sent', () => {
  const { add, of, queue, pass } = setUp()
  add('a')
  const report = of('a').options.onProgress!
  pass(1000)
  report(500, 1000)
  expect(queue.list()[0]).toMatchObject({ sent: 5, speed: 5, state: 'sending' })
  report(1000, 1000)
  expect(queue.list()[0]).toMatchObject({ sent: 10, state: 'finishing' })
})

it('cancelled means aborted and forgotten, and the next one starts', async () => {
  const { add, of, queue, states, failed, sent } = setUp()
  add('a', 'b', 'c', 'd')
  queue.cancel(queue.list()[0]!.id)
  await nextTurn()
  expect(of('a').options.signal?.aborted).toBe(true)
  expect(states()).toEqual(['b sending', 'c sending', 'd sending'])
  queue.cancelAll()
  await nextTurn()
  expect(sent.every(({ options }) => options.signal?.aborted)).toBe(true)
  expect(queue.list()).toEqual([])
  expect(failed).toEqual([])
})

it('what failed on the line can be tried again, what was refused cannot', async () => {
  const { add, answer, queue, arrived, failed, sent } = setUp()
  add('a', 'b')
  await answer('a', new ClientError('offline', 'You are disconnected!'))
  await answer('b', new ClientError('refused', 'The type is not allowed'))
  expect(failed).toEqual(['a: You are disconnected!', 'b: The type is not allowed'])
  expect(queue.list().map(({ state, canRetry }) => [state, canRetry])).toEqual([
    ['failed', true],
    ['failed', false],
  ])
  queue.retry(queue.list()[0]!.id)
  expect(sent).toHaveLength(3)
  await answer('a')
  expect(arrived).toEqual(['a'])
  expect(queue.list()).toHaveLength(1)
})

it('a session that ended takes its uploads along in silence', async () => {
  const { add, answer, queue, failed } = setUp()
  add('a')
  await answer('a', new ClientError('redirect', 'Please sign in first'))
  expect([queue.list(), failed]).toEqual([[], []])
})
