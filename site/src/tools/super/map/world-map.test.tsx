// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { drawInMain } from '../../../testing/draw-in-main.ts'
import { onPage } from '../../../testing/on-page.tsx'
import { keptProgress } from '../keep/progress.ts'
import { WorldMap } from './world-map.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  keptProgress.write(() => ({ stars: {}, blocks: {}, programs: {} }))
})

test('a map that was left open over night offers the puzzle of the new day when it is looked at again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date(2026, 11, 1, 20), toFake: ['Date'] })
  keptProgress.write((known) => ({ ...known, stars: { 'd2026-12-01': 2 } }))
  document.body.innerHTML = '<main></main>'
  await drawInMain(onPage(<WorldMap />))
  const daily = () => document.querySelector('a[href="#daily"]')!.textContent
  expect(daily()).toContain('Done for today')
  vi.setSystemTime(new Date(2026, 11, 2, 8))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(daily()).toContain('A new field every day')
})
