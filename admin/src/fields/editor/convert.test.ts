import { expect, it } from 'vitest'
import { toHtml, toMarkdown } from './convert.ts'

it.each([
  ['<h2>小兔</h2>\n<p>跳<strong>得</strong><em>高</em> <s>低</s></p>', '## 小兔\n\n跳**得***高* ~~低~~'],
  ['<ul>\n<li>一</li>\n<li>二</li>\n</ul>', '-   一\n-   二'],
  ['<p><a href="https://a.example">看</a> <img src="/a.png" alt="图"></p>', '[看](https://a.example) ![图](/a.png)'],
  ['<pre><code class="language-py">a &lt; b\n</code></pre>', '```py\na < b\n```'],
  [
    '<table>\n<thead>\n<tr>\n<th>名</th>\n<th>数</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>a|b</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    '| 名 | 数 |\n| --- | --- |\n| a\\|b | 2 |',
  ],
  ['<p style="text-align:center">中</p>', '<p style="text-align:center">中</p>'],
  ['<p>H<sub>2</sub>O</p>', 'H<sub>2</sub>O'],
  [
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  ['<p>&lt;b&gt; &amp;lt; &amp; A&amp;B</p>', '&lt;b> &amp;lt; & A&B'],
  ['<p>1 * 2 &lt; 3 # [x]</p>', '1 \\* 2 &lt; 3 # \\[x\\]'],
])('%s is edited as %s, and comes back', (html, markdown) => {
  expect(toMarkdown(html)).toBe(markdown)
  expect(toHtml(markdown)).toBe(html)
})

it('nothing is nothing', () => {
  expect([toMarkdown(''), toHtml(''), toHtml('  ')]).toEqual(['', '', ''])
})

it.each([
  '<div>b</div>',
  'b<hr>',
  '<figure>b</figure>',
  '<details><summary>b</summary></details>',
  '<video src="/b.mp4"></video>',
  '<audio src="/b.mp3"></audio>',
  '<img src="/b.png" alt="b" width="40">',
  '<img src="/b.png" alt="b" height="40">',
  '<a href="/b" target="_blank">b</a>',
])('a table whose cell holds %s stays as it is', (cell) => {
  const table = `<table><tbody><tr><th>a</th></tr><tr><td>${cell}</td></tr></tbody></table>`
  expect(toMarkdown(table)).toBe(table)
  expect(toHtml(table)).toBe(table)
})

it.each(['<td>1</td>', '<td>1</td><td>2</td><td>3</td>'])(
  'a table with a row of another length, %s, stays',
  (cells) => {
    const table = `<table><tbody><tr><th>a</th><th>b</th></tr><tr>${cells}</tr></tbody></table>`
    expect(toMarkdown(table)).toBe(table)
  },
)

it('a picture keeps the size it was given', () => {
  const html = '<p>a <img src="/b.png" alt="b" width="40"> <img src="/c.png" alt="c" height="40"></p>'
  expect(toHtml(toMarkdown(html))).toBe(html)
})
