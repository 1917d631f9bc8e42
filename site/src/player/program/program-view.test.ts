// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunEvent } from '../../lib/runner/events.ts'
import type { Runner, RunOutcome } from '../../lib/runner/runner.ts'
import { WORDS } from './words.ts'

const TRACE = '../../lib/runner/python/trace.ts'
const ENGINES = '../../lib/runner/engines.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.doUnmock(TRACE)
  vi.doUnmock(ENGINES)
  vi.unstubAllGlobals()
})

async function newView() {
  const { createProgramView } = await import('./program-view.ts')
  const say = vi.fn<(text: string) => void>()
  const onRunning = vi.fn<(isRunning: boolean) => void>()
  const view = createProgramView({ language: 'en', say, onRunning, onLine: () => undefined })
  return { view, said: () => say.mock.lastCall?.[0], running: () => onRunning.mock.calls.flat() }
}

/** The parts that going through a program needs are on their way until they are let come. */
function slowParts() {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const tracePython = vi.fn(() => ({ code: '', lines: [] }))
  vi.doMock(TRACE, async () => {
    asked.resolve()
    await promise
    return { tracePython }
  })
  return { asked: asked.promise, come, tracePython }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

test('where the parts for going step by step cannot be had, it says so and can be pressed again', async () => {
  vi.doMock(TRACE, () => {
    throw new Error('no network')
  })
  const { view, said, running } = await newView()
  await view.stepThrough('python', 'print(1)', () => undefined)
  expect([running(), said()]).toEqual([[true, false], WORDS.en.lost])
})

test('stopped while its parts load, a program is not gone through', async () => {
  const parts = slowParts()
  const { view, said, running } = await newView()
  const gone = view.stepThrough('python', 'print(1)', () => undefined)
  await parts.asked
  view.stop()
  expect([running(), said()]).toEqual([[true, false], ''])
  parts.come()
  await gone
  expect([parts.tracePython.mock.calls, running()]).toEqual([[], [true, false]])
})

test('what was begun while its parts load keeps its place', async () => {
  const parts = slowParts()
  const { view, running } = await newView()
  const gone = view.stepThrough('python', 'print(1)', () => undefined)
  await parts.asked
  view.clear()
  parts.come()
  await gone
  await settle()
  expect([parts.tracePython.mock.calls, running()]).toEqual([[], [true]])
})

/** A language whose programs do what the test says. */
function engineOf() {
  const told = Promise.withResolvers<{ onEvents: (events: RunEvent[]) => void; onBusy: (goOn?: () => void) => void }>()
  const outcome = Promise.withResolvers<RunOutcome>()
  const runner: Runner = {
    run(_order, _limit, onEvents, onBusy) {
      told.resolve({ onEvents, onBusy: onBusy! })
      return outcome.promise
    },
    hold: () => undefined,
    stop: () => outcome.resolve({ type: 'stopped' }),
  }
  vi.doMock(ENGINES, () => ({ runnerOf: async () => runner }))
  return { told: told.promise, end: outcome.resolve }
}

/** A program that is asked about, below the button that stops it. */
async function busyProgram() {
  Element.prototype.scrollIntoView = () => undefined
  HTMLCanvasElement.prototype.getContext = () => null
  const engine = engineOf()
  const { view, said } = await newView()
  const stop = document.createElement('button')
  document.body.replaceChildren(stop, view.root)
  stop.focus()
  const done = view.run('python', 'work()')
  const { onBusy, onEvents } = await engine.told
  const goOn = vi.fn()
  onBusy(goOn)
  const press = (name: string): void => {
    const pressed = [...view.root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    pressed?.focus()
    pressed?.click()
  }
  return { view, said, stop, done, onEvents, press, goOn, end: engine.end }
}

test('that a program is busy is announced once, and waiting leaves the focus on what stops it', async () => {
  const { view, said, stop, press, goOn, end, done } = await busyProgram()
  expect([view.root.querySelector('[role=alert]')?.textContent, said()]).toEqual([WORDS.en.busy, ''])
  press(WORDS.en.busyWait)
  expect(goOn).toHaveBeenCalledOnce()
  expect([view.root.querySelector('.player-which'), said(), document.activeElement]).toEqual([
    null,
    WORDS.en.running,
    stop,
  ])
  end({ type: 'stopped' })
  await done
})

test('a program that is stopped while it is asked about leaves the focus on what stopped it', async () => {
  const { said, stop, press, done } = await busyProgram()
  press(WORDS.en.stop)
  expect(document.activeElement).toBe(stop)
  await done
  expect(said()).toBe(WORDS.en.stopped)
})

test('a program that was worked out and is stopped while it is shown has not finished', async () => {
  const { view, said, onEvents, end, done } = await busyProgram()
  onEvents([
    ['wait', 60_000],
    ['out', 'late'],
  ])
  end({ type: 'done', cases: [] })
  await settle()
  view.stop()
  await done
  expect(said()).toBe(WORDS.en.stopped)
})

test('much that is printed at once is measured once, not with each piece', async () => {
  const measured = vi.spyOn(Element.prototype, 'scrollHeight', 'get')
  const { view, onEvents, end, done } = await busyProgram()
  onEvents(Array.from({ length: 200 }, () => ['out', '10\n']))
  end({ type: 'done', cases: [] })
  await done
  await settle()
  expect(view.root.querySelector('[role=log]')?.textContent).toHaveLength(600)
  expect(measured.mock.calls.length).toBeLessThan(3)
  expect(measured).toHaveBeenCalled()
  measured.mockRestore()
})
