/**
 * What a voice says for a text of the page, undefined where it says the text itself. A block of ScratchJr says once what it does
 * (`data-spoken`, see scratchjr-blocks.ts); blocks that are the picture of what the words of their item name are silent.
 */
export function saidFor(node: Text): string | undefined {
  // The arrows with which the lines of an exercise are moved.
  if (node.parentElement?.closest('.order-move')) return ''
  const block = node.parentElement?.closest('.jr-block')
  if (!block) return undefined
  const isFirst = block.querySelector('.jr-name')?.contains(node)
  return isFirst && !isPicture(block.closest('.jr')) ? (block.getAttribute('data-spoken') ?? '') : ''
}

/** Whether an item begins with these blocks and its words are about them: where it has other blocks too, words that name them. */
function isPicture(row: Element | null): boolean {
  const item = row?.closest('li')
  if (!row || !item) return false
  const [before, after] = [document.createRange(), document.createRange()]
  before.setStart(item, 0)
  before.setEndBefore(row)
  after.setStartAfter(row)
  after.setEnd(item, item.childNodes.length)
  const words = wordsIn(after)
  if (hasLetters(wordsIn(before)) || !hasLetters(words)) return false
  const names = [...row.querySelectorAll('.jr-name')].map((name) => name.textContent.toLowerCase())
  return item.querySelectorAll('.jr').length === 1 || names.every((name) => words.toLowerCase().includes(name))
}

/** What stands in a part of a text, blocks of ScratchJr left out. */
function wordsIn(part: Range): string {
  const copy = part.cloneContents()
  for (const row of copy.querySelectorAll('.jr')) row.remove()
  return copy.textContent
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

/** The words of an element as a voice says them. */
export function spokenText(root: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let text = ''
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    text += saidFor(node) ?? node.data
  return text.trim().replaceAll(/\s+/g, ' ')
}
