import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it.each([
  ['', 0, 0, 0],
  ['你好，世界', 4, 0, 1],
  ["It's 3.5 km", 0, 3, 1],
  ['用 Python 画 360° 的圆', 4, 2, 1],
  ['![小猫](/storage/a-b.png) [链接](https://a.example/x)', 4, 0, 1],
  ['> [!TIP]\n> 存\n\n```python run\n```\n:::answer 为什么\n:::', 4, 0, 1],
  ['字'.repeat(500), 500, 0, 2],
])('%j has %i characters, %i words, %i minutes', (source, han, words, minutes) => {
  expect(countWords(source)).toEqual({ han, words, minutes })
})

it('counts 100,000 characters of anything at once', () => {
  for (const piece of ['a', '字', '](', "a'", 'a-', '`', ' ', ':::', '> [!', '\n']) {
    const before = process.threadCpuUsage()
    countWords(piece.repeat(100_000 / piece.length))
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000, piece).toBeLessThan(250)
  }
})
