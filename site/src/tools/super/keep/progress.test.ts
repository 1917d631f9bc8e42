import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptProgress, noteProgram, noteSolved } from './progress.ts'

let stored: Record<string, string> = {}

beforeEach(() => {
  stored = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the best stars and the fewest blocks stay', () => {
  noteSolved('l3', 2, 7)
  noteSolved('l3', 3, 5)
  noteSolved('l3', 1, 12)
  noteProgram('l3', 'AQAA')
  expect(keptProgress.read()).toEqual({ stars: { l3: 3 }, blocks: { l3: 5 }, programs: { l3: 'AQAA' } })
})

it('what somebody else has written there is left out', () => {
  stored['tutu.super'] = JSON.stringify({
    stars: { l1: 3, l2: 9, l99: 3, __proto__x: 1 },
    blocks: [],
    programs: { l1: 7 },
  })
  expect(keptProgress.read()).toEqual({ stars: { l1: 3 }, blocks: {}, programs: {} })
  stored['tutu.super'] = 'null'
  expect(keptProgress.read()).toEqual({ stars: {}, blocks: {}, programs: {} })
})

it('of sixty days the last stay', () => {
  for (let day = 0; day < 70; day++) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    noteSolved(`d${date}`, 1, 9)
  }
  stored['tutu.super'] += ' '
  const days = Object.keys(keptProgress.read().stars)
  expect(days).toHaveLength(60)
  expect(days).not.toContain('d2026-01-01')
})
