import { expect, test } from 'vitest'
import { isOneSlip, slipsOf } from './edit-distance.ts'
import { foldText } from './fold.ts'
import { nastyTexts } from '@tutu/contract/testing/nasty-texts'
import { pinyinOf } from './pinyin.ts'
import { replaceWords, wordsOf } from './query.ts'
import { plainText, vocabularyOf } from './document.ts'
import { cutAtPhrases, setSynonyms, synonymsOf } from './synonyms.ts'
import { tokensOf } from './tokens.ts'

const SYNONYMS = ['人工智能 ai 机器学习 智能', '海龟 乌龟 turtle', '游戏 小游戏 game 🎮']
setSynonyms(SYNONYMS)

test.each([
  ['遊戲', '游戏'],
  ['ＰＹＴＨＯＮ', 'python'],
  ['Straße ﬁ ½', 'straße ﬁ ½'],
  ['İ', 'İ'],
  ['𠮷野家', '𠮷野家'],
])('“%s” is compared as “%s”, of the same length', (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(folded).toHaveLength(text.length)
})

test.each([
  ['我想做游戏', ['游戏']],
  ['怎么学编程', ['编程']],
  ['兔子 游戏', ['兔子', '游戏']],
  ['How do I make a game?', ['game']],
  ['for', ['for']],
  ['我想', ['我想']],
  ['人工智能', ['人工智能']],
  ['海龟画图', ['海龟', '画图']],
  ['C++ 入门', ['c++', '入门']],
  ['游戏 游戏 游戏', ['游戏']],
  ['a b c d e f g h i j k l', ['b', 'c', 'd', 'e', 'f', 'g']],
  ['！！！', []],
])('“%s” asks for %j', (query, words) => {
  expect(wordsOf(query).map(({ text }) => text)).toEqual(words)
})

test.each([
  ['python', 'pyhton', true],
  ['python', 'pythn', true],
  ['python', 'pythoon', true],
  ['python', 'pythan', true],
  ['python', 'python', true],
  ['python', 'ptyhno', false],
  ['game', 'maze', false],
  ['', 'a', true],
  ['abcd', 'badc', false],
])('from “%s” to “%s” is one slip at most: %s', (a, b, expected) => {
  expect(isOneSlip(a, b)).toBe(expected)
  expect(isOneSlip(b, a)).toBe(expected)
})

test('two words that differ by a slip have a word with one letter less in common', () => {
  for (const [a, b] of [
    ['python', 'pyhton'],
    ['python', 'pythan'],
  ] as const) {
    expect(slipsOf(a).filter((one) => slipsOf(b).includes(one))).not.toEqual([])
  }
})

test('a word has its pinyin whole and cut short', () => {
  expect(pinyinOf('游戏')).toEqual({ whole: 'youxi', forms: ['youx', 'yxi', 'yx'] })
  expect(pinyinOf('人工智能').forms).toContain('rgzn')
})

test('the vocabulary takes words, not numbers and codes', () => {
  expect(vocabularyOf('HTML5 课程 2026 x7k2q9 Python3 的 mp3')).toEqual(['html5', 'python3', 'mp3'])
})

test('tokens know where they stand', () => {
  const text = '用 JavaScript 做遊戲 🐰'
  const at = Object.fromEntries(tokensOf(text).map(({ lexeme, start, end }) => [lexeme, text.slice(start, end)]))
  expect(at).toMatchObject({ 游戏: '遊戲', javascript: 'JavaScript', java: 'Java', script: 'Script', '🐰': '🐰' })
})

test('a word put right stands where the wrong one stood', () => {
  expect(replaceWords('Learn Pyhton fast', new Map([['pyhton', 'python']]))).toBe('Learn python fast')
})

