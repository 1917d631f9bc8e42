import { describe, expect, it } from 'vitest'
import { drawField } from './field.ts'
import { parse } from './parse.ts'
import { EMPTY, type Program } from './program.ts'
import { BEATS_MAX, run, runWhole, stepAt } from './run.ts'
import { starsFor } from './stars.ts'

function program(source: string): Program {
  const parsed = parse(source, 'python')
  if (parsed.error) throw new Error(JSON.stringify(parsed.error))
  return parsed.program
}

const ends = (field: string, source: string) => {
  const { outcome, last } = runWhole(drawField(field), program(source))
  const { x, y, direction } = last.rabbit
  return [outcome.kind === 'crashed' ? outcome.crash : outcome.kind, `${x},${y} ${direction}`]
}

describe('what the rabbit does', () => {
  it.each([
    ['hops', '>.H', 'forward()', 'ended', '1,0 right'],
    ['comes home', '>H', 'forward()', 'solved', '1,0 right'],
    ['does not hop on when it is home', '>H#', 'forward()\nforward()', 'solved', '1,0 right'],
    ['is not done while carrots are left', '>H1', 'forward()\nright()', 'ended', '1,0 down'],
    ['turns left', '>H', 'left()', 'ended', '0,0 up'],
    ['turns right', '>H', 'right()', 'ended', '0,0 down'],
    ['bumps into a wall', '>#H', 'forward()', 'wall', '0,0 right'],
    ['stops at the edge', '<.H', 'forward()', 'edge', '0,0 left'],
    ['falls into a hole', '>oH', 'forward()', 'hole', '1,0 right'],
    ['jumps over a hole', '>o.H', 'jump()', 'ended', '2,0 right'],
    ['jumps on the spot where there is no hole', '>..H', 'jump()', 'ended', '0,0 right'],
    ['jumps against a wall', '>o#H', 'jump()', 'wall', '0,0 right'],
    ['jumps from one hole into the next', '>oo.H', 'jump()', 'hole', '2,0 right'],
    ['pulls a carrot', '>1H', 'forward()\npull()\nforward()', 'solved', '2,0 right'],
    ['pulls where there is none', '>.H', 'pull()', 'no-carrot', '0,0 right'],
    ['slides over ice', '>~~.H', 'forward()', 'ended', '3,0 right'],
    ['slides as far as a wall', '>~~#H', 'forward()', 'ended', '2,0 right'],
    ['slides into a hole', '>~oH', 'forward()', 'hole', '2,0 right'],
    ['slides home', '>~H', 'forward()', 'solved', '2,0 right'],
    ['stands before a closed door', '>Ds\n..H', 'forward()', 'door', '0,0 right'],
    ['opens it with a switch', '>sDH', 'forward()\nforward()\nforward()', 'solved', '3,0 right'],
    ['closes one that was open', '>sdH', 'forward()\nforward()', 'door', '1,0 right'],
  ])('%s', (_, field, source, outcome, place) => expect(ends(field, source)).toEqual([outcome, place]))
})

describe('programs', () => {
  it.each([
    ['repeat', '>...H', 'for i in range(4):\n  forward()', 'solved'],
    ['a repeat of nothing', '>...H', 'for i in range(0):\n  forward()', 'ended'],
    ['while', '>...H', 'while not at_home():\n  forward()', 'solved'],
    ['if and else', '>o.#H', 'if hole_ahead():\n  jump()\nelse:\n  forward()', 'ended'],
    ['a skill', '>..H', 'def hop():\n  forward()\nhop()\nhop()\nhop()', 'solved'],
    ['a skill that uses itself for ever', '>..H', 'def hop():\n  left()\n  hop()\nhop()', 'too-deep'],
    ['variables', '>...H', 'n = 1\nn += 3\nfor i in range(n):\n  forward()', 'solved'],
    ['carrots as a number', '>1..H', 'forward()\npull()\nfor i in range(carrots()):\n  forward()', 'ended'],
    ['comparing', '>..H', 'while n < 3:\n  forward()\n  n += 1', 'solved'],
    ['an empty loop without an end', '>..H', 'while True:\n  pass', 'too-long'],
    ['a loop without an end', '>..H', 'while True:\n  left()', 'too-long'],
    ['a walk without an end that leads home', '>..H', 'while True:\n  forward()', 'solved'],
  ])('%s', (_, field, source, outcome) => expect(ends(field, source)[0]).toBe(outcome))

  it('nothing to do is no solution', () => expect(runWhole(drawField('>H'), EMPTY).outcome.kind).toBe('ended'))

  it('going round in a circle is noticed when all is as it was', () => {
    const circle = program('while True:\n  left()\n  while carrots() < 0:\n    pass')
    expect([...run(drawField('>..H'), circle)].filter(({ action }) => action === 'left')).toHaveLength(4)
  })

  it('a run has as many beats as it may, and no more', () => {
    expect([...run(drawField('>..H'), program('while True:\n  n += 1'))]).toHaveLength(BEATS_MAX)
  })

  it('each beat says which step is lit', () => {
    const source = 'def hop():\n  forward()\nfor i in range(2):\n  if wall_ahead():\n    left()\n  else:\n    hop()'
    const lit = program(source)
    const paths = [...run(drawField('>..H'), lit)].map(({ path }) => path)
    expect(paths.slice(0, 4)).toEqual(['main.0', 'main.0.0', 'main.0.0.e0', 'hop.0'])
    for (const path of paths) expect(stepAt(lit, path), path).toBeDefined()
  })

  it.each(['main.9', 'main.0.5', 'main.x', 'nowhere.0', '', 'main.0.e0'])('no step stands at %s', (path) =>
    expect(stepAt(program('for i in range(2):\n  left()'), path)).toBeUndefined(),
  )
})

it.each([
  [4, 5, 3],
  [5, 5, 3],
  [7, 5, 2],
  [8, 5, 1],
  [13, 10, 2],
  [14, 11, 2],
  [16, 11, 1],
])('%i blocks where %i are the fewest: %i stars', (blocks, best, expected) =>
  expect(starsFor(blocks, best)).toBe(expected),
)
