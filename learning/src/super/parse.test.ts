import { describe, expect, it } from 'vitest'
import { nastyTexts } from '@tutu/contract/testing/nasty-texts'
import { LEVELS } from './levels/index.ts'
import { readyLevel } from './levels/ready.ts'
import { parse } from './parse.ts'
import { CODE_LANGUAGES, codeText, print } from './print.ts'
import { countBlocks, type Program } from './program.ts'

const read = (source: string, language: 'python' | 'js'): Program => {
  const parsed = parse(source, language)
  if (parsed.error) throw new Error(JSON.stringify(parsed.error))
  return parsed.program
}

describe('what children write is read', () => {
  it.each([
    ['forward()\nleft()', 'forward();left()'],
    ['for i in range(3):\n    forward()', 'for (let i = 0; i < 3; i++) { forward(); }'],
    ['for _ in range(1, 4): forward()', 'for (var k = 1; k <= 3; k += 1) { forward() }'],
    ['while not wall_ahead():\n\tforward()', 'while (!wallAhead()) {\n forward()\n}'],
    [
      'if carrot_here():\n  pull()\nelif at_home():\n  left()\nelse:\n  right()',
      'if (carrotHere()) { pull() } else if (atHome()) { left() } else { right() }',
    ],
    ['def dance():\n  left()\n\ndance()  # twice around', 'function dance() { left() } dance() // around'],
    ['n = 2\nn = n + 1\nn -= 1', 'let n = 2; n++; n--'],
    ['m = 3\nn = m + 1\nif n >= m:\n  left()', 'let m = 3; let n = m + 1; if (n >= m) { left() }'],
    ['while True:\n  forward()', 'while (true) { forward() }'],
  ])('%s', (python, js) => expect(read(js, 'js')).toEqual(read(python, 'python')))

  it('a variable that begins with 0 costs nothing: variables do', () => {
    expect(countBlocks(read('n = 0\nwhile n < 3:\n  n += 1', 'python'))).toBe(2)
    expect(countBlocks(read('n = 3\nn = 0', 'python'))).toBe(2)
  })
})

it('each step knows its line', () => {
  const parsed = parse('# home\nif at_home():\n    left()\n\nelif carrot_here():\n    pull()', 'python')
  expect([...(parsed.error ? [] : parsed.lines)].map(([{ kind }, line]) => [line, kind]).toSorted()).toEqual([
    [2, 'if'],
    [3, 'left'],
    [5, 'if'],
    [6, 'pull'],
  ])
})

describe('what is wrong is said, with its line', () => {
  it.each([
    ['forwrd()', 1, 'unknown-command', 'forward'],
    ['left()\nForward()', 2, 'unknown-command', 'forward'],
    ['wallahead()', 1, 'unknown-command', 'wall_ahead'],
    ['dance()', 1, 'unknown-skill', undefined],
    ['forward', 1, 'missing-parens', 'forward()'],
    ['forward(3)', 1, 'takes-nothing', undefined],
    ['forward(', 1, 'missing-close', undefined],
    ['forward（）', 1, 'chinese-sign', '('],
    ['for i in range(3)：\n  left()', 1, 'chinese-sign', ':'],
    ['for i in range(3)\n  left()', 1, 'missing-colon', undefined],
    ['for i in range(3):\nleft()', 2, 'missing-indent', undefined],
    ['left()\n  left()', 2, 'extra-indent', undefined],
    ['if at_home():\n    left()\n  left()', 3, 'extra-indent', undefined],
    ['for i in 3:\n  left()', 1, 'bad-for', undefined],
    ['while at_home:\n  left()', 1, 'missing-parens', 'at_home()'],
    ['while forward():\n  left()', 1, 'bad-test', undefined],
    ['if n = 3:\n  left()', 1, 'one-equals', undefined],
    ['if at_home() and carrot_here():\n  left()', 1, 'no-and-or', undefined],
    ['else:\n  left()', 1, 'else-alone', undefined],
    ['def a():\n  def b():\n    left()', 2, 'skill-inside', undefined],
    ['def a():\n  left()\ndef a():\n  left()', 3, 'skill-twice', undefined],
    ['def forward():\n  left()', 1, 'bad-name', undefined],
    ['n = 100', 1, 'big-number', undefined],
    ['n = m - k', 1, 'minus-variable', undefined],
    ['left() right()', 1, 'two-in-a-line', undefined],
    ['let n = 3', 1, 'other-language', undefined],
    ['at_home()', 1, 'bad-test', undefined],
    ['往前()', 1, 'strange-sign', undefined],
    [`${'left()\n'.repeat(201)}`, 1, 'too-many-steps', undefined],
  ])('%s', (source, line, problem, meant) => {
    expect(parse(source, 'python').error).toMatchObject(meant ? { line, problem, meant } : { line, problem })
  })

  it.each([
    ['for (let i = 0; i < 3; i++) forward()', 'missing-open-brace'],
    ['while (true) { forward()', 'missing-close-brace'],
    ['forward() }', 'extra-close-brace'],
    ['while true { left() }', 'missing-parens'],
    ['def a():\n  left()', 'other-language'],
    ['if (atHome()):\n  left()', 'other-language'],
    ['let n', 'bad-value'],
  ])('in JavaScript: %s', (source, problem) => expect(parse(source, 'js').error).toMatchObject({ problem }))

  it('anything else is refused, and quickly', () => {
    for (const text of nastyTexts('(', 'if not ', '{', 'n = ', '  \n\t')) {
      for (const language of CODE_LANGUAGES) {
        const parsed = parse(text.slice(0, 8001), language)
        expect(parsed.error ?? parsed.program).toBeDefined()
      }
    }
    for (const open of ['if (', '!', 'while (true) {', 'if (true) { ']) {
      expect(parse(open.repeat(500), 'js').error).toBeDefined()
    }
  })
})

describe.each(CODE_LANGUAGES)('code in %s', (language) => {
  it('of every solution says the same program', () => {
    for (const placed of LEVELS) {
      const { solution } = readyLevel(placed)
      expect(read(codeText(print(solution, language)), language), placed.text.title.en).toEqual(solution)
    }
  })
})
