import { expect, it } from 'vitest'
import { markWords } from './mark-words.ts'

const shown = (text: string, query: string) =>
  markWords(text, query)
    .map(({ text: part, mark }) => (mark ? `[${part}]` : part))
    .join('')

it.each([
  ['做一个躲猫猫的游戏', '游戏 躲猫猫', '做一个[躲猫猫]的[游戏]'],
  ['Loops and sloops', 'loop', '[Loop]s and sloops'],
  ['学 C++ 第一步', 'c++', '学 [C++] 第一步'],
  ['a.b (c)', '(c) .', 'a.b [(c)]'],
  ['Drag-and-drop', 'drag-and-drop', '[Drag-and-drop]'],
  ['a#b a/b', 'a#b a/b & ~ _', '[a#b] [a/b]'],
  ['兔子', '', '兔子'],
])('“%s”, searched for “%s”', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked)
})

it('a hundred kilobytes are soon done', () => {
  const before = process.threadCpuUsage()
  markWords('('.repeat(50_000) + '游'.repeat(50_000), '( 游 a+b*c [x]')
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})
