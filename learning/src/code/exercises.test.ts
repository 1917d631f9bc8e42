import { describe, expect, it } from 'vitest'
import { isSameDrawing } from './same-drawing.ts'
import { predictsRight, printsRight, readTests, usesWord } from './tests-of-exercise.ts'

it('reads what an author asks of a program', () => {
  expect(
    readTests(
      'given 3\ngiven 4\nprints 7\ngiven 0\nprints 0\ndouble(4) is 8\ndraws\nhold right 2\nhold space\ndraws\nuses for\nclick #go\nshows #score 1\nhello\n',
    ),
  ).toEqual({
    tests: [
      { kind: 'prints', given: ['3', '4'], lines: ['7'] },
      { kind: 'prints', given: ['0'], lines: ['0'] },
      { kind: 'case', call: 'double(4)', result: '8' },
      { kind: 'draws', held: [] },
      { kind: 'draws', held: [['right'], ['right'], ['space']] },
      { kind: 'uses', word: 'for' },
      { kind: 'page', step: { do: 'click', on: '#go' } },
      { kind: 'page', step: { do: 'shows', on: '#score', text: '1' } },
    ],
    unknown: ['hello'],
  })
})

describe('what is printed', () => {
  it.each([
    ['1\n2\n', ['1', '2'], [], true],
    ['1 \n2\n\n', ['1', '2'], [], true],
    ['1\n2\n3\n', ['1', '2'], [], false],
    ['２\n', ['2'], [], true],
    ['how many? 3\nso 9\n', ['so 9'], ['3'], true],
    ['how many? 3\nso 8\n', ['so 9'], ['3'], false],
  ])('%j for %j, given %j: %s', (output, lines, given, right) =>
    expect(printsRight(output, { lines, given })).toBe(right),
  )

  it('may be guessed with other spaces at the ends', () => {
    expect(predictsRight('3\n6 ', '3\n6\n')).toBe(true)
    expect(predictsRight('3 6', '3\n6\n')).toBe(false)
  })
})

it.each([
  ['for i in range(3): pass', 'for', true],
  ['print("for")  # for', 'for', false],
  ['before = 1', 'for', false],
  ['turtle.circle(3)', 'circle', false],
  ['turtle.circle(3)', 'turtle.circle', true],
])('%s uses %s: %s', (code, word, uses) => expect(usesWord(code, word)).toBe(uses))

it('games are the same where they show the same field at last, whatever their words say', () => {
  const frame = (cells: string, texts: unknown[] = []) => [
    'game',
    JSON.stringify({ columns: 8, rows: 8, background: 'white', colours: ['red'], cells, texts, sprites: [], keys: [] }),
  ]
  expect(isSameDrawing([frame('...A'), frame('A...', [['3', 1, 1, 'red']])], [frame('A...')])).toBe(true)
  expect(isSameDrawing([frame('A...'), frame('.A..')], [frame('A...')])).toBe(false)
  expect(isSameDrawing([], [frame('A...')])).toBe(false)
})

describe('drawings', () => {
  type Line = [number, number, number, number]
  const picture = (...lines: Line[]) => lines.map((line) => ['line', 0, ...line, 'black', 1, 3])
  const square = (size: number, x = 0, y = 0) =>
    picture(
      [x, y, x + size, y],
      [x + size, y, x + size, y + size],
      [x + size, y + size, x, y + size],
      [x, y + size, x, y],
    )
  const triangle = picture([0, 0, 100, 0], [100, 0, 50, 87], [50, 87, 0, 0])

  it('are the same wherever they are, however large, and whichever way one went', () => {
    expect(isSameDrawing(square(100), square(40, -20, 30))).toBe(true)
    expect(isSameDrawing(square(100), square(100).toReversed())).toBe(true)
    expect(
      isSameDrawing(
        square(100),
        picture([0, 0, 50, 0], [50, 0, 100, 0], [100, 0, 100, 100], [100, 100, 0, 100], [0, 100, 0, 0]),
      ),
    ).toBe(true)
  })

  it('differ where a side is missing, or is another shape', () => {
    expect(isSameDrawing(square(100), square(100).slice(1))).toBe(false)
    expect(isSameDrawing(square(100), triangle)).toBe(false)
    expect(
      isSameDrawing(square(100), picture([0, 0, 100, 0], [100, 0, 100, 60], [100, 60, 0, 60], [0, 60, 0, 0])),
    ).toBe(false)
    expect(isSameDrawing(square(100), [])).toBe(false)
  })

  it('differ in what is filled', () => {
    const filled = (colour: string) => [...square(100), ['fill', 0, colour, '0,0,100,0,100,100']]
    expect(isSameDrawing(filled('gold'), filled('gold'))).toBe(true)
    expect(isSameDrawing(filled('gold'), filled('red'))).toBe(false)
    expect(isSameDrawing(filled('gold'), square(100))).toBe(false)
  })
})
