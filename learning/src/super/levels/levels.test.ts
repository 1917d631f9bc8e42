import { describe, expect, it } from 'vitest'
import { drawField, drawingOf, problemOf } from '../field.ts'
import { countBlocks, kindsOf, problemOf as problemOfProgram } from '../program.ts'
import { runWhole, solves } from '../run.ts'
import { fold, shortest } from '../solve.ts'
import { LEVELS, WORLDS } from './index.ts'
import { readyLevel } from './ready.ts'

it('there are five worlds of eight levels', () => {
  expect(WORLDS.map(({ levels }) => levels.length)).toEqual([8, 8, 8, 8, 8])
  const titles = LEVELS.flatMap(({ text }) => Object.values(text.title))
  expect(new Set(titles).size).toBe(80)
})

describe.each(LEVELS.map((placed) => [placed.number, placed.text.title.en, placed] as const))(
  'level %i, %s',
  (_number, _title, placed) => {
    const level = readyLevel(placed)

    it('is solved by its stored solution on every one of its fields', () => {
      for (const field of level.fields) {
        expect(problemOf(field)).toBeUndefined()
        expect(runWhole(field, level.solution).outcome).toEqual({ kind: 'solved' })
      }
      expect(problemOfProgram(level.solution)).toBeUndefined()
    })

    it('offers what its solution is made of', () => {
      const offered = new Set(level.offers)
      expect([...kindsOf(level.solution)].filter((kind) => !offered.has(kind))).toEqual([])
    })

    it('is not solved by less of it', () => {
      const { main, functions } = level.solution
      for (let left = 0; left < main.length; left++) {
        const shorter = { main: main.filter((_, index) => index !== left), functions }
        expect(solves(level.fields, shorter), `without step ${left + 1}`).toBe(false)
      }
    })
  },
)

// Without loops the shortest way is the best program: nobody can be asked for more.
it.each(LEVELS.slice(0, 8).map((placed) => [placed.number, placed] as const))(
  'level %i has the shortest way as its solution',
  (_, placed) => {
    const { fields, best } = readyLevel(placed)
    expect(shortest(fields[0]!)).toHaveLength(best)
  },
)

it('where one field can be done by loops alone, the stored solution is no longer than they', () => {
  for (const placed of LEVELS.slice(8, 32)) {
    const { fields, best } = readyLevel(placed)
    const way = fields.length === 1 ? shortest(fields[0]!, 20_000) : undefined
    if (way) expect(best, placed.text.title.en).toBeLessThanOrEqual(countBlocks({ main: fold(way), functions: [] }))
  }
})

it('a field can be drawn from its drawing', () => {
  for (const placed of LEVELS)
    for (const field of readyLevel(placed).fields) expect(drawField(drawingOf(field))).toEqual(field)
})

it('a world begins easier than it ends', () => {
  for (const world of WORLDS) {
    const best = LEVELS.filter((placed) => placed.world === world).map((placed) => readyLevel(placed).best)
    expect(Math.max(...best.slice(0, 2)), world.id).toBeLessThanOrEqual(Math.max(...best.slice(-4)))
  }
})

it('a level is a matter of a kilobyte', () => {
  for (const { text } of LEVELS) expect(JSON.stringify(text).length).toBeLessThan(1500)
})
