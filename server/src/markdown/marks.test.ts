import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'
import { markdownRenderer, plainText, renderMarkdown } from './markdown.ts'

const html = (source: string, language: 'zh-cn' | 'en' = 'zh-cn'): string => renderMarkdown(source, language) ?? ''

test('a quote that begins with [!TIP], [!WARNING] or [!TRY] is a callout, titled in the language of the text', () => {
  expect(html('> [!TIP]\n> Save *often*.\n>\n> - twice')).toBe(
    '<div class="callout callout-tip" role="note">\n<p class="callout-title">小提示</p>\n' +
      '<p>Save <em>often</em>.</p>\n<ul>\n<li>twice</li>\n</ul>\n</div>\n',
  )
  expect(html('> [!warning]\n> a', 'en')).toContain(
    'callout-warning" role="note">\n<p class="callout-title">Watch out<',
  )
  expect(html('> [!TRY]\n> a', 'en')).toContain('<p class="callout-title">Try it</p>')
  expect(html('> [!TRY] Make it *bounce*\n> a')).toContain('<p class="callout-title">Make it *bounce*</p>')
  // As in texts from elsewhere.
  expect(html('> [!CAUTION]\n> a')).toContain('callout-warning')
  expect(html('> [!IMPORTANT]\n> a')).toContain('callout-tip')
})

test('a callout may have nothing but its title, stand in a list, and hold a quote', () => {
  expect(html('> [!TIP] Alone')).toBe(
    '<div class="callout callout-tip" role="note">\n<p class="callout-title">Alone</p>\n</div>\n',
  )
  expect(html('- a\n\n  > [!TIP]\n  > b\n  >\n  > > c\n\nd')).toMatch(
    /<li>\n<p>a<\/p>\n<div class="callout[^]*<blockquote>\n<p>c<\/p>\n<\/blockquote>\n<\/div>\n<\/li>\n<\/ul>\n<p>d/,
  )
})

test('any other quote is a quote', () => {
  for (const source of [
    '> [!FOO]\n> a',
    '> a [!TIP]',
    '> [!TIP]a',
    '> a\n>\n> [!TIP]',
    '> [!constructor]',
    '> `[!TIP]`',
  ])
    expect(html(source), source).toContain('<blockquote>')
})

test(':::show is what to change and show, titled in the language of the text', () => {
  expect(html(':::show\nJump higher.\n:::\nAfter', 'en')).toBe(
    '<div class="show-it">\n<p class="show-it-title">Change it and show it</p>\n<p>Jump higher.</p>\n</div>\n<p>After</p>\n',
  )
})

test(':::piece holds what is made, and `run piece` is the program that makes it', () => {
  expect(html(':::piece\n![A star](/static/a.svg)\n\n[Project](/static/a.sb3)\n:::\nAfter')).toBe(
    '<div class="piece">\n<p><img src="/static/a.svg" alt="A star" loading="lazy" /></p>\n' +
      '<p><a href="/static/a.sb3">Project</a></p>\n</div>\n<p>After</p>\n',
  )
  expect(html('```python run piece\nprint(1)\n```')).toContain('<figure class="code-run" data-run="python" data-piece')
  expect(html('```python run\nprint(1)\n```')).not.toContain('data-piece')
})

test(':::answer is closed until it is opened, with its own title or that of the language', () => {
  expect(html(':::answer Why *so*?\nBecause **1 < 2**.\n\n- a\n:::\nAfter')).toBe(
    '<details class="answer">\n<summary>Why *so*?</summary>\n<p>Because <strong>1 &lt; 2</strong>.</p>\n' +
      '<ul>\n<li>a</li>\n</ul>\n</details>\n<p>After</p>\n',
  )
  expect(html('::: answer\na\n:::')).toContain('<summary>看看答案</summary>')
  expect(html('Question\n:::answer\na\n:::', 'en')).toBe(
    '<p>Question</p>\n<details class="answer">\n<summary>Show the answer</summary>\n<p>a</p>\n</details>\n',
  )
})

test('an answer ends where it is closed: not in its code, not with an answer in it', () => {
  const code = html(':::answer\n```\n:::\n```\nb\n:::\nAfter')
  expect(code).toContain('<code>:::\n</code>')
  expect(code).toMatch(/<p>b<\/p>\n<\/details>\n<p>After/)
  expect(html(':::answer A\n:::answer B\nb\n:::\na\n:::\nAfter')).toMatch(
    /<p>b<\/p>\n<\/details>\n<p>a<\/p>\n<\/details>\n<p>After/,
  )
  // One that is never closed ends with what it stands in; a closing line of nothing is text.
  expect(html('- :::answer\n  a\n\nAfter')).toMatch(/<p>a<\/p>\n<\/details>\n<\/li>\n<\/ul>\n<p>After/)
  expect(html(':::answer\na\n\nb')).toMatch(/<p>a<\/p>\n<p>b<\/p>\n<\/details>\n$/)
  expect(html('a\n\n:::')).toBe('<p>a</p>\n<p>:::</p>\n')
  for (const source of [':::answers\na', ':::warning\na', '    :::answer', '\\:::answer'])
    expect(html(source), source).not.toContain('<details')
})

