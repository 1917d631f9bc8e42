import { createExercise } from '@tutu/learning/typing/exercise'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breaksOf, linesOf, windowOf } from './text-lines.ts'

const exercise = (text: string, script: 'latin' | 'han' | 'code') => createExercise({ text, script, mode: 'wait' })
const shown = (text: string, script: 'latin' | 'han' | 'code', breaks?: number[]) => {
  const given = exercise(text, script)
  return linesOf(given, breaks).map(({ start, end }) => given.units.slice(start, end).join(''))
}

describe('lines of the text box', () => {
  test('are a lesson’s own', () => {
    const lines = [{ text: 'fff jjj' }, { text: 'fj' }]
    expect(shown('fff jjj fj', 'latin', breaksOf(lines, 1))).toEqual(['fff jjj ', 'fj'])
  })
  test('break between words and keep every unit', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 80 }), (words) => {
        const text = words.join(' ')
        const lines = shown(text, 'latin')
        expect(lines.join('')).toBe(text)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(57)
        for (const line of lines.slice(0, -1)) expect(line.endsWith(' ')).toBe(true)
      }),
    )
  })
  test('of Chinese never begin with a comma', () => {
    const text = `${'好'.repeat(22)}，${'好'.repeat(30)}`
    const lines = shown(text, 'han')
    expect(lines.join('')).toBe(text)
    for (const line of lines) expect(line).not.toMatch(/^，/)
  })
  test('of code are its lines', () => {
    expect(shown('if a:\n    b\nc', 'code')).toEqual(['if a:\n', '    b\n', 'c'])
  })
})

describe('the window', () => {
  const given = exercise(Array.from({ length: 400 }, () => 'word').join(' '), 'latin')
  const lines = linesOf(given)
  test('holds the caret and at most 600 units, wherever it is', () => {
    for (let caret = 0; caret < given.units.length; caret++) {
      const { first, last } = windowOf(lines, caret)
      expect(lines[last]!.end - lines[first]!.start).toBeLessThanOrEqual(600)
      expect(lines[first]!.start <= caret && caret < lines[last]!.end).toBe(true)
    }
  })
})
