import { readScratchJrBlock } from '@tutu/learning/scratch/scratchjr-blocks'

/*
 * Draws blocks of ScratchJr, which have no words, from text: `jr:绿旗, 向右 8, 结束` in a line of prose is a row of blocks, and a
 * `language-scratchjr` block one below the other. What is inside a 'repeat' stands in brackets. Their names stay, small, to be
 * read aloud; text that is not understood stays as it was written.
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
  // A name with what stands on it, a bracket, or what is between blocks.
  for (const token of row.match(/[^,，()]+|[,，()]/g) ?? []) {
    const text = token.trim()
    if (text === '' || text === ',' || text === '，') continue
    else if (text === '(') drawn += '<span class="jr-inside">'
    else if (text === ')') drawn += '</span>'
    else {
      const found = readScratchJrBlock(text)
      if (!found) return ''
      const { block, value } = found
      const name = text.slice(0, text.length - value.length).trim()
      drawn += `<span class="jr-block jr-${block.colour}"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="${block.path}"/></svg><span class="jr-name">${name}</span>${value && ` <b>${value}</b>`}</span> `
    }
  }
  return drawn
}
