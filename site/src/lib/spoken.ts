/**
 * What a voice says for a text of the page, undefined where it says the text itself. A block of ScratchJr says once what it does
 * (`data-said`, see scratchjr-blocks.ts); blocks with which an item begins are the picture of what its words name, and silent.
 */
export function saidFor(node: Text): string | undefined {
  // The arrows with which the lines of an exercise are moved.
  if (node.parentElement?.closest('.order-move')) return ''
  const block = node.parentElement?.closest('.jr-block')
  if (!block) return undefined
  const isFirst = block.querySelector('.jr-name')?.contains(node)
  return isFirst && !isPicture(block.closest('.jr')) ? (block.getAttribute('data-said') ?? '') : ''
}

function isPicture(row: Element | null): boolean {
  const before = row?.previousSibling?.textContent ?? ''
  const after = row?.nextSibling?.textContent ?? ''
  return row?.parentElement?.tagName === 'LI' && before.trim() === '' && after.trim() !== ''
}

/** The words of an element as a voice says them. */
export function spokenText(root: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let text = ''
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    text += saidFor(node) ?? node.data
  return text.trim().replaceAll(/\s+/g, ' ')
}
