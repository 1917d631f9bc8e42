/** A change of a text: what is between `from` and `to` becomes `text`, and then `start` to `end` is selected. */
export type Edit = { from: number; to: number; text: string; start: number; end: number }

/** A text and what is selected in it. */
export type Selected = { source: string; start: number; end: number }

/** `mark` on both sides of the selection, or none where there was one. `sample` stands where nothing is selected. */
export function wrap({ source, start, end }: Selected, mark: string, sample: string): Edit {
  // Marks hold on to words: spaces stay outside.
  const chosen = source.slice(start, end)
  const from = start + (chosen.length - chosen.trimStart().length)
  const to = from + chosen.trim().length
  const words = source.slice(from, to)
  const size = mark.length
  if (hasMark(runBefore(source, from, mark[0]!), mark) && hasMark(runAfter(source, to, mark[0]!), mark))
    return { from: from - size, to: to + size, text: words, start: from - size, end: to - size }
  const inside = words.length > 2 * size && words.startsWith(mark) && words.endsWith(mark)
  if (inside && hasMark(runAfter(words, 0, mark[0]!), mark) && hasMark(runBefore(words, words.length, mark[0]!), mark))
    return { from, to, text: words.slice(size, -size), start: from, end: to - 2 * size }
  const text = words || sample
  return { from, to, text: mark + text + mark, start: from + size, end: from + size + text.length }
}

/** Of three stars two are bold's and one is italic's. */
const hasMark = (run: number, mark: string): boolean =>
  mark === '*' ? run % 2 === 1 : mark === '**' ? run === 2 || run === 3 : run === mark.length

function runBefore(source: string, at: number, sign: string): number {
  let run = 0
  while (source[at - 1 - run] === sign) run++
  return run
}

function runAfter(source: string, at: number, sign: string): number {
  let run = 0
  while (source[at + run] === sign) run++
  return run
}

const HEADING = /^#{1,6} +/
const LIST = /^(?:[-*+]|\d{1,9}[.)]) +/
const QUOTE = /^> ?/

/** The selected lines as headings of a level; 0: as what they were without. */
export function heading(selected: Selected, level: number): Edit {
  const mark = level > 0 ? `${'#'.repeat(level)} ` : ''
  return lines(selected, (all) => all.map((line) => mark + line.replace(HEADING, '')))
}

/** The selected lines as a list or a quote, or none where they were one. */
export function lineMarks(selected: Selected, kind: 'bullets' | 'numbers' | 'quote'): Edit {
  const old = kind === 'quote' ? QUOTE : LIST
  const markOf = (at: number) => (kind === 'quote' ? '> ' : kind === 'bullets' ? '- ' : `${at + 1}. `)
  return lines(selected, (all) => {
    const filled = all.filter((line) => line.trim() !== '')
    const isMarked = filled.length > 0 && filled.every((line) => isOf(kind, line))
    let count = 0
    return all.map((line) => {
      if (line.trim() === '' && all.length > 1 && kind !== 'quote') return line
      return isMarked ? line.replace(old, '') : markOf(count++) + (kind === 'quote' ? line : line.replace(LIST, ''))
    })
  })
}

function isOf(kind: 'bullets' | 'numbers' | 'quote', line: string): boolean {
  return (kind === 'quote' ? QUOTE : kind === 'bullets' ? /^[-*+] / : /^\d{1,9}[.)] /).test(line)
}

function lines({ source, start, end }: Selected, change: (lines: string[]) => string[]): Edit {
  const from = source.lastIndexOf('\n', start - 1) + 1
  const next = source.indexOf('\n', end)
  const to = next < 0 ? source.length : next
  const before = source.slice(from, to).split('\n')
  const text = change(before).join('\n')
  // A caret stays with its letter; a selection of more grows to whole lines.
  const caret = from + Math.max(0, start - from + text.length - (to - from))
  if (start === end) return { from, to, text, start: caret, end: caret }
  return { from, to, text, start: from, end: from + text.length }
}

/**
 * A block with empty lines around it, in the place of the selection. `make` gets what was selected, and answers the
 * block and which part of it to select.
 */
export function block({ source, start, end }: Selected, make: (chosen: string) => [text: string, part: string]): Edit {
  const [text, part] = make(trimLines(source.slice(start, end)))
  const head = source.slice(0, start)
  const tail = source.slice(end)
  const { above, below } = gapsAround(head, tail)
  const at = start + above.length + text.indexOf(part)
  const isLast = tail === ''
  return { from: start, to: end, text: above + text + (isLast ? '\n' : below), start: at, end: at + part.length }
}