test('code that says `run` is marked as a program, for whoever may run it one day, and promises nothing', () => {
  const shown = markdownRenderer(highlight)('```python run\nprint(1)\n```\n') ?? ''
  expect(shown).toMatch(/^<figure class="code-run" data-run="python">\n<figcaption>Python · 完整的程序，可以原样运行</)
  expect(shown).toContain('<pre><code class="language-python"><span class="hljs-built_in">print</span>')
  expect(shown).not.toContain('<button')
  expect(html('```js run\n1\n```', 'en')).toContain('<figcaption>JavaScript · A whole program: it runs as it stands<')
  for (const info of ['python', 'python runs', 'run', 'scratch run', 'constructor run', 'python x run'])
    expect(html(`\`\`\`${info}\na\n\`\`\``), info).not.toContain('<figure')
  // What is too long to be highlighted is a program all the same.
  const long = markdownRenderer(highlight)(`\`\`\`python run\n${'a = 1\n'.repeat(2000)}\`\`\``)
  expect(long).toContain('data-run="python"')
})

test('videos and sounds of this site have the player of the browser', () => {
  expect(html('![Two "steps"](/storage/film.MP4)')).toBe(
    '<p><span class="media"><video src="/storage/film.MP4" controls preload="metadata" playsinline ' +
      'aria-label="Two &quot;steps&quot;"></video><span class="media-title">Two "steps"</span></span></p>\n',
  )
  for (const name of ['a.mp3', 'a.m4a', 'a.ogg', 'a.wav?v=1'])
    expect(html(`![](/${name})`)).toContain('<audio src="/a.')
  expect(html('![a](/a.mp4.png)')).toContain('<img src="/a.mp4.png" alt="a"')
})

test('pictures, videos and sounds of elsewhere are links: a page makes no foreign request', () => {
  for (const address of ['https://a.example/a.mp4', 'http://a.example/a.png'])
    expect(html(`![b](${address})`)).toBe(`<p><a href="${address}" rel="noopener nofollow" target="_blank">b</a></p>\n`)
  expect(html('[![b](https://a.example/a.png)](/c)')).toBe('<p><a href="/c">b</a></p>\n')
  for (const address of ['//a.example/a.mp4', 'a.mp4', 'data:video/mp4,x', 'javascript:a.mp3', 'mailto:a@b.mp4'])
    expect(html(`![b](${address})`), address).not.toMatch(/<(?:img|video|audio|a)\b/)
})

test('nothing typed in a mark becomes markup', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const sources = [
    `> [!TIP] ${evil}\n> ${evil}`,
    `:::answer ${evil}\n${evil}\n:::`,
    `\`\`\`python run ${evil}\n${evil}\n\`\`\``,
    `![${evil}](/a.mp4)`,
    `![a](</a.mp4" onerror="alert(1)>)`,
    `![a](</a"onerror=alert(1) .mp4>)`,
    `![a](/a.mp4 "${evil}")`,
    `![${evil}](https://a.example/a.mp4)`,
    '<video src="https://a.example" autoplay></video><details open>',
  ]
  for (const source of sources) {
    // Between the quotes of an attribute it is text.
    const tags = html(source).replaceAll(/"[^"]*"/g, '""')
    expect(tags, source).not.toMatch(/<script|<img src=x|<[^>]+\s(?:onerror|autoplay)|<details open/)
  }
})

test('as plain text, for mails, the words of marks stay and the marks go', () => {
  expect(plainText('> [!TIP]\n> Save.\n\n:::answer Why?\nSo.\n:::')).toBe('Save.\n\nWhy?\n\nSo.')
})

test('an exercise says its kind and name, which choice is right and what its code is for', () => {
  expect(
    html(
      ':::exercise choice turns\nHow *often*?\n\n- [ ] once\n- [x] `twice`\n\n:::hint\nCount.\n:::\n:::answer\n720\n:::\n:::\nAfter',
      'en',
    ),
  ).toBe(
    '<div class="exercise" data-exercise="choice" data-id="turns">\n<p class="exercise-title">Choose</p>\n<p>How <em>often</em>?</p>\n' +
      '<ul>\n<li data-choice="wrong">once</li>\n<li data-choice="right"><code>twice</code></li>\n</ul>\n' +
      '<details class="hint">\n<summary>Hint</summary>\n<p>Count.</p>\n</details>\n' +
      '<details class="answer">\n<summary>Show the answer</summary>\n<p>720</p>\n</details>\n</div>\n<p>After</p>\n',
  )
  const code = html(
    ':::exercise code\n```python start\na\n```\n```python bug 2\nb\n```\n```tests\nprints a\n```\n```python wrong\nsecret\n```\n:::',
  )
  expect(code).toContain('<pre data-part="start"><code class="language-python">a')
  expect(code).toContain('<pre data-part="bug" data-line="2">')
  expect(code).toContain('<pre data-part="tests">')
  expect(code).not.toContain('secret')
})

test('an exercise that nothing checks says so', () => {
  expect(html(':::exercise think why\nWhy?\n:::', 'en')).toContain(
    '<div class="exercise" data-exercise="think" data-open data-id="why">',
  )
})

test('outside of exercises the same is a list, code and text', () => {
  expect(html('- [x] a')).toBe('<ul>\n<li>[x] a</li>\n</ul>\n')
  expect(html('```python start\na\n```')).not.toContain('data-part')
  expect(html(':::exercise dance\na\n:::')).toContain('<p>:::exercise dance')
})

test('tests and answers of exercises are no text to be searched', () => {
  const source = ':::exercise code\nDraw a square.\n```tests\ndraws\n```\n```python wrong\nb\n```\n:::'
  expect(plainText(source)).toBe('Draw a square.')
})
