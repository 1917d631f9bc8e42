// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { RunOrder } from './events.ts'
import type { FromFrame, ToFrame } from './frame.ts'
import type { Engine } from './runner.ts'

const ORDER: RunOrder = { code: '', answers: [], seed: 1, shown: 0, cases: [] }
const LIMIT = 20_000

/** The frames of the page, each with what it was told; `say` answers as its worker would. */
type Frame = { told: ToFrame[]; say: (said: unknown) => void }
let frames: Frame[]

beforeEach(() => {
  frames = []
  vi.resetModules()
  vi.doMock('./frame.ts?script', () => ({ default: '' }))
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    const frame = nodes[0] as HTMLIFrameElement
    document.body.appendChild(frame)
    // It has its window for good once it has its address.
    setTimeout(() => answer(frame.contentWindow!))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.doUnmock('./frame.ts?script')
  document.body.replaceChildren()
})

function answer(source: Window): void {
  vi.spyOn(source, 'postMessage').mockImplementation(((_: unknown, __: string, [port]: [MessagePort]) => {
    const told: ToFrame[] = []
    const say = (said: unknown): void => {
      const run = told.findLast((message) => message.type === 'run')
      port.postMessage({ id: run!.id, said } as FromFrame)
    }
    port.onmessage = ({ data }) => told.push(data as ToFrame)
    frames.push({ told, say })
  }) as never)
  dispatchEvent(new MessageEvent('message', { source, data: { type: 'tutu-frame-ready' } }))
}

async function open(engine: Omit<Engine, 'load'>) {
  const { openRunner } = await import('./runner.ts')
  const runner = await openRunner({ ...engine, load: async () => ({ script: '' }) })
  const told = (frame: number, type: ToFrame['type']) =>
    untilTrue(() => frames[frame]?.told.some((message) => message.type === type))
  return { runner, told, run: () => runner.run(ORDER, LIMIT, () => undefined) }
}

/** Lets messages arrive while nothing of a faked time goes by: `vi.waitFor` puts it forward at each look. */
async function untilTrue(holds: () => boolean | undefined): Promise<void> {
  let isOver = false
  onTestFinished(() => void (isOver = true))
  while (!holds() && !isOver) await new Promise((resolve) => setImmediate(resolve))
}

/** What a frame says has arrived when the runner counts from it anew. */
async function heard(frame: Frame, said: unknown): Promise<void> {
  const anew = vi.spyOn(globalThis, 'clearTimeout')
  frame.say(said)
  await untilTrue(() => anew.mock.calls.length > 0)
  anew.mockRestore()
}

const framesInPage = () => document.querySelectorAll('iframe').length

it('the frame is there while what runs in it is still on its way', async () => {
  const { openRunner } = await import('./runner.ts')
  let comes = (_: { script: string }): void => undefined
  const opening = openRunner({ load: () => new Promise((resolve) => (comes = resolve)) })
  await untilTrue(() => frames.length === 1)
  comes({ script: 'late' })
  await opening
  await untilTrue(() => frames[0]!.told.some((message) => message.type === 'prepare' && message.script === 'late'))
})

/** Opens a runner where nothing answers by itself; `settles` tells how it came out, once it has. */
async function openSlowly() {
  vi.mocked(document.body.append).mockImplementation((...nodes) => void document.body.appendChild(nodes[0] as Node))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { openRunner } = await import('./runner.ts')
  let outcome: string | undefined
  void openRunner({ load: async () => ({ script: '' }) }).then(
    () => (outcome = 'opened'),
    (error: Error) => (outcome = error.message),
  )
  await untilTrue(() => document.querySelector('iframe')?.src !== '' && framesInPage() === 1)
  return {
    frame: document.querySelector('iframe')!,
    settles: () => untilTrue(() => outcome !== undefined).then(() => outcome),
  }
}

