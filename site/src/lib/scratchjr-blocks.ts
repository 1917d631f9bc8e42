import type { Language } from '@tutu/contract/core/languages'
import { sayScratchJrBlock } from '@tutu/learning/scratch/say-scratchjr-block'
import { readScratchJrBlock } from '@tutu/learning/scratch/scratchjr-blocks'

/*
 * Draws blocks of ScratchJr, which have no words, from text: `jr:绿旗, 向右 8, 结束` in a line of prose is a row of blocks, and a
 * `language-scratchjr` block one below the other. What is inside a 'repeat' stands in brackets. Their names stay, small; what a
 * voice says of them is in `data-spoken` (lib/spoken.ts). Text that is not understood stays as it was written.
 */
export function drawScratchJr(html: string): string {
  return html
    .replace(/<code>jr:([^<]*)<\/code>/g, (whole, row: string) => drawn(row, whole))
    .replace(
      /(<code class="[^"]*\blanguage-scratchjr\b[^"]*">)([\s\S]*?)(<\/code>)/g,
      (_, start: string, rows: string, end: string) =>
        `${start}${rows
          .trimEnd()
          .split('\n')
          .map((row) => drawn(row))
          .join('\n')}${end}`,
    )
}

function drawn(row: string, unknown = row): string {
  const blocks = drawRow(row)
  return blocks ? `<span class="jr">${blocks}</span>` : unknown
}

function drawRow(row: string): string {
  let drawn = ''
  // A name with what stands on it, or a bracket.
  const tokens = (row.match(/[^,，()]+|[()]/g) ?? []).map((token) => token.trim()).filter(Boolean)
  for (const [index, text] of tokens.entries()) {
    if (text === '(') drawn += '<span class="jr-inside">'
    else if (text === ')') drawn += '</span>'
    else {
      const found = readScratchJrBlock(text)
      if (!found) return ''
      const { block, value } = found
      const name = text.slice(0, text.length - value.length).trim()
      const language = name.toLowerCase() === block.en ? 'en' : 'zh-cn'
      const spoken = sayScratchJrBlock(block, value, language) + pauseAfter(tokens.slice(index + 1), language)
      drawn += `<span class="jr-block jr-${block.colour}" data-spoken="${spoken.replaceAll('"', '&quot;')}"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="${block.path}"/></svg><span class="jr-name">${name}</span>${value && ` <b>${value}</b>`}</span> `
    }
  }
  return drawn
}

/** What a voice does after a block, by the tokens that follow: how far a 'repeat' goes is heard too, also of one in another. */
function pauseAfter(tokens: readonly string[], language: Language): string {
  const pauses = PAUSES[language]
  if (tokens.every((token) => token === ')')) return pauses.end
  if (tokens[0] === ')') return pauses.out
  return tokens[0] === '(' ? pauses.into : pauses.next
}

const PAUSES = {
  'zh-cn': { into: '：', out: '；然后', next: '，', end: '。' },
  en: { into: ':', out: '; then', next: ',', end: '.' },
} as const satisfies Record<Language, object>
