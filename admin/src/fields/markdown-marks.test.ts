import { expect, it } from 'vitest'
import { applyMark, type Mark } from './markdown-marks.ts'

it.each<[Mark, string, number, number, string]>([
  ['bold', 'a b c', 2, 3, 'a **b** c'],
  ['link', 'here', 0, 4, '[here](https://)'],
  ['code', 'x\ny', 0, 3, '```\nx\ny\n```'],
  ['heading', 'one\ntwo', 5, 5, 'one\n## two'],
  ['list', 'one\ntwo', 0, 7, '- one\n- two'],
  ['list', '- one\n- two', 0, 11, 'one\ntwo'],
])('%s on %j from %i to %i', (mark, source, start, end, expected) => {
  expect(applyMark(mark, source, start, end).source).toBe(expected)
})

it('keeps the marked text selected', () => {
  const { source, start, end } = applyMark('bold', 'a b c', 2, 3)
  expect(source.slice(start, end)).toBe('b')
})
