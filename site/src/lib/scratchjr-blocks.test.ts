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

it('draws a row of blocks, with their names and numbers to be read aloud', () => {
  const html = row('绿旗, 循环 3 (跳跃 2), 结束')
  expect(html.match(/<svg/g)).toHaveLength(4)
  expect(html).toContain('jr-inside')
  expect(wordsOf(html)).toBe('绿旗 循环 3 跳跃 2 结束')
})

it.each(SCRATCHJR_BLOCKS.map((block) => [block.en, block] as const))('knows %s by its names', (_, block) => {
  for (const language of LANGUAGES) expect(row(`${block[language]} 2`)).toContain(block.path)
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