it('a frame that a slow device brings late is waited for', async () => {
  const { frame, settles } = await openSlowly()
  vi.advanceTimersByTime(50_000)
  answer(frame.contentWindow!)
  expect(await settles()).toBe('opened')
})

it('a page that came in the place of the frame is not waited for', async () => {
  const { frame, settles } = await openSlowly()
  Object.defineProperty(frame, 'contentDocument', { value: null })
  frame.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(5000)
  expect([await settles(), framesInPage()]).toEqual(['The frame does not answer', 0])
})

it('where what runs in it is not to be had, no frame stays behind', async () => {
  const { openRunner } = await import('./runner.ts')
  await expect(openRunner({ load: async () => Promise.reject(new Error('no network')) })).rejects.toThrow('no network')
  expect(framesInPage()).toBe(0)
})

it('stopped while it is compiled, a program goes with its frame, and the next one runs in another', async () => {
  const { runner, run, told } = await open({ ends: true })
  const first = run()
  await told(0, 'run')
  runner.stop()
  expect(await first).toEqual({ type: 'stopped' })
  await vi.waitFor(() => expect(framesInPage()).toBe(0))
  const second = run()
  await told(1, 'run')
  frames[1]!.say({ type: 'done', cases: [] })
  expect(await second).toEqual({ type: 'done', cases: [] })
})

it('a second run while the first is compiled does not wait for it', async () => {
  const { run, told } = await open({ ends: true })
  const first = run()
  await told(0, 'run')
  const second = run()
  expect(await first).toEqual({ type: 'stopped' })
  await told(1, 'run')
  frames[1]!.say({ type: 'done', cases: [] })
  expect((await second).type).toBe('done')
})

it('stopped once it runs, the compiler is kept', async () => {
  const { runner, run, told } = await open({ ends: true })
  const events = vi.fn()
  const running = runner.run(ORDER, LIMIT, events)
  await told(0, 'run')
  frames[0]!.say({ type: 'begun' })
  await vi.waitFor(() => expect(events).toHaveBeenCalled())
  runner.stop()
  await running
  await told(0, 'stop')
  void run()
  await vi.waitFor(() => expect(frames[0]!.told.filter(({ type }) => type === 'run')).toHaveLength(2))
  expect(framesInPage()).toBe(1)
})

it('a game is told when nobody sees it', async () => {
  const { run, told } = await open({ plays: true })
  void run()
  await told(0, 'run')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await told(0, 'hidden')
  expect(frames[0]!.told.at(-1)).toEqual({ type: 'hidden', isHidden: true })
})

