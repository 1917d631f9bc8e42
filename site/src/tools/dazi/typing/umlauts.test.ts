import { createExercise } from '@tutu/learning/typing/exercise'
import { expect, it } from 'vitest'
import { umlautsIn, withUmlaut } from './umlauts.ts'

it.each([
  ['lv', 'lü'],
  ['nve', 'nüe'],
  ['vn', 'ün'],
  ['very', 'very'],
  ['van', 'van'],
  ['have', 'have'],
  ['绿', '绿'],
])('%s in the mistake book reads %s', (word, read) => {
  expect(withUmlaut(word)).toBe(read)
})

it('of a mixed round only the syllables are read with ü, of a lesson in pinyin every v', () => {
  const exercise = createExercise({ text: 'very lv have nve', script: 'latin', mode: 'wait' })
  expect([...umlautsIn(exercise, 'syllables')]).toEqual([6, 14])
  expect([...umlautsIn(exercise, 'all')]).toEqual([0, 6, 10, 14])
})
