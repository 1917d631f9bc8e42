// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WORDS } from './words.ts'

const TRACE = '../../lib/runner/python/trace.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.doUnmock(TRACE)
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
