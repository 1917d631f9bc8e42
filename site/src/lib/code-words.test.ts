import { expect, test } from 'vitest'
import { offersFor, vocabularyAt } from './code-words.ts'

const PROGRAM = 'points = 0\npresent = "x"\npr'

test.each([
  ['pr', ['print', 'present']],
  ['p', []],
  ['print', []],
  ['po', ['points']],
  ['ran', ['range', 'random', 'randint']],
])('%s in Python offers %j', (typed, labels) => {
  expect(offersFor(typed, 'python', PROGRAM, 'en').map(({ label }) => label)).toEqual(labels)
})

test('a program that has fetched game is offered its words, others are not', () => {
  expect(offersFor('touc', 'python', 'import game\n', 'en')).toEqual([
    { label: 'touches', detail: 'does it touch another picture' },
  ])
  expect(offersFor('touc', 'python', 'import turtle\n', 'en')).toEqual([])
})

test('each word says what it does, in the language of the page', () => {
  expect(offersFor('prin', 'python', '', 'zh-cn')).toEqual([{ label: 'print', detail: '显示出来' }])
  expect(offersFor('query', 'javascript', '', 'en')[0]?.detail).toBe('finds something in the page')
  expect(offersFor('bu', 'tag', 'bunny', 'en')).toEqual([{ label: 'button', detail: 'a button' }])
  expect(offersFor('font-s', 'style', '', 'en').map(({ label }) => label)).toEqual(['font-size'])
})

test.each([
  ['python', 'x = ', 'python'],
  ['html', '<body>\n  <', 'tag'],
  ['html', '<h1>Hi</', 'tag'],
  ['html', '<style>\n  p { ', 'style'],
  ['html', '<style>p {}</style>\n<p>', undefined],
  ['html', '<script>\n  con', 'javascript'],
  ['html', '<script></script>\nwords', undefined],
] as const)('in %s behind %j the words are those of %s', (code, before, vocabulary) => {
  expect(vocabularyAt(code, before)).toBe(vocabulary)
})
