import type { CSSProperties } from 'react'

export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'quote' | 'code' | 'link'

type MarkRule = { sign: string; style?: CSSProperties } & ({ around: [string, string] } | { line: string })

/** What each toolbar button writes: around the selection, or before each of its lines. */
export const MARKS: Readonly<Record<Mark, MarkRule>> = {
  bold: { sign: 'B', style: { fontWeight: 700 }, around: ['**', '**'] },
  italic: { sign: 'I', style: { fontStyle: 'italic' }, around: ['*', '*'] },
  heading: { sign: 'H', style: { fontWeight: 700 }, line: '## ' },
  list: { sign: '•', line: '- ' },
  quote: { sign: '”', line: '> ' },
  code: { sign: '</>', around: ['`', '`'] },
  link: { sign: '↗', around: ['[', '](https://)'] },
}

/** The text with the mark set on its selection, and the selection to show afterwards. Marking again takes a line mark away. */
export function applyMark(
  mark: Mark,
  source: string,
  start: number,
  end: number,
): { source: string; start: number; end: number } {
  const rule = MARKS[mark]
  if ('around' in rule) {
    const [before, after] = rule.around
    const chosen = source.slice(start, end)
    const [open, close] = mark === 'code' && chosen.includes('\n') ? ['```\n', '\n```'] : [before, after]
    return {
      source: source.slice(0, start) + open + chosen + close + source.slice(end),
      start: start + open.length,
      end: end + open.length,
    }
  }
  const from = source.lastIndexOf('\n', start - 1) + 1
  const lines = source.slice(from, end).split('\n')
  const marked = lines.every((line) => line.startsWith(rule.line))
  const changed = lines.map((line) => (marked ? line.slice(rule.line.length) : rule.line + line)).join('\n')
  return { source: source.slice(0, from) + changed + source.slice(end), start: from, end: from + changed.length }
}
