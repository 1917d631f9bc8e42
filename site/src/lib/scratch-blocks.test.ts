import { expect, it } from 'vitest'
import { stackScratchBlocks } from './scratch-blocks.ts'

const draw = (code: string) => stackScratchBlocks(`<pre><code class="language-scratch">${code}\n</code></pre>`)
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

it('leaves other code alone', () => {
  const html = '<p>隐藏</p><pre><code class="language-python">print(1)</code></pre>'
  expect(stackScratchBlocks(html)).toBe(html)
})

it.each([
  ['当绿旗被点击', 'events hat'],
  ['when I start as a clone', 'control hat'],
  ['在 (1) 秒内滑行到 x: (0) y: (0)', 'motion'],
  ['将x坐标增加 (4)', 'motion'],
  ['将大小设为 (60)', 'looks'],
  ['将 [分数 v] 增加 (1)', 'variables'],
  ['change [score v] by (1)', 'variables'],
  ['start sound (pop v)', 'sound'],
  ['reset timer', 'sensing'],
  ['进入本关', 'own'],
])('%s is a block of the kind %s', (line, kind) => {
  expect(draw(line)).toContain(`class="block ${kind}"`)
})

it('puts what stands further in inside the block above, and its end at the foot', () => {
  const html = draw('重复执行\n  隐藏\n  如果 &lt;(分数) &gt; (9)&gt; 那么\n    显示\n  结束\n结束')
  expect(html.match(/class="block around control"/g)).toHaveLength(2)
  expect(html.match(/class="foot"/g)).toHaveLength(2)
  expect(textOf(html).split(/\s+/).filter(Boolean).join(' ')).toBe('重复执行 隐藏 如果 分数 &gt; 9 那么 显示 结束 结束')
})

it('draws inputs by their brackets, nested ones too', () => {
  const html = draw('如果 &lt;&lt;碰到 (Star v) ?&gt; 与 &lt;(剩余) = (0)&gt;&gt; 那么')
  expect(html.match(/input pointed/g)).toHaveLength(3)
  expect(html.match(/input round/g)).toHaveLength(3)
  expect(html).toContain('Star ▾')
})

it.each(['说 (1', '说 1)', '如果 &lt;x'])('leaves brackets that do not match as they were written: %s', (line) => {
  expect(textOf(draw(line)).trim()).toBe(line)
  expect(draw(line)).not.toContain('input')
})

it('shows a colour as a swatch, its value still readable', () => {
  expect(draw('碰到颜色 [#1f4e9e]')).toContain('style="background:#1f4e9e"><span>#1f4e9e</span>')
})

it('separates scripts at empty lines', () => {
  expect(draw('显示\n\n隐藏').match(/class="script"/g)).toHaveLength(2)
})