test('of a text in Markdown, what is read is found: no addresses, no signs', () => {
  const text = plainText(
    '## 标题\n\n![图](/static/x.png) 看 [这里](https://example.com/secret)。\n\n```python\nprint(1)\n```\n- 一',
  )
  expect(text).toContain('print(1)')
  expect(text).not.toMatch(/static|secret|#|`|python/)
})

test('of a table its cells are read, and no lines', () => {
  const text = plainText('| 年龄 | 从哪里开始 |\n| --- | :---: |\n| 8 岁 | 积木 - 游戏 |\n\n---\n\n完')
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('年龄 从哪里开始 8 岁 积木 - 游戏 完')
})

test('what a lesson shows of exercises, hints and blocks is read, not what they are called in its source', () => {
  const text = plainText(
    ':::exercise choice turns\n转几次？\n\n- [x] 四次\n- [ ] 五次\n\n:::hint 数一数\n看看角。\n:::\n:::answer\n四次。\n:::\n:::\n\n```python run piece\nright(90)\n```\n\n按 `jr:手指` 开始。',
  )
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('转几次？ 四次 五次 数一数 看看角。 四次。 right(90) 按 手指 开始。')
})

test('of the source of a page, what the page shows is read; a tag that a sentence names is a word', () => {
  const page = '<!doctype html>\n<meta charset="utf-8">\n<h1 class="big">我的\n小猫</h1>\n<a href="/x?a=8">看</a>'
  const text = plainText(
    `用 \`<h1>\` 写标题。\n\n\`\`\`html run\n${page}\n\`\`\`\n\n\`\`\`cpp\nif (a <b && c> d) vector<int> v;\n\`\`\`\n`,
  )
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('用 <h1> 写标题。 我的 小猫 看 if (a <b && c> d) vector<int> v;')
})

test.each([
  ['brackets', ']('.repeat(50_000)],
  ['colons', ':::'.repeat(30_000)],
  ['lines of tables', `|${'-'.repeat(500)}x\n`.repeat(200)],
  ['tags', `\`\`\`html\n${'<a '.repeat(40_000)}`],
  ['fences', '```html\n<a'.repeat(10_000)],
  ['openings', ':::exercise a\n'.repeat(8000)],
  ['open brackets', '['.repeat(100_000)],
  ['backticks', '`'.repeat(100_000)],
  ['an address without end', `https://${'a'.repeat(100_000)}`],
  ['hashes', '#'.repeat(100_000)],
  ['letters', 'aB'.repeat(50_000)],
  ['Han', '循环'.repeat(50_000)],
  ['the same Han character', '的'.repeat(100_000)],
  ['combining marks', `a${'\u0301'.repeat(100_000)}`],
])('a hundred kilobytes of %s are read in no time', (_, text) => {
  const before = process.threadCpuUsage()
  tokensOf(plainText(text).slice(0, 50_000))
  wordsOf(text)
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
})

test('synonyms are words, whatever signs somebody writes among them', () => {
  setSynonyms(['循环( 重复+ [编程', '什么* 啥?', '> >'])
  try {
    expect(cutAtPhrases('先循环再画')).toEqual(['先', '循环', '再画'])
    expect(synonymsOf('循环')).toEqual([['重复'], ['编程']])
    expect(synonymsOf('什么')).toEqual([['啥']])
  } finally {
    setSynonyms(SYNONYMS)
  }
})

test('thousands of synonyms that begin alike, and whatever else stands in their place, are looked for at once', () => {
  const alike = (unit: string) =>
    Array.from({ length: 2000 }, (_, n) => `${unit.repeat(20)}${String.fromCodePoint(0x4e00 + n)} ${unit.repeat(19)}好`)
  try {
    for (const groups of [alike('一'), alike('循环'), nastyTexts().map((text) => text.slice(0, 200))]) {
      const before = process.threadCpuUsage()
      setSynonyms(groups)
      for (const text of ['一'.repeat(100_000), '循环'.repeat(50_000)]) {
        wordsOf(text)
        cutAtPhrases(text)
      }
      const { user, system } = process.threadCpuUsage(before)
      expect((user + system) / 1000, groups[0]).toBeLessThan(1000)
    }
  } finally {
    setSynonyms(SYNONYMS)
  }
})