/** The line breaks that keep a block apart from what stands before and after it. */
function gapsAround(head: string, tail: string): { above: string; below: string } {
  return {
    above: head === '' || head.endsWith('\n\n') ? '' : head.endsWith('\n') ? '\n' : '\n\n',
    below: /^\n*$/.test(tail) || tail.startsWith('\n\n') ? '' : tail.startsWith('\n') ? '\n' : '\n\n',
  }
}

/**
 * Marks of files in the place of the selection: each a block of its own, as far in as its line is, where there are several, or
 * where the line holds nothing but another picture; else among the words.
 */
export function files({ source, start, end }: Selected, marks: readonly string[]): Edit {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  const spaces = /^[^\S\n]*/.exec(source.slice(end))![0].length
  const isEnd = /^(?:\n|$)/.test(source.slice(end + spaces))
  if (marks.length === 1 && !(isEnd && PICTURE_OR_NOTHING.test(before))) {
    const at = start + marks[0]!.length
    return { from: start, to: end, text: marks[0]!, start: at, end: at }
  }
  const indent = /^[ \t]*/.exec(before)![0]
  const from = before === indent ? start - indent.length : start
  const to = end + spaces
  const { above, below } = gapsAround(source.slice(0, from), source.slice(to))
  const text = above + marks.map((mark) => indent + mark).join('\n\n')
  return { from, to, text: text + below, start: from + text.length, end: from + text.length }
}

const PICTURE_OR_NOTHING = /^\s*(?:!\[(?:\\.|[^\]\\\n])*\]\([^()\s]*\))?\s*$/

function trimLines(text: string): string {
  let [from, to] = [0, text.length]
  while (text[from] === '\n') from++
  while (to > from && text[to - 1] === '\n') to--
  return text.slice(from, to)
}

/** Code in a fence that nothing in it closes. `info`: the language, and whether it is a program. */
export function codeBlock(selected: Selected, info: string, sample: string): Edit {
  return block(selected, (chosen) => {
    const code = chosen || sample
    let fence = '```'
    while (code.includes(fence)) fence += '`'
    return [`${fence}${info}\n${code}\n${fence}`, code]
  })
}

export function callout(selected: Selected, name: string, sample: string): Edit {
  return block(selected, (chosen) => {
    const quoted = (chosen || sample).replaceAll(/^/gm, '> ')
    return [`> [!${name}]\n${quoted}`, chosen ? quoted : sample]
  })
}

export function answer(selected: Selected, title: string, sample: string): Edit {
  return block(selected, (chosen) => {
    const text = chosen || sample
    return [`:::answer ${title}\n${text}\n:::`, text]
  })
}

/** A table with a head and `rows` lines below it; `column` names the columns. */
export function table(selected: Selected, columns: number, rows: number, column: (at: number) => string): Edit {
  const line = (cell: (at: number) => string) =>
    `| ${Array.from({ length: columns }, (_, at) => cell(at + 1)).join(' | ')} |`
  const body = Array.from({ length: rows }, () => line(() => '  '))
  return block(selected, () => [[line(column), line(() => '---'), ...body].join('\n'), column(1)])
}

export function link({ start, end }: Selected, words: string, address: string): Edit {
  const text = `[${escaped(words)}](${safeAddress(address)})`
  return { from: start, to: end, text, start: start + text.length, end: start + text.length }
}

/** `![…](…)`: a picture, a film or a sound, whatever the address names. */
export const image = (alt: string, address: string): string => `![${escaped(alt)}](${safeAddress(address)})`

function escaped(words: string): string {
  return words
    .replaceAll(/[\\[\]]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What would end the address too early, as the web writes it. */
function safeAddress(address: string): string {
  return address.trim().replaceAll(/[\s()<>\\]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).padStart(2, '0')}`)
}

/** What Enter does at the end of a line of a list or quote: it goes on, and ends where there was nothing to say. */
export function continueLine({ source, start, end }: Selected): Edit | undefined {
  if (start !== end) return undefined
  const from = source.lastIndexOf('\n', start - 1) + 1
  const found = /^([ \t]{0,20})(?:([-*+]|> ?|\d{1,8}[.)])[ \t]{0,4})/.exec(source.slice(from, start))
  if (!found || !/[ \t]$|^[ \t]*>/.test(found[0])) return undefined
  const [mark, indent, sign] = found as unknown as [string, string, string]
  if (source.slice(from + mark.length, start).trim() === '')
    return { from, to: start, text: '', start: from, end: from }
  const next = /^\d/.test(sign) ? `${indent}${Number.parseInt(sign, 10) + 1}${sign.at(-1)} ` : mark
  const at = start + 1 + next.length
  return { from: start, to: start, text: `\n${next}`, start: at, end: at }
}
