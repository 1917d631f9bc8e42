import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'
import { markdownRenderer, plainText } from './markdown.ts'
import { plainHtml, typedHtml, unreadyHtml } from './plain-html.ts'
import { RENDERER_VERSION } from './version.ts'

const render = (source: string): string => markdownRenderer(highlight)(source) ?? ''
const words = (html: string): string => html.replace(/<[^>]*>/g, '')
const numbers = (count: number): string[] => Array.from({ length: count }, (_, n) => `w${n}.`)
const depthOf = (html: string, element: string): number => {
  let [depth, deepest] = [0, 0]
  for (const [tag] of html.matchAll(new RegExp(`</?${element}>`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const SAMPLE = [
  '# One\n\n## Two\n\nText *em* **strong** ~~gone~~ `code` [link](https://a.example "t") ![p](/static/covers/blank.svg)',
  '> quote\n\n1. one\n   - two\n\n| a | b |\n|:-:|---|\n| 1 | 2 |\n\n---\n\n<b>raw</b>',
  '```js\nconst a = 1 // one\n```\n\n```scratch\n当绿旗被点击\n```\n\n    indented\n',
  '> [!TIP]\n> one\n\n> [!TRY] Two\n\n:::answer\n- one\n:::\n\n```python run\nprint(1)\n```\n\n![f](/a.mp4) ![s](/a.mp3)',
  ':::exercise choice one\nWhich?\n\n- [x] a\n- [ ] b\n\n:::hint\nc\n:::\n:::\n\n:::exercise code\n```python start\nd\n```\n```tests\nprints e\n```\n:::\n\n:::exercise think\nWhy?\n:::\n\n:::show\nf\n:::\n\n:::piece\ng\n:::\n\n```js run piece\nh()\n```',
].join('\n\n')

test('whoever changes what Markdown becomes raises the version, so that stored texts are rendered anew', () => {
  const digest = createHash('sha256').update(render(SAMPLE)).digest('hex').slice(0, 16)
  expect([RENDERER_VERSION, digest]).toEqual([7, '5b51410c2d6defc8'])
})

test('code is highlighted up to 5,000 characters of lines up to 500, and plain beyond', () => {
  const code = (text: string): string => render(`\`\`\`js\n${text}\n\`\`\``)
  const line = `${'let a = 1; '.repeat(45)}\n`
  expect(code(line.repeat(10))).toContain('hljs-keyword')
  for (const text of [line.repeat(11), 'let a = 1; '.repeat(46), 'a'.repeat(99_900)]) {
    expect(code(text)).toBe(`<pre><code>${text}\n</code></pre>\n`)
  }
})

test('a table of many columns or cells stands as it was typed, one that fits is a table', () => {
  const table = (columns: number, rows: number): string =>
    [numbers(columns), Array<string>(columns).fill('-'), ...Array<string[]>(rows).fill(numbers(columns))]
      .map((cells) => `|${cells.join('|')}|`)
      .join('\n')
  expect(render(table(50, 59)).match(/<t[hd]>/g)).toHaveLength(3000)
  for (const source of [table(51, 1), table(50, 60), table(20_000, 1)]) {
    const html = render(`Before\n${source}\n\nAfter`)
    expect(html).not.toContain('<t')
    expect(words(html)).toBe(`Before\n${source}\nAfter\n`)
  }
  // Missing cells are filled in: short rows of wide tables count whole, and all tables of a text together.
  const wide = `${table(50, 0)}\n${'a\n'.repeat(30)}\n`
  expect(render(wide.repeat(300)).length).toBeLessThan(200_000)
})

test('quotes and lists stand as typed from the tenth list or twentieth quote on, with every word', () => {
  const quotes = render(`${'>'.repeat(99_000)} word`)
  expect(depthOf(quotes, 'blockquote')).toBe(20)
  expect(words(quotes)).toContain(`${'&gt;'.repeat(98_980)} word`)
  const lists = numbers(300).map((word, depth) => `${'  '.repeat(depth)}- ${word}`)
  const html = render(`${lists.join('\n')}\n\nAfter`)
  expect(depthOf(html, 'ul')).toBe(10)
  for (const word of numbers(300)) expect(html).toContain(word)
  expect(html.endsWith('<p>After</p>\n')).toBe(true)
})

test('emphasis in emphasis beyond twenty stands as typed', () => {
  const nested = (depth: number): string => `${'*a **b '.repeat(depth)}c${'** *'.repeat(depth)}`
  expect(depthOf(render(`${'**'.repeat(20)}a${'**'.repeat(20)}`), 'strong')).toBe(20)
  const source = `${'**'.repeat(10_000)}a${'**'.repeat(10_000)}`
  expect(render(`${source}\n\n*next*`)).toBe(`<p>${source}</p>\n<p><em>next</em></p>\n`)
  expect(words(render(nested(1000)))).toContain('c')
})

test('a text that would come to more than a page can bear is not rendered', () => {
  expect(markdownRenderer(highlight)(`[a]: /${'x'.repeat(50_000)}\n\n${'[a]'.repeat(16_000)}`)).toBeUndefined()
  expect(plainText(`[a]: /${'x'.repeat(50_000)}\n\n${'[a]'.repeat(16_000)}`)).toContain('[a][a]')
})

test('as typed means paragraphs, line ends and no markup', () => {
  expect(plainHtml('\n# One\r\n<b>two</b>  \n\n \nthree "&"\n\n')).toBe(
    '<p># One<br>\n&lt;b&gt;two&lt;/b&gt;</p>\n<p>three &quot;&amp;&quot;</p>\n',
  )
  expect(plainHtml(' \n')).toBe('')
})

test('of a lesson that is not laid out yet a child reads that there is more to come, and no answer', () => {
  const lesson =
    '去散步。\n\n:::exercise code walk\n走一步。\n:::answer\n```python model\nforward(1)\n```\n:::\n:::\n\n再见。'
  expect(unreadyHtml(lesson, 'zh-cn')).toBe(
    '<p data-unready><em>这一页还在排版，过一会儿刷新就完整了。</em></p>\n<p>去散步。</p>\n<p>再见。</p>\n',
  )
  expect(unreadyHtml('Bye.', 'en')).toMatch(/Reload it in a moment.*\n<p>Bye/)
})

test.each([
  ['of a quote', '> :::answer\n> x\n> :::\n\nAfter'],
  ['of a list', '- :::hint\n  x\n  :::\n\nAfter'],
  ['with code that has such a line', ':::answer\n```\n:::\n```\nx\n:::\nAfter'],
  ['in one of another kind', ':::exercise code a\n:::show\nx\n:::\nx\n:::\nAfter'],
])('an answer %s is not given away as typed', (_, source) => {
  expect(typedHtml(source).replace(/<[^>]*>|&gt;|\n/g, '')).toBe('After')
})

test('three colons and a word of another kind are words of the text', () => {
  expect(typedHtml('Before\n\n:::note\n\nAfter')).toBe('<p>Before</p>\n<p>:::note</p>\n<p>After</p>\n')
})

test('much code is highlighted up to a limit, so that a page is never many times its text', () => {
  const block = `\`\`\`python\n${`${`f'{'`.padEnd(499, "f'{")}\n`.repeat(9)}\`\`\`\n\n`
  const source = block.repeat(20)
  const html = render(source)
  expect(html.length).toBeLessThan(1_000_000)
  expect(html).toContain('hljs-')
})
