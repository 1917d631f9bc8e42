import { saidFor } from '../lib/spoken.ts'

/** What is read at one go: the words of an element, and where each piece of them stands in the page. */
export type Passage = { text: string; pieces: readonly { node: Text; start: number }[] }

/** Elements that are read, each for itself. Those of a list item's inside are part of it. */
const READ = 'h2, h3, h4, h5, p, li, summary, figcaption, th, td'
/** Looked at, not listened to. */
const SILENT =
  'pre, .scratch, script, style, .player-status, .exercise-listen, .exercise-help, .exercise-said, .exercise .btn, [aria-hidden="true"]'

/** The passages of a text in reading order, code left out. */
export function passagesOf(root: HTMLElement): Passage[] {
  const byBlock = new Map<Element, { text: string; pieces: { node: Text; start: number }[] }>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement
    const block = parent?.closest(READ)
    if (!parent || !block || !root.contains(block) || parent.closest(SILENT)) continue
    const passage = byBlock.get(block) ?? { text: '', pieces: [] }
    const said = saidFor(node)
    if (said !== '') passage.pieces.push({ node, start: passage.text.length })
    passage.text += said ?? node.data
    byBlock.set(block, passage)
  }
  return [...byBlock.values()].filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** The place in the page of some characters of a passage. */
export function rangeOf({ pieces }: Passage, from: number, to: number): Range | undefined {
  const range = document.createRange()
  const first = pieces.findLast(({ start }) => start <= from)
  const last = pieces.findLast(({ start }) => start < to)
  if (!first || !last) return undefined
  range.setStart(first.node, Math.min(from - first.start, first.node.length))
  range.setEnd(last.node, Math.min(to - last.start, last.node.length))
  return range
}

/** The end of the word that begins at `from`, where the voice does not say how long it is. */
export function wordEnd(text: string, from: number, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  const word = segments.containing(from)
  return word ? word.index + word.segment.length : from + 1
}
