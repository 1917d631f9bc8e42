// @vitest-environment jsdom
import { LEVELS } from '@tutu/learning/super/levels/index'
import { readyLevel } from '@tutu/learning/super/levels/ready'
import type { Program } from '@tutu/learning/super/program'
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useRun } from './use-run.ts'

const main = document.body.appendChild(document.createElement('main'))
const root = createRoot(main)
beforeAll(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterAll(async () => {
  await act(async () => root.unmount())
  main.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const level = readyLevel(LEVELS[0]!)
const EMPTY: Program = { main: [], functions: [] }
const ended = vi.fn()

/** Runs what is not empty as soon as it is there: before the browser has drawn it. */
function Runner({ program }: { program: Program }) {
  const { start } = useRun(level.fields, program, false, ended)
  useLayoutEffect(() => {
    if (program !== EMPTY) start()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each program
  }, [program])
  return null
}

test('a program that is run at the first sight of it is not taken for the one before', async () => {
  await act(async () => root.render(<Runner program={EMPTY} />))
  await act(async () => root.render(<Runner program={level.solution} />))
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'solved' }))
})
