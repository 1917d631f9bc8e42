import { drawField, drawingOf, problemOf } from '@tutu/learning/super/field'
import { expect, it } from 'vitest'
import { EMPTY_DRAWING, put, resized, type Tool } from './draft.ts'

it.each<[Tool, number, number, string]>([
  ['wall', 1, 0, '.#.\n.>H'],
  ['wall', 1, 1, '...\n.>H'],
  ['carrot', 0, 0, '1..\n.>H'],
  ['carrot', 1, 1, '...\n.>H'],
  ['rabbit', 1, 1, '...\n.vH'],
  ['rabbit', 2, 1, '...\n..E'],
  ['home', 1, 1, '...\n.EH'],
  ['ground', 2, 1, '...\n.>.'],
  ['switch', 2, 0, '..s\n.>H'],
  ['open-door', 0, 1, '...\nd>H'],
])('%s into the cell %i, %i', (tool, x, y, expected) => {
  expect(drawingOf(put(drawField('...\n.>H'), tool, x, y))).toBe(expected)
})

it('carrots become more, and one again after eight', () => {
  let field = drawField(EMPTY_DRAWING)
  const seen = Array.from({ length: 9 }, () => {
    field = put(field, 'carrot', 0, 0)
    return field.carrots[0]
  })
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1])
})

it('a field that shrinks keeps its rabbit, and one that grows is ground', () => {
  const field = drawField('..#\n..1\n#1>')
  expect(drawingOf(resized(field, 2, 2))).toBe('..\n.>')
  expect(drawingOf(resized(field, 4, 3))).toBe('..#.\n..1.\n#1>.')
  expect(problemOf(resized(drawField(EMPTY_DRAWING), 10, 10))).toBeUndefined()
})