it('a game goes on whose page was busy for seconds and hears of its frames afterwards; a frame that does not end is ended', async () => {
  const { run, told } = await open({ plays: true })
  const ended = vi.fn()
  void run().then(ended)
  await told(0, 'run')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await heard(frames[0]!, { type: 'playing' })
  await vi.advanceTimersByTimeAsync(5100)
  await heard(frames[0]!, { type: 'playing' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4000)
  expect(ended).toHaveBeenCalledWith({ type: 'too-long' })
})

it('a compilation that does not end is ended, and that is told from a program that does not', async () => {
  const { run, told } = await open({ ends: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outcome = run()
  await told(0, 'run')
  await vi.advanceTimersByTimeAsync(130_000)
  expect(await outcome).toEqual({ type: 'never-ready' })
})

it.each([
  ['JavaScript', {}, 0],
  ['C++', { ends: true }, 1],
])('a program in %s that says again and again that it begins gets no more time', async (_, engine, heard) => {
  const { runner, told } = await open(engine)
  const events = vi.fn()
  void runner.run(ORDER, LIMIT, events)
  await told(0, 'run')
  for (let times = 0; times < 5; times++) frames[0]!.say({ type: 'begun' })
  frames[0]!.say({ type: 'events', events: [['out', 'x']] })
  await vi.waitFor(() => expect(events).toHaveBeenLastCalledWith([['out', 'x']]))
  expect(events.mock.calls.filter(([some]) => (some as unknown[]).length === 0)).toHaveLength(heard)
})

/** Runs a program that says nothing for seconds, `saysMeanwhile` apart, and answers what it came to and how often it was busy. */
async function silent(engine: Omit<Engine, 'load'>, saysMeanwhile?: unknown) {
  const { runner, told } = await open(engine)
  const onBusy = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outcome = vi.fn()
  const order = { ...ORDER, code: 'while True: pass' }
  void runner.run(order, LIMIT, () => undefined, onBusy).then(outcome)
  await told(0, 'run')
  await vi.advanceTimersByTimeAsync(1600)
  await told(0, 'ask')
  if (saysMeanwhile) await heard(frames[0]!, saysMeanwhile)
  await vi.advanceTimersByTimeAsync(1100)
  return { runner, onBusy, outcome }
}

it('a program that computes for seconds and shows nothing is told to be busy, and goes on', async () => {
  const { onBusy, outcome } = await silent({})
  expect(onBusy).toHaveBeenCalledOnce()
  expect(outcome).not.toHaveBeenCalled()
})

it('stopped because it is busy, it is told as what it was stopped as', async () => {
  const { runner, outcome } = await silent({})
  runner.stop('too-long')
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith({ type: 'too-long' }))
})

it('one that only waits for its timers is not busy', async () => {
  const { onBusy } = await silent({}, { type: 'alive' })
  expect(onBusy).not.toHaveBeenCalled()
})

it('told to go on, it has as long again, and is asked about again before that is over', async () => {
  const { onBusy, outcome } = await silent({})
  await vi.advanceTimersByTimeAsync(LIMIT / 2)
  onBusy.mock.calls[0]![0]()
  await vi.advanceTimersByTimeAsync(LIMIT - 5000)
  expect([onBusy.mock.calls.length, outcome.mock.calls]).toEqual([2, []])
  await vi.advanceTimersByTimeAsync(6000)
  expect(outcome).toHaveBeenCalledWith({ type: 'too-long' })
  expect(onBusy, 'there is nothing left to wait for').toHaveBeenLastCalledWith(undefined)
})

it('heard of again, it is told to be busy no longer', async () => {
  const { onBusy } = await silent({})
  frames[0]!.say({ type: 'alive' })
  await vi.waitFor(() => expect(onBusy.mock.calls).toEqual([[expect.any(Function), undefined], [undefined]]))
})

it.each([
  ['could not read an answer is told with that answer', [{ type: 'reads', misread: 'seven' }], 'seven'],
  ['can read again is told without', [{ type: 'reads', misread: 'seven' }, { type: 'reads' }], undefined],
] as const)('what is busy since it %s, and so is its end', async (_, said, misread) => {
  const { runner, told } = await open({ ends: true })
  const onBusy = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outcome = runner.run(ORDER, LIMIT, () => undefined, onBusy)
  await told(0, 'run')
  for (const one of [{ type: 'begun' }, ...said]) await heard(frames[0]!, one)
  await vi.advanceTimersByTimeAsync(2600)
  expect(onBusy.mock.calls).toEqual([[expect.any(Function), misread]])
  runner.stop()
  expect(await outcome).toEqual({ type: 'stopped', ...(misread && { misread }) })
})

it('what shows something while its loops are still looked at is not ended', async () => {
  const looking = Promise.withResolvers<() => number>()
  const { runner, onBusy, outcome } = await silent({ loops: () => looking.promise })
  await heard(frames[0]!, { type: 'events', events: [['out', 'x']] })
  looking.resolve(() => 3)
  await vi.advanceTimersByTimeAsync(100)
  expect([onBusy.mock.calls, outcome.mock.calls]).toEqual([[], []])
  runner.stop()
})

it('one in which a loop certainly never ends is ended within three seconds, with the line of the loop', async () => {
  const { onBusy, outcome } = await silent({ loops: async () => () => 3 })
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith({ type: 'endless', line: 3 }))
  expect(onBusy).not.toHaveBeenCalled()
})
