import { expect, test } from 'vitest'
import { offersFor } from './code-words.ts'

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

test('each word says what it does, in the language of the page', () => {
  expect(offersFor('prin', 'python', '', 'zh-cn')).toEqual([{ label: 'print', detail: '显示出来' }])
  expect(offersFor('query', 'javascript', '', 'en')[0]?.detail).toBe('finds something in the page')
  expect(offersFor('<d', 'html', '', 'en')).toEqual([])
})
