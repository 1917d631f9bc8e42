import { LANGUAGES } from '@tutu/contract/core/languages'
import { SCRATCHJR_BLOCKS } from '@tutu/learning/scratch/scratchjr-blocks'
import { expect, it } from 'vitest'
import { drawScratchJr } from './scratchjr-blocks.ts'

const row = (text: string) => drawScratchJr(`<p><code>jr:${text}</code></p>`)
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('draws a row of blocks, with their names and numbers', () => {
  const html = row('绿旗, 循环 3 (跳跃 2), 结束')
  expect(html.match(/<svg/g)).toHaveLength(4)
  expect(html).toContain('jr-inside')
  expect(wordsOf(html)).toBe('绿旗 循环 3 跳跃 2 结束')
})

it.each(SCRATCHJR_BLOCKS.map((block) => [block.en, block] as const))('knows %s by its names', (_, block) => {
  for (const language of LANGUAGES) expect(row(`${block[language]} 2`)).toContain(block.path)
})

const spokenOf = (html: string) =>
  [...html.matchAll(/data-spoken="([^"]*)"/g)].map(([, spoken]) => spoken).join(/\p{Script=Han}/u.test(html) ? '' : ' ')

it.each([
  ['green flag, right 8, end', 'when the green flag is tapped, go right 8, the end.'],
  ['绿旗, 向右 8, 结束', '点绿旗就开始，往右走 8 格，结束。'],
  [
    'say Hello, repeat 3 (hop 2), grow 2, end',
    'say: Hello, repeat 3 times: hop 2 high; then get bigger by 2, the end.',
  ],
  ['循环 3 (跳跃 2), 放大 2', '重复 3 遍：跳 2 格高；然后变大 2。'],
  ['循环 3 (跳跃 2)', '重复 3 遍：跳 2 格高。'],
  ['repeat 2 (repeat 3 (hop 2))', 'repeat 2 times: repeat 3 times: hop 2 high.'],
  ['循环 2 (循环 3 (跳跃 2)), 放大 2', '重复 2 遍：重复 3 遍：跳 2 格高；然后变大 2。'],
])('lets a voice say of %s: %s', (text, said) => {
  expect(spokenOf(row(text))).toBe(said)
})

it.each(SCRATCHJR_BLOCKS.map((block) => [block.en, block] as const))(
  'has a phrase of its own for a voice, in both languages, for %s',
  (_, block) => {
    expect(spokenOf(row(block.en))).toMatch(/^[a-z ,]+\.$/)
    expect(spokenOf(row(block['zh-cn']))).toMatch(/^\p{Script=Han}+。$/u)
  },
)

it('is no answer to an exercise: `data-said` is the verdict of one, and shows a ✓', () => {
  expect(row('hop 2, end')).not.toContain('data-said')
})

it('takes ‘repeat forever’ for no ‘repeat’', () => {
  expect(wordsOf(row('repeat forever'))).toBe('repeat forever')
})

it('leaves what it does not understand as it was written', () => {
  expect(row('fly 2')).toBe('<p><code>jr:fly 2</code></p>')
})

it('draws each line of an exercise as a row of its own', () => {
  const html = drawScratchJr('<pre data-part="order"><code class="language-scratchjr">right 2\nend\n</code></pre>')
  expect(html.split('\n').map(wordsOf)).toEqual(['right 2', 'end'])
})
