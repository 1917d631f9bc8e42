import { nastyTexts } from '@tutu/contract/testing/nasty-texts'
import { expect, test } from 'vitest'
import { joinNames, splitNames } from './list-text.ts'

test('names come back as they were, whatever stands in them', () => {
  const lists = [
    ['故事', 'Game'],
    ['a; b', 'c'],
    ['say "hi"', '"', '""'],
    [' padded '],
    ['one；two', 'x, y'],
    ['甲、乙'],
    [],
  ]
  for (const names of lists) expect(splitNames(joinNames(names))).toEqual(names)
  for (const text of nastyTexts()) expect(splitNames(joinNames([text, 'x']))).toEqual([text, 'x'])
})

test('what people type is understood too', () => {
  expect(splitNames('故事；游戏;动画 ')).toEqual(['故事', '游戏', '动画'])
  expect(splitNames('故事, 游戏、动画')).toEqual(['故事', '游戏', '动画'])
  expect(splitNames(';; a ;')).toEqual(['a'])
  expect(splitNames('"open; end')).toEqual(['"open', 'end'])
})

test('long texts take no longer than they are long', () => {
  const before = process.threadCpuUsage()
  for (const text of [';'.repeat(100_000), '" '.repeat(50_000), `"${' '.repeat(100_000)}`, 'a,'.repeat(50_000)])
    splitNames(text)
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
})
